// Guards what search engines are told of a procedure and of the list.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProcedure } from '#contract/procedures.ts'
import { structuredFaults } from '#tests/support/check-structured-data.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { samplePage } from '#tests/support/sample-page.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { describePackages } from '#web/site/describe-offer.server.ts'
import { describeList } from './describe-list.server.ts'
import { describeProcedure, describeProcedurePage } from './describe-procedure.server.ts'
import { presentList } from './present-list.server.ts'

let api: SampleApi
let page: PageContext

beforeAll(async () => {
  api = await openSampleApi()
  page = await samplePage(api, { language: 'en', currency: 'EUR' })
})

afterAll(() => api.close())

type Thing = { '@type': string; [name: string]: unknown }
const ofType = (things: object[], type: string) => (things as Thing[]).filter((one) => one['@type'] === type)
const address = 'http://clinic.test/procedures/hip-replacement'

test('the procedure in the words of its page, and nothing that the page does not say', async () => {
  const [care] = ofType(await describeProcedurePage(page, 'hip-replacement'), 'MedicalProcedure')
  expect(care).toEqual({
    '@context': 'https://schema.org',
    '@type': 'MedicalProcedure',
    '@id': `${address}#procedure`,
    name: 'Hip replacement',
    description: 'A worn joint is replaced.',
    url: address,
    image: expect.stringMatching(/^http:\/\/clinic\.test\/art\/share\/procedure\.hip-replacement\.png\?v=\d+$/),
    howPerformed: 'You arrive.\nYou rest.',
    followup: 'A call every week.',
    relevantSpecialty: 'https://schema.org/Musculoskeletal',
  })
})

test('its offer and those of its packages, its questions, its trail, its reviewer', async () => {
  const things = await describeProcedurePage(page, 'hip-replacement')
  expect(ofType(things, 'Offer').map(({ url }) => url)).toEqual([address, 'http://clinic.test/packages#hip-complete'])
  expect(ofType(things, 'FAQPage')[0]?.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Does it hurt?',
      acceptedAnswer: { '@type': 'Answer', text: 'Less than before.' },
    },
  ])
  const steps = ofType(things, 'BreadcrumbList')[0]?.itemListElement as { name: string; item: { '@id': string } }[]
  expect(steps.map(({ name, item }) => [name, item['@id']])).toEqual([
    ['Harbour Clinic', 'http://clinic.test/'],
    ['Procedures', 'http://clinic.test/procedures'],
    ['Orthopaedics', 'http://clinic.test/procedures?category=orthopaedics'],
    ['Hip replacement', address],
  ])
  expect(ofType(things, 'MedicalWebPage')[0]).toMatchObject({
    lastReviewed: '2026-10-01',
    reviewedBy: { name: 'Dr Lina Haddad' },
  })
})

test('a photograph stands before the drawing, and no questions make no page of questions', async () => {
  const one = await page.call(getProcedure, { procedure: 'hip-replacement' })
  const photo = { slug: 'hip-replacement', digest: 'd1', width: 1600, height: 900 }
  const things = describeProcedure({ ...one, photo, questions: [] }, page)
  expect(ofType(things, 'MedicalProcedure')[0]?.image).toBe('http://clinic.test/api/pictures/hip-replacement/1280?v=d1')
  expect(ofType(things, 'FAQPage')).toEqual([])
})

test('the list leads to every procedure, and of one category to its own', async () => {
  const whole = describeList(page, await presentList(page, new URL('http://clinic.test/procedures')))
  const items = ofType(whole, 'ItemList')[0]
  expect(items).toMatchObject({ name: 'Procedures', numberOfItems: 4 })
  expect(items?.itemListElement).toContainEqual({
    '@type': 'ListItem',
    position: 1,
    name: 'Hip replacement',
    url: address,
  })
  const eyes = describeList(page, await presentList(page, new URL('http://clinic.test/procedures?category=eyes')))
  expect(ofType(eyes, 'ItemList')[0]).toMatchObject({ name: 'Eyes', numberOfItems: 1 })
  expect(ofType(eyes, 'BreadcrumbList')[0]?.itemListElement).toHaveLength(3)
  const none = describeList(page, await presentList(page, new URL('http://clinic.test/procedures?q=zzzzzz')))
  expect(ofType(none, 'ItemList')).toEqual([])
})

test('the validator finds nothing on any page, in either language', async () => {
  for (const language of ['en', 'ar'] as const) {
    const own = await samplePage(api, { language, currency: 'EUR' })
    const list = await presentList(own, new URL('http://clinic.test/procedures'))
    const pages = [
      describeList(own, list),
      await describePackages(own),
      ...(await Promise.all(list.procedures.map(({ slug }) => describeProcedurePage(own, slug)))),
    ]
    for (const things of pages) expect(await structuredFaults(things)).toEqual([])
  }
})
