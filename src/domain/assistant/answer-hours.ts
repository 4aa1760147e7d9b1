// When practitioners are at the clinic: hours, which are no appointments, and where to ask for one.
import type { Language } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatClock, formatWeekday, zoneName } from '#texts/format.ts'
import type { Answer } from './answer.ts'
import type { Subject } from './passage.ts'
import type { Replying } from './replying.ts'
import type { ClinicHours } from './tools.ts'
import { list, writeAnswer } from './write-answer.ts'

const mostPeople = 2
const mostTimes = 6

/** Undefined where nobody of them is known. @param people practitioners */
export async function answerHours(
  people: readonly Subject[],
  { tools, asking }: Replying,
): Promise<Answer | undefined> {
  const { language } = asking
  const t = translatorOf(language)
  const read = await Promise.all(people.slice(0, mostPeople).map(({ slug }) => tools.readHours(slug)))
  const known = read.filter((one): one is ClinicHours => one !== undefined)
  if (known.length === 0) return undefined
  return writeAnswer({
    paragraphs: known.flatMap((one) => sayHours(one, language)),
    sources: [
      ...known.map(({ practitioner: { slug, name } }) => ({ title: name, path: `/contact#${slug}` })),
      { title: t('meta.assistant.askForOffer'), path: '/quote' },
    ],
    offersPerson: true,
  })
}

function sayHours({ practitioner: { name }, isGiven, hours, timeZone }: ClinicHours, language: Language): string[] {
  const t = translatorOf(language)
  if (!isGiven || hours.length === 0) return [t('meta.assistant.hours.none', { name })]
  const times = hours.slice(0, mostTimes).map(({ startsAt, endsAt }) => {
    const day = startsAt.slice(0, 10)
    return `${formatWeekday(day, language)}: ${formatClock(startsAt, timeZone, language)}–${formatClock(endsAt, timeZone, language)}`
  })
  return [t('meta.assistant.hours', { name, zone: zoneName(timeZone, language) }), list(times)]
}
