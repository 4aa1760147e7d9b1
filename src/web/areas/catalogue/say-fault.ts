// Says what is wrong with one place in the desk's own words: by the reason that the server gives, else by what the place holds.
import type { TextKey, Translate } from '#texts/translate.ts'
import { sayMarkdownFault } from './say-markdown-fault.ts'
import type { PlaceFault } from './use-document.ts'
import { partsOf } from './value-at.ts'

/** `isPack`: a sentence of the data pack, in English, because the desk has none of its own. */
export type SaidFault = { text: string; isPack: boolean }

const codes: Record<string, TextKey> = {
  required: 'catalogue.fault.required',
  missing: 'catalogue.fault.required',
  invalid: 'catalogue.fault.invalid',
  'too-long': 'catalogue.fault.tooLong',
  'too-deep': 'catalogue.fault.tooDeep',
  'not-allowed': 'catalogue.fault.notAllowed',
  locked: 'catalogue.fault.notAllowed',
  fixed: 'catalogue.fault.fixed',
  taken: 'catalogue.fault.taken',
  'own-domain': 'catalogue.fault.ownDomain',
  'needs-it': 'catalogue.fault.needsIt',
  stays: 'catalogue.fault.stays',
  gone: 'catalogue.fault.gone',
  'changed-meanwhile': 'catalogue.fault.changedMeanwhile',
}

/** What a sentence of the pack says beside the form of one value; what stands in the brackets fills the texts' `{a}` and `{b}`. */
const rules: readonly (readonly [RegExp, TextKey])[] = [
  [/stands twice in this list$/, 'catalogue.fault.twice'],
  [/^(?:unknown|procedures\.csv has no)|must be one of/, 'catalogue.fault.choice'],
  [/a day to fly needs its|stands without a day to fly/, 'catalogue.fault.daysAndSource'],
  [/a publisher that may be cited/, 'catalogue.fault.citable'],
  [/must not be after fly_from_day, which is (\d+)/, 'catalogue.fault.releaseAfterFly'],
  [/must not be less than (?:fly|release)_from_day, which is (\d+)/, 'catalogue.fault.stayTooShort'],
  [/must not be below price_from/, 'catalogue.fault.belowFrom'],
  [/must not be less than in a step before/, 'catalogue.fault.lessThanBefore'],
  [/fewer days than in the step before/, 'catalogue.fault.stepOrder'],
  [/must not be before \d\d:|must be later than/, 'catalogue.hours.fault'],
  [/must not be before|no day before/, 'catalogue.fault.beforeFirst'],
  [/at most two years after/, 'catalogue.fault.twoYears'],
  [/at most maxGuests, which is (\d+)/, 'catalogue.fault.mostGuests'],
  [/left out or \d+ where payment|there where payment/, 'catalogue.fault.deposit'],
  [/left out where/, 'catalogue.fault.leftOut'],
  [/there where|there unless/, 'catalogue.fault.required'],
  [/must be written (\S+) or (\S+), for it could be either/, 'catalogue.fault.bothAmounts'],
  [/an amount of ([A-Z]{3}), which has no decimals/, 'catalogue.fault.wholeAmount'],
  [/an amount of ([A-Z]{3}), which has (\d) decimals/, 'catalogue.fault.decimals'],
  [/an amount such as/, 'catalogue.fault.amount'],
  [/a whole number from (-?\d+) to (-?\d+)/, 'catalogue.fault.whole'],
  [/a number from (-?\d+) to (-?\d+)/, 'catalogue.fault.number'],
  [/at most ([\d,]+) (?:characters|letters|signs)/, 'catalogue.fault.mostCharacters'],
  [/(?:at most|up to) ([\d,]+)$/, 'catalogue.fault.mostItems'],
]

/** What each place holds, by the last of its keys. */
const holds: Record<string, TextKey> = {
  currency: 'catalogue.fault.currency',
  reviewedOn: 'catalogue.fault.date',
  validFrom: 'catalogue.fault.date',
  validTo: 'catalogue.fault.date',
  updatedOn: 'catalogue.fault.date',
  checkInFrom: 'catalogue.fault.time',
  checkOutUntil: 'catalogue.fault.time',
  time: 'catalogue.fault.time',
  timeZone: 'catalogue.fault.timeZone',
  primaryColor: 'catalogue.fault.color',
  secondaryColor: 'catalogue.fault.color',
  hoverColor: 'catalogue.fault.color',
  email: 'catalogue.fault.email',
  phone: 'catalogue.fault.phone',
  whatsapp: 'catalogue.fault.phone',
  emergencyPhone: 'catalogue.fault.phone',
  domains: 'catalogue.fault.domain',
  licenceUrl: 'catalogue.fault.https',
  url: 'catalogue.fault.web',
  languages: 'catalogue.fault.language',
  slug: 'catalogue.fault.slug',
  category: 'catalogue.fault.letters',
}

/** @param fault as the server tells it: a word, or the sentence that the data pack's rules have for a file */
export function sayFault(t: Translate, { path, reason }: PlaceFault): SaidFault {
  const own = (text: string): SaidFault => ({ text, isPack: false })
  const code = codes[reason]
  if (code) return own(t(code))
  if (!/\s/.test(reason)) return own(t('catalogue.fault.invalid'))
  const parts = partsOf(path)
  const marks = sayMarkdownFault(t, parts, reason)
  if (marks) return own(marks)
  for (const [form, key] of rules) {
    const found = form.exec(reason)
    if (found) return own(t(key, { a: found[1] ?? '', b: found[2] ?? '', count: Number(found[2] ?? found[1] ?? 0) }))
  }
  const held = heldAt(parts)
  return held ? own(t(held)) : { text: reason, isPack: true }
}

/** Languages and numbers of lines lead on to the key before them; `from` and `to` are times in hours, else days. */
function heldAt(parts: readonly string[]): TextKey | undefined {
  const last = parts.at(-1)
  if (last === 'from' || last === 'to') {
    const ofDays = parts[0] === 'entries' || (parts[0] === 'exceptions' && !parts.includes('hours'))
    return ofDays ? 'catalogue.fault.date' : 'catalogue.fault.time'
  }
  const key = parts.findLast((part) => Object.hasOwn(holds, part))
  return key === undefined ? undefined : holds[key]
}
