// Everything that can be kept of a client, written straight into the database: what exports and erasures are tried on.
import type { Database } from '#db/open.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { keepPicture } from '#domain/clients/client-picture.ts'
import { changeRecord } from '#domain/clients/client-record.ts'
import { consentVersions, recordConsent } from '#domain/clients/consents.ts'
import { linkLocation } from '#domain/clients/link-location.ts'
import { clientDocuments, clientFiles, documentShares } from '#domain/documents/tables.ts'
import { mails } from '#domain/mails/tables.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { OfferContent } from '#domain/quotes/offer.ts'
import { quoteMessages, quoteOffers, quoteRequests } from '#domain/quotes/tables.ts'
import { newId } from '#kernel/id.ts'
import { sampleNow } from './sample-provider.ts'
import type { SampleSession } from './sample-session.ts'
import { sampleSubmission } from './sample-submission.ts'

export type FullClient = {
  fileId: string
  documentId: string
  shareId: string
  /** Of the request whose offer is open, and of the one whose offer was accepted. */
  open: string
  accepted: string
}

const later = new Date('2027-02-01T00:00:00Z')

export const sampleOffer: OfferContent = {
  currency: 'EUR',
  lines: [
    { label: { en: 'Hip replacement' }, amountMinor: 1_200_000, mayChangeIf: { en: 'A bone graft is needed' } },
    { label: { en: 'Ten nights', ar: 'عشر ليالٍ' }, amountMinor: 200_000, mayChangeIf: null },
  ],
  includes: [{ en: 'Implant' }],
  excludes: [],
  depositMinor: 100_000,
  documents: ['x-ray'],
  from: '2027-01-10',
  until: null,
  practitionerSlug: 'amal-haddad',
  note: null,
}

/** @param mark stands in every word that a person could type */
export async function writeFullClient(
  database: Database,
  provider: Provider,
  session: SampleSession,
  mark = 'Amal',
): Promise<FullClient> {
  const account = { ...session, emailVerified: true, givenName: mark, familyName: 'Haddad' }
  const { poolId, sub } = session
  const full = {
    fileId: newId(),
    documentId: newId(),
    shareId: newId(),
    open: `Q-${mark}-OPEN`,
    accepted: `Q-${mark}-DONE`,
  }
  await database.forClient(session, provider.id, async (scope) => {
    await changeRecord(
      scope,
      account,
      {
        phoneNumber: '+971501234567',
        language: 'en',
        details: {
          address: { line1: `${mark} Street 1`, line2: '', city: 'Beirut', region: '', postalCode: '', country: 'LB' },
          emergencyContact: { name: `${mark} Senior`, relation: 'Mother', phone: '+9611234567' },
          companions: [
            { name: `${mark} Junior`, relation: '', birthYear: null },
            { name: `${mark} Other`, relation: 'Friend', birthYear: 1980 },
          ],
          passport: { country: 'LB', validUntil: '2031-05-01' },
        },
      },
      sampleNow,
    )
    await keepPicture(scope, session, Buffer.from(`picture of ${mark}`), sampleNow)
    await linkLocation(scope, account, provider, { givenName: mark, familyName: '', countryId: 'LB' }, sampleNow)
    for (const isGiven of [true, false]) {
      const consent = { purpose: 'health-data' as const, isGiven, version: consentVersions['health-data'] }
      await recordConsent(scope, session, consent, new Date(sampleNow.getTime() + (isGiven ? 0 : 1)))
    }
    const file = {
      poolId,
      sub,
      wrappedKey: Buffer.alloc(60, 3),
      scan: 'off' as const,
      startedAt: sampleNow,
      touchedAt: sampleNow,
    }
    const whole = {
      name: `${mark}.pdf`,
      totalBytes: 12,
      storedBytes: 12,
      mediaType: 'application/pdf',
      finishedAt: sampleNow,
    }
    await scope.transaction.insert(clientFiles).values([
      { ...file, ...whole, id: full.fileId },
      { ...file, id: newId(), name: `${mark} half.zip`, totalBytes: 90, storedBytes: 40, mediaType: '' },
    ])
    await scope.transaction.insert(clientDocuments).values({
      id: full.documentId,
      poolId,
      sub,
      sourceType: 'client',
      fileId: full.fileId,
      kind: 'x-ray',
      name: `Hip of ${mark}`,
      more: { taken: mark },
      addedAt: sampleNow,
    })
    const [practitionerSlug, practitionerName] = ['amal-haddad', 'Dr Shares']
    const share = { practitionerSlug, practitionerName, documentIds: [full.documentId], purpose: `For ${mark}` }
    await scope.insert(documentShares, [
      { ...share, id: full.shareId, poolId, sub, sharedAt: sampleNow, until: later, withdrawnAt: null },
    ])
    await writeAudit(scope, session, byClient('open', 'document', full.documentId), sampleNow)
    await writeAudit(scope, session, byClient('share', 'share', full.shareId), sampleNow)
    await writeAudit(scope, session, byClient('open', 'quote', full.open), sampleNow)
    await writeQuotes(scope, session, full, mark)
    const mail = { from: '"Clinic" <desk@clinic.example>', replyTo: null, html: '', writtenAt: sampleNow }
    const about = { aboutPoolId: session.poolId, aboutSub: session.sub }
    await scope.insert(mails, [
      { ...mail, id: newId(), to: session.email.toUpperCase(), subject: 'Code', text: `Dear ${mark}` },
      { ...mail, id: newId(), to: 'desk@clinic.example', replyTo: session.email, subject: 'Request', text: mark },
      { ...mail, id: newId(), to: 'desk@clinic.example', subject: 'Answer', text: mark, aboutReference: full.open },
      { ...mail, id: newId(), to: 'desk@clinic.example', subject: 'Share', text: mark, ...about },
    ])
  })
  return full
}

type Scope = Parameters<Parameters<Database['forClient']>[2]>[0]

async function writeQuotes(scope: Scope, { poolId, sub, email }: SampleSession, full: FullClient, mark: string) {
  const {
    procedureName: _,
    packageName: __,
    budget: ___,
    estimate: ____,
    ...submission
  } = sampleSubmission({ name: mark, email })
  for (const reference of [full.open, full.accepted]) {
    const isAccepted = reference === full.accepted
    const claimed = { clientPoolId: poolId, clientSub: sub }
    const sent = {
      reference,
      idempotencyKey: reference,
      budgetMinor: null,
      consentedAt: sampleNow,
      createdAt: sampleNow,
    }
    // The open one was never claimed: it came from their address before they had an account.
    await scope.insert(quoteRequests, [
      { ...submission, ...sent, need: `${mark} hurts`, medicalNotes: `${mark} notes`, ...(isAccepted ? claimed : {}) },
    ])
    const offer = { reference, version: 1, content: { ...sampleOffer, note: { en: `For ${mark}` } }, digest: mark }
    const decided = isAccepted ? { decision: 'accepted' as const, decidedAt: sampleNow } : {}
    await scope.insert(quoteOffers, [
      { ...offer, id: newId(), sentAt: sampleNow, validUntil: '2027-01-01', ...decided },
    ])
    const message = { reference, from: 'client' as const, text: `${mark} asks`, at: sampleNow, idempotencyKey: 'one' }
    await scope.insert(quoteMessages, [{ ...message, id: newId() }])
  }
}
