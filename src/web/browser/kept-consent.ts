// What this visitor allows, as this browser keeps it: read anew each time, so that an answer holds at once and in every tab.
import { type Consent, type ConsentChoice, consentChoices, readConsent, writeConsent } from '#web/page/consent.ts'

const channelName = 'consent'
const listeners = new Set<() => void>()
let withdrawn: readonly ConsentChoice[] = []
let channel: BroadcastChannel | undefined

/** A browser that asks not to be followed has answered (Global Privacy Control): it is no, whatever is kept. */
export const refusesByItself = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

export const keptConsent = (): Consent => readConsent(document.cookie)

/** The same as text, for comparing. */
export const keptConsentText = (): string => writeConsent(keptConsent())

export const isAllowed = (choice: ConsentChoice): boolean =>
  keptConsent()[choice] === 'on' && !withdrawn.includes(choice) && !refusesByItself()

/** Hears of answers in this tab and in others. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener)
  if (!channel && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel(channelName)
    channel.onmessage = tell
    // The answer may have been a plain form of the page before this one, which could tell nobody.
    channel.postMessage('')
  }
  return () => void listeners.delete(listener)
}

/**
 * Sends an answer to be kept; a no counts from here on, whether it can be kept or not.
 * @returns whether it is kept now
 */
export async function answerConsent(answer: Consent): Promise<boolean> {
  withdrawn = consentChoices.filter((choice) => answer[choice] === 'off')
  tell()
  const body = new URLSearchParams({ ...answer, to: '/cookie-policy' })
  // The answer leads on to a page, which nobody needs: the cookie it comes with tells whether it was taken.
  await fetch('/preferences', { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => undefined)
  const kept = keptConsent()
  if (!consentChoices.every((choice) => answer[choice] === undefined || kept[choice] === answer[choice])) return false
  tell()
  channel?.postMessage('')
  return true
}

function tell(): void {
  for (const listener of listeners) listener()
}
