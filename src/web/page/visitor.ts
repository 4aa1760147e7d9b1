// What a request tells of the visitor: the languages and the currency to answer in.
import { readAcceptLanguage } from '#kernel/accept-language.ts'
import { readCookies } from '#kernel/cookies.ts'
import { chooseCurrency, readCurrencyCode } from '#kernel/currency-order.ts'
import { type Language, nearestLanguage } from '#kernel/language.ts'
import { matchLanguage, wantedLanguage } from '#kernel/language-code.ts'

export type Visitor = {
  /** Of the site itself: buttons, menus, dates and amounts. */
  language: Language
  /** Of what the provider wrote, where that is another one. */
  contentLanguage?: string
  /** ISO 4217 in upper case: chosen, else guessed from where they are, else the provider's own. */
  currency: string
}

/** What the provider's own texts are asked for in; it also names a page among those of other languages. */
export const contentLanguageOf = ({ language, contentLanguage = language }: Omit<Visitor, 'currency'>): string =>
  contentLanguage

/** Cookies that hold the visitor's own choice, for a year. */
export const languageCookie = 'lang'
export const currencyCookie = 'currency'

export type VisitorRules = {
  /** Languages that the provider writes in, its own first. */
  providerLanguages: readonly string[]
  /** What the provider's location charges in. */
  providerCurrency: string
  /** Whether prices can be shown in a currency. */
  hasRate: (currency: string) => boolean
  /** The currency of where the visitor seems to be, by their address and by this header of theirs. */
  guessCurrency: (acceptLanguage: string) => string | undefined
}

/**
 * Content: the first of address (`?lang=de`), cookie and browser that the provider writes in, else the provider's first. The site
 * itself is in the same language where it has it, else in the first of the provider's that it has. Currency: cookie, where the visitor is,
 * provider, AED.
 */
export function readVisitor(request: Request, rules: VisitorRules): Visitor {
  const cookies = readCookies(request.headers.get('cookie') ?? '')
  const acceptLanguage = request.headers.get('accept-language') ?? ''
  const written = rules.providerLanguages
  const candidates = [
    new URL(request.url).searchParams.get('lang'),
    cookies.get(languageCookie),
    ...readAcceptLanguage(acceptLanguage).map(({ tag }) => tag),
  ]
  const found = candidates.map((one) => serve(one, written)).find((one) => one !== undefined)
  const content = found ?? written[0] ?? 'en'
  const language = nearestLanguage([content, ...written])
  const withRate = (code: string | undefined) => {
    const currency = readCurrencyCode(code)
    return currency !== undefined && rules.hasRate(currency) ? currency : undefined
  }
  const currency = chooseCurrency({
    client: withRate(cookies.get(currencyCookie)),
    geo: rules.guessCurrency(acceptLanguage),
    provider: withRate(rules.providerCurrency),
  })
  return { language, ...(content !== language && { contentLanguage: content }), currency }
}

function serve(asked: string | null | undefined, written: readonly string[]): string | undefined {
  const wanted = asked ? wantedLanguage(asked) : undefined
  return wanted && matchLanguage(wanted, written)
}
