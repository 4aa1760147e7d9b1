// The names that a sentence has: words with a capital letter inside it, and what follows a title.

const titles =
  /(?:\bDr\.?|\bProf(?:essor)?\.?|\bMr\.?|\bMrs\.?|\bMs\.?|د\.|الدكتورة?|دكتورة?|البروفيسورة?|فندق)\s+(\p{L}[\p{L}'’-]+)(?:\s+(\p{Lu}[\p{L}'’-]+|(?<=فندق \p{L}+ |الدكتورة? \p{L}+ |دكتورة? \p{L}+ |د\. \p{L}+ )\p{L}+))?/gu

/** Every capital is no name. */
const never = new Set(['I', 'I’m', "I'm", 'AI', 'Dr', 'Prof', 'Mr', 'Mrs', 'Ms', 'English', 'Arabic', 'OK', 'FAQ'])

/** Words as they are written. The first of a sentence counts only where the next has a capital too: `Maria Keller`. */
export function namesIn(sentence: string): string[] {
  const titled = [...sentence.matchAll(titles)].flatMap(([, first, second]) => [first, second])
  const words = sentence.match(/[\p{L}\p{M}'’-]+|[.:!?]/gu) ?? []
  const isCapital = (word: string | undefined) => word !== undefined && /^\p{Lu}\p{L}+/u.test(word) && !never.has(word)
  const capital = words.filter((word, at) => {
    const isFirst = at === 0 || /^[.:!?]$/.test(words[at - 1] ?? '')
    return isCapital(word) && (!isFirst || isCapital(words[at + 1]))
  })
  return [...titled, ...capital].filter((word) => word !== undefined)
}
