// Answers what is asked of those who do a treatment, or several that could be meant: which languages they speak, how long they practise.
import type { Answer } from './answer.ts'
import type { FoundAbout } from './find-subject.ts'
import type { FoundSubject } from './knowledge.ts'
import type { Subject } from './passage.ts'
import { rankPassages } from './rank-passages.ts'
import type { Replying } from './replying.ts'
import { sayAlike } from './say-alike.ts'

const mostTreatments = 4
const byHint = 0.5
/** Who speaks the language that was asked for has its word, and the others have not. */
const nearly = 0.05

/** Undefined where something else is asked, or nobody is known. */
export async function answerPeople(found: FoundAbout, replying: Replying): Promise<Answer | undefined> {
  const { said, knowledge } = replying
  const intent = said.evidence[0]?.intent
  const all = found.is === 'several' ? found.names : found.is === 'one' ? [found.about] : []
  // `dentist` is no treatment: whoever works here may be meant.
  const names = all.some(({ certainty }) => certainty > byHint) || said.named.length === 0 ? all : []
  // Who does one treatment stands on its page.
  const isOfPeople = intent === 'spoken' || (intent === 'practitioners' && names.length > 1)
  if (!isOfPeople) return undefined
  const people = await peopleOf(names, replying)
  if (people.length === 0) return undefined
  const ranked = rankPassages(said, people, knowledge).filter(({ passage }) => passage.kind === 'practitioner')
  const most = Math.max(0, ...ranked.map(({ covered }) => covered))
  const speaking = ranked.filter(({ covered }) => covered >= most - nearly)
  return speaking.length > 0 ? sayAlike(speaking, 'practitioner', said) : undefined
}

async function peopleOf(names: readonly FoundSubject[], { tools }: Replying): Promise<Subject[]> {
  const slugs = names.flatMap(({ subject }) => (subject.kind === 'procedure' ? [subject.slug] : []))
  const read = await Promise.all(slugs.slice(0, mostTreatments).map((slug) => tools.readProcedure(slug)))
  const people = new Set(read.flatMap((one) => (one?.practitioners ?? []).map(({ slug }) => slug)))
  return [...people].map((slug) => ({ kind: 'practitioner', slug }))
}
