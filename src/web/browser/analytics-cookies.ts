// The cookies of the analytics tag: kept for it as long as the visitor agrees, and dropped the moment they do not.
import { consentDays } from '#web/page/consent.ts'

const names = /^_ga(?:_[A-Z0-9]{1,20})?$/
const values = /^[\w.$%!*~-]{1,300}$/

const pairs = () => document.cookie.split('; ').filter((pair) => names.test(nameOf(pair)))
const nameOf = (pair: string) => pair.slice(0, pair.indexOf('='))

/** What the tag may read: its own cookies and no others. */
export const readAnalyticsCookies = (): string => pairs().join('; ')

/** Keeps what the tag wants kept, when it is one of its own cookies: no longer than the visitor's answer, and never sent elsewhere. */
export function keepAnalyticsCookie(line: string): void {
  const [pair = ''] = line.split(';')
  const name = nameOf(pair).trim()
  const value = pair.slice(pair.indexOf('=') + 1)
  if (!names.test(name) || !values.test(value)) return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies by promises is not in every browser
  document.cookie = `${name}=${value}; Path=/; Max-Age=${consentDays * 86_400}; SameSite=Lax${secure}`
}

export function dropAnalyticsCookies(): void {
  for (const pair of pairs()) {
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = `${nameOf(pair)}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax`
  }
}
