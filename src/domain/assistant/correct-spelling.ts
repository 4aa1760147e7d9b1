// Finds the word of a list that was meant where somebody slipped by a letter or two.

/**
 * A word of five to seven letters may have one slip, a longer one two: a letter too many, missing, wrong, or two that changed places. Its
 * first letter has to be right. Shorter words, words of the list and those of `others` stay as they are.
 */
export function createCorrection(words: readonly string[], others: ReadonlySet<string>): (word: string) => string {
  const known = new Set(words)
  const byBeginning = Map.groupBy(
    words.filter((word) => word.length >= 5),
    (word) => word[0],
  )
  const find = (word: string): string => {
    const most = slipsAllowed(word.length)
    let best: { word: string; slips: number } = { word, slips: most + 1 }
    for (const candidate of byBeginning.get(word[0]) ?? []) {
      if (Math.abs(candidate.length - word.length) > most) continue
      if (isArabic(word) && !isSameButOneLetter(word, candidate)) continue
      const slips = slipsBetween(word, candidate)
      if (slips < best.slips && slips <= slipsAllowed(candidate.length)) best = { word: candidate, slips }
    }
    return best.word
  }
  return (word) => {
    if (word.length < 5 || known.has(word) || others.has(word) || /\d/.test(word)) return word
    return find(word)
  }
}

const isArabic = (word: string): boolean => /^\p{Script=Arabic}/u.test(word)

/** In Arabic another letter, or another end, is another word: only a letter left out, doubled or in its neighbour's place is a slip. */
function isSameButOneLetter(word: string, candidate: string): boolean {
  if (word.length < 6 || word.slice(-1) !== candidate.slice(-1)) return false
  if (word.length === candidate.length) return sorted(word) === sorted(candidate)
  return Math.abs(word.length - candidate.length) === 1 && word.slice(0, 2) === candidate.slice(0, 2)
}

const sorted = (word: string): string => word.split('').toSorted().join('')

const slipsAllowed = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2)

/** Damerau's distance, neighbours only. */
function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let slips = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        slips = Math.min(slips, (beforeLast[j - 2] ?? 0) + 1)
      }
      row.push(slips)
    }
    beforeLast = last
    last = row
  }
  return last[other.length] ?? 0
}
