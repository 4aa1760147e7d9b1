// Transfers and insurance as a kind of booking: lines of an order that go with a trip.
import type { Bookable, MailText } from '#domain/bookings/bookable.ts'
import type { FieldFault } from '#kernel/fault.ts'
import { languages } from '#kernel/language.ts'
import { inLanguage, type Localized } from '#kernel/localized.ts'
import { momentAt } from '#kernel/moment-at.ts'
import { nightsBetween } from '#kernel/plain-date.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { type ExtraDetails, type ExtraItem, type ExtraRequest, extraDetails, extraItem, extraRequest } from './extra.ts'
import { extraNeeds } from './extra-needs.ts'
import type { ExtraParts } from './extra-reservations.ts'
import { createExtraSupplier } from './extra-supplier.ts'
import { extraEvent, sayExtra, sayExtraVoucher, sayToParty } from './extra-words.ts'

export function extraBookable(parts: ExtraParts): Bookable<ExtraRequest, ExtraItem, ExtraDetails> {
  return {
    kind: 'extra',
    prefix: 'E',
    request: extraRequest,
    item: extraItem,
    details: extraDetails,
    suppliers: [createExtraSupplier(parts)],
    supplierTitle: () => '',
    requestFaults,
    keyOf: ({ extra }) => extra,
    // Another day is another ride, which may not be free: it is cancelled and added anew.
    amends: null,
    changeFaults: () => [{ path: 'replaces', reason: 'other-extra' }],
    span: spanOf,
    title: titleOf,
    price: ({ currency, totalMinor }) => ({
      currency,
      totalMinor,
      onSiteMinor: 0,
      lines: [{ label: null, amountMinor: totalMinor, isPaidOnSite: false }],
    }),
    policy: ({ policy }) => policy,
    requirements: extraNeeds,
    isStay: false,
    people: ({ people }) => people,
    isNoTravelService: ({ type }) => type === 'insurance',
    isBookableHere: () => false,
    isEssential: false,
    dues: (_, { totalMinor }) => [{ amountMinor: totalMinor, on: null }],
    party: ({ party }) => party?.name ?? null,
    deadlines: (request, item) => ({ change: new Date(0), cancel: spanOf(request, item, item.clinic.timeZone).from }),
    voucher: { path: '/profile/manage-bookings', event: extraEvent },
    mails: {
      text: (language) => (key: MailText, values) => translatorOf(language)(`mail.extra.${key}`, values ?? {}),
      words: { summary: sayExtra, voucher: sayExtraVoucher, forSupplier: sayToParty },
    },
  }
}

const mostNights = 366

function requestFaults({ from, until }: ExtraRequest, today: string): FieldFault[] {
  if (from <= today) return [{ path: 'from', reason: 'past' }]
  if (until < from) return [{ path: 'until', reason: 'before' }]
  return nightsBetween(from, until) > mostNights ? [{ path: 'until', reason: 'too-long' }] : []
}

/** Whole days at the clinic. */
function spanOf({ from, until }: ExtraRequest, item: ExtraItem | null, zone: string) {
  const timeZone = item?.clinic.timeZone ?? zone
  return { from: momentAt(from, '00:00', timeZone), until: momentAt(until, '23:59', timeZone), timeZone }
}

/** The ride there and the ride back are told apart, in every language of the site that its title is written in. */
function titleOf({ title, way }: ExtraItem): Localized {
  if (!way) return title
  const said = languages.map((language) => [
    language,
    translatorOf(language)(`mail.extra.title.${way}`, { title: inLanguage(title, language) }),
  ])
  return { ...title, ...Object.fromEntries(said) }
}
