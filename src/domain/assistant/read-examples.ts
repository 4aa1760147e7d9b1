// Reads the questions that the assistant learns from: one a line, what it wants to know, a tab, and its words.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#kernel/language.ts'
import { intents } from './intent.ts'

/** What a question may want: to be told something of the pages, or something that is not for them. */
export const wishes = [...intents, 'diagnosis', 'dosage', 'decision', 'danger'] as const
export type Wish = (typeof wishes)[number]

export type WrittenExample = { file: string; wish: Wish; question: string }

const folder = join(import.meta.dirname, 'examples')

/** @throws Error that names the file and line of what cannot be read */
export async function readExamples(language: Language): Promise<WrittenExample[]> {
  const files = (await readdir(folder)).filter((name) => name.startsWith(`${language}-`) && name.endsWith('.tsv'))
  const read = await Promise.all(
    files.sort().map(async (file) => linesOf(file, await readFile(join(folder, file), 'utf8'))),
  )
  return read.flat()
}

const known: ReadonlySet<string> = new Set(wishes)
const isWish = (word: string): word is Wish => known.has(word)

function linesOf(file: string, text: string): WrittenExample[] {
  return text
    .trim()
    .split('\n')
    .map((line, at) => {
      const [wish = '', question = '', ...more] = line.split('\t')
      if (!isWish(wish) || !question || more.length > 0) throw new Error(`${file}:${at + 1} is no example`)
      return { file, wish, question }
    })
}
