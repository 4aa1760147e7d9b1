// Answers what is asked of one procedure, package, practitioner or hotel.
import { translatorOf } from '#texts/catalogues.ts'
import type { Answer } from './answer.ts'
import { answerFlying } from './answer-flying.ts'
import { answerHours } from './answer-hours.ts'
import { answerPackages } from './answer-packages.ts'
import { answerPeople } from './answer-people.ts'
import { answerPrice } from './answer-price.ts'
import { askWhatOf, askWhichOne } from './ask-back.ts'
import type { FoundAbout } from './find-subject.ts'
import { type Intent, places } from './intent.ts'
import type { FoundSubject } from './knowledge.ts'
import { sayNotListed, sayUnknown } from './not-known.ts'
import type { PassageKind, Subject } from './passage.ts'
import { isInLines } from './quote-passage.ts'
import { isSure, isTop, type Ranked, rankPassages } from './rank-passages.ts'
import type { Replying } from './replying.ts'
import type { Understood } from './understand-question.ts'
import { shareOf } from './weigh-intents.ts'
import { quote, sourceOf, writeAnswer } from './write-answer.ts'

/** Of the words, so many have to be in the passage where nothing else speaks for it. */
const enoughCovered = 0.4
const enoughPrior = 0.3
/** So surely is the clinic as a whole asked about, although a procedure is named. */
const mostly = 0.65
/** No surer than this, something else may be meant. */
const hardly = 0.6
/** As surely as this it may be, where nothing is found of what was spoken of. */
const ofClinic = 0.2

/** Undefined where it is the clinic as a whole that is asked about. */
export async function answerOfSubject(found: FoundAbout, replying: Replying): Promise<Answer | undefined> {
  const { said, asking, knowledge } = replying
  const [top] = said.evidence
  if (found.is === 'none') return undefined
  const people = await answerPeople(found, replying)
  if (people) return people
  const isClosed = found.is === 'one' && closed.has(found.about.subject.kind)
  if (!isClosed && shareOf(said.evidence, isOfClinic) > (found.is === 'one' && found.isNamed ? mostly : 0.5))
    return undefined
  if (found.is === 'several') {
    const [one, ...more] = top?.intent === 'packages' ? await withPackages(found.names, replying) : []
    if (one && more.length === 0) return answerPackages(one.subject, replying)
    if (top && ofAll.has(top.intent)) return undefined
    return askAmong(found.names, replying)
  }
  const { about, isNamed } = found
  const { subject } = about
  // Something that no page knows was asked for, and this is only near it in letters.
  if (isNamed && isHardlyNamed(about, said) && knowledge.mayNameOther(asking.question, asking.language))
    return sayNotListed(asking.language)
  const live = await answerLive(subject, replying)
  const [best] = rankPassages(said, await nearTo(subject, replying), knowledge)
  // A question of the page that has every word is nearer than a figure that has none of them.
  if (live && !(best && isNearer(best, said))) return live
  if (!top && said.rest.length === 0) return isNamed ? whatItIs(about, replying) : undefined
  if (!best && closed.has(subject.kind)) return whatItIs(about, replying)
  if (!best || !isBorneOut(best, isNamed))
    return isNamed || !top || shareOf(said.evidence, isOfClinic) < ofClinic ? sayUnknown(asking.language) : undefined
  return (await sayLive(best, replying)) ?? sayPassage(best, about.name, replying)
}

/** Figures are those of today, whichever way their passage was found. */
async function sayLive({ passage: { kind, subject } }: Ranked, replying: Replying): Promise<Answer | undefined> {
  if (kind === 'package' && subject) return answerPackages(subject, replying)
  if (kind === 'price' && subject) return answerPrice(subject.slug, replying)
  return kind === 'flying' && subject ? answerFlying(subject.slug, replying) : undefined
}

/** A procedure that is only near it in letters, beside words that no page has. */
const isHardlyNamed = ({ subject, certainty }: FoundSubject, { context, foreign }: Understood): boolean =>
  subject.kind === 'procedure' && certainty < hardly && subject.slug !== context?.subject.slug && foreign.length > 0

const isOfClinic = (intent: Intent): boolean => places[intent].about === 'clinic'

/** Answered for the clinic as a whole where several treatments could be meant. */
const ofAll: ReadonlySet<Intent> = new Set(['spoken', 'practitioners', 'hotel', 'transfers', 'appointments'])

const closed: ReadonlySet<Subject['kind']> = new Set(['practitioner', 'hotel'])

const askAmong = (names: readonly FoundSubject[], { said, asking: { language } }: Replying): Answer =>
  askWhichOne(
    names.map(({ name }) => name),
    said.evidence[0]?.intent,
    language,
  )

async function withPackages(names: readonly FoundSubject[], { tools }: Replying): Promise<FoundSubject[]> {
  const counted = await Promise.all(
    names.map(async (one) => ({ one, count: (await tools.listPackages(one.subject.slug)).length })),
  )
  return counted.flatMap(({ one, count }) => (count > 0 ? [one] : []))
}

const whatItIs = ({ subject, name }: Extract<FoundAbout, { is: 'one' }>['about'], replying: Replying): Answer => {
  const { language } = replying.asking
  const passage = replying.knowledge.passages.find(
    (one) => one.language === language && one.subject?.slug === subject.slug && one.subject.kind === subject.kind,
  )
  if (!passage) return sayUnknown(language)
  const asked = askWhatOf(
    name,
    subject.kind === 'procedure' ? ['cost', 'eligible', 'recovery', 'flying'] : ['what-it-is'],
    language,
  )
  return writeAnswer({
    paragraphs: [quote(passage, '', language)],
    sources: [sourceOf(passage)],
    choices: asked.choices,
  })
}

/** The subject and what belongs to it: of a procedure its packages. */
async function nearTo(subject: Subject, { tools }: Replying): Promise<Subject[]> {
  if (subject.kind !== 'procedure') return [subject]
  const packages = await tools.listPackages(subject.slug)
  return [subject, ...packages.map(({ slug }) => ({ kind: 'package' as const, slug }))]
}

/** A package leads home when its procedure does. */
async function flyingAfter({ slug }: Subject, replying: Replying): Promise<Answer | undefined> {
  const own = (await replying.tools.listPackages()).find((one) => one.slug === slug)
  return own && answerFlying(own.procedure, replying)
}

async function answerLive(subject: Subject, replying: Replying): Promise<Answer | undefined> {
  const { evidence } = replying.said
  const is = (intent: Intent) => isSure(evidence, intent)
  if (subject.kind === 'package') {
    const flying = isTop(evidence, 'flying') && (await flyingAfter(subject, replying))
    return flying || answerPackages(subject, replying)
  }
  if (subject.kind === 'practitioner') return is('appointments') ? answerHours([subject], replying) : undefined
  if (subject.kind !== 'procedure') return undefined
  if (is('packages')) return answerPackages(subject, replying)
  if (evidence[0]?.intent === 'cost') return answerPrice(subject.slug, replying)
  if (isTop(evidence, 'flying')) return answerFlying(subject.slug, replying)
  if (evidence[0]?.intent === 'appointments') {
    const facts = await replying.tools.readProcedure(subject.slug)
    return answerHours(
      (facts?.practitioners ?? []).map(({ slug }) => ({ kind: 'practitioner', slug })),
      replying,
    )
  }
  return undefined
}

const isNearer = ({ passage, covered }: Ranked, { rest }: Understood): boolean =>
  passage.kind === 'question' && rest.length > 0 && covered > 0.8

/** What is named is spoken of; what was only spoken of before has to be borne out. */
const isBorneOut = ({ prior, covered }: Ranked, isNamed: boolean): boolean =>
  isNamed || covered >= enoughCovered || prior >= enoughPrior

const ofPrice = new Set<Ranked['passage']['kind']>(['included', 'not-included'])
const ofPerson = new Set<Ranked['passage']['kind']>(['who-it-is-for', 'who-it-is-not-for'])

export function sayPassage(ranked: Ranked, name: string, replying: Replying): Answer {
  const { passage } = ranked
  const { said, asking } = replying
  const t = translatorOf(asking.language)
  if (passage.subject && ofPerson.has(passage.kind)) {
    return sayBoth(['who-it-is-for', 'who-it-is-not-for'], t('meta.assistant.eligible', { name }), ranked, replying)
  }
  // What no line of the list names may stand in the other one by another word.
  if (passage.subject && passage.kind === 'included' && !isInLines(passage, said.wanted, asking.language)) {
    return sayBoth(['included', 'not-included'], t('meta.assistant.says'), ranked, replying)
  }
  // Of a list one has to know which it is.
  const list = ofPrice.has(passage.kind) ? `${passage.title}:` : ''
  return writeAnswer({
    paragraphs: [t('meta.assistant.says'), list, quote(passage, said.wanted, asking.language)],
    sources: [sourceOf(passage)],
    // Whoever asks how the clinic is reached would reach somebody.
    offersPerson: said.evidence[0]?.intent === 'contact' || passage.kind === 'phone',
  })
}

/** Two lists that belong together, and a person to ask. */
function sayBoth(
  kinds: readonly PassageKind[],
  opening: string,
  { passage }: Ranked,
  { said, asking: { language }, passageOf }: Replying,
): Answer {
  const both = kinds.flatMap((kind) => passageOf(passage.subject, kind) ?? [])
  const parts = both.map((one) => `${one.title}:\n\n${quote(one, said.wanted, language)}`)
  return writeAnswer({ paragraphs: [opening, ...parts], sources: [sourceOf(passage)], offersPerson: true })
}
