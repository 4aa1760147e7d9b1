// Requests, offers and words of a thread, straight into the database of the sample API.
import type { OfferContent } from '#domain/quotes/offer.ts'
import { sendOffer } from '#domain/quotes/send-offer.ts'
import { quoteMessages, quoteOffers, quoteRequests } from '#domain/quotes/tables.ts'
import { newId } from '#kernel/id.ts'
import type { SampleApi } from './sample-api.ts'
import { sampleNow } from './sample-provider.ts'
import { otherOrigin } from './sample-session.ts'
import { sampleSubmission } from './sample-submission.ts'

type Request = typeof quoteRequests.$inferInsert

/** A request that arrived at `other.test`, from amal@patient.example unless said. */
export async function writeRequest(
  { database, other }: Pick<SampleApi, 'database' | 'other'>,
  reference: string,
  changes: Partial<Request> = {},
): Promise<void> {
  const { procedureName: _, packageName: __, budget: ___, estimate: ____, ...kept } = sampleSubmission()
  const idempotencyKey = `key of ${reference}`
  const row = { ...kept, budgetMinor: null, email: 'amal@patient.example', reference, idempotencyKey }
  await database.forProvider(other.id, (scope) =>
    scope.insert(quoteRequests, [{ ...row, consentedAt: sampleNow, createdAt: sampleNow, ...changes }]),
  )
}

export function sampleOffer(changes: Partial<OfferContent> = {}): OfferContent {
  return {
    currency: 'AED',
    lines: [
      { label: { en: 'Surgeon', ar: 'الجرّاح' }, amountMinor: 20_000_00, mayChangeIf: null },
      {
        label: { en: 'Two nights', ar: 'ليلتان' },
        amountMinor: 3_600_00,
        mayChangeIf: { en: 'a third night is needed', ar: 'لزمت ليلة ثالثة' },
      },
    ],
    includes: [{ en: 'Medicines', ar: 'الأدوية' }],
    excludes: [{ en: 'Flights', ar: 'الطيران' }],
    depositMinor: 3_000_00,
    documents: ['passport', 'x-ray'],
    from: '2027-01-15',
    until: '2027-01-22',
    practitionerSlug: 'lina-haddad',
    note: { en: 'Bring your X-ray.', ar: 'أحضر صورة الأشعة.' },
    ...changes,
  }
}

/** The next version of the offer for a request, as the clinic sends it; valid to the end of the year unless said. */
export function writeOffer(
  { parts, other }: Pick<SampleApi, 'parts' | 'other'>,
  reference: string,
  { validUntil = '2026-12-31', ...changes }: Partial<OfferContent> & { validUntil?: string } = {},
) {
  const draft = { reference, validUntil, content: sampleOffer(changes), digest: newId() }
  return sendOffer(parts, { provider: other, origin: otherOrigin, by: 'Rana Aziz' }, draft)
}

/** Removes every thread of `other.test`. */
export async function clearThreads({ database, other }: Pick<SampleApi, 'database' | 'other'>): Promise<void> {
  await database.forProvider(other.id, async (scope) => {
    await scope.remove(quoteMessages)
    await scope.remove(quoteOffers)
    await scope.remove(quoteRequests)
  })
}
