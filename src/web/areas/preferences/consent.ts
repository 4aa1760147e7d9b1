// The cookie that holds what a visitor allowed: `analytics=off.2026-11`, the choice and the wording it was made under.

export const consentCookie = 'consent'
export const consentDays = 180
/** A change of the words is a new version, and the question is asked again. */
export const consentWording = '2026-11'

export type Consent = 'on' | 'off'

/** The choice in a cookie header or `document.cookie`; undefined when there is none under the present wording. */
export function readConsent(cookies: string): Consent | undefined {
  const match = /(?:^|;\s*)consent=analytics=(on|off)\.([\w-]+)/.exec(cookies)
  return match?.[2] === consentWording ? (match[1] as Consent) : undefined
}
