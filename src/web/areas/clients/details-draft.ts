// Keeps what was typed on the page of the details and has not reached the server: in this tab alone, for its own person alone.
import { detailsDraftKey } from '#web/browser/auth/kept-drafts.ts'
import type { Values } from './details.ts'

type Kept = { owner: string; parts: Record<string, Values> }

/** What was kept of each part, by its name. What somebody else left is removed. Never throws: storage may be forbidden. */
export function readDrafts(owner: string): Record<string, Values> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(detailsDraftKey) ?? 'null')
    if (isKept(kept) && kept.owner === owner) return kept.parts
    sessionStorage.removeItem(detailsDraftKey)
  } catch {
    // What cannot be reached was not kept either.
  }
  return {}
}

/** @param values undefined once they have reached the server */
export function keepDraft(owner: string, part: string, values: Values | undefined): void {
  const { [part]: _, ...others } = readDrafts(owner)
  const kept = values ? { ...others, [part]: values } : others
  try {
    if (Object.keys(kept).length === 0) sessionStorage.removeItem(detailsDraftKey)
    else sessionStorage.setItem(detailsDraftKey, JSON.stringify({ owner, parts: kept } satisfies Kept))
  } catch {
    // Full or forbidden: the page itself still holds what was typed.
  }
}

function isKept(value: unknown): value is Kept {
  const { owner, parts } = (value ?? {}) as Partial<Kept>
  if (typeof owner !== 'string' || typeof parts !== 'object' || parts === null) return false
  return Object.values(parts).every(
    (values) =>
      typeof values === 'object' && values !== null && Object.values(values).every((one) => typeof one === 'string'),
  )
}
