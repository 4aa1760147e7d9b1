// Codes as people type them: digits that nobody can foretell.
import { randomInt } from 'node:crypto'

/** @param digits six where nothing else is said, eight for a sign-in code by mail (as hosted pools have it) */
export function newCode(digits = 6): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}
