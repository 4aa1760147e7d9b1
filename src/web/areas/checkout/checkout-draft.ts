// Keeps who travels and how it is paid until the order is placed: in this tab, through reloads, a sign-in and a payment that failed.
import { checkoutDraftKey } from '#web/browser/auth/kept-drafts.ts'
import { readFields, restoreFields } from '#web/browser/form-fields.ts'

/** Values by the names of the form's fields. */
export type CheckoutDraft = Record<string, string>

/** Never throws: storage may be forbidden. @param owner whose draft it is; another's is none */
export function readCheckoutDraft(owner: string): CheckoutDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(checkoutDraftKey) ?? 'null')
    if (isKept(kept) && kept.owner === owner) return kept.fields
  } catch {
    // What cannot be reached was not kept either.
  }
  return {}
}

export function keepCheckoutDraft(owner: string, fields: CheckoutDraft): void {
  try {
    sessionStorage.setItem(checkoutDraftKey, JSON.stringify({ owner, fields }))
  } catch {
    // Full or forbidden: the page itself still holds what was typed.
  }
}

/** What was typed before checkout; what stands there of the same person stays. */
export const beginCheckoutDraft = (owner: string, fields: CheckoutDraft): void =>
  keepCheckoutDraft(owner, { ...fields, ...readCheckoutDraft(owner) })

/** Under which the rows of who comes along are kept. */
export const rowsName = 'rows'
const tickBefore = 'tick:'

/** What the form holds: its fields, which boxes are ticked, and who comes along. Consent is given anew each time. */
export function draftOf(form: HTMLFormElement, rows: readonly number[]): CheckoutDraft {
  const ticks = ticksOf(form).map(({ name, checked }) => [tickBefore + name, checked ? '1' : ''])
  return { ...readFields(form), ...Object.fromEntries(ticks), [rowsName]: rows.join() }
}

/** Who comes along, by the numbers of their rows. */
export const parseRows = (text: string): number[] =>
  [...new Set(text.split(',').map(Number))].filter((row) => Number.isInteger(row) && row > 0)

/** Into fields that nobody has touched. */
export function restoreDraft(form: HTMLFormElement, draft: CheckoutDraft): void {
  const ticks = ticksOf(form)
  const isTick = (name: string) => ticks.some((tick) => tick.name === name)
  restoreFields(form, Object.fromEntries(Object.entries(draft).filter(([name]) => !isTick(name))))
  for (const tick of ticks) {
    const kept = draft[tickBefore + tick.name]
    if (kept !== undefined && tick.checked === tick.defaultChecked) tick.checked = kept !== ''
  }
}

const ticksOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox][name]')].filter(({ name }) => name !== 'consent')

/** Once the order is placed. Never throws. */
export function forgetCheckoutDraft(): void {
  try {
    sessionStorage.removeItem(checkoutDraftKey)
  } catch {
    // What cannot be reached was not kept either.
  }
}

function isKept(value: unknown): value is { owner: string; fields: CheckoutDraft } {
  const { owner, fields } = (value ?? {}) as { owner?: unknown; fields?: unknown }
  if (typeof owner !== 'string' || typeof fields !== 'object' || fields === null) return false
  return Object.values(fields).every((one) => typeof one === 'string')
}
