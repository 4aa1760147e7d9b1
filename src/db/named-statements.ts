// Gives statements that come again a name, so that the server reads and plans each once a connection and not every time.
import { createHash } from 'node:crypto'

/** What was sent fewer times is not worth what the server keeps of it, in every connection. */
const sentBefore = 3
/** Lists of different lengths are different statements: beyond these nothing gets a name. */
const mostNames = 400
const mostCounted = 2_000

/** By the text of a statement: its name, or how often it was sent without one. */
const known = new Map<string, string | number>()
let names = 0

/** @returns undefined for a statement that is sent as it is */
export function nameOfStatement(text: string): string | undefined {
  const before = known.get(text) ?? 0
  if (typeof before === 'string') return before
  if (before + 1 < sentBefore || names >= mostNames) {
    if (before > 0 || known.size < mostCounted) known.set(text, before + 1)
    return undefined
  }
  const name = createHash('sha256').update(text).digest('base64url')
  known.set(text, name)
  names += 1
  return name
}
