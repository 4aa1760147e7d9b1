// Where a chat service is, and how long it is waited for.

export type ChatModelLimits = {
  /** Until the first word of each turn of the service. */
  firstWordMs: number
  /** Between two of them. */
  nextWordMs: number
  /** Until the last, with all that it looks up. */
  wholeMs: number
}

/** Somebody waits before a window: after this the provider's own pages answer. */
export const chatModelLimits: ChatModelLimits = { firstWordMs: 10_000, nextWordMs: 8_000, wholeMs: 25_000 }

export type ChatModelSettings = {
  baseUrl: string
  /** Services on one's own machines often ask for none. */
  apiKey?: string | undefined
  model: string
  limits?: ChatModelLimits
}
