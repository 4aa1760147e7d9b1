// Where two texts differ: what they begin and end alike with is left out but for a few words.

export type ChangedWords = { start: string; before: string; after: string; end: string }

/** Letters of what is the same that are shown around what is not. */
const around = 60

export function changedWords(before: string, after: string): ChangedWords {
  const [one, other] = [before.split(/(\s+)/), after.split(/(\s+)/)]
  let head = 0
  while (head < one.length && head < other.length && one[head] === other[head]) head += 1
  let tail = 0
  const most = Math.min(one.length, other.length) - head
  while (tail < most && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1
  const start = one.slice(0, head).join('')
  const end = one.slice(one.length - tail).join('')
  return {
    start: start.length > around ? `…${start.slice(-around)}` : start,
    before: one.slice(head, one.length - tail).join(''),
    after: other.slice(head, other.length - tail).join(''),
    end: end.length > around ? `${end.slice(0, around)}…` : end,
  }
}
