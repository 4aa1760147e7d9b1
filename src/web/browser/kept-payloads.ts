// Payloads that were fetched before they were asked for; each serves the one navigation that follows, if that comes soon.
import type { PagePayload } from '#web/page/page-payload.ts'

export const keptPayloadMs = 30_000

type Kept = { at: number; payload: Promise<PagePayload> }

const kept = new Map<string, Kept>()

/** @param payload may still be on its way; one that fails is kept no longer */
export function keepPayload(url: string, payload: Promise<PagePayload>): void {
  const entry = { at: Date.now(), payload }
  for (const [address, { at }] of kept) if (isOver(at)) kept.delete(address)
  kept.set(addressOf(url), entry)
  payload.catch(() => {
    if (kept.get(addressOf(url)) === entry) kept.delete(addressOf(url))
  })
}

export function hasPayload(url: string): boolean {
  const entry = kept.get(addressOf(url))
  return entry !== undefined && !isOver(entry.at)
}

/** Hands a payload out, once. */
export function takePayload(url: string): Promise<PagePayload> | undefined {
  const entry = kept.get(addressOf(url))
  kept.delete(addressOf(url))
  return entry && !isOver(entry.at) ? entry.payload : undefined
}

/** What was fetched may no longer be true: something was sent, or prices are in another currency. */
export function dropPayloads(): void {
  kept.clear()
}

const isOver = (at: number): boolean => Date.now() - at >= keptPayloadMs

function addressOf(url: string): string {
  const { pathname, search } = new URL(url, location.href)
  return pathname + search
}
