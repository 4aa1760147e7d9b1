// Keeps what was learnt in a folder of the checkout, so that no start has to learn it again.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { z } from 'zod'
import type { Model } from './model.ts'

/** Not inside of build/, which each build empties. */
const keptFolder = join(import.meta.dirname, '../../../.learnt')
/** What a model depends on: the examples, and all that reads them. */
const sources = [import.meta.dirname, join(import.meta.dirname, '../procedures')]

const keptModel = z.object({
  from: z.string(),
  labels: z.array(z.string()),
  features: z.array(z.string()),
  rarity: z.instanceof(Float32Array),
  weights: z.instanceof(Int8Array),
  largest: z.instanceof(Float32Array),
})

/** Undefined where none is kept, or one of other examples. @param labels those that are known today */
export async function readModel<Label extends string>(
  name: string,
  labels: readonly Label[],
  folder = keptFolder,
): Promise<Model<Label> | undefined> {
  const kept = await readKept(join(folder, name))
  if (!kept || kept.from !== (await digestOfSources())) return undefined
  const known = new Map(labels.map((label): [string, Label] => [label, label]))
  return {
    labels: kept.labels.flatMap((label) => known.get(label) ?? []),
    known: new Map(kept.features.map((one, at) => [one, { place: at + 1, rarity: kept.rarity[at] ?? 0 }])),
    weights: kept.weights,
    largest: kept.largest,
  }
}

/** Undefined for what is no kept model: one of an older build, or cut off. */
async function readKept(file: string): Promise<z.infer<typeof keptModel> | undefined> {
  try {
    return keptModel.safeParse(deserialize(await readFile(file))).data
  } catch {
    return undefined
  }
}

/** Whole or not at all. */
export async function keepModel(
  name: string,
  { labels, known, weights, largest }: Model<string>,
  folder = keptFolder,
): Promise<void> {
  const features = [...known].sort(([, one], [, other]) => one.place - other.place)
  const kept: z.infer<typeof keptModel> = {
    from: await digestOfSources(),
    labels: [...labels],
    features: features.map(([one]) => one),
    rarity: Float32Array.from(features, ([, { rarity }]) => rarity),
    weights: new Int8Array(weights),
    largest: new Float32Array(largest),
  }
  await mkdir(folder, { recursive: true })
  const begun = join(folder, `${name}.${process.pid}`)
  await writeFile(begun, serialize(kept))
  await rename(begun, join(folder, name))
}

let digest: Promise<string> | undefined

/** Read once for the whole process. */
function digestOfSources(): Promise<string> {
  digest ??= readSources()
  return digest
}

async function readSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    const names = (await readdir(source, { recursive: true })).filter((name) => /\.(ts|tsv|txt)$/.test(name))
    for (const name of names.filter((one) => !/\.test(-support)?\.ts$/.test(one)).sort())
      hash.update(name).update(await readFile(join(source, name)))
  }
  return hash.digest('hex')
}
