// The stem of an Arabic word of which the forms are known: verbs with their prefixes, broken plurals, numbers, words that begin like an article.
import { nounForms, numberForms, verbForms } from './arabic-verbs.ts'

/** `لليزك` is `ل` and `ليزك`, and `عالليزك` the same with another preposition. */
const beginsLikeArticle = /^[وف]?(?:[بكعل]?ال|[بكل])?(?=(?:ليزك|ليزر|لثه|لثت|لحيه|لحيت|لسان|لوز(?!ن)|لايزر))(\p{L}+)$/u
/** What is done to somebody is not what somebody works. */
const operation = /^[وف]?(?:[بكعل]?ال|لل|[بكل])?عملي(?:ه|ات|ت|تي|تك|تها|تنا|اتكم)$/u
const article = /^[وف]?(?:[بكعل]ال|ال|لل|[بل])?/u
const persons = '(?:ا|ي|ت|ن)'
/** Of the present, of what will be, and of what is going on, as dialects say it: `اشرب`, `بيشرب`, `هشرب`, `منشرب`, `لاشرب`. */
const beforeVerb = new RegExp(`^[وف]?(?:(?:ب|ح|ه|س|م|ل|بح|عب|عم|ع)?${persons}|ب|ح|ه)?`, 'u')
const afterVerb = /(?:وني|ونه|ونها|تها|ته|وها|وه|ني|ها|هم|كم|نا|وا|ون|ين|تي|تو|ت|ه|ك|و|ي)$/u
const afterNoun = /(?:تها|تكم|تنا|تي|تك|ته|هم|ها|كم|نا|ات|ين|ي|ك|ه)$/u

/** @param word normalised; undefined where nothing is known of it */
export function stemKnownArabic(word: string): string | undefined {
  if (operation.test(word)) return 'عمليه'
  const begun = beginsLikeArticle.exec(word)?.[1]
  if (begun) return lettersOf(begun)
  const bare = word.replace(article, '')
  return (
    numberForms.get(bare) ??
    nounForms.get(word) ??
    lookUp(nounForms, bare, afterNoun) ??
    lookUp(verbForms, word, afterVerb) ??
    lookUp(verbForms, bare, afterNoun) ??
    verbOf(word)
  )
}

const lettersOf = (word: string): string =>
  /^(?:لث|لحي)/u.test(word) ? word.replace(/(?:ه|ت.*)$/u, 'ه') : (/^(?:ليزك|ليزر|لسان|لوز)/u.exec(word)?.[0] ?? word)

/** As it is, or without an ending. */
const lookUp = (forms: ReadonlyMap<string, string>, word: string, ending: RegExp): string | undefined =>
  forms.get(word) ?? forms.get(word.replace(ending, ''))

function verbOf(word: string): string | undefined {
  const prefix = beforeVerb.exec(word)?.[0] ?? ''
  for (let length = prefix.length; length > 0; length--) {
    const found = lookUp(verbForms, word.slice(length), afterVerb)
    if (found !== undefined) return found
  }
  return undefined
}
