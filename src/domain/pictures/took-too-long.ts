// Drawing was ended because of the clock: the machine may have been busy, so it is not known to be the file's fault.

export class TookTooLong extends Error {
  constructor() {
    super('drawing took too long')
    this.name = 'TookTooLong'
  }
}

/** What the picture library throws, as the house does. */
export function rethrowTooLong(error: unknown): never {
  throw error instanceof Error && error.message.startsWith('timeout') ? new TookTooLong() : error
}
