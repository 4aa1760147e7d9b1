// When somebody may fly after a procedure: what the page says, checked against the dates or days that were asked about.
import { homeDayOf, needsRelease } from '#kernel/days-to-fly.ts'
import { addDays } from '#kernel/plain-date.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate } from '#texts/format.ts'
import type { Translate } from '#texts/translate.ts'
import type { Answer } from './answer.ts'
import { readDays } from './read-days.ts'
import { readFlightDates } from './read-flight-dates.ts'
import type { Replying } from './replying.ts'
import type { FlightCheck, ProcedureFacts } from './tools.ts'
import { quote, sourceOf, writeAnswer } from './write-answer.ts'

/** Undefined where the page says nothing of flying. @param slug of the procedure */
export async function answerFlying(slug: string, replying: Replying): Promise<Answer | undefined> {
  const { asking, tools } = replying
  const t = translatorOf(asking.language)
  const passage = replying.passageOf({ kind: 'procedure', slug }, 'flying')
  const facts = await tools.readProcedure(slug)
  if (!passage || !facts) return undefined
  const says = sayWhen(facts, t)
  return writeAnswer({
    paragraphs: [(await checkDates(slug, replying)) ?? says, quote(passage, '', asking.language)],
    sources: [sourceOf(passage)],
    offersPerson: homeDayOf(facts) === null,
  })
}

function sayWhen(facts: ProcedureFacts, t: Translate): string {
  const { name, flyFromDay, releaseFromDay } = facts
  const day = homeDayOf(facts)
  if (day === null) return t('meta.assistant.flying.unknown', { name })
  if (!needsRelease(facts)) return t('meta.assistant.flying', { name, days: day })
  return flyFromDay === null
    ? t('meta.assistant.flying.release', { name, release: day })
    : t('meta.assistant.flying.both', { name, release: releaseFromDay ?? day, days: flyFromDay })
}

/** Only what is plain is checked: a wrong reading would let somebody fly too early. */
async function checkDates(slug: string, { asking, tools, knowledge }: Replying): Promise<string | undefined> {
  const { question, today, language } = asking
  const names = (words: string) =>
    knowledge
      .findSubjects(words, language)
      .some(({ subject, certainty }) => subject.slug === slug && certainty >= leastSure)
  const dates = readFlightDates(question, today, (words) => operation.test(words) || names(words))
  const span = dates ? undefined : readDays(question)
  const isOfIt = span && (span.of === '' || pointed.test(span.of) || names(span.of.replace(aside, '')))
  const asked = dates ?? (isOfIt ? { performedOn: today, flyOn: addDays(today, span.days) } : undefined)
  const check = asked && (await tools.checkFitToFly({ procedure: slug, ...asked }))
  return check ? sayCheck(check, dates !== undefined, language) : undefined
}

/** Less sure than this, something else may be named. */
const leastSure = 0.5
const operation =
  /(?<!\p{L})(surgery|operation|operated|op|procedure|treatment|[وفبكل]?(?:ال|لل)?(?:عمليه|عمليتي|جراحه|جراحتي|اجراء|علاج))(?!\p{L})/u
/** It, without a name. */
const pointed =
  /^(?:(?:my|the|this|that|such|an?|having|من|هذه|هذا) )*(?:it|this|that|surgery|operation|op|procedure|treatment|(?:ال|لل)(?:عمليه|جراحه|اجراء|علاج)|عمليتي|جراحتي)(?= |$)/u
/** What is said beside it. */
const aside = / (?:and|with|without|if|or|but|because|for|can|could|may|when|مع|اذا|لو|او|لان|هل|متي|و\p{L}+) .*$/u

const verdicts = {
  enough: 'meta.assistant.flying.enough',
  'with-release': 'meta.assistant.flying.withRelease',
  'too-early': 'meta.assistant.flying.tooEarly',
} as const

function sayCheck(check: FlightCheck, isDated: boolean, language: Replying['asking']['language']): string | undefined {
  const t = translatorOf(language)
  const { verdict, daysBetween: count, days, flyFrom, releaseFrom } = check
  // The earliest day that counts: for one who flies without asking, that of general guidance.
  const isFree = verdict === 'enough' || !needsRelease(days)
  const needed = isFree ? days.flyFromDay : days.releaseFromDay
  const from = isFree ? flyFrom : releaseFrom
  if (verdict === null || needed === null || from === null) return undefined
  const said = t(verdicts[verdict], { count, needed, name: check.procedure.name })
  const dated = isDated ? [t('meta.assistant.flying.from', { date: formatDate(from, language) })] : []
  return [said, ...dated].join(' ')
}
