// The search index over a provider's procedures: names in every language count most, typing errors are forgiven.
import MiniSearch from 'minisearch'
import { plainText } from '#kernel/rich-text.ts'
import { layWords } from './lay-words.ts'
import type { ProcedureRow } from './read-procedures.ts'

export type ProcedureIndex = {
  /** Slugs that match every word, best first. `forgiven` when only near spellings matched. */
  find(words: string): { slugs: string[]; forgiven: boolean }
}

export function indexProcedures(rows: readonly ProcedureRow[]): ProcedureIndex {
  const index = new MiniSearch({
    idField: 'slug',
    fields: ['name', 'category', 'summary', 'text'],
    processTerm: withoutArticleToo,
    searchOptions: { processTerm: normalizeWord },
  })
  index.addAll(
    rows.map((row) => ({
      slug: row.slug,
      name: Object.values(row.name).join(' '),
      category: Object.values(row.category).join(' '),
      summary: Object.values(row.summary).join(' '),
      text: Object.values(row.text)
        .flatMap((text) => text.whatItIs.map((block) => (block.kind === 'paragraph' ? plainText(block.text) : '')))
        .join(' '),
    })),
  )
  const search = (words: string, fuzzy: number | false, fields?: string[]) =>
    index
      .search(words, {
        prefix: true,
        fuzzy,
        combineWith: 'AND',
        boost: { name: 6, category: 3, summary: 2 },
        ...(fields && { fields }),
      })
      .map((result) => String(result.id))
  const inNames = ['name', 'category']
  return {
    find: (words) => {
      const meant = meaningsOf(words).flatMap((other) => search(other, false, inNames))
      // What a procedure is called counts; its running text is asked only where no name or summary answers.
      const named = search(words, false, [...inNames, 'summary'])
      const exact = named.length > 0 || meant.length > 0 ? named : search(words, false)
      const found = [...new Set([...search(words, false, inNames), ...meant, ...exact])]
      if (found.length > 0) return { slugs: found, forgiven: false }
      const near = search(words, 0.3, inNames)
      return { slugs: near.length > 0 ? near : search(words, 0.2), forgiven: true }
    },
  }
}

/** Searches that answer what people call things, when that is all they typed. */
const meaningsOf = (words: string): readonly string[] => meanings.get(barePhrase(words)) ?? []

const barePhrase = (words: string): string =>
  words
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(bareWord)
    .join(' ')

/** Lower case without accents, Arabic vowel signs or the variants of alef, ya and ta marbuta that people mix. */
export function normalizeWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}|\u0640/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/ة/g, 'ه')
    .toLowerCase()
}

/** An Arabic word without its article, any other as it is. */
function bareWord(word: string): string {
  return normalizeWord(word).replace(/^(?:[وبكف]?ال|لل)(?=\p{L}{2})/u, '')
}

/** The word, and an Arabic one without its article as well: who types `ركبة` looks for `الركبة`. */
function withoutArticleToo(word: string): string[] {
  const whole = normalizeWord(word)
  const bare = bareWord(word)
  return bare === whole ? [whole] : [whole, bare]
}

const meanings = new Map<string, readonly string[]>()
for (const { said, means } of layWords) {
  for (const phrase of said.map(barePhrase)) meanings.set(phrase, [...(meanings.get(phrase) ?? []), ...means])
}
