// The values that a pack is made of, each with what it must be.
import { domainToASCII } from 'node:url'
import { countries } from 'countries-list'
import { z } from 'zod'
import { canonicalLanguage, isLanguageCode } from '#kernel/language-code.ts'
import { toCurrency } from '#kernel/money.ts'
import { isTagId } from '#kernel/tag-id.ts'
import { isCitable } from './citable-publishers.ts'
import { isBankAccount } from './is-bank-account.ts'

/** A text that passes a test, without the spaces around it. */
function words(expected: string, test: (text: string) => boolean) {
  return z.string({ error: expected }).trim().refine(test, { error: expected })
}

/** Characters that a text may have: what a thing or a person is called, a line or two about it, and paragraphs. */
export const longest = { name: 200, line: 500, text: 5_000 }

export function textUpTo(most: number) {
  return words('a text', (text) => text !== '').max(most, { error: tooLong(most) })
}

export const tooLong = (most: number) => `a text of at most ${most} characters`

/** A word of a closed list. */
export function oneOf<T extends string>(list: readonly T[]) {
  const error = `one of ${list.join(', ')}`
  return z.string({ error }).trim().pipe(z.enum(list, { error }))
}

export const slug = words(
  'small letters, digits and single hyphens, at most 80 of them, such as hip-replacement',
  (text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 80,
)

export const languageExpected = 'a language code such as en, pt-BR or zh-Hant'
/** Comes out in the one spelling that every part of a pack uses: `pt-br` as `pt-BR`. */
export const language = words(languageExpected, isLanguageCode).transform((code) => canonicalLanguage(code) ?? code)

export const currency = words(
  'an ISO 4217 currency code such as AED',
  (text) => toCurrency(text) !== undefined,
).transform((text) => text.toUpperCase())

export const country = words('an ISO 3166 country code of two letters such as AE', (text) =>
  Object.hasOwn(countries, text),
)

/** Intl takes offsets such as +03:00 as well, which know nothing of summer time. */
export const timeZone = words('an IANA time zone such as Asia/Dubai', (text) => {
  try {
    return /^[a-z]/i.test(text) && Boolean(new Intl.DateTimeFormat('en', { timeZone: text }))
  } catch {
    return false
  }
})

export const calendarDate = words('a date of the calendar such as 2026-01-31', (text) => {
  const moment = new Date(`${text}T00:00:00Z`)
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
})

export const timeOfDay = words('a time from 00:00 to 23:59', (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text))

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/
const toHost = (text: string) => domainToASCII(text).toLowerCase()
export const domain = words(
  'a host name such as clinic.example, without scheme, port or path',
  (text) => !/[\s/:@?#%\\]/.test(text) && hostName.test(toHost(text)),
).transform(toHost)

export const color = words('six hex digits such as #7A2E4D', (text) => /^#?[0-9a-f]{6}$/i.test(text)).transform(
  (text) => `#${text.replace('#', '')}`,
)

export const email = words(
  'an e-mail address such as care@clinic.example',
  (text) => text.length <= 254 && z.email().safeParse(text).success,
)

export const phone = words(
  'a telephone number such as +971 4 000 0000',
  (text) => /^[+\d][\d\s().-]{1,30}$/.test(text) && /\d.*\d/.test(text),
)

const urlIn = (schemes: RegExp) => (text: string) =>
  text.length <= 2_000 && URL.canParse(text) && schemes.test(text) && hostName.test(new URL(text).hostname)
export const webUrl = words('an address that starts with https:// or http://', urlIn(/^https?:\/\//))
export const httpsUrl = words('an address that starts with https://', urlIn(/^https:\/\//))
export const citableUrl = words(
  'an https:// address of a publisher that may be cited, as docs/data-pack.md lists them',
  (text) => text.length <= 2_000 && isCitable(text),
)

/** Without the spaces that people write in it; where the country has no IBAN, the number of the account. */
export const bankAccount = words(
  'an IBAN such as DE89 3704 0044 0532 0130 00, or the number of an account',
  isBankAccount,
).transform((text) => text.replaceAll(' ', '').toUpperCase())

export const bic = words('a BIC such as DEUTDEFF or DEUTDEFF500', (text) =>
  /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text),
)

export const invoicePrefix = words('1 to 8 capital letters or digits, such as THY', (text) =>
  /^[A-Z0-9]{1,8}$/.test(text),
)

export const gtagId = words('an analytics tag such as G-ABC123', isTagId)

export function wholeNumber(least: number, most: number) {
  const error = `a whole number from ${least} to ${most}`
  return z.int({ error }).min(least, { error }).max(most, { error })
}

export function numberIn(least: number, most: number) {
  const error = `a number from ${least} to ${most}`
  return z.number({ error }).min(least, { error }).max(most, { error })
}

/** A whole number written in a cell. */
export function wholeCell(least: number, most: number) {
  const inside = (text: string) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most
  return words(`a whole number from ${least} to ${most}`, inside).transform(Number)
}

export function listOf<T extends z.ZodType>(item: T, least = 0, most = 1_000) {
  const error = least === 0 ? 'a list in [ ]' : 'a list in [ ] of at least one'
  const tooMany = `a list in [ ] of at most ${most}`
  return z.array(item, { error }).min(least, { error }).max(most, { error: tooMany })
}

export function objectOf<S extends Record<string, z.ZodType>>(shape: S) {
  return z.strictObject(shape, { error: 'an object in { }' })
}
