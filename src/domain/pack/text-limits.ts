// How much a text in markdown may hold: the time that the parser takes grows with the square of its signs, and a page waits for it.
import type { Refuse } from './source.ts'

/** `signs` are those that mean something in markdown, wherever they stand, and marks that a line begins with. */
export type TextLimits = { characters: number; lines: number; signs: number }

const section: TextLimits = { characters: 20_000, lines: 500, signs: 300 }
const sectionsOfPage = 10

export const textLimits = {
  section,
  /** The ten sections of a procedure in one file. */
  page: {
    characters: section.characters * sectionsOfPage,
    lines: section.lines * sectionsOfPage,
    signs: section.signs * sectionsOfPage,
  },
  /** All paragraphs of it in one language. */
  legalText: { characters: 60_000, lines: 1_500, signs: 500 },
} as const satisfies Record<string, TextLimits>

/** Marks of quotations and lists one inside the other: none of it is kept, and each level is looked at on every line. */
const nested = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]))){3}/m

const sign = /\\[^\n\r]|[&!]|<[!?]|[*_[\]<>`]|[+=#~|-](?<=^[ \t>*+-]{0,9}.)|\d{1,9}[.)](?<=^[ \t]{0,9}\d{1,9}.)/gm
/** Exclamation marks, and characters written by an escape or a reference, cost little; comments and the like are looked for to the end of the text. */
const weightOf = (one: string) => (/^[\\&!]/.test(one) ? 0.25 : /^<[!?]/.test(one) ? 20 : 1)

/** In one pass, before anything parses it. */
export function weigh(text: string): TextLimits {
  let signs = 0
  for (const [one] of text.matchAll(sign)) signs += weightOf(one)
  return { characters: text.length, lines: text.match(/\r\n|\n|\r/g)?.length ?? 0, signs }
}

/** True for a text within the limits; the others are refused as a whole, or where they nest too deeply. */
export function isBearable(text: string, limits: TextLimits, refuse: Refuse, before?: TextLimits): boolean {
  const tooMuch = excess(text, limits, before)
  if (tooMuch) {
    refuse(0, tooMuch)
    return false
  }
  const at = text.search(nested)
  if (at >= 0) refuse(at, 'quotations and lists inside each other are not kept here; only paragraphs and lists')
  return at < 0
}

/** What the text has too much of, together with what stands before it. */
function excess(text: string, limits: TextLimits, before?: TextLimits): string | undefined {
  const own = weigh(text)
  const of = (key: keyof TextLimits) => own[key] + (before?.[key] ?? 0)
  const most = (key: keyof TextLimits) => limits[key].toLocaleString('en')
  if (of('characters') > limits.characters)
    return `the text is too long; at most ${most('characters')} characters are kept here`
  if (of('lines') > limits.lines) return `the text has too many lines; at most ${most('lines')} are kept here`
  if (of('signs') <= limits.signs) return undefined
  return `the text has too many signs of markdown, such as * [ ] < or lines of a list; at most ${most('signs')} are kept here`
}
