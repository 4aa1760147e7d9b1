// An accepted offer as a kind of booking: a treatment at the clinic, which is its supplier.
import type { Bookable, MailText } from '#domain/bookings/bookable.ts'
import type { Requirement } from '#domain/bookings/requirement.ts'
import { momentAt } from '#kernel/moment-at.ts'
import { translatorOf } from '#texts/catalogues.ts'
import {
  paidHere,
  type TreatmentDetails,
  type TreatmentItem,
  type TreatmentRequest,
  treatmentDetails,
  treatmentItem,
  treatmentRequest,
} from './treatment.ts'
import { treatmentDues } from './treatment-dues.ts'
import { createTreatmentSupplier, type TreatmentParts } from './treatment-supplier.ts'
import { sayTreatmentVoucher, sayVisit, treatmentEvent } from './treatment-words.ts'

export function treatmentBookable(parts: TreatmentParts): Bookable<TreatmentRequest, TreatmentItem, TreatmentDetails> {
  return {
    kind: 'procedure',
    prefix: 'T',
    request: treatmentRequest,
    item: treatmentItem,
    details: treatmentDetails,
    suppliers: [createTreatmentSupplier(parts)],
    supplierTitle: () => '',
    requestFaults: () => [],
    keyOf: ({ quote }) => quote,
    amends: null,
    // Other days or another price are another version of the offer, which only the clinic makes.
    changeFaults: () => [{ path: 'replaces', reason: 'other-treatment' }],
    span: (_, item, timeZone) => spanOf(item, timeZone),
    title: ({ title }) => title,
    price: priceOf,
    policy: ({ policy }) => policy,
    requirements: () => requirements,
    isStay: false,
    isBookableHere: (item) => paidHere(item) === 0,
    isEssential: true,
    dues: (_, item, today) => treatmentDues(item, today),
    party: () => null,
    deadlines: (_, item) => {
      const start = spanOf(item, item.clinic.timeZone).from
      return { change: new Date(0), cancel: start }
    },
    voucher: { path: '/profile/manage-bookings', event: treatmentEvent },
    mails: {
      text: (language) => (key: MailText, values) => translatorOf(language)(`mail.treatment.${key}`, values ?? {}),
      words: { summary: sayVisit, voucher: sayTreatmentVoucher, forSupplier: () => [] },
    },
  }
}

/** Whole days at the clinic; while it is only asked for, nobody knows them. */
function spanOf(item: TreatmentItem | null, zone: string) {
  if (!item) return { from: new Date(0), until: new Date(0), timeZone: zone }
  const { timeZone } = item.clinic
  return { from: momentAt(item.from, '00:00', timeZone), until: momentAt(item.until, '23:59', timeZone), timeZone }
}

const priceOf = (item: TreatmentItem) => ({
  currency: item.currency,
  totalMinor: item.totalMinor,
  onSiteMinor: item.totalMinor - paidHere(item),
  lines: item.lines.map(({ label, amountMinor, mayChangeIf }) => ({
    label,
    amountMinor,
    mayChangeIf,
    isPaidOnSite: false,
  })),
})

const text = (path: string, maxLength: number): Requirement => ({ path, type: 'text', isRequired: true, maxLength })
const requirements: Requirement[] = [
  text('contact.firstName', 80),
  text('contact.lastName', 80),
  text('contact.email', 254),
  text('contact.phone', 40),
]
