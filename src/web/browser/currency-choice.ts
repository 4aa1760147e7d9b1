// The choice of another currency while it is on its way: the page stays, and shows its prices anew once the choice has arrived.
import { line } from './line.ts'

/** What has not arrived by then is not worth more waiting. */
const patienceMs = 30_000

export type CurrencyChoice = {
  /** The code that was chosen last, until the page shows it. */
  pending?: string
  /** The last choice did not arrive. */
  isFailed?: boolean
}

export type ChoiceParts = {
  isOnline: () => boolean
  /** Whether our server has taken the choice. Never throws. */
  send: (code: string, signal: AbortSignal) => Promise<boolean>
}

const none: CurrencyChoice = {}

export function createCurrencyChoice({ isOnline, send }: ChoiceParts) {
  let choice = none
  let latest: AbortController | undefined
  const listeners = new Set<() => void>()
  let tell = (_code: string) => {}
  const set = (next: CurrencyChoice) => {
    choice = next
    for (const listener of listeners) listener()
  }
  return {
    now: () => choice,
    watch: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** @param listener told of each choice that our server has taken, unless there is a later one already */
    onTaken: (listener: (code: string) => void) => {
      tell = listener
    },
    /** @param refresh draws the page in the currency that was taken */
    choose: async (code: string, refresh: () => Promise<void>): Promise<void> => {
      latest?.abort()
      const own = new AbortController()
      latest = own
      if (!isOnline()) return set({ isFailed: true })
      set({ pending: code })
      const isTaken = await send(code, own.signal)
      if (isTaken && latest === own) {
        tell(code)
        await refresh()
      }
      // Chosen again meanwhile: only the last one counts.
      if (latest === own) set(isTaken ? none : { isFailed: true })
    },
    /** What is said of a choice that failed has had its time. */
    forget: () => {
      if (choice.isFailed) set(none)
    },
  }
}

/** The choice of this tab. */
export const currencyChoice = createCurrencyChoice({
  isOnline: () => navigator.onLine && line.now() !== 'offline',
  send: sendCurrency,
})

/** The form of the picker, sent beside the page. Where it leads to is not asked for: that the server leads on says that it has it. */
export async function sendCurrency(code: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch('/preferences', {
      method: 'POST',
      body: new URLSearchParams({ currency: code, to: '/' }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    })
    return answer.type === 'opaqueredirect'
  } catch {
    if (!signal.aborted) line.noteSilence()
    return false
  }
}
