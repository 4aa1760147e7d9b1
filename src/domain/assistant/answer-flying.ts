// When somebody may fly after a procedure: what the page says, checked against the dates or days that were asked about.
import { addDays } from '#kernel/plain-date.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate } from '#texts/format.ts'
import type { Answer } from './answer.ts'
import { readDays } from './read-days.ts'
import { readFlightDates } from './read-flight-dates.ts'
import type { Replying } from './replying.ts'
import type { FlightCheck } from './tools.ts'
import { quote, sourceOf, writeAnswer } from './write-answer.ts'

/** Undefined where the page says nothing of flying. @param slug of the procedure */
export async function answerFlying(slug: string, replying: Replying): Promise<Answer | undefined> {
  const { asking, tools } = replying
  const t = translatorOf(asking.language)
  const passage = replying.passageOf({ kind: 'procedure', slug }, 'flying')
  const facts = await tools.readProcedure(slug)
  if (!passage || !facts) return undefined
  const { name, flyFromDay: days } = facts
  const says = days === null ? t('meta.assistant.flying.unknown', { name }) : t('meta.assistant.flying', { name, days })
  return writeAnswer({
    paragraphs: [(await checkDates(slug, replying)) ?? says, quote(passage, '', asking.language)],
    sources: [sourceOf(passage)],
    offersPerson: days === null,
  })
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

function sayCheck(check: FlightCheck, isDated: boolean, language: Replying['asking']['language']): string | undefined {
  const t = translatorOf(language)
  if (check.isLongEnough === null || check.daysNeeded === null || check.flyFrom === null) return undefined
  const { daysBetween: count, daysNeeded: needed } = check
  const verdict = t(check.isLongEnough ? 'meta.assistant.flying.enough' : 'meta.assistant.flying.tooEarly', {
    count,
    needed,
    name: check.procedure.name,
  })
  return isDated
    ? `${verdict} ${t('meta.assistant.flying.from', { date: formatDate(check.flyFrom, language) })}`
    : verdict
}
