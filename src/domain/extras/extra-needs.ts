// What has to be known before an extra is booked: the flight and the time of a transfer, the names and birth dates of whoever is insured.
import type { Requirement } from '#domain/bookings/requirement.ts'
import { languages } from '#kernel/language.ts'
import type { Localized } from '#kernel/localized.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { type ExtraItem, type ExtraRequest, endsOf } from './extra.ts'

export function extraNeeds(request: ExtraRequest, item: ExtraItem): Requirement[] {
  return [...contact, ...(item.transfer ? needsOfRide(request, item.transfer) : needsOfInsured(request))]
}

const text = (path: string, maxLength: number): Extract<Requirement, { type: 'text' }> => {
  return { path, type: 'text', isRequired: true, maxLength }
}
const contact: Requirement[] = [
  text('contact.firstName', 80),
  text('contact.lastName', 80),
  text('contact.email', 254),
  text('contact.phone', 40),
]

function needsOfRide({ way, place }: ExtraRequest, transfer: NonNullable<ExtraItem['transfer']>): Requirement[] {
  const ride = way ?? 'arrival'
  const { from, to } = endsOf(transfer, ride)
  const isAsked = place === '' && [from, to].includes('hotel')
  return [
    { ...text('details.flight', 12), label: said('meta.extra.need.flight') },
    { ...text('details.time', 5), format: 'time', label: said(`meta.extra.need.time.${ride}`) },
    ...(isAsked ? [{ ...text('details.place', 200), label: said('meta.extra.need.place') }] : []),
    { ...text('details.note', 200), isRequired: false, label: said('meta.extra.need.note') },
  ]
}

/** Each by the number that the form gives them. */
function needsOfInsured({ people }: ExtraRequest): Requirement[] {
  const births = Array.from({ length: people }, (_, at) => ({
    ...text(`details.births.${at + 1}`, 10),
    format: 'birth-date' as const,
    label: at === 0 ? said('meta.extra.need.birth.patient') : said('meta.extra.need.birth', { number: String(at + 1) }),
  }))
  return [{ path: 'details.travellers', type: 'names', count: people, maxLength: 80 }, ...births]
}

type Key = Parameters<ReturnType<typeof translatorOf>>[0]

/** In every language of the site. */
const said = (key: Key, values: Record<string, string> = {}): Localized =>
  Object.fromEntries(languages.map((language) => [language, translatorOf(language)(key, values)]))
