// The procedures that a question asks for together, each with the words that count it: `8 veneers and 2 implants`.
import type { Language } from '#kernel/language.ts'
import { cutAtJoints } from './cut-at-joints.ts'
import type { NamedSubject } from './find-subjects.ts'
import type { Knowledge } from './knowledge.ts'
import { numberOfWord } from './number-words.ts'
import type { Subject } from './passage.ts'
import { wordsOf } from './words.ts'

/** `words` are without the numbers of its name: `all on four` counts nothing. */
export type Wanted = { slug: string; words: string }
type Knows = Pick<Knowledge, 'findNamed'>

const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word) || numberOfWord(word) !== undefined

/** The surest name has to be nearly the whole one. */
const sureEnough = 0.6

/** In the order in which they were said. */
export function wantedProcedures(question: string, language: Language, { findNamed }: Knows): Wanted[] {
  const wanted: Wanted[] = []
  let before = ''
  for (const clause of cutAtJoints(question)) {
    const said = wordsOf(clause)
    // `4 bottom` is no full arch on four implants.
    const isInWords = ({ places }: NamedSubject) => places.some((at) => !isNumber(said[at] ?? ''))
    const named = findNamed(clause, language).find(
      (one) => one.subject.kind === 'procedure' && one.certainty >= sureEnough && isInWords(one),
    )
    const known = wanted.at(-1)
    if (named && named.subject.slug !== known?.slug) {
      wanted.push({ slug: named.subject.slug, words: `${before} ${clause}` })
      before = ''
    } else if (known) known.words += `, ${clause}`
    else before += `${clause}, `
  }
  return wanted.map(({ slug, words }) => ({ slug, words: withoutOwnNumbers(words, slug, language, { findNamed }) }))
}

/** A text without the numbers that belong to the name of a procedure. */
export function withoutOwnNumbers(text: string, slug: string, language: Language, { findNamed }: Knows): string {
  const isIt = (subject: Subject) => subject.kind === 'procedure' && subject.slug === slug
  const own = new Set(findNamed(text, language).flatMap(({ subject, places }) => (isIt(subject) ? places : [])))
  let at = -1
  return text.replace(/[\p{L}\p{M}\p{N}\u0640]+(?:['’][\p{L}]+)?/gu, (word) => {
    at += 1
    return own.has(at) && isNumber(word.toLowerCase()) ? '' : word
  })
}
