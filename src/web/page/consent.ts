// The cookie that holds what a visitor allowed: `analytics=on.diagnostics=off.2026-11-2`, each answer and the wording it was given under.
import type { PublicSettings } from './public-settings.ts'

/** What a visitor is asked for: counting visits, and reports of errors with recordings of the screen. */
export const consentChoices = ['analytics', 'diagnostics'] as const
export type ConsentChoice = (typeof consentChoices)[number]
export type Answer = 'on' | 'off'
/** What a visitor is asked about here. */
export type QuestionProps = { offered: readonly ConsentChoice[] }
/** A choice that is missing was never answered under the present wording. */
export type Consent = Partial<Record<ConsentChoice, Answer>>

export const consentCookie = 'consent'
export const consentDays = 180
/** A change of the words is a new version, and the question is asked again. */
export const consentWording = '2026-11-2'

const shape = /(?:^|;\s*)consent=((?:[a-z]+=(?:on|off)\.)+)([\w-]+)(?:;|$)/

/** The answers in a cookie header or `document.cookie`; empty when there are none under the present wording. */
export function readConsent(cookies: string): Consent {
  const [, answers = '', wording] = shape.exec(cookies) ?? []
  if (wording !== consentWording) return {}
  const given = answers.split('.').map((pair) => pair.split('='))
  return Object.fromEntries(given.filter(([choice]) => consentChoices.some((one) => one === choice)))
}

/** The cookie's value for these answers, `''` without any. */
export function writeConsent(consent: Consent): string {
  const answers = consentChoices.flatMap((choice) => (consent[choice] ? `${choice}=${consent[choice]}.` : []))
  return answers.length > 0 ? answers.join('') + consentWording : ''
}

/** What this installation has to ask for at all. */
export function offeredChoices({ gtagId, sentryDsn, replayKey }: PublicSettings): ConsentChoice[] {
  return [...(gtagId ? (['analytics'] as const) : []), ...(sentryDsn || replayKey ? (['diagnostics'] as const) : [])]
}

export const isAnswered = (consent: Consent, offered: readonly ConsentChoice[]): boolean =>
  offered.every((choice) => consent[choice] !== undefined)
