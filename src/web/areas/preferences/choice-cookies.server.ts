// Turns the choices of a visitor into cookies; what is not on offer is passed over.
import { currencyCookie, languageCookie } from '#web/visitor.ts'
import { consentCookie, consentDays, consentWording } from './consent.ts'

export type Choices = { currency?: string | undefined; lang?: string | undefined; consent?: string | undefined }
export type Offered = { currencies: readonly string[]; languages: readonly string[]; secure: boolean }

const yearSeconds = 365 * 86_400

/** One `Set-Cookie` line for every choice that is on offer. Only the consent is read in the browser. */
export function choiceCookies(
  { currency, lang, consent }: Choices,
  { currencies, languages, secure }: Offered,
): string[] {
  const line = (name: string, value: string, seconds: number, more: string) =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}${more}`
  const code = currency?.toUpperCase()
  return [
    code && currencies.includes(code) ? line(currencyCookie, code, yearSeconds, '; HttpOnly') : '',
    lang && languages.includes(lang) ? line(languageCookie, lang, yearSeconds, '; HttpOnly') : '',
    consent === 'on' || consent === 'off'
      ? line(consentCookie, `analytics=${consent}.${consentWording}`, consentDays * 86_400, '')
      : '',
  ].filter((one) => one !== '')
}
