// What procedures, packages, practitioners and hotels are called, in every language and by lay words, ready to be found in a text.
import SearchableMap from 'minisearch/SearchableMap'
import { layWords } from '#domain/procedures/lay-words.ts'
import type { Localized } from '#kernel/localized.ts'
import type { Offered } from './offered.ts'
import type { Subject } from './passage.ts'
import { isStopWord } from './stop-words.ts'
import { stemOf, stemsOf, wordsOf } from './words.ts'

export type Named = {
  subject: Subject
  name: Localized
  /** Each way it is called, as stems; stop words and titles of people are left out. */
  forms: readonly (readonly string[])[]
  /** Of a procedure: its category in each language, as stems. */
  categories: readonly (readonly string[])[]
  /** Of a package: slug of its procedure. */
  procedure: string
}

export type SubjectIndex = {
  names: readonly Named[]
  /** How many of a kind have a stem in their name: `procedure hip`. */
  counts: ReadonlyMap<string, number>
  /** How many there are of a kind. */
  totals: ReadonlyMap<string, number>
  /** Every stem of a name, for near spellings. */
  stems: SearchableMap<true>
  /** By the first stem of what people say. */
  lay: ReadonlyMap<string, readonly LayWord[]>
  /** Every stem of what people say, for near spellings. */
  layStems: SearchableMap<true>
}

/**
 * As stems. `slugs`: procedures that it may mean, none where no such thing is offered; `isSure` where it means one; `isHint` where it says
 * what ails somebody rather than what is done about it.
 */
export type LayWord = { said: readonly string[]; slugs: readonly string[]; isSure: boolean; isHint: boolean }

const titles = new Set(['dr', 'prof', 'doctor', 'mr', 'mrs', 'ms', 'د', 'دكتور', 'دكتوره', 'الدكتور', 'الدكتوره', 'ا'])
/** Something that more of a kind than this have in their names tells none of them apart. */
const commonShare = 0.3
const commonFrom = 4

export function indexSubjects({ procedures, packages, practitioners, hotels }: Offered): SubjectIndex {
  const names: Named[] = [
    ...procedures.map(({ slug, name, category }) => ({
      ...nameOf('procedure', slug, name, slug.replaceAll('-', ' ')),
      categories: Object.values(category).map(formOf),
    })),
    ...packages.map(({ slug, name, procedureSlug }) => ({
      ...nameOf('package', slug, name),
      procedure: procedureSlug,
    })),
    ...practitioners.map(({ slug, name }) => nameOf('practitioner', slug, name)),
    ...hotels.map(({ slug, name }) => nameOf('hotel', slug, name)),
  ]
  const stems = new SearchableMap<true>()
  const counts = new Map<string, number>()
  const totals = new Map<string, number>()
  for (const { subject, forms } of names) {
    totals.set(subject.kind, (totals.get(subject.kind) ?? 0) + 1)
    for (const stem of new Set(forms.flat())) {
      stems.set(stem, true)
      const key = `${subject.kind} ${stem}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return { names, counts, totals, stems, lay: indexLayWords(names), layStems: stemsOfLayWords() }
}

/** @param called another way to say it, whatever the language */
function nameOf(kind: Subject['kind'], slug: string, name: Localized, called = ''): Named {
  const forms = [...Object.values(name), called].map(formOf).filter((form) => form.length > 0)
  return { subject: { kind, slug }, name, forms, categories: [], procedure: '' }
}

/** Without what stands in brackets: a note, or a short form that nobody says as well. */
const formOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text.replace(/\([^)]*\)/gu, ' '))
      .filter((word) => !isStopWord(word) && !titles.has(word))
      .map(stemOf),
  ),
]

/** What may be said or left out within what people say: `get rid of my glasses`. */
export const ownersAndArticles: ReadonlySet<string> = new Set(
  stemsOf('my the a an your his her their our this that these those some'),
)

const layLines = layWords.map(({ said, means, isHint }) => ({
  said: said.map((phrase) => stemsOf(phrase).filter((stem) => !ownersAndArticles.has(stem))),
  means: means.map(stemsOf),
  isHint,
}))

function stemsOfLayWords(): SearchableMap<true> {
  const stems = new SearchableMap<true>()
  for (const stem of layLines.flatMap(({ said }) => said.flat())) stems.set(stem, true)
  return stems
}

function indexLayWords(names: readonly Named[]): SubjectIndex['lay'] {
  const procedures = names.filter(({ subject }) => subject.kind === 'procedure')
  const lay = new Map<string, LayWord[]>()
  for (const { said, means, isHint } of layLines) {
    const meant = means.map((wish) => findMeant(procedures, wish, isHint))
    const slugs = [...new Set(meant.flat())]
    const isSure = slugs.length === 1 && (!isHint || meant[0]?.length === 1)
    for (const stems of said) {
      const [first] = stems
      if (first) lay.set(first, [...(lay.get(first) ?? []), { said: stems, slugs, isSure, isHint }])
    }
  }
  return lay
}

/** Whole names first, then such as have the words; a category is meant only where no name has the words, and by what ails somebody alone. */
function findMeant(procedures: readonly Named[], wish: readonly string[], isHint: boolean): string[] {
  const having = procedures.filter(({ forms }) => forms.some((form) => wish.every((stem) => form.includes(stem))))
  const whole = having.filter(({ forms }) => !isHint && forms.some((form) => isSameSet(form, wish)))
  const inNames = whole.length > 0 ? whole : having
  const meant =
    inNames.length > 0 || !isHint
      ? inNames
      : procedures.filter(({ categories }) => categories.some((one) => wish.every((stem) => one.includes(stem))))
  return meant.map(({ subject }) => subject.slug)
}

const isSameSet = (form: readonly string[], wish: readonly string[]): boolean =>
  form.length === new Set(wish).size && wish.every((stem) => form.includes(stem))

/** Whether so many of the kind are called that way that it tells none of them apart. */
export function isCommon({ counts, totals }: SubjectIndex, kind: Subject['kind'], stem: string): boolean {
  const count = counts.get(`${kind} ${stem}`) ?? 0
  return count >= commonFrom && count > (totals.get(kind) ?? 0) * commonShare
}
