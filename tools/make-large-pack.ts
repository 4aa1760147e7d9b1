// Makes a data pack of many procedures in two languages out of the sample provider's, for measurements.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseCsv } from '#domain/pack/parse-csv.ts'

const sample = fileURLToPath(new URL('../data/sample-provider', import.meta.url))
const usage = `Usage: node tools/make-large-pack.ts DIR [PROCEDURES]
Writes a data pack of PROCEDURES procedures (500) into the folder DIR, which is made when it is missing.`

const [folder, given = '500', ...more] = process.argv.slice(2)
if (folder === undefined || folder.startsWith('-') || more.length > 0 || !/^[1-9]\d{0,5}$/.test(given)) {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 2
} else {
  await makeLargePack(resolve(folder), Number(given))
  process.stdout.write(`${given} procedures in ${resolve(folder)}\n`)
}

async function makeLargePack(target: string, size: number): Promise<void> {
  await mkdir(join(target, 'procedures'), { recursive: true })
  const slugs = await writeTable(target, 'procedures.csv', size)
  await writeTable(target, 'procedures.ar.csv', size)
  for (const { slug, from } of slugs) {
    for (const ending of ['.md', '.ar.md']) {
      const page = await readFile(join(sample, 'procedures', `${from}${ending}`))
      await writeFile(join(target, 'procedures', `${slug}${ending}`), page)
    }
  }
  await writeFile(join(target, 'provider.json'), await readOtherProvider())
  const there = new Set(slugs.map(({ slug }) => slug))
  await writeFile(join(target, 'packages.json'), await keepFor('packages.json', there))
  await writeFile(join(target, 'practitioners.json'), await keepFor('practitioners.json', there))
}

/** Repeats the rows of a table under new slugs; the first round keeps its own. */
async function writeTable(target: string, file: string, size: number): Promise<{ slug: string; from: string }[]> {
  const [header, ...rows] = parseCsv(await readFile(join(sample, file), 'utf8'), (_, message) => {
    throw new Error(`${file}: ${message}`)
  }).map((row) => row.cells.map((cell) => cell.text))
  const slugs: { slug: string; from: string }[] = []
  const lines = [toLine(header ?? [])]
  for (let index = 0; index < size; index += 1) {
    const [from = '', name = '', ...rest] = rows[index % rows.length] ?? []
    const round = Math.floor(index / rows.length) + 1
    const slug = round === 1 ? from : `${from}-${round}`
    slugs.push({ slug, from })
    lines.push(toLine([slug, round === 1 ? name : `${name} ${round}`, ...rest]))
  }
  await writeFile(join(target, file), `${lines.join('\n')}\n`)
  return slugs
}

function toLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')
}

async function readOtherProvider(): Promise<string> {
  const provider = JSON.parse(await readFile(join(sample, 'provider.json'), 'utf8')) as Record<string, object>
  const company = { ...provider['company'], slug: 'large-sample' }
  return JSON.stringify({ ...provider, company, domains: ['large.localhost'] }, null, 2)
}

/** The items of a list whose procedures are there; a small pack has not all of them. */
async function keepFor(file: string, there: ReadonlySet<string>): Promise<string> {
  const items = JSON.parse(await readFile(join(sample, file), 'utf8')) as {
    procedure?: string
    procedures?: string[]
  }[]
  const kept = items.flatMap((item) => {
    if (item.procedure !== undefined && !there.has(item.procedure)) return []
    return [{ ...item, ...(item.procedures && { procedures: item.procedures.filter((slug) => there.has(slug)) }) }]
  })
  return JSON.stringify(kept, null, 2)
}
