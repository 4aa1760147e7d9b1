// Guards what an item says: everything the person wrote, nothing they left open, and no id where a reference is meant.
import { expect, test } from 'vitest'
import { Fault } from '#kernel/fault.ts'
import { presentInbox } from './present-inbox.server.ts'
import { presentItem } from './present-item.server.ts'
import {
  inboxPage,
  itemId,
  noOutcome,
  now,
  sampleItem,
  sampleListed,
  sampleOpened,
} from './sample-item.test-support.ts'

const known = async (opened: object) => {
  const { known } = await presentItem(inboxPage({ readInboxItem: opened }), itemId, now)
  if (!known) throw new Error('nothing is known')
  return known
}
const lines = (facts: { label: string; text: string }[]) => facts.map(({ label, text }) => `${label}: ${text}`)

test('a quote request is told line by line, and how to reach whoever asked', async () => {
  const item = await known(sampleOpened())
  expect(item).toMatchObject({
    words: 'I would like to see without glasses.',
    health: 'Dry eyes.',
    answering: 'thread',
    received: 'came 20 November 2026, 10:00',
    row: { reference: 'Q-7K3M-92PX', since: { text: '10:00' }, dueBy: '20 Nov, 14:00' },
  })
  expect(lines(item.facts)).toEqual([
    'Procedure: LASIK',
    'Dates: from 10 January 2027\nA few weeks either way',
    'Comes with: 1 person',
    'Budget: €5,000',
  ])
  expect(lines(item.reach)).toEqual([
    'E-mail: amal@patient.example',
    'Phone: +971 50 123 4567',
    'Would like an answer by: Phone call',
    'Writes in: Arabic',
  ])
  expect(item.reach[1]?.href).toBe('tel:+971501234567')
})

test('a message of the contact page is answered by mail, and its answers say who wrote them', async () => {
  const answers = [{ id: 'a', by: 'Rana Aziz', text: 'Yes.', at: '2026-11-20T07:00:00.000Z' }]
  const contact = {
    reference: 'M-1',
    name: 'Ida',
    email: 'i@x.example',
    phone: '',
    language: 'en',
    text: 'Hello?',
    procedure: null,
    transcript: [],
    answers,
  }
  const item = await known(sampleOpened({ kind: 'contact-message', from: 'Ida' }, { request: null, contact }))
  expect(item).toMatchObject({ words: 'Hello?', answering: 'mail', facts: [], conversation: null })
  expect(item.said).toEqual([
    { id: 'a', who: 'Rana Aziz', isOurs: true, text: 'Yes.', at: answers[0]?.at, moment: '20 November 2026, 11:00' },
  ])
  expect(lines(item.reach)).toEqual(['E-mail: i@x.example', 'Writes in: English'])
})

test('a conversation that was handed over is told turn by turn, with links to pages of the site alone', async () => {
  const contact = {
    reference: 'M-1',
    name: 'Ida',
    email: 'i@x.example',
    phone: '+49 30 1234567',
    language: 'ar',
    text: 'In the morning, please.',
    procedure: { slug: 'lasik', name: 'LASIK' },
    transcript: [
      { role: 'user' as const, content: 'Can I fly? [look](https://evil.example)' },
      {
        role: 'assistant' as const,
        content:
          'After 14 days:\n> Wait.\n- [Recovery](/procedures/lasik#recovery)\n[+971 4 555](tel:+9714555), [call](tel:+900), [x](https://evil.example) [a@b.example](mailto:a@b.example), [y](//evil.example), [z](/api/desk/inbox)',
      },
    ],
    answers: [],
  }
  const opened = sampleOpened({ kind: 'assistant-question', from: 'Ida' }, { request: null, contact })
  const item = await known(opened)
  expect(item).toMatchObject({ words: 'In the morning, please.', answering: 'mail' })
  expect(item.facts).toEqual([{ label: 'Procedure', text: 'LASIK', href: '/procedures/lasik' }])
  expect(item.conversation).toEqual([
    { who: 'Ida', isTheirs: true, pieces: [{ text: 'Can I fly? [look](https://evil.example)' }] },
    {
      who: 'Assistant',
      isTheirs: false,
      pieces: [
        { text: 'After 14 days:\nWait.\n• ' },
        { text: 'Recovery', href: '/procedures/lasik#recovery' },
        {
          text: '\n+971 4 555, call (tel:+900), x (https://evil.example) a@b.example, y (//evil.example), z (/api/desk/inbox)',
        },
      ],
    },
  ])
  expect(lines(item.reach)).toEqual(['E-mail: i@x.example', 'Phone: +49 30 1234567', 'Writes in: Arabic'])
})

test('documents that were shared and taken back say both; the id of the share is no reference', async () => {
  const share = {
    id: itemId,
    kinds: ['scan', 'scan', 'report'],
    sharedAt: '2026-11-18T08:00:00.000Z',
    withdrawnAt: '2026-11-19T08:00:00.000Z',
  }
  const item = await known(sampleOpened({ kind: 'document-share', reference: itemId }, { request: null, share }))
  expect(item.row.reference).toBe('')
  expect(item.answering).toBeNull()
  expect(lines(item.facts)).toEqual([
    'Documents: Scan (CT, MRI, ultrasound)\nMedical report',
    'Shared: 18 November 2026, 12:00',
    'Taken back: 19 November 2026, 12:00',
  ])
})

test('a booking of a hotel says when, in whose name, and what the hotel has to be told', async () => {
  const booking = {
    reference: 'H-1',
    title: 'Garden Hotel',
    from: '2027-01-10',
    until: '2027-01-14',
    state: 'booked',
    name: 'Amal',
    forSupplier: [
      { label: 'Room', text: '1 × Sea room' },
      { label: 'Price, taxes included', text: '€660' },
    ],
    confirmation: 'SGH-1',
    informing: { at: '2026-11-20T07:00:00.000Z', by: 'Omar Muster' },
    ...noOutcome,
    resolution: 'They rang.',
  }
  const item = await known(sampleOpened({ kind: 'booking', reference: 'H-1' }, { request: null, booking }))
  expect(lines(item.facts)).toEqual([
    'What is booked: Garden Hotel',
    'From: 10 January 2027',
    'Until: 14 January 2027',
    'In the name of: Amal',
    'Room: 1 × Sea room',
    'Price, taxes included: €660',
    'State: Booked',
    'Reason given: They rang.',
    'Hotel’s confirmation number: SGH-1',
  ])
  expect(item.informing).toEqual({
    about: 'booked',
    told: '20 November 2026, 11:00, by Omar Muster',
    confirmation: 'SGH-1',
  })
})

test('the list asks for as many pages as its address unrolls, and no more than there are', async () => {
  const asked: unknown[] = []
  const page = inboxPage({})
  page.call = async (_, input) => {
    asked.push(input)
    const first = asked.length === 1
    const reply = sampleListed(sampleItem({ id: first ? itemId : itemId.replace('a', 'c') }))
    return { ...reply, next: first ? 'second' : null } as never
  }
  const { known } = await presentInbox(page, new URL('http://clinic.test/desk?state=done&pages=5'), now)
  expect(asked).toEqual([
    { state: 'done', language: 'en' },
    { state: 'done', language: 'en', after: 'second' },
  ])
  expect(known).toMatchObject({ isWhole: true, items: [{ id: itemId }, {}] })
})

test('what cannot be had just now is told apart from what may not be seen', async () => {
  const failing = (code: 'unavailable' | 'not-allowed') => {
    const page = inboxPage({})
    page.call = () => Promise.reject(new Fault(code, 'x'))
    return presentInbox(page, new URL('http://clinic.test/desk'), now)
  }
  expect((await failing('unavailable')).known).toBeUndefined()
  await expect(failing('not-allowed')).rejects.toMatchObject({ code: 'not-allowed' })
})

test.each([
  [500_000, 'The final bill: The bill was what the offer said.'],
  [520_000, 'The final bill: The bill was \u2068€5,200\u2069, where the offer said \u2068€5,000\u2069.'],
])('a bill of %i stands at its request, with whether it matched the offer', async (amountMinor, said) => {
  const opened = sampleOpened()
  const bill = { paid: { amountMinor, currency: 'EUR' }, offered: { amountMinor: 500_000, currency: 'EUR' } }
  const item = await known({ ...opened, request: opened.request && { ...opened.request, bill } })
  expect(lines(item.facts).at(-1)).toBe(said)
})
