// When somebody may fly after a procedure: what the page says, checked against the dates or days that were asked about.
import { addDays } from '#kernel/plain-date.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate } from '#texts/format.ts'
import type { Answer } from './answer.ts'
import { readDates, readDays } from './read-time.ts'
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
  const { name, fitToFlyDays: days } = facts
  const says = days === null ? t('meta.assistant.flying.unknown', { name }) : t('meta.assistant.flying', { name, days })
  return writeAnswer({
    paragraphs: [(await checkDates(slug, replying)) ?? says, quote(passage, '', asking.language)],
    sources: [sourceOf(passage)],
    offersPerson: days === null,
  })
}

async function checkDates(slug: string, { asking, tools }: Replying): Promise<string | undefined> {
  const { question, today, language } = asking
  const dates = readDates(question, today)
  const [performedOn, flyOn] = dates
  const days = readDays(question)
  const asked =
    dates.length === 2 && performedOn && flyOn
      ? { performedOn, flyOn }
      : dates.length === 0 && days !== undefined
        ? { performedOn: today, flyOn: addDays(today, days) }
        : undefined
  const check = asked && (await tools.checkFitToFly({ procedure: slug, ...asked }))
  return check ? sayCheck(check, dates.length === 2, language) : undefined
}

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
