// An inbox for tests of its screens: what the API would say of two items, in the words of the page.
import type { z } from 'zod'
import type { InboxItem, listInbox, readInboxItem } from '#contract/inbox.ts'
import type { Provider } from '#contract/provider.ts'
import { pageWith } from '#tests/support/sample-page.ts'
import type { PageContext } from '#web/page/page-context.ts'

export const now = new Date('2026-11-20T08:00:00.000Z')
export const me = { id: '5b8f0a5e-0000-4000-8000-000000000001', name: 'Rana Aziz' }
export const colleague = { id: '5b8f0a5e-0000-4000-8000-000000000002', name: 'Omar Muster' }
export const itemId = '5b8f0a5e-0000-4000-8000-00000000000a'
export const otherId = '5b8f0a5e-0000-4000-8000-00000000000b'

export const sampleItem = (change: Partial<InboxItem> = {}): InboxItem => ({
  id: itemId,
  kind: 'quote-request',
  reference: 'Q-7K3M-92PX',
  from: 'Amal Haddad',
  state: 'open',
  receivedAt: '2026-11-20T06:00:00.000Z',
  lastAt: '2026-11-20T06:00:00.000Z',
  dueAt: '2026-11-20T10:00:00.000Z',
  isOverdue: false,
  assignee: null,
  version: 1,
  described: {
    about: 'LASIK',
    days: null,
    country: 'AE',
    language: 'ar',
    offer: { state: 'open', validUntil: '2026-12-03' },
  },
  ...change,
})

type Opened = z.output<typeof readInboxItem.reply>

export const sampleOpened = (item: Partial<InboxItem> = {}, change: Partial<Opened> = {}): Opened => ({
  item: sampleItem(item),
  notes: [],
  colleagues: [me, colleague],
  seen: '0 0',
  patient: null,
  request: {
    reference: 'Q-7K3M-92PX',
    procedure: { slug: 'lasik', name: 'LASIK' },
    package: null,
    quantity: null,
    need: 'I would like to see without glasses.',
    earliest: '2027-01-10',
    latest: null,
    flexibility: 'weeks',
    companions: 1,
    budget: { amountMinor: 500_000, currency: 'EUR' },
    medicalNotes: 'Dry eyes.',
    name: 'Amal Haddad',
    email: 'amal@patient.example',
    phone: '+971 50 123 4567',
    channel: 'phone',
    language: 'ar',
    sentAt: '2026-11-20T06:00:00.000Z',
    offer: null,
    bill: null,
    messages: [],
  },
  contact: null,
  share: null,
  booking: null,
  order: null,
  ...change,
})

/** Of a booking that nothing has to be said about. */
export const noOutcome = {
  isReadable: true,
  resolutions: [],
  needsSupplierReference: false,
  revision: 3,
  resolution: '',
}

export const sampleListed = (...items: InboxItem[]): z.output<typeof listInbox.reply> => ({
  items,
  next: null,
  counts: { open: items.length, waiting: 0, done: 0, overdue: 0, mine: 0 },
  colleagues: [me, colleague],
})

const provider = { name: 'Thymele Clinic', location: { timeZone: 'Asia/Dubai' } } as Provider

/** @param answers by the name of the endpoint */
export const inboxPage = (answers: Record<string, unknown>): PageContext =>
  pageWith({ language: 'en', currency: 'EUR' }, { provider, call: async ({ name }) => answers[name] as never })
