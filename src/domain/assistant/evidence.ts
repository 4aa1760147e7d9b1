// Everything that came back from passages and look-ups for one answer: what the words of a model are checked against.
import type { Language } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { Source } from './answer.ts'
import { type ClaimWindow, stemsOfText, windowsOf } from './claim-windows.ts'
import type { Figure } from './figure.ts'
import type { Knowledge } from './knowledge.ts'
import type { Passage, Subject } from './passage.ts'
import { readFigures } from './read-figures.ts'
import { wordsOf } from './words.ts'

/** A passage, or what one look-up gave of one thing. */
export type Finding = {
  title: string
  /** Where it stands; null for what is on no page. */
  path: string | null
  lines: readonly string[]
  /** Words that its page has above the title: what is included stands below the price. */
  above?: string
  /** None: it is about the clinic as a whole. */
  subjects: readonly Subject[]
  /** Its title says no to all of its lines: `Not included`. */
  saysNo: boolean
  /** Numbers in it may be called. */
  hasPhones: boolean
  /** Its lines say whom something is for, as if of the reader: nothing is known of the reader by them. */
  isCondition?: boolean
  /** It repeats figures that were handed in: it bears out its own lines, word for word, and nothing else. */
  isLiteral?: boolean
}

export type EvidenceLine = {
  /** Its words, to know a quote by; empty where the title takes them back. */
  said: string
  figures: readonly Figure[]
  windows: readonly ClaimWindow[]
}

export type EvidenceUnit = {
  source: Source | null
  subjects: readonly Subject[]
  stems: ReadonlySet<string>
  words: ReadonlySet<string>
  lines: readonly EvidenceLine[]
  hasPhones: boolean
  isCondition: boolean
  isLiteral: boolean
}

export type Evidence = {
  units: readonly EvidenceUnit[]
  paths: ReadonlyMap<string, string>
  add(finding: Finding): void
  /** A page that may be linked. */
  addPath(path: string, title: string): void
}

export function createEvidence(): Evidence {
  const units: EvidenceUnit[] = []
  const paths = new Map<string, string>()
  return {
    units,
    paths,
    addPath: (path, title) => void paths.set(path, title),
    add: (finding) => {
      units.push(readFinding(finding))
      if (finding.path) paths.set(finding.path, finding.title)
      const page = finding.path?.split('#')[0]
      if (page && !paths.has(page)) paths.set(page, finding.title)
    },
  }
}

function readFinding(finding: Finding): EvidenceUnit {
  const { title, above = '', path, lines, subjects, saysNo, hasPhones } = finding
  const { isCondition = false, isLiteral = false } = finding
  // A title that asks says nothing: what it asks about is in the lines, or is not said.
  const titleStems = /[?؟]\s*$/u.test(title) ? [] : stemsOfText(`${above} ${title}`)
  return {
    source: path === null ? null : { title, path },
    subjects,
    stems: new Set([...titleStems, ...lines.flatMap(stemsOfText)]),
    words: new Set([title, ...lines].flatMap(wordsOf)),
    hasPhones,
    isCondition,
    isLiteral,
    lines: lines.map((line) => ({
      said: saysNo ? '' : wordsOf(line).join(' '),
      figures: readFigures(line),
      windows: isLiteral ? [] : windowsOf(line, titleStems, saysNo),
    })),
  }
}

/** Titles of these say no to what stands below them. */
const denying = new Set(['who-it-is-not-for', 'not-included'])
/** Conditions, and no findings about whoever asks. */
const conditions = new Set(['who-it-is-for', 'who-it-is-not-for'])
const underPrice = new Set(['included', 'not-included'])
const withPhones = new Set(['phone', 'emergency', 'hotel', 'address', 'hours', 'privacy', 'terms'])

/** A passage as evidence; what its title names, it is about as well. */
export function findingOf(passage: Passage, knowledge: Pick<Knowledge, 'findSubjects'>, language: Language): Finding {
  const { title, path, lines, kind, subject } = passage
  const named = knowledge.findSubjects(title, language).filter(({ certainty }) => certainty >= sureName)
  const subjects = [...(subject ? [subject] : []), ...named.map((one) => one.subject)]
  const above = underPrice.has(kind) ? translatorOf(language)('procedure.price') : ''
  return {
    title,
    above,
    path,
    lines,
    subjects,
    saysNo: denying.has(kind),
    hasPhones: withPhones.has(kind),
    isCondition: conditions.has(kind),
  }
}

/** From here on a name counts as said. */
export const sureName = 0.8
