// What an offer begins with while nobody has written at it: the last version, or what the request asks for.
import type { PackageRow } from '#domain/packages/read-packages.ts'
import type { PractitionerRow } from '#domain/practitioners/read-practitioners.ts'
import type { ProcedureRow } from '#domain/procedures/read-procedures.ts'
import { emptyDraft, type OfferDraftContent } from '#domain/quotes/offer-draft.ts'
import type { OfferVersion, QuoteRequest } from '#domain/quotes/read-threads.ts'
import { addDays } from '#kernel/plain-date.ts'
import { writeAmount } from '#kernel/read-amount.ts'
import { packageItem, procedureItem } from './offer-shelf.ts'

export type Beginning = {
  request: Pick<QuoteRequest, 'procedureSlug' | 'packageSlug' | 'quantity' | 'earliest' | 'latest'>
  /** The last version that was sent. */
  last: Pick<OfferVersion, 'content' | 'validUntil'> | undefined
  procedures: readonly ProcedureRow[]
  packages: readonly PackageRow[]
  practitioners: readonly PractitionerRow[]
  /** That the offer is written in; the provider's first language first. */
  languages: readonly string[]
  /** Of the location. */
  currency: string
  /** Plain date where the provider is. */
  today: string
}

/** How long an offer holds where the writer says nothing else. */
const holdDays = 14

export function beginDraft(beginning: Beginning): OfferDraftContent {
  const { request, last, packages, procedures, languages, today } = beginning
  if (last) return ofVersion(last, today)
  const reader = { languages, convert: <T>(money: T) => money }
  const carePackage = packages.find(({ slug }) => slug === request.packageSlug)
  const procedure = procedures.find(({ slug }) => slug === request.procedureSlug)
  const treating = beginning.practitioners.filter(({ procedures: own }) => own.includes(request.procedureSlug ?? ''))
  const item = carePackage
    ? packageItem(carePackage, reader)
    : procedure && procedureItem(procedure, reader, request.quantity)
  return {
    ...emptyDraft,
    ...item?.adds,
    currency: carePackage?.currency ?? procedure?.currency ?? beginning.currency,
    validUntil: addDays(today, holdDays),
    from: request.earliest && request.earliest >= today ? request.earliest : '',
    practitioner: treating.length === 1 ? (treating[0]?.slug ?? '') : '',
  }
}

/** The same to be changed; a last day that is over is set anew. */
function ofVersion({ content, validUntil }: NonNullable<Beginning['last']>, today: string): OfferDraftContent {
  const { currency, depositMinor, instalments = [], cancellation = [] } = content
  const text = (amountMinor: number) => writeAmount({ amountMinor, currency })
  return {
    currency,
    validUntil: validUntil > today ? validUntil : addDays(today, holdDays),
    lines: content.lines.map(({ label, amountMinor, mayChangeIf }) => ({
      label,
      amount: text(amountMinor),
      mayChangeIf: mayChangeIf ?? {},
    })),
    includes: content.includes,
    excludes: content.excludes,
    deposit: depositMinor > 0 ? text(depositMinor) : '',
    instalments: instalments.map(({ amountMinor, daysBefore, on }) => ({
      amount: text(amountMinor),
      daysBefore: daysBefore === null ? '' : String(daysBefore),
      on: on ?? '',
    })),
    cancellation: cancellation.map(({ daysBefore, time, fee }) => ({
      daysBefore: String(daysBefore),
      time,
      ...('percent' in fee
        ? { by: 'percent' as const, fee: String(fee.percent) }
        : { by: 'amount' as const, fee: text(fee.amountMinor) }),
    })),
    documents: content.documents,
    from: content.from ?? '',
    until: content.until ?? '',
    practitioner: content.practitionerSlug ?? '',
    note: content.note ?? {},
  }
}
