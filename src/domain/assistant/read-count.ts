// How many of what a procedure is priced for somebody asks about: eight veneers, both eyes.
import { normalizeWord } from '#domain/procedures/index-procedures.ts'
import { mostOf, type PriceUnit } from '#kernel/price-unit.ts'
import { readFigures } from './read-figures.ts'

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

/** Two or more; undefined where none is said, where several are, or where nothing is counted. */
export function readCount(question: string, unit: PriceUnit): number | undefined {
  const most = mostOf[unit]
  const words = question.split(/[^\p{L}\p{M}]+/u).map(normalizeWord)
  const said = readFigures(question).flatMap((figure) =>
    figure.kind === 'count' && !figure.isKnown && Number.isInteger(figure.value) ? [figure.value] : [],
  )
  if (twoSides.test(question) || words.some((word) => both.has(word) || both.has(word.replace(article, ''))))
    said.push(2)
  const counts = new Set(said.filter((value) => value > 1 && value <= most))
  return counts.size === 1 ? [...counts][0] : undefined
}
