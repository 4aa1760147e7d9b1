// Sends the contact form from the tab: a line that breaks or hangs is an answer too, never a lost page.
import { data } from 'react-router'
import { line } from '#web/browser/line.ts'
import type { ContactOutcome } from './contact-fields.ts'

/** A server that takes longer will hardly answer at all; sending again under the same key is safe. */
const patienceMs = 30_000

export async function sendFromContact(send: () => Promise<ContactOutcome>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), patienceMs)
  })
  try {
    return await Promise.race([send(), late])
  } catch {
    line.noteSilence()
    // With this status the router keeps the page as it is, instead of asking a silent server for it again.
    return data<ContactOutcome>({ errors: [], typed: {} }, 503)
  } finally {
    clearTimeout(timer)
  }
}
