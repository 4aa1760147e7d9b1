// Finds every figure of a text: amounts, counts, shares, dates, times and telephone numbers, however they are written.
import { normalizeWord } from '#domain/procedures/index-procedures.ts'
import type { Figure } from './figure.ts'
import { currenciesOf, dualOfWord, type Unit, unitOfWord } from './figure-units.ts'
import { numberOfWord, sumOfWords } from './number-words.ts'
import { readMoments } from './read-moments.ts'
import { isStopWord } from './stop-words.ts'
import { stemOf } from './words.ts'

/** One form of digits, one sign for decimals, none for thousands, and nothing that is not seen. */
export function plainDigits(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/gu, '')
    .replace(/(?<=\d)[\u00a0\u202f\u2009](?=\d{3}(?!\d))/gu, '')
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/(?<=\d)٫(?=\d)/gu, '.')
    .replace(/(?<=\d)[,٬'’](?=\d{3}(?!\d))/gu, '')
}

type Token = {
  text: string
  word: string
  number?: number
  isWeak?: boolean
  unit?: Unit
  currencies?: readonly string[]
}

export function readFigures(text: string): Figure[] {
  const { moments, rest } = readMoments(plainDigits(text))
  return [...moments, ...readNumbers(joinNumbers(tokensOf(rest)))]
}

const tokensOf = (text: string): Token[] =>
  (text.match(/\d+(?:\.\d+)?|[A-Z]{0,3}\p{Sc}|[\p{L}\p{M}]+(?:['’]\p{L}+)?|[^\s\p{L}\p{N}]/gu) ?? []).map(
    (written): Token => {
      const word = normalizeWord(written).replace(/['’].*$/u, '')
      if (/^\d/.test(written)) return { text: written, word, number: Number(written) }
      const dual = dualOfWord(word)
      if (dual) return { text: written, word, number: dual.times, unit: { ...dual, times: 1 } }
      const unit = unitOfWord(word)
      const currencies = currenciesOf(written)
      return { text: written, word, ...(unit && { unit }), ...(currencies && { currencies }) }
    },
  )

/** Puts the words of one number together. `a` and `one` count only beside what they measure. */
function joinNumbers(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const parts: number[] = []
    let to = at
    for (; to < tokens.length; to++) {
      const token = tokens[to]
      const next = tokens[to + 1]
      if (!token) break
      const isBetween =
        parts.length > 0 && /^(and|-)$/.test(token.word) && next !== undefined && numberOfWord(next.word)
      if (isBetween && ((parts.at(-1) ?? 0) >= 100 || token.word === '-')) continue
      const said = token.unit || token.currencies ? undefined : numberOfWord(token.word)
      const value = token.number !== undefined && !token.unit && parts.length === 0 ? token.number : said?.value
      if (value === undefined || (parts.length > 0 && !mayFollow(parts, value, said?.joins ?? false))) break
      parts.push(value)
    }
    const token = tokens[at]
    if (!token) break
    if (parts.length > 0) {
      const isWeak = parts.length === 1 && /^(one|واحد|واحده|half|quarter|نصف|ربع)$/u.test(token.word)
      joined.push({ text: token.text, word: token.word, number: sumOfWords(parts), isWeak })
    } else if (/^(an?|لمده|خلال|بعد|قبل|مده)$/u.test(token.word)) {
      joined.push({ text: token.text, word: token.word, number: 1, isWeak: true })
    } else joined.push(token)
    at = Math.max(to, at + 1)
  }
  return joined
}

const mayFollow = (parts: readonly number[], value: number, joins: boolean): boolean => {
  const last = parts.at(-1) ?? 0
  return (
    joins ||
    value >= 100 ||
    (last >= 20 && value < 10) ||
    last >= 100 ||
    (value === 10 && last < 10 && last > 2) ||
    (last === 11 && value === 10) ||
    (last === 2 && value === 10)
  )
}

function readNumbers(tokens: readonly Token[]): Figure[] {
  const measured = tokens.map((token, at) => (token.number === undefined ? undefined : measure(tokens, at)))
  // `2 to 6 weeks`, `AED 18,500–22,000`: what is said of one end holds for the other.
  for (const [at, token] of tokens.entries()) {
    if (!/^([-–—]|to|and|or|الي|و|او|حتي)$/u.test(token.word)) continue
    const before = lastNumber(tokens, at)
    const after =
      tokens[at + 1]?.number !== undefined
        ? at + 1
        : tokens[at + 2]?.number !== undefined && tokens[at + 1]?.currencies
          ? at + 2
          : -1
    if (before < 0 || after < 0) continue
    const [one, other] = [measured[before], measured[after]]
    if (!one || !other) continue
    if (isBare(one) && !isBare(other)) measured[before] = { ...other, value: one.value * scaleAt(tokens, after) }
    else if (isBare(other) && !isBare(one)) measured[after] = { ...one, value: other.value * scaleAt(tokens, before) }
  }
  return measured.flatMap((figure, at) => {
    if (!figure) return []
    const isWeak = tokens[at]?.isWeak && (figure.kind !== 'count' || !figure.isKnown || !isBeside(tokens, at))
    return isWeak ? [] : [{ ...figure, value: Math.round(figure.value * 1e6) / 1e6 }]
  })
}

type Measured = Extract<Figure, { kind: 'amount' | 'count' }>

const isBare = (figure: Measured): boolean => figure.kind === 'count' && !figure.isKnown

const lastNumber = (tokens: readonly Token[], at: number): number =>
  [at - 1, at - 2].find((place) => tokens[place]?.number !== undefined && !tokens[place]?.isWeak) ?? -1

const scaleAt = (tokens: readonly Token[], at: number): number => unitBeside(tokens, at)?.times ?? 1

const isBeside = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.unit !== undefined || (tokens[at]?.word !== 'a' && tokens[at - 1]?.unit !== undefined)

function measure(tokens: readonly Token[], at: number): Measured {
  const value = tokens[at]?.number ?? 0
  const currencies = tokens[at + 1]?.currencies ?? tokens[at - 1]?.currencies
  if (currencies && !tokens[at]?.unit) return { kind: 'amount', value, currencies }
  const unit = unitBeside(tokens, at)
  if (unit) return { kind: 'count', value: value * unit.times, unit: unit.name, isKnown: true }
  const noun = tokens
    .slice(at + 1, at + 3)
    .find(({ word, number }) => number === undefined && /^\p{L}{3,}/u.test(word) && !isStopWord(word))
  return { kind: 'count', value, unit: noun && noun === tokens[at + 1] ? stemOf(noun.word) : '', isKnown: false }
}

/** Behind the number, before it (`day 42`), or with a word or two between (`3 quiet nights`). */
function unitBeside(tokens: readonly Token[], at: number): Unit | undefined {
  const own = tokens[at]?.unit
  if (own) return own
  const behind = tokens[at + 1]?.word === '-' ? at + 2 : at + 1
  const beside = tokens[behind]?.unit
  if (beside) return beside
  // `per cent`, `في المئة`: a share.
  if (
    /^(per|في|ب)$/u.test(tokens[behind]?.word ?? '') &&
    /^(cent|المئه|المائه)$/u.test(tokens[behind + 1]?.word ?? '')
  ) {
    return { name: 'percent', times: 1 }
  }
  if (/^ب(?:المئه|المائه)$/u.test(tokens[behind]?.word ?? '')) return { name: 'percent', times: 1 }
  if (tokens[at - 1]?.unit && tokens[at - 1]?.number === undefined) return tokens[at - 1]?.unit
  for (const place of [at + 2, at + 3]) {
    const between = tokens.slice(at + 1, place)
    if (between.some(({ word, number }) => number !== undefined || !/^\p{L}/u.test(word) || isStopWord(word)))
      return undefined
    if (tokens[place]?.unit && tokens[place]?.number === undefined) return tokens[place]?.unit
  }
  return undefined
}
