// Guards the figures: each against a small world whose right answer is known, and the count of visits, which names nobody.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { getFigures } from '#contract/figures.ts'
import { countVisit } from '#domain/figures/count-visit.ts'
import { visitCounts } from '#domain/figures/tables.ts'
import { inboxItems } from '#domain/inbox/tables.ts'
import { finalBills, quoteOffers } from '#domain/quotes/tables.ts'
import { newId } from '#kernel/id.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { clearThreads, sampleOffer, writeRequest } from '#tests/support/sample-offer.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'
import { senderHeader } from './gate.ts'

let api: SampleApi
let owner: SampleStaff

beforeAll(async () => {
  api = await openSampleApi()
  owner = await writeStaff(api, { roles: ['owner'] })
})

beforeEach(async () => {
  await clearThreads(api)
  await api.database.forProvider(api.other.id, async (scope) => {
    for (const table of [inboxItems, finalBills, visitCounts]) await scope.remove(table)
  })
})

afterAll(() => api.close())

type Figures = z.output<typeof getFigures.reply>

const read = async (query = ''): Promise<Figures> => {
  const answer = await api.get(`${otherOrigin}/api/desk/figures${query}`, owner.headers)
  expect(answer.status).toBe(200)
  return getFigures.reply.parse(await answer.json())
}
const hoursAgo = (hours: number) => new Date(sampleNow.getTime() - hours * 3_600_000)

/** @param due hours ago that the answer was due; @param after hours that it took, if there was one */
const itemOf = (due: number, receivedAt: Date, after?: number) => {
  const times = { receivedAt, lastAt: receivedAt, dueAt: hoursAgo(due), firstDueAt: hoursAgo(due) }
  const firstAnswerAt = after === undefined ? null : new Date(receivedAt.getTime() + after * 3_600_000)
  const row = {
    id: newId(),
    kind: 'quote-request' as const,
    reference: newId(),
    from: 'Amal',
    fromSearch: 'amal',
    state: 'open' as const,
  }
  return { ...row, ...times, firstAnswerAt }
}
const writeItem = (due: number, after?: number) =>
  api.database.forProvider(api.other.id, (scope) => scope.insert(inboxItems, [itemOf(due, hoursAgo(due + 8), after)]))

const writeSent = (reference: string, changes: Partial<typeof quoteOffers.$inferInsert> = {}) =>
  api.database.forProvider(api.other.id, (scope) =>
    scope.insert(quoteOffers, [
      {
        id: newId(),
        reference,
        version: 1,
        content: sampleOffer(),
        digest: newId(),
        sentAt: hoursAgo(48),
        validUntil: '2026-12-31',
        ...changes,
      },
    ]),
  )
const accepted = { decision: 'accepted' as const, decidedAt: hoursAgo(24) }
const writeBill = (reference: string, amountMinor: number, why = '', currency = 'AED') =>
  api.database.forProvider(api.other.id, (scope) => {
    const by = { byId: newId(), byName: 'Rana Sample', at: hoursAgo(2) }
    return scope.insert(finalBills, [{ reference, amountMinor, currency, why, ...by }])
  })

test('a clinic that has only just begun has no figures, and none is made up', async () => {
  const found = await read()
  expect(found.answers).toEqual({ due: 0, inTime: 0, medianHours: null, slowestTenthHours: null })
  expect(found.offers).toEqual({ sent: 0, accepted: 0, declined: 0, open: 0, lapsed: 0 })
  expect(found.bills).toEqual({ written: 0, matched: 0, missing: 0, differing: [] })
  expect([found.weeks.length, found.weeks.every(({ requests }) => requests === 0)]).toEqual([12, true])
  expect(found.weeks.at(-1)?.week).toBe('2026-11-16')
})

test('first answers: in time, late and never; what is not due yet counts once it is answered', async () => {
  await writeItem(10, 2)
  await writeItem(20, 6)
  await writeItem(30, 20)
  await writeItem(40)
  await writeItem(-4)
  await writeItem(-4, 1)
  const { answers, weeks } = await read()
  expect(answers).toMatchObject({ due: 5, inTime: 3, medianHours: 4 })
  expect(answers.slowestTenthHours).toBeGreaterThan(6)
  expect(weeks.reduce((sum, { due }) => sum + due, 0)).toBe(5)
})

test('an answer of a few minutes counts at once, though it is due days after today', async () => {
  await api.database.forProvider(api.other.id, (scope) => scope.insert(inboxItems, [itemOf(-72, hoursAgo(3), 0.5)]))
  const { answers, weeks } = await read()
  expect(answers).toEqual({ due: 1, inTime: 1, medianHours: 0.5, slowestTenthHours: 0.5 })
  expect(weeks.at(-1)).toMatchObject({ due: 1, inTime: 1, medianHours: 0.5 })
})

test('requests stand in the week that they came in, by the calendar of the clinic', async () => {
  await writeRequest(api, 'Q-AAAA-0001', { createdAt: new Date('2026-11-16T00:30:00+04:00') })
  await writeRequest(api, 'Q-AAAA-0002', { createdAt: new Date('2026-11-15T23:30:00+04:00') })
  const { weeks } = await read('?weeks=4')
  expect(weeks.map(({ week, requests }) => [week, requests])).toEqual([
    ['2026-10-26', 0],
    ['2026-11-02', 0],
    ['2026-11-09', 1],
    ['2026-11-16', 1],
  ])
})

test('offers by where the last version of each stands', async () => {
  await writeSent('Q-OPEN-0001')
  await writeSent('Q-DONE-0001', { sentAt: hoursAgo(60), decision: 'declined', decidedAt: hoursAgo(50) })
  await writeSent('Q-DONE-0001', { version: 2, ...accepted })
  await writeSent('Q-GONE-0001', { decision: 'withdrawn', decidedAt: hoursAgo(1) })
  await writeSent('Q-LATE-0001', { validUntil: '2026-11-01' })
  await writeSent('Q-LONG-0001', { sentAt: new Date('2026-01-01'), validUntil: '2026-02-01' })
  expect((await read()).offers).toEqual({ sent: 4, accepted: 1, declined: 0, open: 1, lapsed: 2 })
})

test('a bill matched where it is the very amount that was agreed to; those that did not are named with their reason', async () => {
  for (const reference of ['Q-SAME-0001', 'Q-MORE-0001', 'Q-EURO-0001', 'Q-NONE-0001'])
    await writeSent(reference, accepted)
  await writeBill('Q-SAME-0001', 23_600_00)
  await writeBill('Q-MORE-0001', 25_000_00, 'A third night.')
  await writeBill('Q-EURO-0001', 23_600_00, 'Paid in euros.', 'EUR')
  const { bills } = await read()
  expect(bills).toMatchObject({ written: 3, matched: 1, missing: 1 })
  expect(bills.differing).toContainEqual({
    reference: 'Q-MORE-0001',
    agreed: { amountMinor: 23_600_00, currency: 'AED' },
    paid: { amountMinor: 25_000_00, currency: 'AED' },
    why: 'A third night.',
  })
})

test('visits are counted by stage and day, and added up in the order of the way', async () => {
  const post = (stage: string, headers = {}) => api.post(`${otherOrigin}/api/visits`, { stage }, headers)
  for (const stage of ['site', 'site', 'procedure', 'quote', 'site']) expect((await post(stage)).status).toBe(200)
  await countVisit(api.database, api.other, 'site', new Date('2026-01-01'))
  expect((await read()).visits).toEqual([
    { stage: 'site', visits: 3 },
    { stage: 'procedure', visits: 1 },
    { stage: 'quote', visits: 1 },
    { stage: 'quote-dates', visits: 0 },
    { stage: 'quote-budget', visits: 0 },
    { stage: 'quote-contact', visits: 0 },
    { stage: 'quote-sent', visits: 0 },
  ])
  expect((await post('hip-replacement')).status).toBe(422)
})

test('whoever asks not to be followed is not counted, nor one sender without end', async () => {
  const post = async (headers: Record<string, string>) =>
    (await (await api.post(`${otherOrigin}/api/visits`, { stage: 'site' }, headers)).json()) as { counted: boolean }
  expect(await post({ 'sec-gpc': '1' })).toEqual({ counted: false })
  expect(await post({ dnt: '1' })).toEqual({ counted: false })
  const sender = { [senderHeader]: '192.0.2.77' }
  const counted: boolean[] = []
  for (let at = 0; at < 70; at++) counted.push((await post(sender)).counted)
  expect(counted.filter(Boolean)).toHaveLength(60)
  expect((await post({ [senderHeader]: '192.0.2.78' })).counted).toBe(true)
})

test('422 for a time that nobody looks at', async () => {
  for (const weeks of ['0', '53', 'x'])
    expect((await api.get(`${otherOrigin}/api/desk/figures?weeks=${weeks}`, owner.headers)).status).toBe(422)
})
