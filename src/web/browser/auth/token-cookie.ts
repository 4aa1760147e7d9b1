// The cookie by which the server knows who opens a page: a copy of the access token, which never travels with a link from elsewhere.

import { tokenCookie } from '#kernel/cookies.ts'

const attributes = () => `; Path=/; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`

/** Empty when there is none. */
export function readTokenCookie(): string {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${tokenCookie}=`))
  return pair?.slice(tokenCookie.length + 1) ?? ''
}

/** Ends with the browser's own session: whoever comes back later gets it anew from the tokens, which are kept elsewhere. */
export function writeTokenCookie(accessToken: string): void {
  if (readTokenCookie() !== accessToken) document.cookie = `${tokenCookie}=${accessToken}${attributes()}`
}

export function clearTokenCookie(): void {
  document.cookie = `${tokenCookie}=${attributes()}; Max-Age=0`
}
