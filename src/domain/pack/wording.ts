// The sentences that faults are told in, alike for every kind of file.

const longestValue = 60

/** A value as it stands in the pack, cut so that it fits a line. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text
}

/** `expected` completes the sentence "must be ...". */
export function wrong(name: string, value: unknown, expected: string): string {
  return `${name} is ${shown(value)}; must be ${expected}`
}

export function missing(name: string, expected: string): string {
  return `${name} is missing; must be ${expected}`
}

/** `what` is the kind of thing, such as `key`; the nearest of the known words is offered. */
export function unknown(what: string, word: string, known: Iterable<string>): string {
  const near = nearMiss(word, known)
  return `unknown ${what} ${shown(word)}${near === undefined ? '' : `; did you mean ${shown(near)}?`}`
}

/** The known word that was probably meant: one letter off in three at most, whatever the case, spaces and hyphens. */
export function nearMiss(word: string, known: Iterable<string>): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[\s_-]/g, '')
  const meant = plain(word).slice(0, longestValue)
  let best: string | undefined
  let least = Math.max(1, Math.floor(meant.length / 3)) + 1
  for (const candidate of known) {
    const steps = distance(meant, plain(candidate), least)
    if (steps < least) [best, least] = [candidate, steps]
  }
  return best
}

/** Letters to add, drop, change or swap to get from one word to the other; `limit` when it is that many or more. */
function distance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit
  let before: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1
      let steps = Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + same)
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (swapped) steps = Math.min(steps, (before[column - 2] ?? 0) + 1)
      current.push(steps)
    }
    ;[before, above] = [above, current]
  }
  return Math.min(limit, above[to.length] ?? 0)
}
