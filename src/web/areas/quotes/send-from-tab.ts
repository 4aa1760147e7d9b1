// Sends the quote form from the tab: a line that breaks or hangs is an answer too, never a lost page.
import { data } from 'react-router'
import { markSent } from '#web/browser/draft.ts'
import { line } from '#web/browser/line.ts'
import type { QuoteOutcome } from './outcome.ts'

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
    if (!(answer instanceof Response)) return unreachable()
    const confirmation = new URL(answer.headers.get('location') ?? '', location.origin)
    const [reference, provider, draft] = [
      confirmation.searchParams.get('sent'),
      form.get('provider'),
      form.get('draft'),
    ]
    if (reference && typeof provider === 'string' && typeof draft === 'string') markSent(provider, draft, reference)
    // Should the line break just now, better stay here, where sending again leads to the same confirmation.
    if (reference && !(await canReach(confirmation))) return unreachable()
    throw answer
  } finally {
    clearTimeout(timer)
  }
}

/** With this status the router keeps the page as it is, instead of asking a silent server for it again. */
function unreachable() {
  line.noteSilence()
  return data<QuoteOutcome>({ errors: [], typed: {} }, 503)
}

const canReach = (place: URL): Promise<boolean> =>
  fetch(place, { method: 'HEAD', signal: AbortSignal.timeout(patienceMs) }).then(
    ({ ok }) => ok,
    () => false,
  )
