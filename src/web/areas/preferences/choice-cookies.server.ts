// Turns the choices of a visitor into cookies; what is not on offer is stored nowhere, and a form hears which choice that was.
import { readCurrencyCode } from '#kernel/currency-order.ts'
import {
  type Answer,
  type Consent,
  consentChoices,
  consentCookie,
  consentDays,
  writeConsent,
} from '#web/page/consent.ts'
import { currencyCookie, languageCookie } from '#web/page/visitor.ts'

export type Choices = {
  currency?: string | undefined
  lang?: string | undefined
  consent?: Record<string, string | undefined>
}
export type Offered = { currencies: readonly string[]; languages: readonly string[]; secure: boolean }

const yearSeconds = 365 * 86_400

/** One `Set-Cookie` line for every choice that is on offer. Only the consent is read in the browser. */
export function choiceCookies(
  { currency, lang, consent }: Choices,
  { currencies, languages, secure }: Offered,
): string[] {
  const line = (name: string, value: string, seconds: number, more: string) =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}${more}`
  const code = readCurrencyCode(currency)
  const answers = writeConsent(keepAnswers(consent ?? {}))
  return [
    code && currencies.includes(code) ? line(currencyCookie, code, yearSeconds, '; HttpOnly') : '',
    lang && languages.includes(lang) ? line(languageCookie, lang, yearSeconds, '; HttpOnly') : '',
    answers === '' ? '' : line(consentCookie, answers, consentDays * 86_400, ''),
  ].filter((one) => one !== '')
}

/** Why a form's choices are not taken: the first that is not on offer, or that there are none. */
export type RefusedChoice = 'currency' | 'language' | 'consent' | 'nothing'

/** @returns undefined when every choice that was sent is on offer */
export function refusedChoice(
  { currency, lang, consent = {} }: Choices,
  { currencies, languages }: Pick<Offered, 'currencies' | 'languages'>,
): RefusedChoice | undefined {
  if (currency !== undefined && !currencies.includes(readCurrencyCode(currency) ?? '')) return 'currency'
  if (lang !== undefined && !languages.includes(lang)) return 'language'
  const answers = Object.values(consent).filter((answer) => answer !== undefined)
  if (!answers.every(isAnswer)) return 'consent'
  return currency === undefined && lang === undefined && answers.length === 0 ? 'nothing' : undefined
}

const isAnswer = (value: string | undefined): value is Answer => value === 'on' || value === 'off'

function keepAnswers(given: Record<string, string | undefined>): Consent {
  return Object.fromEntries(
    consentChoices.map((one) => [one, given[one]] as const).filter(([, value]) => isAnswer(value)),
  )
}
