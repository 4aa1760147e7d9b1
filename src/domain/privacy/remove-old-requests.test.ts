// Requests go when their thread has been silent for as long as the pack says, with all that belongs to them, and none before.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { accessLog } from '#domain/audit/tables.ts'
import { mails } from '#domain/mails/tables.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { companies } from '#domain/provider/tables.ts'
import type { OfferDecision } from '#domain/quotes/offer.ts'
import { finalBills, offerDrafts, quoteMessages, quoteOffers, quoteRequests } from '#domain/quotes/tables.ts'
import { fitToFlyReleases } from '#domain/trips/tables.ts'
import { newId } from '#kernel/id.ts'
import { createLog } from '#kernel/log.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sampleNow, writeOtherProvider, writeSampleProvider } from '#tests/support/sample-provider.ts'
import { sampleSubmission } from '#tests/support/sample-submission.ts'
import { removeOldMails } from './remove-mails.ts'
import { removeOldRequests } from './remove-old-requests.ts'
import { outboxRemovals } from './tables.ts'

let copy: TestDatabase
let database: Database
let provider: Provider
let other: Provider
let forgotten: unknown[] = []
const jobs = { forget: async (_: unknown, data: unknown) => void forgotten.push(data) }
const logLines: string[] = []
const client = { poolId: 'own-1_harbour', sub: newId() }

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
  provider = await writeSampleProvider(database)
  other = await writeOtherProvider(database)
})

afterAll(async () => {
  await database.close()
  await copy.drop()
})

/** Just more than 24 months ago, and just less. */
const [old, young] = [new Date('2024-11-21T07:59:59Z'), new Date('2024-11-21T08:00:01Z')]

type Thread = {
  at: Provider
  owner: typeof client
  createdAt: Date
  saidAt: Date
  offer: { sentAt: Date; decision?: OfferDecision; decidedAt?: Date }
}

async function write(reference: string, { at = provider, owner, createdAt = old, saidAt, offer }: Partial<Thread>) {
  const { procedureName: _, packageName: __, budget: ___, estimate: ____, ...submission } = sampleSubmission()
  const request = { ...submission, reference, idempotencyKey: reference, consentedAt: createdAt, createdAt }
  const own = { clientPoolId: owner?.poolId ?? null, clientSub: owner?.sub ?? null }
  const content = { currency: 'AED', lines: [], includes: [], excludes: [], notes: null, terms: null }
  await database.forProvider(at.id, async (scope) => {
    await scope.insert(quoteRequests, [{ ...request, ...own }])
    const message = { id: newId(), reference, from: 'client' as const, text: 'Words', idempotencyKey: 'k' }
    if (saidAt) await scope.insert(quoteMessages, [{ ...message, at: saidAt }])
    const version = {
      id: newId(),
      reference,
      version: 1,
      content: content as never,
      digest: 'd',
      validUntil: '2024-12-01',
    }
    if (offer) await scope.insert(quoteOffers, [{ ...version, ...offer }])
    await writeMail(at, reference)
  })
}
const writeMail = (at: Provider, aboutReference: string | null, sentAt: Date | null = null, subject = '') =>
  database.forProvider(at.id, (scope) => {
    const mail = { from: 'a@b.example', to: 'c@d.example', text: '', html: '', writtenAt: old }
    return scope.insert(mails, [{ ...mail, id: newId(), subject, aboutReference, sentAt }])
  })
const sweep = (through = database) =>
  removeOldRequests({ database: through, jobs, log: createLog('debug', (line) => logLines.push(line)) }, sampleNow)
const referencesAt = (at: Provider) =>
  database.forProvider(at.id, async (scope) => ({
    requests: (await scope.rows(quoteRequests)).map(({ reference }) => reference).sort(),
    messages: (await scope.rows(quoteMessages)).map(({ reference }) => reference).sort(),
    offers: (await scope.rows(quoteOffers)).map(({ reference }) => reference).sort(),
    mails: (await scope.rows(mails)).map(({ aboutReference }) => aboutReference ?? '').sort(),
  }))
const logOf = () =>
  database.forClient(client, provider.id, async ({ transaction }) =>
    (await transaction.select().from(accessLog)).map(({ actor, deed, subject, subjectId, why }) =>
      [actor, deed, subject, subjectId, why].join(' '),
    ),
  )
const setRetention = (retention: { requestMonths?: number; contractYears?: number; mailDays?: number } | null) =>
  database.directory((transaction) =>
    transaction.update(companies).set({ retention }).where(eq(companies.id, provider.company.id)),
  )

test('a request goes 24 months after the last word in its thread, whoever said it; each word keeps all of it', async () => {
  await write('Q-SILENT', { saidAt: old, offer: { sentAt: old, decision: 'declined', decidedAt: old } })
  await write('Q-YOUNG', { createdAt: young })
  await write('Q-SAID', { saidAt: young })
  await write('Q-OFFERED', { offer: { sentAt: young } })
  await write('Q-DECLINED', { offer: { sentAt: old, decision: 'declined', decidedAt: young } })
  await write('Q-ELSEWHERE', { at: other, saidAt: old })
  forgotten = []
  await Promise.all([sweep(), sweep()])
  const left = ['Q-DECLINED', 'Q-OFFERED', 'Q-SAID', 'Q-YOUNG']
  const offers = ['Q-DECLINED', 'Q-OFFERED']
  expect(await referencesAt(provider)).toEqual({ requests: left, messages: ['Q-SAID'], offers, mails: left })
  expect(await referencesAt(other)).toEqual({ requests: [], messages: [], offers: [], mails: [] })
  // Their mails are forgotten by the queue and by the outbox folder as well.
  expect(forgotten).toHaveLength(2)
  expect(await database.directory((transaction) => transaction.$count(outboxRemovals))).toBe(2)
})

test('what the desk wrote beside a request goes with it: the draft, the bill, and from when they may fly', async () => {
  const by = { byId: newId(), byName: 'Rana', at: old }
  const desk = (work: (reference: string) => Promise<unknown>) => Promise.all(['Q-DESK', 'Q-KEPT'].map(work))
  await write('Q-DESK', {})
  await write('Q-KEPT', { createdAt: young })
  await database.forProvider(provider.id, async (scope) => {
    await desk((reference) => scope.insert(offerDrafts, [{ reference, content: {} as never, version: 1, ...by }]))
    await desk((reference) =>
      scope.insert(finalBills, [{ reference, amountMinor: 1, currency: 'AED', why: '', ...by }]),
    )
    const whose = { clientPoolId: client.poolId, clientSub: client.sub }
    await desk((reference) =>
      scope.insert(fitToFlyReleases, [{ id: newId(), reference, ...whose, flyFrom: '2024-01-01', note: '', ...by }]),
    )
  })
  await sweep()
  for (const table of [offerDrafts, finalBills, fitToFlyReleases]) {
    const left = await database.forProvider(provider.id, (scope) => scope.rows(table))
    expect(left.map(({ reference }) => reference)).toEqual(['Q-KEPT'])
  }
})

test('an accepted offer keeps its request for as long as the contract is kept', async () => {
  await setRetention({ contractYears: 3 })
  const signed = (decidedAt: string) => ({
    createdAt: new Date('2020-01-01T00:00:00Z'),
    offer: { sentAt: new Date('2020-01-01T00:00:00Z'), decision: 'accepted' as const, decidedAt: new Date(decidedAt) },
  })
  await write('Q-SIGNED', signed('2023-11-21T08:00:01Z'))
  await write('Q-OVER', signed('2023-11-21T07:59:59Z'))
  await sweep()
  const { requests } = await referencesAt(provider)
  expect([requests.includes('Q-SIGNED'), requests.includes('Q-OVER')]).toEqual([true, false])
})

test('the pack says how long, and a client reads in the access log that theirs went', async () => {
  await setRetention({ requestMonths: 30 })
  await write('Q-OWN', { owner: client })
  await sweep()
  expect(await logOf()).toEqual([])
  await setRetention({ requestMonths: 6 })
  await Promise.all([sweep(), sweep()])
  expect((await referencesAt(provider)).requests).not.toContain('Q-OWN')
  expect(await logOf()).toEqual(['system remove quote Q-OWN retention'])
  await setRetention(null)
})

test('where one request cannot be removed the others are, and the log names nobody', async () => {
  await write('Q-STUCK', { owner: client })
  await write('Q-FREE', {})
  const broken = { ...database, forClient: () => Promise.reject(new Error(`about ${client.sub}`)) } as Database
  logLines.length = 0
  await sweep(broken)
  const { requests } = await referencesAt(provider)
  expect([requests.includes('Q-STUCK'), requests.includes('Q-FREE')]).toEqual([true, false])
  expect(logLines.join()).toContain('old request not removed')
  expect(logLines.join()).not.toContain(client.sub)
})

test('mails go 90 days after they left or as the pack says, however many; what never left stays', async () => {
  const daysAgo = (days: number) => new Date(sampleNow.getTime() - days * 86_400_000 - 1_000)
  const subjects = async () =>
    (await database.forProvider(provider.id, (scope) => scope.rows(mails)))
      .map(({ subject }) => subject)
      .filter(Boolean)
      .sort()
  for (let at = 0; at < 501; at++) await writeMail(provider, null, daysAgo(90), 'old')
  await writeMail(provider, null, daysAgo(89), 'young')
  await writeMail(provider, null, null, 'unsent')
  await removeOldMails(database, jobs, sampleNow)
  expect(await subjects()).toEqual(['unsent', 'young'])
  await setRetention({ mailDays: 89 })
  await removeOldMails(database, jobs, sampleNow)
  expect(await subjects()).toEqual(['unsent'])
})
