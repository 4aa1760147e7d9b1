// What somebody wrote, taken apart into sentences and clauses of plain words, with short forms and slips of the finger undone.
import { normalizeWord } from '#domain/procedures/index-procedures.ts'

export type Said = {
  /** Words with one space between them and at both ends. */
  text: string
  /** Parts of it between commas and `but`, written as `text` is. */
  clauses: string[]
  isQuestion: boolean
}

/** @param correct gives the word that was meant */
export function saidClauses(text: string, correct: (word: string) => string): Said[] {
  return plainLetters(text)
    .split(/(?<=[?؟!.;؛\n…])/u)
    .map((sentence) => {
      const clauses = sentence
        .replace(/(^| )(?:but|however|although|لكن|ولكن|بس)(?= )/gu, ' , ')
        .split(/[,،:()–—]| - /u)
        .map((clause) => ` ${wordsIn(clause).map(correct).flatMap(longForm).join(' ')} `)
        .filter((clause) => clause.trim() !== '')
      return {
        text: ` ${clauses.map((clause) => clause.trim()).join(' ')} `,
        clauses,
        isQuestion: /[?؟]/u.test(sentence),
      }
    })
    .filter(({ clauses }) => clauses.length > 0)
}

/** Marks of a number stay (`38.5`), those between sentences too. */
function plainLetters(text: string): string {
  return (
    normalizeWord(text.normalize('NFKC'))
      .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/gu, '')
      .replace(/[^\S\n]+/gu, ' ')
      .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
      .replace(/(\d)[.,٫](\d)/gu, '$1\u00b7$2')
      .replace(/['’`´ʼ]/gu, "'")
      // `If you allow` is only `please`.
      .replace(/(?:لو|اذا|ان) (?:سمحت|تكرمت|امكن|ممكن)\p{L}*/gu, ' ')
      .replace(/(\p{L})\1{2,}/gu, '$1$1')
      .replace(/\b(can)'?t\b|\b(can) not\b/gu, 'cannot')
      .replace(/\bwon'?t\b/gu, 'will not')
      .replace(/n't\b/gu, ' not')
      .replace(/'(?:m)\b/gu, ' am')
      .replace(/'ve\b/gu, ' have')
      .replace(/'(?:re)\b/gu, ' are')
      .replace(/'ll\b/gu, ' will')
      .replace(/'s\b/gu, ' is')
      .replace(/'/gu, '')
  )
}

const wordsIn = (clause: string): string[] =>
  (clause.match(/\d+(?:·\d+)?|\p{L}[\p{L}\p{N}]*/gu) ?? []).map((word) => word.replace('·', '.'))

/** As people type in haste. */
const shortForms: Readonly<Record<string, string>> = {
  im: 'i am',
  iam: 'i am',
  ive: 'i have',
  id: 'i would',
  hes: 'he is',
  shes: 'she is',
  its: 'it is',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  wasnt: 'was not',
  hasnt: 'has not',
  havent: 'have not',
  wont: 'will not',
  couldnt: 'could not',
  cant: 'cannot',
  cnt: 'cannot',
  cannt: 'cannot',
  wanna: 'want to',
  gonna: 'going to',
  u: 'you',
  ur: 'your',
  r: 'are',
  b4: 'before',
  pls: 'please',
  plz: 'please',
  pian: 'pain',
  cnat: 'cannot',
  pane: 'pain',
  payn: 'pain',
  tung: 'tongue',
  toung: 'tongue',
  brething: 'breathing',
  blod: 'blood',
  blud: 'blood',
  fevr: 'fever',
  fver: 'fever',
  chst: 'chest',
  breth: 'breath',
  hart: 'heart',
  op: 'operation',
  surg: 'surgery',
  temp: 'temperature',
}

const longForm = (word: string): string[] => (shortForms[word] ?? word).split(' ')
