// What a request tells of the visitor: the language and the currency to answer in.
import { readAcceptLanguage } from '#kernel/accept-language.ts'
import { readCookies } from '#kernel/cookies.ts'
import { chooseCurrency, readCurrencyCode } from '#kernel/currency-order.ts'
import { type Language, languages } from '#kernel/language.ts'

export type Visitor = {
  language: Language
  /** ISO 4217 in upper case: chosen, else guessed from where they are, else the provider's own. */
  currency: string
}

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

/** Language: address (`?lang=ar`), cookie, browser, provider. Currency: cookie, where the visitor is, provider, AED. */
export function readVisitor(request: Request, rules: VisitorRules): Visitor {
  const cookies = readCookies(request.headers.get('cookie') ?? '')
  const acceptLanguage = request.headers.get('accept-language') ?? ''
  const offered = languages.filter((language) => rules.providerLanguages.includes(language))
  const candidates = [
    new URL(request.url).searchParams.get('lang'),
    cookies.get(languageCookie),
    ...readAcceptLanguage(acceptLanguage).map(({ language }) => language),
    rules.providerLanguages[0],
  ]
  const language = candidates.map((one) => offered.find((own) => own === one)).find((one) => one !== undefined)
  const withRate = (code: string | undefined) => {
    const currency = readCurrencyCode(code)
    return currency !== undefined && rules.hasRate(currency) ? currency : undefined
  }
  const currency = chooseCurrency({
    client: withRate(cookies.get(currencyCookie)),
    geo: rules.guessCurrency(acceptLanguage),
    provider: withRate(rules.providerCurrency),
  })
  return { language: language ?? offered[0] ?? 'en', currency }
}
