// Reads what a browser says of its languages, and of the regions that it names with them.

export type WantedLanguage = {
  /** The whole of it, `zh-Hant-TW`, as it was sent. */
  tag: string
  /** `de`, in lower case. */
  language: string
  /** `AT`, in upper case. */
  region: string | undefined
}

/** As many as any browser sends; a longer list is read no further. */
const entryLimit = 20

/** The header Accept-Language, `de-AT,en;q=0.8`, in the order of preference; what is refused with `q=0` is left out. */
export function readAcceptLanguage(header: string): WantedLanguage[] {
  return header
    .split(',')
    .slice(0, entryLimit)
    .map(readEntry)
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag, language, region }) => ({ tag, language, region }))
}

function readEntry(entry: string): WantedLanguage & { quality: number } {
  const [tag = '', ...parameters] = entry.trim().split(';')
  const quality = parameters.find((one) => one.trim().startsWith('q='))
  const [language = '', ...rest] = tag.trim().split('-')
  return {
    tag: tag.trim(),
    language: language.toLowerCase(),
    region: rest.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase(),
    quality: Number(quality?.trim().slice(2) ?? 1),
  }
}
