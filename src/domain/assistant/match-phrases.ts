// Finds the phrases of the tables of intents in what somebody wrote, and how much they bear out each intent.
import type { Language } from '#kernel/language.ts'
import { arabicIntents } from './arabic-intents.ts'
import { createCorrection } from './correct-spelling.ts'
import { englishIntents } from './english-intents.ts'
import { fillers } from './filler-words.ts'
import type { Intent, IntentWords } from './intent.ts'
import { wordsOf } from './words.ts'

type Part = { text: string; isOpen: boolean; mayLeap: boolean }
type Phrase = { intent: Intent; weight: number; parts: Part[] }
type Lexicon = { phrases: Map<string, Phrase[]>; correct: (word: string) => string }

export type Evidence = { intent: Intent; weight: number }
export type Matched = {
  /** The surest first. */
  evidence: Evidence[]
  /** Places of the words that a phrase is made of. */
  places: ReadonlySet<number>
  /** Of these, the words of phrases that say plainly what is wanted; others may be a topic as well: `coffee`. */
  plain: ReadonlySet<number>
}

const mostLeapt = 4
/** From here on a phrase is said for nothing else. */
const plainly = 3

const lexicons: Record<Language, Lexicon> = { en: compile('en', englishIntents), ar: compile('ar', arabicIntents) }

/** @param words normalised, as wordsOf gives them */
export function matchPhrases(words: readonly string[], language: Language): Matched {
  const { phrases } = lexicons[language]
  const forms = words.map(formsOf)
  const hits = forms.flatMap((own, at) =>
    [...new Set(own.map((form) => form.slice(0, 2)))].flatMap((key) =>
      (phrases.get(key) ?? []).flatMap((phrase) => {
        const places = placesOf(phrase.parts, forms, at)
        return places ? [{ ...phrase, places }] : []
      }),
    ),
  )
  hits.sort((one, other) => other.parts.length - one.parts.length || other.weight - one.weight)
  return weigh(hits)
}

/** The word of the tables that was meant by one that no page has. @param words normalised */
export function correctWord(word: string, language: Language): string {
  const { correct } = lexicons[language]
  return correct(word)
}

/** A longer phrase keeps its words from shorter ones; further phrases of an intent count half. */
function weigh(hits: (Phrase & { places: number[] })[]): Matched {
  const longest = new Map<number, number>()
  const used = new Map<Intent, Set<number>>()
  const weights = new Map<Intent, number>()
  const plain = new Set<number>()
  for (const { intent, weight, parts, places } of hits) {
    const own = used.get(intent) ?? new Set()
    if (places.some((place) => (longest.get(place) ?? 0) > parts.length || own.has(place))) continue
    for (const place of places) {
      longest.set(place, parts.length)
      own.add(place)
      if (weight >= plainly) plain.add(place)
    }
    used.set(intent, own)
    const before = weights.get(intent)
    weights.set(intent, before === undefined ? weight : before + weight / 2)
  }
  const evidence = [...weights].map(([intent, weight]) => ({ intent, weight }))
  return { evidence: evidence.sort((one, other) => other.weight - one.weight), places: new Set(longest.keys()), plain }
}

function placesOf(parts: readonly Part[], forms: readonly (readonly string[])[], start: number): number[] | undefined {
  const places: number[] = []
  let at = start
  for (const part of parts) {
    const last = at + (part.mayLeap ? mostLeapt : 0)
    while (at <= last && !forms[at]?.some((form) => fits(part, form))) at++
    if (at > last || at >= forms.length) return undefined
    places.push(at++)
  }
  return places
}

const fits = ({ text, isOpen }: Part, form: string): boolean => (isOpen ? form.startsWith(text) : form === text)

/** An Arabic word with and without what is joined to its front; any other as it is. */
function formsOf(word: string): string[] {
  if (!/^\p{Script=Arabic}/u.test(word)) return [word]
  const forms = [word]
  for (const pattern of [/^[وف]/u, /^[بكل](?=ال)|^س(?=[اينت])|^ب(?=[يتن])/u, /^ال|^لل/u, /^[بلك]/u]) {
    for (const form of forms.slice()) {
      const rest = form.replace(pattern, '')
      if (rest.length >= 3 && !forms.includes(rest)) forms.push(rest)
    }
  }
  return forms
}

function compile(language: Language, table: IntentWords): Lexicon {
  const phrases = new Map<string, Phrase[]>()
  const said = new Set<string>()
  const others = new Set(fillers[language])
  for (const [intent, byWeight] of Object.entries(table) as [Intent, Record<number, string>][]) {
    for (const [weight, list] of Object.entries(byWeight)) {
      for (const written of list.split(',')) {
        const parts = partsOf(written)
        for (const { text } of parts) (intent === 'elsewhere' ? others : said).add(text)
        const key = parts[0]?.text.slice(0, 2) ?? ''
        phrases.set(key, [...(phrases.get(key) ?? []), { intent, weight: Number(weight), parts }])
      }
    }
  }
  return { phrases, correct: createCorrection([...said], others) }
}

function partsOf(written: string): Part[] {
  const parts: Part[] = []
  let mayLeap = false
  for (const piece of written.trim().split(/\s+/)) {
    if (piece === '..') mayLeap = true
    else {
      for (const text of wordsOf(piece)) parts.push({ text, isOpen: piece.endsWith('*'), mayLeap })
      mayLeap = false
    }
  }
  return parts
}
