// Tells a licence's own page in a register from the page where its number must be looked up.

/** Its own page has the number in its path, query or fragment, as a word of its own. */
export function isLicencePage(url: string, number: string): boolean {
  if (!URL.canParse(url)) return false
  const { pathname, search, hash } = new URL(url)
  const wanted = simplify(number)
  return wanted !== '-' && simplify(`${pathname}${search}${hash}`).includes(wanted)
}

/** Words of letters and digits between single hyphens: registers write spaces and slashes of a number in many ways. */
const simplify = (text: string): string =>
  `-${safely(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')}-`.replace(/-+/g, '-')

function safely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
