// The search index over a provider's procedures: names in every language count most, typing errors are forgiven.
import MiniSearch from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import { plainText } from '#kernel/rich-text.ts'
import { layTables } from './lay-words.ts'
import type { ProcedureRow } from './read-procedures.ts'

export type ProcedureHits = {
  slugs: string[]
  forgiven: boolean
  /** The words find nothing: the procedure that is nearest to the treatment they name, or null where there is none. */
  notOffered?: { nearest: string | null }
}

export type ProcedureIndex = {
  /** Slugs that match every word, best first. `forgiven` when only near spellings matched. */
  find(words: string): ProcedureHits
}

/** Shorter words are other words with a letter changed: `ivf` is no misspelt `of`. */
const fuzzyFrom = { name: 4, text: 6 }
const fuzziness = { name: 0.3, text: 0.2 }

export function indexProcedures(rows: readonly ProcedureRow[]): ProcedureIndex {
  const index = indexRows(rows)
  const search = (words: string, fuzzy: keyof typeof fuzziness | false, fields?: string[]) =>
    index
      .search(words, {
        prefix: true,
        fuzzy: (word) => fuzzy !== false && word.length >= fuzzyFrom[fuzzy] && fuzziness[fuzzy],
        combineWith: 'AND',
        boost: { name: 6, category: 3, summary: 2 },
        ...(fields && { fields }),
      })
      .filter(({ queryTerms, terms }) => queryTerms.every((word) => terms.some((term) => beginAlike(word, term))))
      .map((result) => String(result.id))
  const inNames = ['name', 'category']
  const lookUp = (words: string): string[] => {
    const meant = meaningsOf(words).flatMap((other) => search(other, false, inNames))
    // What a procedure is called counts; its running text is asked only where no name or summary answers.
    const named = search(words, false, [...inNames, 'summary'])
    const exact = named.length > 0 || meant.length > 0 ? named : search(words, false)
    return [...new Set([...search(words, false, ['name']), ...meant, ...search(words, false, inNames), ...exact])]
  }
  const nearestTo = (words: string) => findNearest(words, (other) => search(other, false, inNames)[0])
  return {
    find: (words) => {
      const telling = withoutGeneral(words)
      if (telling === '' && barePhrase(words) !== '') return { slugs: rows.map(({ slug }) => slug), forgiven: false }
      const found = lookUp(words)
      const slugs = found.length > 0 ? found : lookUp(telling)
      if (slugs.length > 0) return { slugs, forgiven: false }
      const notOffered = nearestTo(words) ?? nearestTo(telling)
      if (notOffered) return { slugs, forgiven: false, notOffered }
      const near = search(words, 'name', inNames)
      const forgiven = near.length > 0 ? near : search(words, 'text')
      if (forgiven.length > 0) return { slugs: forgiven, forgiven: true }
      const corrected = correctLay(telling)
      const meant = lookUp(corrected)
      if (meant.length > 0) return { slugs: meant, forgiven: true }
      return { slugs, forgiven: false, notOffered: nearestTo(corrected) ?? { nearest: null } }
    },
  }
}

function indexRows(rows: readonly ProcedureRow[]): MiniSearch {
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
  return index
}

const longFrom = 7

/** A slip leaves the beginning as it is, the first letter alone in a long word: `kidney` is no misspelt `knee`. */
function beginAlike(word: string, term: string): boolean {
  const letters = word.length < longFrom ? 2 : 1
  return word.slice(0, letters) === term.slice(0, letters)
}

/**
 * Where the words are what people call a treatment.
 * @returns the procedure that the line nearest to it in its table finds; undefined for words that name no treatment
 */
function findNearest(
  words: string,
  find: (search: string) => string | undefined,
): ProcedureHits['notOffered'] | undefined {
  const phrase = barePhrase(words)
  for (const table of layTables) {
    const at = table.findIndex(({ said, isHint }) => !isHint && said.some((one) => barePhrase(one) === phrase))
    if (at === -1) continue
    const others = table
      .map(({ means }, place) => ({ means, away: Math.abs(place - at) }))
      .toSorted((one, other) => one.away - other.away)
    for (const { means } of others) {
      for (const search of means) {
        const nearest = find(search)
        if (nearest) return { nearest }
      }
    }
    return { nearest: null }
  }
  return undefined
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
for (const { said, means } of layTables.flat()) {
  for (const phrase of said.map(barePhrase)) meanings.set(phrase, [...(meanings.get(phrase) ?? []), ...means])
}

/** Said of every procedure: such a word narrows nothing. */
const general = new Set(
  'surgery surgeries surgical operation operations op procedure procedures treatment treatments عملية عمليات جراحة جراحات جراحية جراحي علاج علاجات إجراء إجراءات'
    .split(' ')
    .map(bareWord),
)

/** The words, bare, without those that are said of every procedure. */
const withoutGeneral = (words: string): string =>
  barePhrase(words)
    .split(' ')
    .filter((word) => !general.has(word))
    .join(' ')

const layVocabulary = new SearchableMap<true>()
for (const word of [...meanings.keys()].flatMap((phrase) => phrase.split(' '))) layVocabulary.set(word, true)

const leastToSlip = 5

/** Each word that nobody says of a treatment as the nearest one that people do say. */
const correctLay = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word) => {
      if (word.length < leastToSlip || layVocabulary.has(word)) return word
      const near = [...layVocabulary.fuzzyGet(word, word.length < longFrom ? 1 : 2)]
        .filter(([other]) => beginAlike(word, other))
        .map(([other, [, away]]) => ({ other, away }))
        .toSorted((one, next) => one.away - next.away)
      return near[0]?.other ?? word
    })
    .join(' ')
