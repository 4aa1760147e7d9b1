// One booking of an export: what, when, for whom, what was agreed to, and what became of it.
import { type BookingRow, daysOf } from '#domain/bookings/booking.ts'
import { inLanguage, type Localized } from '#kernel/localized.ts'

export function presentBooking(row: BookingRow, language: string) {
  const { title, price, policy } = row
  const say = (text: Localized) => inLanguage(text, language)
  return {
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    refusal: row.refusal,
    supplier: row.supplier,
    // Where it was refused at once, no more is known of it than what it was asked by.
    title: title ? say(title) : '',
    ...daysOf(row),
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    timeZone: row.timeZone,
    total: price && { amountMinor: price.totalMinor, currency: price.currency },
    onSiteMinor: price?.onSiteMinor ?? 0,
    lines: (price?.lines ?? []).map(({ label, amountMinor, isPaidOnSite }) => ({
      label: label ? say(label) : '',
      amountMinor,
      isPaidOnSite,
    })),
    policy: policy ?? [],
    // As the kind of booking keeps them: what was asked for, what was held, what was added.
    request: row.request,
    item: row.item,
    details: row.details,
    replaces: row.replaces,
    changeFeeMinor: row.changeFeeMinor,
    contact: row.contact,
    language: row.language,
    supplierReference: row.supplierReference ?? '',
    confirmation: row.confirmation,
    evidence: row.evidence,
    informedAt: row.informedAt,
    informedBy: row.informedBy,
    resolution: row.resolution,
    procedure: row.procedureSlug,
    feeMinor: row.feeMinor,
    askedAt: row.createdAt,
    heldAt: row.heldAt,
    heldUntil: row.heldUntil,
    agreedAt: row.agreedAt,
    bookedAt: row.bookedAt,
    cancelledAt: row.cancelledAt,
  }
}
