// Why the embedded database cannot start, in one line that an operator can act on.

export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError'
}
