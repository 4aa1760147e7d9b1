// Cuts words that come in pieces into whole sentences, each with the line that it stands in.
import { readPrefix, type TidyLine } from './tidy-line.ts'

export type CutSentence = { text: string; prefix: TidyLine['prefix'] /** Number of its line. */; line: number }

export type SentenceCutter = { push(words: string): CutSentence[]; end(): CutSentence[] }

/** Behind a mark that ends a sentence, with what closes it, where the next word is there already. */
const end =
  /(?<=[.!?؟…][)\]”’"»*_]{0,3})(?<!(?:^|[\s([])(?:Dr|Mr|Mrs|Ms|Prof|St|No|approx|e\.g|i\.e|vs|د|أ|\p{L})\.)(?<!^\s*\d{1,2}\.)\s+(?=\S)/u

export function createSentenceCutter(): SentenceCutter {
  let rest = ''
  let line = 0
  let prefix: TidyLine['prefix'] | undefined
  const sentencesOf = (text: string, isWhole: boolean): CutSentence[] => {
    const parts = text.split(end)
    rest = isWhole ? '' : (parts.pop() ?? '')
    return parts.map((part) => {
      const read = prefix === undefined ? readPrefix(part) : { prefix, rest: part }
      prefix = read.prefix
      return { text: read.rest.trim(), prefix, line }
    })
  }
  const takeLines = (text: string): CutSentence[] => {
    const lines = text.split(/\r?\n/u)
    const last = lines.pop() ?? ''
    const whole = lines.flatMap((one) => {
      const sentences = sentencesOf(one, true)
      line += 1
      prefix = undefined
      return sentences
    })
    return [...whole, ...sentencesOf(last, false)]
  }
  return {
    push: (words) => takeLines(rest + words).filter(({ text }) => text !== ''),
    end: () => sentencesOf(rest, true).filter(({ text }) => text !== ''),
  }
}
