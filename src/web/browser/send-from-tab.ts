// Sends the quote form from the tab: a line that breaks or hangs is an answer too, never a lost page.
import { data } from 'react-router'
import type { QuoteOutcome } from '#web/areas/quotes/outcome.ts'
import { markSent } from './draft.ts'

/** A server that takes longer will hardly answer at all; sending again under the same key is safe. */
const patienceMs = 30_000

/** @throws the server's redirect to the confirmation, for the router to follow */
export async function sendFromTab(form: FormData, send: () => Promise<QuoteOutcome>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), patienceMs)
  })
  try {
    return await Promise.race([send(), late])
  } catch (answer) {
    // With this status the router keeps the page as it is, instead of asking a silent server for it again.
    if (!(answer instanceof Response)) return data({ errors: [], typed: {} }, 503)
    const reference = new URL(answer.headers.get('location') ?? '', location.origin).searchParams.get('sent')
    const [provider, draft] = ['provider', 'draft'].map((name) => form.get(name))
    if (reference && typeof provider === 'string' && typeof draft === 'string') markSent(provider, draft, reference)
    throw answer
  } finally {
    clearTimeout(timer)
  }
}
