// Answers what is asked of those who do a treatment, or several that could be meant: which languages they speak, how long they practise.
import type { Answer } from './answer.ts'
import type { FoundAbout } from './find-subject.ts'
import type { FoundSubject } from './knowledge.ts'
import type { Subject } from './passage.ts'
import { rankPassages } from './rank-passages.ts'
import type { Replying } from './replying.ts'
import { sayAlike } from './say-alike.ts'

const mostTreatments = 4

/** Undefined where something else is asked, or nobody is known. */
export async function answerPeople(found: FoundAbout, replying: Replying): Promise<Answer | undefined> {
  const { said, knowledge } = replying
  const intent = said.evidence[0]?.intent
  const names = found.is === 'several' ? found.names : found.is === 'one' ? [found.about] : []
  // Who does one treatment stands on its page.
  const isOfPeople = intent === 'spoken' || (intent === 'practitioners' && names.length > 1)
  if (!isOfPeople) return undefined
  const people = await peopleOf(names, replying)
  if (people.length === 0) return undefined
  const ranked = rankPassages(said, people, knowledge).filter(({ passage }) => passage.kind === 'practitioner')
  return ranked.length > 0 ? sayAlike(ranked, 'practitioner', said) : undefined
}

async function peopleOf(names: readonly FoundSubject[], { tools }: Replying): Promise<Subject[]> {
  const slugs = names.flatMap(({ subject }) => (subject.kind === 'procedure' ? [subject.slug] : []))
  const read = await Promise.all(slugs.slice(0, mostTreatments).map((slug) => tools.readProcedure(slug)))
  const people = new Set(read.flatMap((one) => (one?.practitioners ?? []).map(({ slug }) => slug)))
  return [...people].map((slug) => ({ kind: 'practitioner', slug }))
}
