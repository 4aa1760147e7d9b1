// What the header `cookie` says, and the cookie that people are known by.

/** Holds the access token of whoever is signed in (specification, section 4); set by the browser, and sent to this site alone. */
export const tokenCookie = 'token'

/** Cookies by name; of two with one name the last. */
export function readCookies(header: string): Map<string, string> {
  return new Map(
    header.split(';').flatMap((one) => {
      const pair = one.trim()
      const at = pair.indexOf('=')
      return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const] : []
    }),
  )
}
