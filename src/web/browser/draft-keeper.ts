// Watches over one form's draft: brings it back, saves it as it is typed, clears it and takes the clearing back.
import { canKeep, forgetDraft, newDraftId, readDraft, writeDraft } from './draft.ts'
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
  #cleared: Record<string, string> = {}

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

  clear(): void {
    this.#stopTimer()
    this.#cleared = readFields(this.#form)
    forgetDraft(this.#providerId)
    this.#form.reset()
    this.#id = newDraftId()
    this.#written = false
    this.#tell('cleared')
  }

  undoClear(): void {
    for (const [name, value] of Object.entries(this.#cleared)) setValue(this.#form, name, value)
    this.#save()
  }

  #save(): void {
    this.#stopTimer()
    // Sent or cleared meanwhile, here or in another tab: from now on this is a new draft.
    if (this.#written && readDraft(this.#providerId)?.id !== this.#id) this.#id = newDraftId()
    const draft = { id: this.#id, savedAt: Date.now(), asked: this.#asked, fields: readFields(this.#form) }
    this.#written = writeDraft(this.#providerId, draft)
    this.#tell(this.#written ? 'kept' : 'blocked')
  }

  #stopTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}

function bringBack(form: HTMLFormElement, kept: Record<string, string>, withoutItem: boolean): void {
  const { item = '', currency = '', ...fields } = kept
  restoreFields(form, withoutItem ? fields : { ...fields, item })
  // An amount means nothing without its currency; without an amount the page's own currency stands.
  const list = form.elements.namedItem('currency')
  if (!fields.budget || !(list instanceof HTMLSelectElement) || !currency) return
  if (![...list.options].some(({ value }) => value === currency)) {
    const option = list.appendChild(document.createElement('option'))
    option.value = option.text = currency
  }
  restoreFields(form, { currency })
}
