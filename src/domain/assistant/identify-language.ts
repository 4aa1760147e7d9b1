// Which language a question is written in, where that is none that the assistant reads: by its script, by its commonest words, else by tinyld.
import { detect } from 'tinyld/light'
import { commonWords, ownLetters } from './common-words.ts'

/** @returns a BCP 47 code, `hi-Latn` for Hindi and Urdu in Latin letters; undefined where nothing says it */
export function identifyLanguage(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const isMostly = (script: RegExp) => (text.match(script)?.length ?? 0) * 2 > letters
  if (letters === 0) return undefined
  if (isMostly(/\p{Script=Arabic}/gu)) return ofArabicScript(text)
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  if (isMostly(/\p{Script=Cyrillic}/gu)) return ofCyrillic(text)
  if (isMostly(/\p{Script=Latin}/gu)) return ofLatinLetters(text)
  return scripts.find(([script]) => isMostly(script))?.[1]
}

const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
]

/** Letters that only Urdu has; words that Persian says in every other sentence and Arabic never. */
const urdu = /[ٹڈڑںےھہ]/u
const persian =
  /(?:^|\s)(?:است|را|که|برای|این|هست|دارم|دارد|داره|دارید|چقدر|چقدره|آیا|ایا|بعد از|از|می‌?\S+|نمی‌?\S+|شده|شود|کنم|کنید|کرد|خیلی|هزینه|درد|چه)(?=[\s؟?.,،!]|$)/u
const onlyArabic = /(?:^|\s)[وفبك]?ال\S|[ةكىيأإ]/u

function ofArabicScript(text: string): 'ar' | 'fa' | 'ur' {
  if (urdu.test(text)) return 'ur'
  return persian.test(text) && !onlyArabic.test(text) ? 'fa' : 'ar'
}

const romanisedHindi = new Set(
  'hai hain hoon hun kya kia kyun kyon mein mai main nahi nahin nhi ka ki ke ko se mujhe mera meri mere hum aap apka aapka kar karna karte karta ho hota hoti hua hui raha rahi rahe gaya gayi gaye kitna kitne kitni kab kaise kahan chahiye sakta sakti lekin aur bhi toh wo woh yeh ye baad pehle liye wala wali par tak abhi bahut bohat theek dard'.split(
    ' ',
  ),
)
/** A figure inside a word stands for a letter that Latin has not: `3amaliye`, `ba2dar`. */
const romanisedArabic = /(?:^|[^\p{L}\p{N}])(?:[2357]\p{L}{2,}|\p{L}+[2357]\p{L}+)/gu
/** So many words of the language, and so large a part of all. */
const leastWords = 2
const leastPart = 0.3

const cyrillic: readonly (readonly [RegExp, string])[] = [
  [/[ў]/iu, 'be'],
  [/[әғқңөұүһ]/iu, 'kk'],
  [/[іїєґ]/iu, 'uk'],
  [/[ђјљњћџ]/iu, 'sr'],
  [
    /(?:^|\P{L})(?:не можу|можу|дихати|болить|мене|дуже|що|та|чи|коли|після|дякую|треба|хочу померти|допоможіть|скільки)(?!\p{L})/iu,
    'uk',
  ],
  [/(?:^|\P{L})(?:мога|колко|струва|благодаря|здравейте|след|имам|съм|къде)(?!\p{L})|ът(?!\p{L})/iu, 'bg'],
]

const ofCyrillic = (text: string): string => cyrillic.find(([sign]) => sign.test(text))?.[1] ?? 'ru'

const wordLists = Object.entries(commonWords).map(([language, words]) => [language, new Set(words.split(' '))] as const)
/** What tinyld says counts as so many words. */
const byDetection = 1.5

/** How many of its commonest words or own letters a text in Latin letters has. */
function countCommon(text: string): ReadonlyMap<string, number> {
  const words = new Set(text.toLowerCase().match(/\p{L}[\p{L}\p{M}’']*/gu))
  const counts = new Map(
    wordLists.map(([language, list]) => [language, [...words].filter((word) => list.has(word)).length]),
  )
  for (const [language, letters] of ownLetters)
    if (letters.test(text.toLowerCase())) counts.set(language, (counts.get(language) ?? 0) + 1)
  return counts
}

/** Whether a text in Latin letters has anything that only its language is likely to have: tinyld names one for every text. */
export const isBorneOut = (text: string, language: string): boolean =>
  !(language in commonWords) || (countCommon(text).get(language) ?? 0) > 0

function ofLatinLetters(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{N}]*/gu) ?? []
  const hindi = words.filter((word) => romanisedHindi.has(word))
  if (new Set(hindi).size >= leastWords && hindi.length >= words.length * leastPart) return 'hi-Latn'
  if ((text.match(romanisedArabic)?.length ?? 0) >= leastWords) return 'ar'
  const detected = detect(text) || undefined
  const counts = [...countCommon(text)].map(([language, count]) => ({
    language,
    count: count + (language === detected ? byDetection : 0),
  }))
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most))
  return best.count > 0 ? best.language : detected
}
