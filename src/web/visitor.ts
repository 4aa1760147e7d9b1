// What a request tells of the visitor: the language and the currency to answer in.
import { type Language, languages } from '#kernel/language.ts'

export type Visitor = {
  language: Language
  /** ISO 4217 as chosen or guessed from the region; undefined: the provider's own. */
  currency: string | undefined
}

/** Cookies that hold the visitor's own choice, for a year. */
export const languageCookie = 'lang'
export const currencyCookie = 'currency'

export type VisitorRules = {
  /** Languages that the provider writes in, its own first. */
  providerLanguages: readonly string[]
  /** Whether prices can be shown in a currency. */
  hasRate: (currency: string) => boolean
  /** Currency of a region (`AE`), undefined when unknown. */
  currencyOfRegion: (region: string) => string | undefined
}

/** Language: address (`?lang=ar`), cookie, browser, provider. Currency: cookie, region of the browser's language, provider. */
export function readVisitor(request: Request, rules: VisitorRules): Visitor {
  const cookies = readCookies(request.headers.get('cookie') ?? '')
  const wanted = readAcceptLanguage(request.headers.get('accept-language') ?? '')
  const offered = languages.filter((language) => rules.providerLanguages.includes(language))
  const candidates = [
    new URL(request.url).searchParams.get('lang'),
    cookies.get(languageCookie),
    ...wanted.map(({ language }) => language),
    rules.providerLanguages[0],
  ]
  const language = candidates.map((one) => offered.find((own) => own === one)).find((one) => one !== undefined)
  const regions = wanted.flatMap(({ region }) => region ?? [])
  const guessed = regions.map(rules.currencyOfRegion).find((currency) => currency !== undefined)
  const chosen = cookies.get(currencyCookie)?.toUpperCase()
  return { language: language ?? offered[0] ?? 'en', currency: chosen && rules.hasRate(chosen) ? chosen : guessed }
}

function readCookies(header: string): Map<string, string> {
  return new Map(
    header.split(';').flatMap((pair) => {
      const at = pair.indexOf('=')
      return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const] : []
    }),
  )
}

/** `de-AT,en;q=0.8` in the order of preference. */
function readAcceptLanguage(header: string): { language: string; region: string | undefined }[] {
  return header
    .split(',')
    .slice(0, 20)
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';')
      const quality = Number(
        parameters
          .find((one) => one.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      )
      const [language = '', ...rest] = tag.trim().split('-')
      return {
        language: language.toLowerCase(),
        region: rest.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase(),
        quality,
      }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
}
