// Guards which pages of a provider are to be found.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { sampleHotel, writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { pageWith, samplePage } from '#tests/support/sample-page.ts'
import { listPages } from './list-pages.server.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
  await writeSampleHotels(api.database, api.provider, [
    sampleHotel('marina-rest'),
    sampleHotel('old-inn', { withdrawnAt: new Date('2026-01-01') }),
  ])
})

afterAll(() => api.close())

const visitor = { language: 'en', currency: 'EUR' } as const

test('the pages that always are, the categories, what is on sale, hotels that are not withdrawn, and legal texts with their day', async () => {
  const pages = await listPages(await samplePage(api, visitor))
  const asked = pages.map(({ path, kept }) => (kept?.category ? `${path}?${kept.category}` : path))
  expect(asked).toEqual([
    '/',
    '/procedures',
    '/packages',
    '/hotels',
    '/quote',
    '/contact',
    '/procedures?orthopaedics',
    '/procedures?eyes',
    '/procedures?dentistry',
    '/procedures/hip-replacement',
    '/procedures/cataract-surgery',
    '/procedures/dental-implant',
    '/procedures/knee-arthroscopy',
    '/hotels/marina-rest',
    '/cookie-policy',
    '/privacy-policy',
    '/terms-of-service',
  ])
  expect(pages.filter(({ changedOn }) => changedOn).map(({ path, changedOn }) => [path, changedOn])).toEqual([
    ['/cookie-policy', '2026-01-31'],
    ['/privacy-policy', '2026-01-31'],
    ['/terms-of-service', '2026-01-31'],
  ])
})

test('no page of packages where there is none on sale', async () => {
  const page = await samplePage(api, visitor)
  const call = (async (to: { name: string }, input: never) =>
    to.name === 'listPackages' ? { packages: [], rate: null } : page.call(to as never, input)) as typeof page.call
  const pages = await listPages(pageWith(visitor, { provider: page.provider, call }))
  expect(pages.map(({ path }) => path)).not.toContain('/packages')
})
