// The port to wherever documents' bytes lie: named objects, each written whole. What is put is encrypted already.

export type DocumentStore = {
  /** Written once it resolves, and readable under its name whole or not at all; a second time takes the place of the first. */
  put(name: string, content: Uint8Array): Promise<void>
  /** @returns undefined where there is none of the name */
  get(name: string): Promise<Uint8Array | undefined>
  /** Everything whose name begins with the prefix, which ends in `/`. Nothing there is no fault. */
  removeAll(prefix: string): Promise<void>
  /** Names that begin with the prefix, in their order. */
  list(prefix: string): Promise<string[]>
}
// All throw Fault `unavailable` while the store does not answer. Names are `/`-separated words of a-z, 0-9 and `-`.
