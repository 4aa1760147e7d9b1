// Guards what the page of the documents is drawn from: days at the clinic, and parts that fail alone.
import { expect, test } from 'vitest'
import type { AnyEndpoint } from '#kernel/endpoint.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentDocuments } from './present-documents.server.ts'

const answers: Record<string, unknown> = {
  listDocuments: [
    {
      id: 'd1',
      sourceType: 'client',
      url: '/u',
      kind: 'report',
      name: 'a.pdf',
      mediaType: 'application/pdf',
      bytes: 5,
      // Past midnight in Dubai.
      addedAt: '2026-11-20T21:00:00.000Z',
      scan: 'clean',
      preview: null,
      keptUntil: '2028-11-21',
      passedThrough: 'of no use here',
    },
  ],
  listShares: [
    {
      id: 's1',
      practitioner: { slug: 'n', name: 'N' },
      documents: [],
      purpose: '',
      sharedAt: '2026-11-20T10:00:00.000Z',
      until: '2026-12-20T10:00:00.000Z',
      withdrawnAt: null,
      state: 'open',
    },
  ],
  getConsents: { purposes: [{ purpose: 'health-data', isGiven: true, version: 'v' }], history: [] },
  getTripOverview: {
    steps: [],
    messages: [],
    documents: { have: 1, wanted: [{ kind: 'x-ray', for: 'Knee', href: '/', practitioner: 'n', isAdded: true }] },
  },
  listPractitioners: { practitioners: [{ slug: 'n', name: 'N', title: 'Dr', biography: 'long' }] },
}

const page = (...failing: string[]) =>
  ({
    visitor: { language: 'en' },
    provider: { location: { timeZone: 'Asia/Dubai' } },
    call: async ({ name }: AnyEndpoint) => {
      if (failing.includes(name)) throw new Error('away')
      return answers[name]
    },
  }) as unknown as PageContext

test('days are those of the clinic, in words, and nothing goes along that is not shown', async () => {
  const { documents, shares, people, wanted } = await presentDocuments(page())
  expect(documents?.[0]).toMatchObject({ day: '21 November 2026', keptUntilDay: '21 November 2028' })
  expect(documents?.[0]).not.toHaveProperty('passedThrough')
  expect(shares?.[0]).toMatchObject({ sharedDay: '20 November 2026', untilDay: '20 December 2026', withdrawnDay: '' })
  expect(people).toEqual([{ slug: 'n', name: 'N', title: 'Dr' }])
  expect(wanted).toEqual([{ kind: 'x-ray', for: 'Knee', practitioner: people[0], isAdded: true }])
})

test('a consent that there is nothing of is none', async () => {
  const { consent } = await presentDocuments(page())
  expect(consent.health).toMatchObject({ isGiven: true, version: 'v' })
  expect(consent.sharing).toBeUndefined()
})

test.each(['listShares', 'getConsents', 'getTripOverview', 'listPractitioners'])(
  'without %s the documents are there all the same',
  async (failing) => {
    const { documents } = await presentDocuments(page(failing))
    expect(documents?.length).toBe(1)
  },
)

test('documents that cannot be had are not said to be none', async () => {
  expect((await presentDocuments(page('listDocuments'))).documents).toBeUndefined()
})
