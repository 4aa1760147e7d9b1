// When the loading overlay is there, and what it says: never for a quick change of page, never for only a blink.

/** A change that is quicker than this shows nothing; what is shown stays at least as long. */
export const coverMs = 150
export const slowMs = 4_000
export const stuckMs = 10_000

/** `slow` says that the line is, `stuck` also offers the way back. */
export type CoverStage = 'away' | 'there' | 'slow' | 'stuck'

/** Outlives the components that show it: an error page draws the whole document anew. */
export class PageCover {
  #stage: CoverStage = 'away'
  #shownAt = 0
  #timers: ReturnType<typeof setTimeout>[] = []
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly stage = (): CoverStage => this.#stage

  /** A change of page has begun. */
  start(): void {
    this.#stop()
    if (this.#stage === 'away') this.#later(coverMs, 'there')
    else this.#show('there')
    this.#later(slowMs, 'slow')
    this.#later(stuckMs, 'stuck')
  }

  /** It has come to its end, whatever that is. */
  end(): void {
    this.#stop()
    if (this.#stage !== 'away') this.#later(Math.max(0, this.#shownAt + coverMs - Date.now()), 'away')
  }

  #later(delayMs: number, stage: CoverStage): void {
    this.#timers.push(setTimeout(() => this.#show(stage), delayMs))
  }

  #show(stage: CoverStage): void {
    if (this.#stage === 'away') this.#shownAt = Date.now()
    this.#stage = stage
    for (const tell of this.#listeners) tell()
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
  }
}
