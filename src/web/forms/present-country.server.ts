// The name of a country in the language of the page.

/** @param country ISO 3166 code; anything else is shown as it is */
export function presentCountry(country: string, language: string): string {
  return /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country)
    : country
}
