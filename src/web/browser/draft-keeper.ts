// Watches over one form's draft: brings it back, saves it as it is typed here or in another tab, clears it and takes that back.
import { canKeep, type Draft, draftKey, forgetDraft, newDraftId, readDraft, writeDraft } from './draft.ts'
import { changedFields, type Fields, untouchedFields } from './draft-changes.ts'
import { readFields, restoreFields, setValue } from './form-fields.ts'

/** Shorter than anyone needs to reach for the reload button. */
const waitMs = 250

export type KeptState = 'kept' | 'blocked' | 'cleared'

type Opening = {
  /** The item that the address asks for, `''` for none. */
  chosen: string
  /** A link was followed to get here: it asks for its own item, whatever was chosen before. */
  isAskedAnew: boolean
  /** False when the page came back with what was just typed: that is newer than the draft. */
  restore: boolean
}

export class DraftKeeper {
  readonly #form: HTMLFormElement
  readonly #providerId: string
  readonly #tell: (state: KeptState) => void
  #id = newDraftId()
  #asked = ''
  #written = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #cleared: Fields = {}
  /** What the form held when this tab and the draft last agreed: what differs from it was changed here. */
  #agreed: Fields = {}

  constructor(form: HTMLFormElement, providerId: string, tell: (state: KeptState) => void) {
    this.#form = form
    this.#providerId = providerId
    this.#tell = tell
  }

  /** The name that the draft is sent under: the same one until it has arrived or was cleared. */
  get id(): string {
    return this.#id
  }

  open({ chosen, isAskedAnew, restore }: Opening): void {
    const draft = readDraft(this.#providerId)
    this.#asked = chosen || (draft?.asked ?? '')
    this.#agreed = draft ? draft.fields : untouchedFields(this.#form)
    // Asked for by the address: this tab's own choice, though nobody has touched it.
    if (!draft && chosen) delete this.#agreed.item
    if (!canKeep()) this.#tell('blocked')
    if (!draft) return
    this.#id = draft.id
    this.#written = true
    if (!restore) return
    // A reload does not take back what was chosen after the address was opened.
    const isReplaced = chosen !== '' && (isAskedAnew || chosen !== draft.asked)
    bringBack(this.#form, draft.fields, isReplaced)
    if (isReplaced) this.#save()
  }

  /** Saves soon. Not put off by further typing: a quarter of a second is the most that can be lost. */
  touch(): void {
    this.#timer ??= setTimeout(() => this.#save(), waitMs)
  }

  /** Saves now what waits to be saved. */
  readonly flush = (): void => {
    if (this.#timer !== undefined) this.#save()
  }

  /** Another tab has saved: what was not changed here becomes what it is there. @returns whether the form may have changed */
  hear({ key }: Pick<StorageEvent, 'key'>): boolean {
    const draft = key === draftKey(this.#providerId) ? readDraft(this.#providerId) : undefined
    // Sent or cleared over there: what stands here stays, as a new draft once it is changed.
    if (!draft) return false
    const own = changedFields(this.#form, this.#agreed)
    for (const [name, value] of Object.entries(draft.fields)) {
      const isOwn = name in own || (name === 'currency' && ('budget' in own || !draft.fields.budget))
      if (isOwn) continue
      if (name === 'currency') offerCurrency(this.#form, value)
      setValue(this.#form, name, value)
      this.#agreed[name] = value
    }
    this.#join(draft)
    return true
  }

  clear(): void {
    this.#stopTimer()
    this.#cleared = readFields(this.#form)
    forgetDraft(this.#providerId)
    this.#form.reset()
    this.#id = newDraftId()
    this.#written = false
    this.#agreed = readFields(this.#form)
    this.#tell('cleared')
  }

  undoClear(): void {
    for (const [name, value] of Object.entries(this.#cleared)) setValue(this.#form, name, value)
    this.#save()
  }

  /** Writes what was changed in this tab onto what is kept by now: another tab may have changed the rest. */
  #save(): void {
    this.#stopTimer()
    const kept = readDraft(this.#providerId)
    const fields = readFields(this.#form)
    const own = changedFields(this.#form, this.#agreed)
    if (kept) this.#join(kept)
    // Sent or cleared meanwhile, here or in another tab: from now on this is a new draft.
    else if (this.#written) this.#id = newDraftId()
    const asked = kept && !('item' in own) ? kept.asked : this.#asked
    const draft = { id: this.#id, savedAt: Date.now(), asked, fields: kept ? { ...kept.fields, ...own } : fields }
    this.#written = writeDraft(this.#providerId, draft)
    if (this.#written) this.#agreed = fields
    this.#tell(this.#written ? 'kept' : 'blocked')
  }

  #join({ id }: Draft): void {
    this.#id = id
    this.#written = true
  }

  #stopTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}

function bringBack(form: HTMLFormElement, kept: Fields, withoutItem: boolean): void {
  const { item = '', currency = '', ...fields } = kept
  restoreFields(form, withoutItem ? fields : { ...fields, item })
  // An amount means nothing without its currency; without an amount the page's own currency stands.
  if (!fields.budget || !currency) return
  offerCurrency(form, currency)
  restoreFields(form, { currency })
}

/** A currency that an amount was once said in stays to be chosen. */
function offerCurrency(form: HTMLFormElement, code: string): void {
  const list = form.elements.namedItem('currency')
  if (!(list instanceof HTMLSelectElement) || [...list.options].some(({ value }) => value === code)) return
  const option = list.appendChild(document.createElement('option'))
  option.value = option.text = code
}
