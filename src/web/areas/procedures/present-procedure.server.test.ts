// What the page of a procedure gets to show.
import { expect, test } from 'vitest'
import { Fault } from '#kernel/fault.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentProcedure } from './present-procedure.server.ts'

const t = translatorOf('en')

const amount = (major: number) => {
  const money = { amountMinor: major * 100, currency: 'AED' }
  return { from: money, to: money }
}
const price = { charged: amount(5200), shown: amount(5200), aed: amount(5200), unit: 'procedure' }
const category = { slug: 'eyes', name: 'Eyes' }

const lasik = {
  slug: 'lasik',
  name: 'LASIK',
  nameLanguage: 'en',
  textLanguage: 'en',
  category,
  price,
  unit: 'procedure',
  summary: 'Both eyes in one visit.',
  durationMin: 20,
  hospitalNights: 0,
  stayDays: 3,
  flyFromDay: 1,
  flySource: 'CAA',
  reviewedBy: 'Dr Example',
  reviewedOn: '2026-10-12',
  recovery: [{ unit: 'day', from: 0, to: 0, text: ['Rest.'] }],
  questions: [],
  carePackages: [],
  practitioners: [{ slug: 'a', languages: ['en', 'de'], licenceNumber: 'S-1', licenceRegister: 'Register' }],
  rate: null,
}

const page = {
  visitor: { language: 'en', currency: 'AED' },
  provider: { name: 'Thymele', revision: 7, location: { city: 'Dubai' }, contact: { replyHours: 4 } },
  t,
  call: ({ name }: { name: string }) => {
    const others = ['prk', 'lasik', 'cataract', 'icl', 'vitrectomy'].map((slug) => ({
      slug,
      name: slug,
      price,
      category,
    }))
    return Promise.resolve(name === 'getProcedure' ? lasik : { procedures: others })
  },
} as unknown as PageContext

test('the title and the description name the place, the price and the days', async () => {
  const { title, description } = await presentProcedure(page, 'lasik')
  expect(title).toBe('LASIK in Dubai: price and recovery | Thymele')
  expect(description).toBe(
    'Both eyes in one visit. From AED\u00a05,200 at Thymele, Dubai. Plan 3 days near the clinic.',
  )
})

test('the description says the price that is charged, whatever currency the reader has', async () => {
  const own = { amountMinor: 141_600, currency: 'USD' }
  const elsewhere = {
    ...page,
    call: () => Promise.resolve({ ...lasik, price: { ...price, shown: { from: own, to: own } }, procedures: [] }),
  }
  const { description, price: shown } = await presentProcedure(elsewhere as unknown as PageContext, 'lasik')
  expect(shown.shown).toContain('US$1,416')
  expect(description).toContain('From AED\u00a05,200')
  expect(description).not.toContain('US$')
})

test('sections that the clinic has nothing for are left out', async () => {
  const { sections } = await presentProcedure(page, 'lasik')
  expect(sections).toEqual([
    'whatItIs',
    'suitability',
    'steps',
    'recovery',
    'risks',
    'price',
    'practitioners',
    'aftercare',
  ])
})

test('at most three others of the category are shown, never the procedure itself', async () => {
  const { others } = await presentProcedure(page, 'lasik')
  expect(others.map(({ slug }) => slug)).toEqual(['prk', 'cataract', 'icl'])
})

test('one line tells of the rates of all prices on the page: the weakest of them', async () => {
  const rate = {
    date: '2026-10-12',
    source: 'Stripe',
    kind: 'live',
    heldUntil: '2026-10-12T09:00:00Z',
    fallback: false,
  }
  const weaker = { ...rate, source: 'European Central Bank', kind: 'reference', heldUntil: null }
  const call = ({ name }: { name: string }) =>
    Promise.resolve(name === 'getProcedure' ? { ...lasik, rate } : { procedures: [], rate: weaker })
  const mixed = await presentProcedure({ ...page, call } as unknown as PageContext, 'lasik')
  expect(mixed.rate).toContain('the reference rate of 12 October 2026 (European Central Bank)')
})

test('languages of a practitioner are written out, and the licence names its register', async () => {
  const [someone] = (await presentProcedure(page, 'lasik')).practitioners
  expect(someone).toMatchObject({ languages: ['English', 'German'], licence: '\u2068S-1\u2069, Register' })
})

test('what is written in one language only keeps its direction within a sentence', async () => {
  const { flySource, reviewedBy, reviewedOn } = await presentProcedure(page, 'lasik')
  expect([flySource, reviewedBy, reviewedOn]).toEqual(['\u2068CAA\u2069', '\u2068Dr Example\u2069', '12 October 2026'])
})

/** A page whose API has nothing. */
const emptyPage = {
  visitor: { language: 'en', currency: 'AED' },
  t,
  call: () => Promise.reject(new Fault('not-found', 'There is no such procedure.')),
} as unknown as PageContext

test.each([
  ['an unknown name', 'nothing'],
  ['what is too long to be a name', 'a'.repeat(300)],
  ['an empty name', ''],
])('404 for %s', async (_, name) => {
  const thrown = await presentProcedure(emptyPage, name).catch((error: unknown) => error)
  expect(thrown).toMatchObject({ status: 404 })
})
