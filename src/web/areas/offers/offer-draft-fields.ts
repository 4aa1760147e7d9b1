// The fields of an offer that is being written, as the desk holds them, and where in them something stands.
import type { DraftCheck, DraftContent } from '#contract/offer-drafts.ts'

export type Fields = DraftContent
export type Check = DraftCheck
export type Line = Fields['lines'][number]
export type Instalment = Fields['instalments'][number]
export type CancellationStep = Fields['cancellation'][number]
/** By language. */
export type Texts = Record<string, string>

/** What a press on the shelf adds. */
export type Addition = Pick<Fields, 'lines' | 'includes' | 'excludes'>

export const emptyLine: Line = { label: {}, amount: '', mayChangeIf: {} }
export const freeStep: CancellationStep = { daysBefore: '14', time: '12:00', by: 'percent', fee: '0' }
export const emptyInstalment: Instalment = { amount: '', daysBefore: '', on: '' }

/** What is included already is not said twice. */
export function addTo(fields: Fields, { lines, includes, excludes }: Addition): Fields {
  const isEmpty = (line: Line) => line.amount === '' && Object.values(line.label).every((text) => text === '')
  return {
    ...fields,
    lines: [...fields.lines.filter((line) => !isEmpty(line)), ...lines],
    includes: joinTexts(fields.includes, includes),
    excludes: joinTexts(fields.excludes, excludes),
  }
}

export function joinTexts(own: Texts[], more: Texts[]): Texts[] {
  return [...own, ...more.filter((text) => !own.some((one) => isSameValue(one, text)))]
}

/** Whatever the order of the languages. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  )
}

/** `lines.0.amount` as the id of its control. */
export const controlId = (path: string): string => `offer-${path.replaceAll('.', '-')}`
