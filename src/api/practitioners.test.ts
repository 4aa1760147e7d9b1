// The practitioner endpoint: everyone who treats, with licence and languages; and when they are at the clinic.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleApi, readProblem, type SampleApi, siteOrigin } from '#tests/support/sample-api.ts'
import { writePicture } from '#tests/support/sample-provider.ts'
import { createApi } from './api.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
  await writePicture(api.database, api.provider, 'omar-said', { width: 400, height: 400 })
})

afterAll(() => api.close())

test('200 with everyone, licence and register, in the provider’s order', async () => {
  const response = await api.get('/api/practitioners')
  expect(response.status).toBe(200)
  const reply = (await response.json()) as { practitioners: Record<string, unknown>[] }
  expect(reply.practitioners).toHaveLength(2)
  expect(reply.practitioners[0]).toEqual({
    slug: 'lina-haddad',
    name: 'Dr Lina Haddad',
    title: 'Consultant surgeon',
    specialty: 'Joints',
    licenceNumber: 'HHA-1042',
    licenceRegister: 'Harbour Health Authority',
    licenceUrl: 'https://authority.example/1042',
    isLicencePage: false,
    languages: ['en', 'ar'],
    biography: 'Operates on hips and knees.',
    practisingSince: 2004,
    photo: null,
  })
  expect(reply.practitioners[1]).toMatchObject({ practisingSince: null, photo: { slug: 'omar-said', width: 400 } })
})

test('names and titles come in Arabic when asked', async () => {
  const reply = await (await api.get('/api/practitioners?language=ar')).json()
  expect(reply).toMatchObject({
    practitioners: [{ name: 'د. لينا حداد', specialty: 'المفاصل' }, { title: 'جراح عيون' }],
  })
})

test('404 on a host that no provider has', async () => {
  const response = await api.get('http://nobody.test/api/practitioners')
  expect(response.status).toBe(404)
  expect(await readProblem(response)).toMatchObject({ code: 'unknown-provider' })
})

const hoursOf = async (query = '', slug = 'lina-haddad') => {
  const response = await api.get(`/api/practitioners/${slug}/hours${query}`)
  return { response, reply: (await response.json()) as { isGiven: boolean; hours: { startsAt: string }[] } }
}
const startsOf = ({ hours }: { hours: { startsAt: string }[] }) => hours.map(({ startsAt }) => startsAt)

test('hours of the next two weeks, without those of a day that is closed, until the day changes at the clinic', async () => {
  const { response, reply } = await hoursOf()
  expect(response.status).toBe(200)
  expect(reply).toEqual({
    timeZone: 'Asia/Dubai',
    isGiven: true,
    hours: [{ startsAt: '2026-11-23T05:00:00.000Z', endsAt: '2026-11-23T09:00:00.000Z' }],
  })
  expect(response.headers.get('x-holds-until')).toBe('2026-11-21T20:00:00.000Z')
  expect(startsOf((await hoursOf('?days=31')).reply)).toEqual([
    '2026-11-23T05:00:00.000Z',
    '2026-12-07T05:00:00.000Z',
    '2026-12-14T05:00:00.000Z',
    '2026-12-21T05:00:00.000Z',
  ])
  expect(startsOf((await hoursOf('?from=2026-12-07&days=1')).reply)).toEqual(['2026-12-07T05:00:00.000Z'])
})

test('hours that are over are not told, and those of today are told until they are', async () => {
  expect(startsOf((await hoursOf('?from=2026-11-16&days=2')).reply)).toEqual([])
  const { hono } = createApi({ ...api.parts, clock: () => new Date('2026-11-23T08:00:00Z') })
  const response = await hono.request(`${siteOrigin}/api/practitioners/lina-haddad/hours`)
  expect(startsOf(await response.json())).toContain('2026-11-23T05:00:00.000Z')
  expect(response.headers.get('x-holds-until')).toBe('2026-11-23T09:00:00.000Z')
})

test('whom the clinic says no hours of has none; 404 for nobody, 422 for days that there are too many of', async () => {
  expect((await hoursOf('', 'omar-said')).reply).toMatchObject({ isGiven: false, hours: [] })
  expect((await hoursOf('', 'nobody')).response.status).toBe(404)
  for (const query of ['?days=0', '?days=32', '?days=x', '?from=2026-02-30', '?from=9999-12-31']) {
    expect([query, (await hoursOf(query)).response.status]).toEqual([query, 422])
  }
})
