// How many of what a procedure is priced for somebody asks about: eight veneers, both eyes.
import { normalizeWord } from '#domain/procedures/index-procedures.ts'
import { mostOf, type PriceUnit } from '#kernel/price-unit.ts'
import { cutAtJoints } from './cut-at-joints.ts'
import { plainDigits, readFigures } from './read-figures.ts'

export type SaidCount =
  | { is: 'none' }
  | { is: 'counted'; count: number }
  /** More than one person can have. */
  | { is: 'beyond'; count: number }
  /** Several numbers, and nothing that says how they belong together. */
  | { is: 'unclear' }

/** Said of the two that a person has. Arabic says two of a thing in one word. */
const both = new Set(
  [
    'both كلا كلتا كلي كلتي كليهما كلتيهما',
    'عينان عينين عينيّ عينيه عينيها فكان فكين ركبتان ركبتين وركان وركين كتفان كتفين جهتان جهتين جانبان جانبين أذنان أذنين جلستان جلستين',
    'سنان سنّين ضرسان ضرسين قشرتان قشرتين عدستان عدستين زرعتان زرعتين غرستان غرستين تاجان تاجين تلبيستان تلبيستين',
  ].flatMap((line) => line.split(' ').map(normalizeWord)),
)
const article = /^(?:[وف]?لل|[وفبلك]?(?:ال)?)(?=\p{Script=Arabic}{3})/u
const twoSides =
  /\b(?:left and (?:the )?right|right and (?:the )?left|upper and (?:the )?lower|top and (?:the )?bottom)\b/iu
const side =
  /\b(?:top|bottom|upper|lower|above|below|left|right|front|back)\b|فوق|تحت|علوي|سفلي|[أا]على|[أا]سفل|يمين|يسار|[أا]مامي|خلفي/iu
const choice = /\d\s*(?:or|to|[-–—]|أو|او|إلى|الى)\s*\d/iu
const age = /\b(?:i am|i['’]?m|aged?)\s+\d+|عمري\s+\d+/giu
const people = /\d+\s+(?:people|persons|adults|patients|friends|of us|أشخاص|اشخاص)/giu
/** What is larger counts no part of a body: a year, a budget. */
const mostRead = 999

/** @param text without the numbers that are part of a name */
export function readCount(text: string, unit: PriceUnit): SaidCount {
  if (unit === 'procedure') return { is: 'none' }
  const plain = plainDigits(text).replace(age, '').replace(people, '')
  const parts = cutAtJoints(plain).map((clause) => ({ clause, counts: countsIn(clause) }))
  const said = parts.flatMap(({ counts }) => counts)
  const [first, ...more] = said
  const words = plain.split(/[^\p{L}\p{M}]+/u).map(normalizeWord)
  const isBoth = twoSides.test(plain) || words.some((word) => both.has(word) || both.has(word.replace(article, '')))
  if (first === undefined) return isBoth ? { is: 'counted', count: 2 } : { is: 'none' }
  if (more.length === 0 && !isBoth) return within(first, unit)
  // Both of two eyes are two; two on both sides may be four.
  if (more.length === 0) return first === 2 && mostOf[unit] === 2 ? { is: 'counted', count: 2 } : { is: 'unclear' }
  const isOfParts = parts.every(
    ({ clause, counts }) => counts.length === 0 || (counts.length === 1 && side.test(clause)),
  )
  if (choice.test(plain) || !isOfParts) return { is: 'unclear' }
  return within(
    said.reduce((sum, one) => sum + one, 0),
    unit,
  )
}

const countsIn = (clause: string): number[] =>
  readFigures(clause).flatMap((figure) =>
    figure.kind === 'count' &&
    !figure.isKnown &&
    Number.isInteger(figure.value) &&
    figure.value > 0 &&
    figure.value <= mostRead
      ? [figure.value]
      : [],
  )

function within(count: number, unit: PriceUnit): SaidCount {
  if (count === 1) return { is: 'none' }
  return { is: count > mostOf[unit] ? 'beyond' : 'counted', count }
}
