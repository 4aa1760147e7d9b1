// An offer and a thread as the API gives them, for tests of what is shown of them.
import type { Offer, QuoteThread } from '#contract/offers.ts'
import type { Provider } from '#contract/provider.ts'
import { pageWith } from '#tests/support/sample-page.ts'
import type { PageContext } from '#web/page/page-context.ts'

const aed = (major: number) => ({ amountMinor: major * 100, currency: 'AED' })

export function sampleOffer(changes: Partial<Offer> = {}): Offer {
  return {
    version: 1,
    state: 'open',
    sentAt: '2026-11-20T21:30:00Z',
    validUntil: '2026-12-05',
    decidedAt: null,
    lines: [
      { label: 'Surgeon', amount: aed(28_800), mayChangeIf: null },
      { label: 'Two nights', amount: aed(3_600), mayChangeIf: 'a third night is needed' },
    ],
    total: aed(32_400),
    approximate: { amountMinor: 8_822_15, currency: 'USD' },
    deposit: aed(3_000),
    instalments: [],
    cancellation: [],
    rest: aed(29_400),
    includes: ['Medicines'],
    excludes: ['Flights'],
    documents: ['x-ray', 'something-new'],
    from: '2027-01-18',
    until: '2027-01-25',
    practitioner: { slug: 'lina-haddad', name: 'Dr Lina Haddad' },
    note: 'Bring your X-ray.',
    ...changes,
  }
}

export function sampleThread(changes: Partial<QuoteThread> = {}): QuoteThread {
  const { total, validUntil } = sampleOffer()
  return {
    reference: 'Q-7K3M-92PX',
    slug: 'rhinoplasty',
    title: 'Rhinoplasty',
    state: 'offered',
    sentAt: '2026-11-18T09:00:00Z',
    total,
    validUntil,
    lastAt: '2026-11-20T21:30:00Z',
    isProvidersTurn: false,
    isSentSignedIn: true,
    quantity: null,
    need: 'To breathe better.',
    earliest: '2027-01-10',
    latest: null,
    flexibility: 'weeks',
    companions: 0,
    medicalNotes: '',
    replyBy: '2026-11-19',
    canPay: false,
    offers: [sampleOffer()],
    messages: [],
    ...changes,
  }
}

/** A page of a clinic in Dubai that is answered with what the test gives. */
export const pageOf = (answer: () => unknown, language: 'en' | 'ar' = 'en'): PageContext =>
  pageWith(
    { language, currency: 'USD' },
    {
      provider: { name: 'Thymele Clinic', location: { timeZone: 'Asia/Dubai' } } as Provider,
      call: async () => answer() as never,
    },
  )

/** Noon of 21 November in Dubai. */
export const now = new Date('2026-11-21T08:00:00Z')
