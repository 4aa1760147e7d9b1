// What is proposed to a client next, for every combination of facts that changes it.
import { expect, test } from 'vitest'
import { type NextStep, nextSteps, type QuoteFacts, stepCodes, type TripFacts, wantedDocuments } from './next-steps.ts'

const today = '2026-11-21'

const done: TripFacts = {
  quotes: [],
  stays: [],
  dues: [],
  has: new Set(),
  shared: new Map(),
  passportUntil: '2031-05-01',
  hasDetails: true,
}

type Offer = NonNullable<QuoteFacts['offer']>

const quote = (changes: Partial<QuoteFacts> = {}): QuoteFacts => ({
  reference: 'Q-1',
  state: 'asked',
  isProvidersTurn: true,
  replyBy: '2026-11-26',
  // Where a hotel is missing has tests of its own.
  hasHotel: true,
  offer: undefined,
  ...changes,
})
const offered = (offer: Partial<Offer> = {}, reference = 'Q-1'): QuoteFacts =>
  quote({
    reference,
    state: 'offered',
    isProvidersTurn: false,
    offer: {
      state: 'open',
      validUntil: '2026-12-31',
      from: null,
      until: null,
      documents: [],
      practitioner: null,
      ...offer,
    },
  })
const accepted = (offer: Partial<Offer> = {}, reference = 'Q-1'): QuoteFacts => ({
  ...offered({ state: 'accepted', ...offer }, reference),
  state: 'accepted',
})
const stay = (from: string, until: string, isHeld = false) => ({ reference: 'H-1', from, until, isHeld })
const seenBy = (...slugs: string[]): TripFacts['shared'] =>
  new Map(slugs.map((slug) => [slug, new Set(['x-ray' as const])]))
const say = ({ code, quote: of, by }: NextStep) => [code, of, by].filter((part) => part !== null).join(' ')
/** What is done already has its own test. */
const steps = (changes: Partial<TripFacts>) =>
  nextSteps({ ...done, ...changes }, today)
    .filter(({ code }) => code !== 'offer-accepted')
    .map(say)

test.each<[string, Partial<TripFacts>, string[]]>([
  ['whoever asked for nothing is led to a quote', {}, ['ask-for-quote']],
  [
    'a request waits for its first answer by the day that is promised',
    { quotes: [quote()] },
    ['wait-for-offer Q-1 2026-11-26'],
  ],
  ['a promise that was not kept names no day', { quotes: [quote({ replyBy: '2026-11-20' })] }, ['wait-for-offer Q-1']],
  ['a day that is today still counts', { quotes: [quote({ replyBy: today })] }, ['wait-for-offer Q-1 2026-11-21']],
  ['nobody is told to wait for an answer that has come', { quotes: [quote({ isProvidersTurn: false })] }, []],
  ['an open offer is answered while it holds', { quotes: [offered()] }, ['answer-offer Q-1 2026-12-31']],
  [
    'a declined offer asks for nothing',
    { quotes: [{ ...offered({ state: 'declined', documents: ['scan'] }), state: 'declined' }] },
    [],
  ],
  [
    'an expired one neither',
    { quotes: [{ ...offered({ state: 'expired', documents: ['scan'] }), state: 'lapsed' }] },
    [],
  ],
  [
    'a journey that begins within two weeks is near',
    { quotes: [accepted({ from: '2026-12-05' })] },
    ['booking-soon Q-1 2026-12-05'],
  ],
  ['one day more is not', { quotes: [accepted({ from: '2026-12-06' })] }, []],
  ['one that began yesterday is not ahead', { quotes: [accepted({ from: '2026-11-20', until: '2026-11-30' })] }, []],
  [
    'papers that an open offer wants have no day yet',
    { quotes: [offered({ from: '2027-03-01', documents: ['x-ray'] })] },
    ['answer-offer Q-1 2026-12-31', 'add-documents Q-1'],
  ],
  [
    'those of an accepted one are due when the journey begins',
    { quotes: [accepted({ from: '2027-03-01', documents: ['x-ray'] })] },
    ['add-documents Q-1 2027-03-01'],
  ],
  [
    'what is there but seen by nobody is to be shared',
    { quotes: [accepted({ documents: ['x-ray'] })], has: new Set(['x-ray']) },
    ['share-documents Q-1'],
  ],
  [
    'what is there and shared is done',
    { quotes: [accepted({ documents: ['x-ray'] })], has: new Set(['x-ray']), shared: seenBy('anyone') },
    [],
  ],
  [
    'what another practitioner may see is not done for the one who asks',
    {
      quotes: [accepted({ documents: ['x-ray'], practitioner: 'noor' })],
      has: new Set(['x-ray']),
      shared: seenBy('another'),
    },
    ['share-documents Q-1'],
  ],
  [
    'it is once they may see it',
    {
      quotes: [accepted({ documents: ['x-ray'], practitioner: 'noor' })],
      has: new Set(['x-ray']),
      shared: seenBy('another', 'noor'),
    },
    [],
  ],
  [
    'a journey that is over wants nothing',
    {
      quotes: [accepted({ from: '2026-11-01', until: '2026-11-20', documents: ['x-ray'] })],
      passportUntil: '2026-11-22',
    },
    [],
  ],
  ['details that are missing are asked for', { quotes: [accepted()], hasDetails: false }, ['complete-details']],
  ['so is the end of the passport', { quotes: [accepted()], passportUntil: '' }, ['complete-details']],
  [
    'a passport good for six months after the journey is good',
    { quotes: [accepted({ from: '2027-02-20', until: '2027-03-01' })], passportUntil: '2027-09-01' },
    [],
  ],
  [
    'one day less is to be renewed before it',
    { quotes: [accepted({ from: '2027-02-20', until: '2027-03-01' })], passportUntil: '2027-08-31' },
    ['renew-passport Q-1 2027-02-20'],
  ],
  [
    'the end of a short month counts as the end of its month',
    { quotes: [accepted({ from: '2027-08-31' })], passportUntil: '2028-02-29' },
    [],
  ],
  ['without days of a journey no passport is too short', { quotes: [accepted()], passportUntil: '2026-12-01' }, []],
])('%s', (_, facts, expected) => {
  expect(steps(facts)).toEqual(expected)
})

test('what is due within a week comes first, the earliest of it before the rest, and else the kinds in their order', () => {
  const quotes = [
    quote({ reference: 'Q-5', replyBy: '2026-11-22' }),
    offered({ validUntil: '2027-01-31' }, 'Q-4'),
    offered({ validUntil: '2026-11-27' }, 'Q-3'),
    accepted({ from: '2026-11-24', until: '2026-12-01', documents: ['passport'] }, 'Q-2'),
  ]
  expect(steps({ quotes, hasDetails: false, passportUntil: '2027-01-01' })).toEqual([
    'booking-soon Q-2 2026-11-24',
    'renew-passport Q-2 2026-11-24',
    'add-documents Q-2 2026-11-24',
    'answer-offer Q-3 2026-11-27',
    'answer-offer Q-4 2027-01-31',
    'complete-details',
    'wait-for-offer Q-5 2026-11-22',
  ])
})

test.each<[string, QuoteFacts[], string[]]>([
  [
    'an accepted offer stands before whatever presses',
    [offered({ validUntil: today }, 'Q-2'), accepted({ from: '2026-11-22' })],
    ['offer-accepted Q-1', 'answer-offer Q-2 2026-11-21', 'booking-soon Q-1 2026-11-22'],
  ],
  ['one without days stays', [accepted()], ['offer-accepted Q-1']],
  ['on the last day of the journey it is there', [accepted({ until: today })], ['offer-accepted Q-1']],
  ['after it no longer', [accepted({ from: '2026-11-01', until: '2026-11-20' })], []],
  ['one that is open is not accepted', [offered()], ['answer-offer Q-1 2026-12-31']],
])('%s', (_, quotes, expected) => {
  expect(nextSteps({ ...done, quotes }, today).map(say)).toEqual(expected)
})

test('each kind of document is wanted once, for the journey that begins first', () => {
  const quotes = [
    offered({ documents: ['x-ray', 'scan'] }, 'Q-3'),
    accepted({ from: '2027-05-01', documents: ['x-ray', 'report'] }, 'Q-2'),
    accepted({ from: '2027-03-01', documents: ['x-ray'] }, 'Q-1'),
  ]
  expect(
    wantedDocuments({ quotes, has: new Set(['report']), shared: new Map([['noor', new Set(['report'])]]) }, today),
  ).toEqual([
    { kind: 'x-ray', reference: 'Q-1', by: '2027-03-01', practitioner: null, isAdded: false },
    { kind: 'scan', reference: 'Q-3', by: null, practitioner: null, isAdded: false },
  ])
})

test('every code has its place in the order once', () => {
  expect(new Set(stepCodes).size).toBe(stepCodes.length)
})

const trip = (changes: Partial<QuoteFacts> = {}): QuoteFacts => ({
  ...accepted({ from: '2027-03-10', until: '2027-03-20' }),
  hasHotel: false,
  ...changes,
})

test.each<[string, Partial<TripFacts>, string[]]>([
  ['a journey that is agreed on wants a hotel from its first day', { quotes: [trip()] }, ['book-hotel Q-1 2027-03-10']],
  ['not where a hotel is in the package', { quotes: [trip({ hasHotel: true })] }, []],
  ['not once a night of it is booked', { quotes: [trip()], stays: [stay('2027-03-19', '2027-03-20')] }, []],
  [
    'a stay that ends on the day of arrival is another one',
    { quotes: [trip()], stays: [stay('2027-03-01', '2027-03-10')] },
    ['book-hotel Q-1 2027-03-10'],
  ],
  ['not before it is agreed on', { quotes: [{ ...trip(), state: 'offered' }] }, ['answer-offer Q-1 2026-12-31']],
  ['not without both days', { quotes: [trip({ offer: accepted({ from: '2027-03-10' }).offer })] }, []],
])('%s', (_, facts, expected) => {
  expect(steps(facts)).toEqual(expected)
})

test.each([
  [
    'a held room is to be confirmed today, before everything else',
    { quotes: [offered()], stays: [stay('2027-03-01', '2027-03-10', true)] },
    [
      ['confirm-hotel', 'H-1', today],
      ['answer-offer', undefined, '2026-12-31'],
    ],
  ],
  [
    'a booked stay is coming up within two weeks',
    { quotes: [quote()], stays: [stay('2026-12-05', '2026-12-09')] },
    [
      ['stay-soon', 'H-1', '2026-12-05'],
      ['wait-for-offer', undefined, '2026-11-26'],
    ],
  ],
  [
    'not earlier',
    { quotes: [quote()], stays: [stay('2026-12-06', '2026-12-09')] },
    [['wait-for-offer', undefined, '2026-11-26']],
  ],
  [
    'nor once it has begun',
    { quotes: [quote()], stays: [stay('2026-11-20', '2026-12-09')] },
    [['wait-for-offer', undefined, '2026-11-26']],
  ],
] as const)('%s', (_, facts, expected) => {
  const steps = nextSteps({ ...done, ...facts, quotes: [...facts.quotes], stays: [...facts.stays] }, today)
  expect(steps.map(({ code, stay: of, by }) => [code, of, by])).toEqual(expected)
})

test('a held room is no night that is booked yet', () => {
  const quotes = [accepted({ from: '2027-03-01', until: '2027-03-10' })].map((one) => ({ ...one, hasHotel: false }))
  const codes = nextSteps({ ...done, quotes, stays: [stay('2027-03-01', '2027-03-10', true)] }, today).map(
    ({ code }) => code,
  )
  expect(codes).toContain('book-hotel')
})

test.each([
  ['2026-12-01', ['pay-instalment 2026-12-01']],
  ['2026-11-10', ['pay-instalment 2026-11-21']],
  ['2027-01-10', []],
])('a part of an order that is due on %s and that nobody has paid leads to %j', (on, wanted) => {
  const steps = nextSteps({ ...done, quotes: [accepted()], dues: [{ order: 'O-1', on }] }, today)
  expect(steps.filter(({ code }) => code === 'pay-instalment').map(say)).toEqual(wanted)
})
