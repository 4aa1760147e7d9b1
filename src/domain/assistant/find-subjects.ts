// Finds which procedures, packages, practitioners and hotels a text names, and how surely.
import type { Language } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import { deedWords } from './deed-words.ts'
import { findLayWords, type SaidLay } from './find-lay-words.ts'
import type { Named, SubjectIndex } from './index-subjects.ts'
import { isDoneOtherwise, type Match, matchName, somethingElse } from './match-name.ts'
import type { Subject } from './passage.ts'
import { readSaid, type SaidWord } from './read-said.ts'

export type FoundSubject = {
  subject: Subject
  /** In the language that was asked in. */
  name: string
  /** 1 for the whole name, less where only a part or a near spelling of it was said. */
  certainty: number
}

/** What somebody calls it who means one thing, and what may mean several. */
const byLayWord = 0.9
/** What ails somebody, where one thing is done about it. */
const byHint = 0.7
const oneOfSeveral = 0.5
const oneOfWideCategory = 0.4
/** Words that another, longer name has already. */
const takenAlready = 0.2
const leastCertainty = 0.15
const mostFound = 12

/** With where in the words of the text its name stands. */
export type NamedSubject = FoundSubject & { places: readonly number[] }

/** @param isKnown whether the pages have a stem: it is not misspelt then */
export function findSubjects(
  index: SubjectIndex,
  text: string,
  language: Language,
  isKnown: (stem: string) => boolean,
): NamedSubject[] {
  const said = readSaid(text, index, isKnown)
  const lay = findLayWords(index, said)
  const matches = index.names.flatMap((named) => matchName(named, said, index))
  const taken = takenPlaces(matches, lay)
  const found = new Map<Named, Hint>()
  const note = (named: Named, hint: Hint) => {
    if (hint.certainty > (found.get(named)?.certainty ?? 0)) found.set(named, hint)
  }
  for (const { named, isWhole, places, certainty } of settle(matches)) {
    const isTaken = named.subject.kind === 'procedure' && !isWhole && places.every((at) => taken.has(at))
    note(named, { places, certainty: isTaken ? Math.min(certainty, takenAlready) : certainty })
  }
  for (const named of index.names) {
    if (named.subject.kind !== 'procedure') continue
    for (const hint of [...byLayWords(named, lay, matches), ...byCategory(named, said, taken)]) {
      // What people call it may say itself what is done.
      const hasDeed = hint.places.some((at) => deedWords.has(said[at]?.stem ?? ''))
      const isElse = !hasDeed && isDoneOtherwise(hint.places, said, named.forms.flat())
      note(named, isElse ? { ...hint, certainty: Math.min(hint.certainty, somethingElse) } : hint)
    }
  }
  return [...found]
    .map(([{ subject, name }, hint]) => ({ subject, name: inLanguage(name, language), ...hint }))
    .filter(({ certainty }) => certainty >= leastCertainty)
    .sort((one, other) => other.certainty - one.certainty)
    .slice(0, mostFound)
}

/** Not where the words are part of a whole name that somebody said. */
const byLayWords = ({ subject }: Named, lay: readonly SaidLay[], matches: readonly Match[]): Hint[] =>
  lay
    .filter(({ slugs, places }) => {
      const isWithin = matches.some((one) => one.isWhole && places.every((at) => one.places.includes(at)))
      return slugs.includes(subject.slug) && !isWithin
    })
    .map(({ isSure, isHint, places }) => ({
      certainty: isSure ? (isHint ? byHint : byLayWord) : oneOfSeveral,
      places,
    }))

const byCategory = ({ categories }: Named, said: readonly SaidWord[], taken: ReadonlySet<number>): Hint[] =>
  categories.flatMap((category) => {
    const places = said.flatMap(({ near }, at) =>
      category.some((stem) => near.has(stem)) && !taken.has(at) ? [at] : [],
    )
    if (places.length === 0) return []
    return [{ certainty: category.length === 1 ? oneOfSeveral : oneOfWideCategory, places }]
  })

/** `places`: where the words stand that it hangs on. */
type Hint = { certainty: number; places: readonly number[] }

/** Words of whole names of procedures, and of phrases that mean one thing alone. */
function takenPlaces(matches: readonly Match[], lay: readonly SaidLay[]): Set<number> {
  const whole = matches.filter(({ named, isWhole }) => isWhole && named.subject.kind === 'procedure')
  const phrases = lay.filter(
    ({ isSure, isHint, slugs, places }) => isSure || (slugs.length === 0 ? !isHint : places.length > 1),
  )
  return new Set([...whole, ...phrases].flatMap(({ places }) => [...places]))
}

/** Of whole names within each other the longest is meant: `male breast reduction` is no `breast reduction`. */
function settle(matches: readonly Match[]): Match[] {
  return matches.map((match) => {
    const { named, places, isWhole } = match
    const isWithin = matches.some(
      (other) =>
        other.isWhole &&
        other.named !== named &&
        other.named.subject.kind === named.subject.kind &&
        other.places.length > places.length &&
        places.every((at) => other.places.includes(at)),
    )
    return isWhole && isWithin ? { ...match, isWhole: false, certainty: oneOfSeveral } : match
  })
}
