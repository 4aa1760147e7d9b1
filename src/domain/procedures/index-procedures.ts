// The search index over a provider's procedures: names in every language count most, typing errors are forgiven.
import MiniSearch from 'minisearch'
import { plainText } from '#kernel/rich-text.ts'
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
  return {
    find: (words) => {
      const exact = search(words, false)
      if (exact.length > 0) return { slugs: exact, forgiven: false }
      // Near spellings are looked for in names first: in running text almost any word is near some other.
      const near = search(words, 0.3, ['name', 'category'])
      return { slugs: near.length > 0 ? near : search(words, 0.2), forgiven: true }
    },
  }
}

/** Lower case without accents, Arabic vowel signs or the variants of alef, ya and ta marbuta that people mix. */
function normalizeWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}|\u0640/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .toLowerCase()
}

/** The word, and an Arabic one without its article as well: who types `ركبة` looks for `الركبة`. */
function withoutArticleToo(word: string): string[] {
  const whole = normalizeWord(word)
  const bare = whole.replace(/^(?:[وبكف]?ال|لل)(?=\p{L}{2})/u, '')
  return bare === whole ? [whole] : [whole, bare]
}
