// Saves one part of the details when it is left, keeps what was typed until it has arrived, and knows what was there before.
import type { Values } from './details.ts'

/** What one field held and holds now, as the record has it. */
export type Change = { name: string; from: string; to: string }

/**
 * What became of one save. `values` are those of the record by now and `before` those to go back to, where that is possible;
 * `refused` has a reason for each field that is wrong.
 */
export type Sent =
  | { state: 'saved'; values: Values; before: Values | undefined; changes: Change[] }
  | { state: 'refused'; fields: Record<string, string> }
  | { state: 'failed'; isUnreachable: boolean }

/** `typed` has not been left yet, or waits after a reload. */
export type Saving = { state: 'still' } | { state: 'typed'; isKept?: true } | { state: 'saving' } | Sent

export type SaverParts = {
  read: () => Values
  write: (values: Values) => void
  send: (values: Values, saved: Values) => Promise<Sent>
  keep: (values: Values | undefined) => void
  tell: (saving: Saving) => void
}

export class PartSaver {
  readonly #parts: SaverParts
  #saved: Values
  #before: Values | undefined
  #now: Saving = { state: 'still' }
  #isLeft = false
  /** What the server would not take: the same again would be refused again. */
  #refused: Values | undefined

  /** @param saved what the server holds */
  constructor(saved: Values, parts: SaverParts) {
    this.#saved = saved
    this.#parts = parts
  }

  /** @param kept what was typed before this document and has not arrived */
  open(kept: Values | undefined): void {
    const shown = this.#parts.read()
    // The page may be slow: what was typed before it took over is newer than what was kept.
    if (kept)
      this.#parts.write(Object.fromEntries(Object.entries(kept).filter(([name]) => shown[name] === this.#saved[name])))
    const isTyped = differs(this.#parts.read(), this.#saved)
    if (isTyped) this.#tell({ state: 'typed', ...(kept && { isKept: true }) })
    this.#parts.keep(isTyped ? this.#parts.read() : undefined)
  }

  /** What another tab saved meanwhile; nothing that was typed here is taken away. */
  rebase(saved: Values): void {
    if (this.#now.state === 'saving') return
    const now = this.#parts.read()
    // Fields that nobody has touched show it already.
    if (differs(now, saved) && differs(now, this.#saved)) return
    this.#saved = saved
    this.#parts.write(saved)
  }

  touch(): void {
    const values = this.#parts.read()
    const isTyped = differs(values, this.#saved)
    this.#parts.keep(isTyped ? values : undefined)
    if (this.#now.state === 'saving') return
    this.#tell(isTyped ? { state: 'typed' } : { state: 'still' })
  }

  /** The part was left, or Enter pressed: what differs from what is saved goes to the server, once at a time. */
  async leave(): Promise<void> {
    this.#isLeft = true
    if (this.#now.state === 'saving') return
    while (this.#isLeft && this.#isToSend()) {
      this.#isLeft = false
      if (!(await this.#save())) break
    }
    this.#isLeft = false
  }

  /** Back to what was there before the last change, which is saved like any other. */
  async undo(): Promise<void> {
    if (this.#now.state !== 'saved' || !this.#before) return
    this.#parts.write(this.#before)
    await this.leave()
  }

  #isToSend(): boolean {
    const values = this.#parts.read()
    return differs(values, this.#saved) && !(this.#refused && !differs(values, this.#refused))
  }

  async #save(): Promise<boolean> {
    const values = this.#parts.read()
    this.#tell({ state: 'saving' })
    const sent = await this.#parts.send(values, this.#saved)
    this.#refused = sent.state === 'refused' ? values : undefined
    if (sent.state === 'saved') this.#take(values, sent)
    else this.#parts.keep(this.#parts.read())
    this.#tell(sent)
    // Typed on meanwhile: that is neither saved nor wrong.
    if (sent.state === 'saved' && differs(this.#parts.read(), this.#saved)) this.#tell({ state: 'typed' })
    return sent.state === 'saved'
  }

  /** The fields that nobody touched meanwhile show what the server made of them. */
  #take(values: Values, sent: Sent & { state: 'saved' }): void {
    const now = this.#parts.read()
    this.#before = sent.before
    this.#saved = sent.values
    this.#parts.write(Object.fromEntries(Object.entries(sent.values).filter(([name]) => now[name] === values[name])))
    this.#parts.keep(differs(this.#parts.read(), this.#saved) ? this.#parts.read() : undefined)
  }

  #tell(saving: Saving): void {
    this.#now = saving
    this.#parts.tell(saving)
  }
}

/** Spaces at the ends are nobody's change. */
const differs = (one: Values, other: Values): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].some(
    (name) => (one[name] ?? '').trim() !== (other[name] ?? '').trim(),
  )
