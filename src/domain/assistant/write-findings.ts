// Puts what was looked up into lines, as the model reads them and as its words are checked against them.
import type { Language } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate, formatMoney, formatTime } from '#texts/format.ts'
import { sayDuration } from '#texts/say-time.ts'
import type { Finding } from './evidence.ts'
import { sayPrice } from './say-price.ts'
import type {
  ClinicHours,
  Converted,
  FlightCheck,
  PackageFacts,
  ProcedureBrief,
  ProcedureFacts,
  TripFacts,
} from './tools.ts'

const plain = { saysNo: false, hasPhones: false } as const

export function writeBrief(one: ProcedureBrief, language: Language): Finding {
  const t = translatorOf(language)
  const { slug, name, hospitalNights, flyFromDay } = one
  const stay =
    hospitalNights > 0 ? t('procedure.mark.hospital', { count: hospitalNights }) : t('procedure.mark.sameDay')
  const fly = flyFromDay === null ? t('procedure.mark.flyUnknown') : t('procedure.mark.fly', { day: flyFromDay })
  return {
    ...plain,
    title: name,
    path: `/procedures/${slug}`,
    subjects: [{ kind: 'procedure', slug }],
    lines: [
      one.summary,
      `${t('procedure.price')}: ${sayPrice(one.price, language)}`,
      `${t('procedure.theatre')}: ${sayDuration(one.durationMin, t)}`,
      stay,
      t('procedure.mark.stay', { count: one.stayDays }),
      fly,
    ],
  }
}

export function writeProcedure(one: ProcedureFacts, language: Language): Finding[] {
  const t = translatorOf(language)
  const { slug, name, packages, practitioners } = one
  const people: Finding = {
    ...plain,
    title: `${name}: ${t('procedure.practitioners')}`,
    path: `/procedures/${slug}#practitioners`,
    subjects: [
      { kind: 'procedure', slug },
      ...practitioners.map((who) => ({ kind: 'practitioner' as const, slug: who.slug })),
    ],
    lines: practitioners.map((who) => `${who.name}, ${who.title}`),
  }
  return [
    writeBrief(one, language),
    ...(practitioners.length > 0 ? [people] : []),
    ...packages.flatMap((each) => writePackage(each, language)),
  ]
}

export function writePackage(one: PackageFacts, language: Language): Finding[] {
  const t = translatorOf(language)
  const { slug, name, procedure, nights, saving, excluded } = one
  const about = {
    path: `/packages#${slug}`,
    subjects: [
      { kind: 'package' as const, slug },
      { kind: 'procedure' as const, slug: procedure },
    ],
  }
  const inside = one.inside.map(({ text, mayChangeIf }) =>
    mayChangeIf === null ? text : `${text} (${t('procedure.mayChangeIf', { reason: mayChangeIf })})`,
  )
  const figures = [
    one.summary,
    `${t('procedure.price')}: ${sayPrice(one.price, language)}`,
    ...(saving ? [t('packages.saving', { price: sayPrice(saving, language) })] : []),
    ...(nights > 0 ? [t('packages.hotelNights', { count: nights })] : []),
    t('meta.assistant.model.validTo', { date: formatDate(one.validTo, language) }),
  ]
  return [
    { ...plain, ...about, title: name, lines: figures },
    { ...plain, ...about, title: `${name}: ${t('procedure.included')}`, lines: inside },
    { ...plain, ...about, saysNo: true, title: `${name}: ${t('procedure.notIncluded')}`, lines: excluded },
  ].filter(({ lines }) => lines.length > 0)
}

export function writeConverted({ from, to, source, asOf }: Converted, language: Language): Finding {
  const t = translatorOf(language)
  const said = { from: formatMoney(from, language), to: formatMoney(to, language, 'estimate'), source }
  const line = asOf
    ? t('meta.assistant.model.convertedAsOf', { ...said, date: formatDate(asOf, language) })
    : t('meta.assistant.model.converted', said)
  return { ...plain, isLiteral: true, title: t('meta.assistant.model.rate'), path: null, subjects: [], lines: [line] }
}

/** What the page says, and apart from it what follows for the two dates, which nobody but the person has stated. */
export function writeFlight(check: FlightCheck, language: Language): Finding[] {
  const t = translatorOf(language)
  const { procedure, daysBetween, daysNeeded, flyFrom, isLongEnough, source } = check
  const dates = { operated: formatDate(check.performedOn, language), flies: formatDate(check.flyOn, language) }
  const between = t('meta.assistant.model.daysBetween', { ...dates, count: daysBetween })
  const about = {
    ...plain,
    path: `/procedures/${procedure.slug}#recovery`,
    subjects: [{ kind: 'procedure' as const, slug: procedure.slug }],
  }
  const title = `${procedure.name}: ${t('procedure.fly')}`
  const page = [t('procedure.flyDetail'), ...(source ? [t('procedure.source', { source })] : [])]
  if (daysNeeded === null || flyFrom === null)
    return [{ ...about, title, lines: [t('procedure.mark.flyUnknown'), ...page] }]
  const verdict = t(isLongEnough ? 'meta.assistant.model.longEnough' : 'meta.assistant.model.tooEarly', dates)
  const first = t('meta.assistant.model.flyFrom', { date: formatDate(flyFrom, language) })
  return [
    { ...about, title, lines: [t('procedure.mark.fly', { day: daysNeeded }), ...page] },
    {
      ...about,
      isLiteral: true,
      title,
      lines: [verdict, first, ...(daysBetween >= 0 ? [between] : [])],
    },
  ]
}

export function writeHours({ practitioner, timeZone, isGiven, hours }: ClinicHours, language: Language): Finding {
  const t = translatorOf(language)
  const times = hours.map(({ startsAt, endsAt }) =>
    t('meta.assistant.model.hours', {
      date: formatDate(startsAt.slice(0, 10), language),
      from: formatTime(startsAt, timeZone, language),
      to: formatTime(endsAt, timeZone, language),
    }),
  )
  const none = isGiven ? 'meta.assistant.model.noHours' : 'meta.assistant.model.hoursNotGiven'
  return {
    ...plain,
    title: `${practitioner.name}: ${t('meta.assistant.model.atClinic')}`,
    path: `/contact#${practitioner.slug}`,
    subjects: [{ kind: 'practitioner', slug: practitioner.slug }],
    lines: [...(times.length > 0 ? times : [t(none)]), t('meta.assistant.model.noAppointments')],
  }
}

/** @param clinic name, which some steps speak of */
export function writeTrip(trip: TripFacts, clinic: string, language: Language): Finding[] {
  const t = translatorOf(language)
  const steps = trip.steps.map(({ code, about, by, href }): Finding => {
    const until = by ? t('meta.assistant.model.stepBy', { date: formatDate(by, language) }) : ''
    const lines = [sayStep(code, clinic, language), about, until].filter((line) => line !== '')
    return { ...plain, title: t('meta.assistant.model.trip'), path: href, subjects: [], lines }
  })
  const fit = trip.fitToFly.map(({ about, flyFrom, by }): Finding => {
    const line = t('meta.assistant.model.released', { date: formatDate(flyFrom, language), by })
    return {
      ...plain,
      title: `${t('meta.assistant.model.trip')}: ${about}`,
      path: '/profile',
      subjects: [],
      lines: [line],
    }
  })
  return [...steps, ...fit]
}

const stepTexts = [
  'offer-accepted',
  'confirm-email',
  'ask-for-quote',
  'wait-for-offer',
  'answer-offer',
  'add-documents',
  'share-documents',
  'complete-details',
  'renew-passport',
  'booking-soon',
  'book-hotel',
] as const

/** As the first page of the profile says it. */
function sayStep(code: string, clinic: string, language: Language): string {
  const known = stepTexts.find((one) => one === code)
  return known ? translatorOf(language)(`profile.steps.${known}`, { clinic }) : ''
}
