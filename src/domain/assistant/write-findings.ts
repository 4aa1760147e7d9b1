// Puts what was looked up into lines, as the model reads them and as its words are checked against them.
import type { Language } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate, formatMoney, formatTime } from '#texts/format.ts'
import { sayBeforeFlying, sayFlying } from '#texts/say-flying.ts'
import { sayDuration } from '#texts/say-time.ts'
import type { Finding } from './evidence.ts'
import { sayPrice, saySeveral, sayUnitPrice } from './say-price.ts'
import { splitSentences } from './split-sentences.ts'
import type {
  ClinicHours,
  Converted,
  Estimate,
  FlightCheck,
  PackageFacts,
  ProcedureBrief,
  ProcedureFacts,
  TripFacts,
} from './tools.ts'

const plain = { saysNo: false, hasPhones: false } as const

export function writeBrief(one: ProcedureBrief, language: Language): Finding {
  const t = translatorOf(language)
  const { slug, name, hospitalNights } = one
  const stay =
    hospitalNights > 0 ? t('procedure.mark.hospital', { count: hospitalNights }) : t('procedure.mark.sameDay')
  return {
    ...plain,
    title: name,
    path: `/procedures/${slug}`,
    subjects: [{ kind: 'procedure', slug }],
    lines: [
      one.summary,
      `${t('procedure.price')}: ${sayUnitPrice(one, language)}`,
      `${t('procedure.theatre')}: ${sayDuration(one.durationMin, t)}`,
      stay,
      t('procedure.mark.stay', { count: one.stayDays }),
      sayFlying(one, t),
    ],
  }
}

/** What several come to. */
export function writeEstimate({ slug, name }: ProcedureBrief, estimate: Estimate, language: Language): Finding {
  const title = `${name}: ${translatorOf(language)('procedure.price')}`
  const lines = [saySeveral(estimate, language)]
  return { ...plain, title, path: `/procedures/${slug}#price`, subjects: [{ kind: 'procedure', slug }], lines }
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
    sayFlying(one, t),
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

const verdicts = {
  enough: 'meta.assistant.model.longEnough',
  'with-release': 'meta.assistant.model.withRelease',
  'too-early': 'meta.assistant.model.tooEarly',
} as const

/** What the page says, and apart from it what follows for the two dates, which nobody but the person has stated. */
export function writeFlight(check: FlightCheck, language: Language): Finding[] {
  const t = translatorOf(language)
  const { procedure, days, verdict, daysBetween, source } = check
  const on = (date: string) => formatDate(date, language)
  const about = {
    ...plain,
    path: `/procedures/${procedure.slug}#recovery`,
    subjects: [{ kind: 'procedure' as const, slug: procedure.slug }],
    title: `${procedure.name}: ${t('procedure.fly')}`,
  }
  const sourceLines = source ? [t('procedure.source', { source })] : []
  const page = { ...about, lines: [sayFlying(days, t), ...splitSentences(sayBeforeFlying(days, t)), ...sourceLines] }
  if (verdict === null) return [page]
  const dates = { operated: on(check.performedOn), flies: on(check.flyOn) }
  const lines = [
    t(verdicts[verdict], dates),
    ...(check.releaseFrom ? [t('meta.assistant.model.releaseFrom', { date: on(check.releaseFrom) })] : []),
    ...(check.flyFrom ? [t('meta.assistant.model.flyFrom', { date: on(check.flyFrom) })] : []),
    ...(daysBetween >= 0 ? [t('meta.assistant.model.daysBetween', { ...dates, count: daysBetween })] : []),
  ]
  return [page, { ...about, isLiteral: true, lines }]
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
