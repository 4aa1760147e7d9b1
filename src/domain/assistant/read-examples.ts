// Reads the questions that the assistant learns from: one a line, what it is an example of, a tab, and its words.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#kernel/language.ts'

export type WrittenExample<Label extends string> = { file: string; label: Label; question: string }

const folder = join(import.meta.dirname, 'examples')

/**
 * @param kind folder of the examples
 * @throws Error that names the file and line of what cannot be read, or has none of the labels
 */
export async function readExamples<Label extends string>(
  kind: 'wishes' | 'treatments' | 'topics',
  labels: readonly Label[],
  language: Language,
): Promise<WrittenExample<Label>[]> {
  const files = (await readdir(join(folder, kind))).filter(
    (name) => name.startsWith(`${language}-`) && name.endsWith('.tsv'),
  )
  const known = new Map(labels.map((label): [string, Label] => [label, label]))
  const read = await Promise.all(
    files.sort().map(async (file) => linesOf(file, await readFile(join(folder, kind, file), 'utf8'), known)),
  )
  return read.flat()
}

function linesOf<Label extends string>(
  file: string,
  text: string,
  known: ReadonlyMap<string, Label>,
): WrittenExample<Label>[] {
  return text
    .trim()
    .split('\n')
    .map((line, at) => {
      const [word = '', question = '', ...more] = line.split('\t')
      const label = known.get(word)
      if (label === undefined || !question || more.length > 0) throw new Error(`${file}:${at + 1} is no example`)
      return { file, label, question }
    })
}
