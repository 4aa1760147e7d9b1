// The cookie by which the server knows who opens a page: a copy of the access token, which never travels with a link from elsewhere.

import { tokenCookie } from '#kernel/cookies.ts'

const attributes = () => `; Path=/; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`

/** Empty when there is none, also where cookies may not be touched. */
export function readTokenCookie(): string {
  try {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${tokenCookie}=`))
    return pair?.slice(tokenCookie.length + 1) ?? ''
  } catch {
    return ''
  }
}

/** Ends with the browser's own session: whoever comes back later gets it anew from the tokens, which are kept elsewhere. */
export function writeTokenCookie(accessToken: string): void {
  if (readTokenCookie() !== accessToken) write(`${tokenCookie}=${accessToken}${attributes()}`)
}

export function clearTokenCookie(): void {
  write(`${tokenCookie}=${attributes()}; Max-Age=0`)
}

function write(line: string): void {
  try {
    document.cookie = line
  } catch {
    // Where cookies may not be touched there is none either; who signs in is told (takeSignedIn).
  }
}
