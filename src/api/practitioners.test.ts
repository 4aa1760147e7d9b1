// The practitioner endpoint: everyone who treats, with licence and languages, and nothing of the diary.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { writePicture } from '#tests/support/sample-provider.ts'

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
