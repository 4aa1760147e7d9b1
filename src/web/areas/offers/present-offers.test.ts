// What the pages of offers get to show: ready words, by the calendar of the clinic, in both languages.
import { expect, test } from 'vitest'
import { Fault } from '#kernel/fault.ts'
import { presentList } from './present-list.server.ts'
import { presentOffer } from './present-offer.server.ts'
import { presentThreads } from './present-threads.server.ts'
import { now, pageOf, sampleOffer, sampleThread } from './sample-thread.test-support.ts'

const english = pageOf(() => [])
const present = (changes: Parameters<typeof sampleOffer>[0] = {}) =>
  presentOffer(english, sampleOffer(changes), undefined, now)

test('the clinic’s currency is the price, the visitor’s beside it a guide', () => {
  const { total, rateHint, lines, deposit } = present()
  expect(total).toMatchObject({ shown: 'AED\u00a032,400', charged: 'about US$8,822', aed: null })
  expect(rateHint).toContain('charges in United Arab Emirates Dirham')
  expect(lines[1]).toEqual({ label: 'Two nights', amount: 'AED\u00a03,600', mayChangeIf: 'a third night is needed' })
  expect(deposit).toBe('AED\u00a03,000')
  expect(present({ approximate: null })).toMatchObject({ total: { charged: null }, rateHint: null })
})

test('days are counted where the clinic is, to the end of the last one', () => {
  expect(present().validity).toBe('Holds until 5 December 2026: 14 days are left')
  expect(present({ validUntil: '2026-11-22' }).validity).toBe('Holds until 22 November 2026: one day is left')
  // Ten at night on the 20th in London is the 21st in Dubai.
  const late = new Date('2026-11-20T22:00:00Z')
  const last = presentOffer(english, sampleOffer({ validUntil: '2026-11-21' }), undefined, late)
  expect(last.validity).toBe('Holds until the end of today, 21 November 2026')
  expect(present().sent).toBe('From Thymele Clinic, 21 November 2026')
})

test.each([
  ['expired', null, 'Held until 5 December 2026. That day is over.'],
  ['superseded', null, 'A later version took its place'],
  ['accepted', '2026-11-20T23:00:00Z', 'You accepted it on 21 November 2026'],
  ['declined', '2026-11-20T12:00:00Z', 'You declined it on 20 November 2026'],
  ['withdrawn', '2026-11-20T12:00:00Z', 'Thymele Clinic withdrew it on 20 November 2026'],
] as const)('an offer that is %s says so, and since when', (state, decidedAt, validity) => {
  expect(present({ state, decidedAt }).validity).toBe(validity)
})

test('documents have their names; a kind that has none yet keeps its own', () => {
  expect(present().documents).toEqual(['X-ray', 'something-new'])
})

test.each([
  ['2027-01-18', '2027-01-25', '18 January 2027 to 25 January 2027'],
  ['2027-01-18', '2027-01-18', '18 January 2027'],
  ['2027-01-18', null, 'From 18 January 2027'],
  [null, '2027-01-25', 'Until 25 January 2027'],
  [null, null, null],
])('proposed days from %s until %s', (from, until, said) => {
  expect(present({ from, until }).dates).toBe(said)
})

test('accepting says that it is no payment, and what the deposit is where there is one', () => {
  expect(present().accepting).toMatch(/AED\u00a032,400.*This is not a payment.*AED\u00a03,000 is due when you book/)
  expect(present({ deposit: null }).accepting).not.toMatch(/deposit/)
})

test('amounts below each other have decimals where one of them has', () => {
  const lines = [
    { label: 'Surgeon', amount: { amountMinor: 28_800_50, currency: 'AED' }, mayChangeIf: null },
    { label: 'Nights', amount: { amountMinor: 3_600_50, currency: 'AED' }, mayChangeIf: null },
    { label: 'Visit', amount: { amountMinor: 100_00, currency: 'AED' }, mayChangeIf: null },
  ]
  const { lines: shown, sum } = present({ lines, total: { amountMinor: 32_501_00, currency: 'AED' } })
  expect([...shown.map(({ amount }) => amount), sum]).toEqual([
    'AED\u00a028,800.50',
    'AED\u00a03,600.50',
    'AED\u00a0100.00',
    'AED\u00a032,501.00',
  ])
  expect(present().sum).toBe('AED\u00a032,400')
})

test('days, deposit, hands and what belongs to it are said to have changed, and what is now left out', () => {
  const before = sampleOffer()
  const after = sampleOffer({
    version: 2,
    validUntil: '2026-12-20',
    deposit: null,
    from: '2027-02-01',
    until: null,
    practitioner: { slug: 'omar-said', name: 'Dr Omar Said' },
    includes: [],
    excludes: ['Flights', 'Visa'],
    documents: ['passport', 'something-new'],
  })
  expect(presentOffer(english, after, before, now).changes).toEqual([
    'Deposit: none, before AED\u00a03,000',
    'Holds until 20 December 2026, before 5 December 2026',
    'Proposed days: From 1 February 2027, before 18 January 2027 to 25 January 2027',
    'Who treats you: \u2068Dr Omar Said\u2069, before \u2068Dr Lina Haddad\u2069',
    'No longer included: \u2068Medicines\u2069',
    'Now named as not included: \u2068Visa\u2069',
    'The clinic now also needs to see: \u2068Passport\u2069',
    'The clinic no longer needs to see: \u2068X-ray\u2069',
  ])
})

test('what a version changed is said in words', () => {
  const before = sampleOffer()
  const after = sampleOffer({
    version: 2,
    lines: before.lines.slice(0, 1),
    total: before.lines[0]?.amount ?? before.total,
  })
  expect(presentOffer(english, after, before, now).changes).toEqual([
    'No longer in it: \u2068Two nights\u2069, AED\u00a03,600',
    'Total: AED\u00a028,800, before AED\u00a032,400',
  ])
  expect(present().changes).toBeNull()
})

test('the list has what waits for the client first, with what comes next', async () => {
  const list = await presentList(
    pageOf(() => [
      sampleThread({ state: 'asked', isProvidersTurn: true, validUntil: null, reference: 'Q-1111-1111' }),
      sampleThread({ state: 'lapsed', reference: 'Q-2222-2222' }),
      sampleThread(),
    ]),
    now,
  )
  expect(list.groups?.map(({ title, items }) => [title, items.length])).toEqual([
    ['Waiting for your answer', 1],
    ['With the clinic', 1],
    ['Closed', 1],
  ])
  // Three requests for one procedure: each card leads to its own.
  const [offered, asked] = list.groups?.flatMap(({ items }) => items) ?? []
  expect(asked?.href).toBe('/profile/procedures/Q-1111-1111')
  expect(offered).toMatchObject({
    href: '/profile/procedures/Q-7K3M-92PX',
    next: 'The offer waits for your answer until 5 December 2026: 14 days are left.',
    total: 'AED\u00a032,400',
  })
  expect(asked?.next).toContain('There is nothing for you to do.')
  expect(asked?.total).toBeNull()
})

test('a list that cannot be had is none that is empty', async () => {
  const away = pageOf(() => {
    throw new Fault('unavailable', 'Away.')
  })
  expect((await presentList(away, now)).groups).toBeUndefined()
  expect((await presentThreads(away, 'rhinoplasty', now)).known).toBeUndefined()
})

test('what nobody asked for is a page that is not there', async () => {
  const missing = pageOf(() => {
    throw new Fault('not-found', 'None.')
  })
  await expect(presentThreads(missing, 'lasik', now)).rejects.toMatchObject({ status: 404 })
})

test('words, offers and answers come in the order of time, and what was left open in the request is left out', async () => {
  const thread = sampleThread({
    state: 'accepted',
    offers: [
      sampleOffer({ version: 2, state: 'accepted', sentAt: '2026-11-20T10:00:00Z', decidedAt: '2026-11-20T12:00:00Z' }),
      sampleOffer({ state: 'superseded', sentAt: '2026-11-19T10:00:00Z' }),
    ],
    messages: [
      { id: 'm1', from: 'client', text: 'One night?', at: '2026-11-19T12:00:00Z' },
      { id: 'm2', from: 'provider', text: 'Two.', at: '2026-11-19T13:00:00Z' },
    ],
  })
  const { known } = await presentThreads(
    pageOf(() => [thread]),
    'rhinoplasty',
    now,
  )
  const [shown] = known?.threads ?? []
  expect(shown?.events.map(({ who, text }) => `${who}: ${text}`)).toEqual([
    'You: You sent your request',
    'Thymele Clinic: The clinic sent version 1 of its offer',
    'You: One night?',
    'Thymele Clinic: Two.',
    'Thymele Clinic: The clinic sent version 2 of its offer',
    'You: You accepted version 2',
  ])
  expect(shown?.request).toEqual([
    { label: 'In your words', text: 'To breathe better.' },
    { label: 'Dates', text: 'from 10 January 2027\nA few weeks either way' },
  ])
  expect(shown?.older).toHaveLength(1)
  // By the clock of the clinic, which is named once.
  expect(shown?.events.map(({ day }) => day)[2]).toBe('19 November 2026, 16:00')
  expect(shown?.clock).toContain('Gulf Standard Time')
})

test('in Arabic the plural of the days is the right one', () => {
  const arabic = pageOf(() => [], 'ar')
  const validity = (validUntil: string) => presentOffer(arabic, sampleOffer({ validUntil }), undefined, now).validity
  expect(validity('2026-11-23')).toContain('بقي يومان')
  expect(validity('2026-11-24')).toContain('بقيت 3 أيام')
  expect(validity('2026-12-05')).toContain('بقي 14 يومًا')
})

test('a request that was sent without signing in says so, and puts no words into anyone’s mouth', async () => {
  const shownOf = async (isSentSignedIn: boolean, language: 'en' | 'ar' = 'en') => {
    const page = pageOf(() => [sampleThread({ isSentSignedIn })], language)
    const [thread] = (await presentThreads(page, 'rhinoplasty', now)).known?.threads ?? []
    return [thread?.warning, thread?.request[0]?.label, thread?.events[0]?.text]
  }
  expect(await shownOf(true)).toEqual([null, 'In your words', 'You sent your request'])
  expect(await shownOf(false)).toEqual([
    'Sent without signing in, from your address. Not yours? Tell the clinic.',
    'What it says',
    'A request came from your address',
  ])
  expect((await shownOf(false, 'ar'))[0]).toContain('العيادة')
})

test('in Arabic a version is spoken of as one, and the currency by its own name', () => {
  const arabic = pageOf(() => [], 'ar')
  const view = (state: 'accepted' | 'superseded') => presentOffer(arabic, sampleOffer({ state }), undefined, now)
  expect([view('accepted').title, view('accepted').stateText]).toEqual(['النسخة 1', 'مقبولة'])
  expect(view('superseded').stateText).toBe('حلّت محلها نسخة أحدث')
  expect(view('accepted').rateHint).toContain('درهم إماراتي')
})
