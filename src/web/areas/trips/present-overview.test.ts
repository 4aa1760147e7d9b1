// Guards what the first page of the profile is told: words for every step, who is new, and nothing where the server cannot say.
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { type getTripOverview, nextStep } from '#contract/trips.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentOverview } from './present-overview.server.ts'

type Reply = z.output<typeof getTripOverview.reply>
type Code = z.output<typeof nextStep>['code']

const step = (code: Code, more: object = {}) => ({ code, href: '/profile', about: '', by: null, ...more })
const wanted = (what: string, isAdded: boolean) => ({
  kind: 'x-ray' as const,
  for: what,
  href: '/profile/documents',
  practitioner: 'noor',
  isAdded,
})
const empty: Reply = { steps: [], documents: { wanted: [], have: 0 }, fitToFly: [], messages: [] }

/** The part of a page that is looked at. */
function present(reply: Reply | undefined, language: 'en' | 'ar' = 'en', stays: string[] = []) {
  const visitor = { language, currency: 'EUR' }
  const asked: unknown[] = []
  const page = {
    visitor,
    t: translatorOf(language),
    provider: { name: 'Thymele Clinic', location: { timeZone: 'Asia/Dubai' } },
    call: async (to: { name: string }, input: object) => {
      asked.push([to.name, input])
      if (!reply) throw new Error('away')
      return reply
    },
  } as unknown as PageContext
  return presentOverview(page, Promise.resolve(stays)).then((overview) => ({ overview, asked }))
}

test('it is asked in the visitor’s language and currency; what does not come is nothing', async () => {
  const { overview, asked } = await present(undefined)
  expect(overview).toBeUndefined()
  const visitor = { language: 'en', currency: 'EUR' }
  expect(asked).toEqual([['getTripOverview', visitor]])
})

test('somebody who has just come is new, and is not asked twice for the same', async () => {
  const { overview } = await present({ ...empty, steps: [step('ask-for-quote'), step('complete-details')] })
  expect(overview?.isNew).toBe(true)
  expect(overview?.steps.map(({ code }) => code)).toEqual(['complete-details'])
})

test.each<[string, Partial<Reply>]>([
  ['an offer waits', { steps: [step('answer-offer')] }],
  ['a document is there', { documents: { wanted: [], have: 1 } }],
  ['the clinic wrote', { messages: [{ slug: 'lasik', title: 'LASIK', text: 'Hello', at: '2026-11-20T21:00:00Z' }] }],
])('nobody is new once %s', async (_, reply) => {
  const { overview } = await present({ ...empty, ...reply })
  expect(overview?.isNew).toBe(false)
})

test('steps in the order of the server, each with its words, its page and its date', async () => {
  const steps = [
    step('answer-offer', { href: '/profile/procedures/lasik', about: 'LASIK', by: '2026-12-04' }),
    step('ask-for-quote'),
  ]
  const { overview } = await present({ ...empty, steps })
  expect(overview?.steps[0]).toEqual({
    code: 'answer-offer',
    href: '/profile/procedures/lasik',
    about: 'LASIK',
    title: 'The clinic has made you an offer',
    action: 'Read the offer',
    by: '4 December 2026',
    agreed: [],
  })
  expect(overview?.steps).toHaveLength(2)
})

test('what was agreed on stands apart from what is to do, with its total and days', async () => {
  const agreed = { total: { amountMinor: 32_400_00, currency: 'AED' }, from: '2027-01-18', until: '2027-01-25' }
  const steps = [step('offer-accepted', { about: 'LASIK', agreed }), step('complete-details')]
  const { overview } = await present({ ...empty, steps })
  expect(overview?.isNew).toBe(false)
  expect(overview?.done).toMatchObject([
    {
      title: 'You accepted the offer of Thymele Clinic',
      about: 'LASIK',
      agreed: ['AED\u00a032,400', '18 January 2027 to 25 January 2027'],
    },
  ])
  expect(overview?.steps.map(({ code }) => code)).toEqual(['complete-details'])
})

test('every step that there is has words in both languages', async () => {
  const steps = nextStep.shape.code.options.map((code) => step(code))
  for (const language of ['en', 'ar'] as const) {
    const { overview } = await present({ ...empty, steps }, language)
    for (const { title, action } of [...(overview?.done ?? []), ...(overview?.steps ?? [])])
      expect(`${title} ${action}`).not.toContain('profile.')
  }
})

test('documents by name, and messages with the day that it was at the clinic', async () => {
  const { overview } = await present({
    ...empty,
    documents: { wanted: [wanted('LASIK', false), wanted('LASIK', true), wanted('', true)], have: 2 },
    messages: [{ slug: 'Q-1 2', title: 'LASIK', text: 'Hello', at: '2026-11-20T21:00:00Z' }],
  })
  expect(overview?.wanted.map(({ name, reason }) => [name, reason])).toEqual([
    ['X-ray', 'LASIK'],
    ['X-ray', 'LASIK · added, not shared yet'],
    ['X-ray', 'added, not shared yet'],
  ])
  expect(overview?.messages[0]).toMatchObject({ href: '/profile/procedures/Q-1%202', day: '21 November 2026' })
})

test('from which day they may fly is said with who released it, by the clinic’s calendar', async () => {
  const release = {
    reference: 'Q-1',
    about: 'Hip replacement',
    flyFrom: '2027-01-22',
    note: 'Aisle seat.',
    by: 'Dr Noor',
  }
  const { overview } = await present({ ...empty, fitToFly: [{ ...release, at: '2027-01-15T21:30:00.000Z' }] })
  expect(overview?.fly).toEqual([
    {
      reference: 'Q-1',
      title: 'You may fly from 22 January 2027',
      by: 'Released by Dr Noor on 16 January 2027, for: Hip replacement',
      note: 'Aisle seat.',
    },
  ])
})

test('whoever has a stay that is held or coming is not new, and the stays are handed on as they are', async () => {
  const { overview } = await present({ ...empty, steps: [step('ask-for-quote')] }, 'en', ['H-1', 'H-2'])
  expect(overview?.isNew).toBe(false)
  expect(overview?.stays).toEqual(['H-1', 'H-2'])
})
