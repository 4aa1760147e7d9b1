// Finds the passages that a model answers a question from: those of what it is about first, then whatever else fits its words.
import type { Asking } from './answer.ts'
import { type Finding, findingOf, sureName } from './evidence.ts'
import type { FoundSubject, Knowledge } from './knowledge.ts'
import type { Passage } from './passage.ts'

const mostOfSubject = 6
const mostOfAll = 5
/** Together; what a model reads in a moment. */
const mostLetters = 9_000

type Gathered = { findings: Finding[]; about: readonly FoundSubject[] }

export function gatherPassages(asking: Asking, knowledge: Knowledge): Gathered {
  const { question: words, language } = asking
  const about = subjectsOf(asking, knowledge)
  const subjects = about.map(({ subject }) => subject)
  const own = subjects.length > 0 ? knowledge.findPassages({ words, language, subjects, limit: mostOfSubject }) : []
  const all = knowledge.findPassages({ words, language, limit: mostOfAll })
  const rest = passagesAbout(about[0], asking, knowledge)
  const findings: Finding[] = []
  let letters = 0
  for (const passage of unique([...[...own, ...all].map((one) => one.passage), ...rest])) {
    letters += passage.title.length + passage.lines.join('').length
    if (letters > mostLetters) break
    findings.push(findingOf(passage, knowledge, language))
  }
  return { findings, about }
}

/** All that there is of one thing, for a model to see what else there is to say. */
const passagesAbout = (about: FoundSubject | undefined, { language }: Asking, knowledge: Knowledge): Passage[] =>
  knowledge.passages.filter(
    ({ subject, language: own }) =>
      own === language &&
      subject?.kind === about?.subject.kind &&
      subject?.slug === about?.subject.slug &&
      about !== undefined,
  )

const unique = (passages: readonly Passage[]): Passage[] => [
  ...new Map(passages.map((one) => [`${one.path} ${one.title}`, one])).values(),
]

/** Named in the question, else last by the person, else the page that is open. */
function subjectsOf({ question, before, procedure, language }: Asking, knowledge: Knowledge): readonly FoundSubject[] {
  const said = before.filter(({ role }) => role === 'user').map(({ content }) => content)
  const texts = [question, ...said.reverse(), procedure?.replaceAll('-', ' ') ?? '']
  for (const text of texts) {
    const found = text ? knowledge.findSubjects(text, language).filter(({ certainty }) => certainty >= sureName) : []
    if (found.length > 0) return found
  }
  return []
}
