// Codes of languages, any that there are (BCP 47): whether one is sound, how it is spelt, and which of several comes nearest to it.

const names = /* @__PURE__ */ new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** As the code is spelt everywhere, `pt-br` as `pt-BR`; undefined for what names no language. */
export function canonicalLanguage(code: string): string | undefined {
  try {
    const [canonical] = Intl.getCanonicalLocales(code)
    return canonical !== undefined && names.of(canonical) !== undefined ? canonical : undefined
  } catch {
    return undefined
  }
}

/** What somebody asks for, in the one spelling and without what is no part of a name (`ar-x-private` as `ar`); undefined for nonsense. */
export function wantedLanguage(code: string): string | undefined {
  try {
    return new Intl.Locale(code).baseName
  } catch {
    return undefined
  }
}

/** Whether a text is the code of some language, such as `de` or `zh-Hant`. */
export const isLanguageCode = (code: string): boolean => canonicalLanguage(code) !== undefined

/**
 * The code that serves somebody who wants a language: the very same, else a wider one (`pt` for `pt-BR`), else the first of the
 * same language (`pt-PT` for `pt-BR`).
 * @param written canonical codes, the preferred one first
 */
export function matchLanguage(wanted: string, written: readonly string[]): string | undefined {
  if (written.includes(wanted)) return wanted
  const parts = wanted.split('-')
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const wider = parts.slice(0, length).join('-')
    if (written.includes(wider)) return wider
  }
  return written.find((one) => one.split('-')[0] === parts[0])
}
