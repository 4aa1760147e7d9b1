// The provider endpoints: who a domain belongs to, where its people sign in, its legal texts.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies } from '#domain/provider/tables.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { sampleProvider, writeSampleProvider } from '#tests/support/sample-provider.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
})

afterAll(() => api.close())

async function json(path: string): Promise<unknown> {
  const response = await api.get(path)
  expect(response.status).toBe(200)
  return response.json()
}

test('200 with company, location and theme as the specification names them', async () => {
  expect(await json('/api/provider/clinic.test')).toMatchObject({
    company: { id: api.provider.company.id, slug: 'harbour-clinic', gtagId: 'G-HARBOUR1' },
    location: { id: api.provider.id, slug: 'dubai', currency: 'EUR' },
    theme: [{ primaryColor: '#0A5C63', secondaryColor: '#E0A458', hoverColor: '#0C7C86' }],
  })
})

test('every text comes in the language asked for, else in the first one it was written in', async () => {
  expect(await json('/api/provider/clinic.test?language=ar')).toMatchObject({
    name: 'عيادة المرفأ',
    company: { name: 'عيادة المرفأ', legalName: 'Harbour Clinic LLC' },
    location: { name: 'عيادة المرفأ دبي', city: 'دبي', address: 'شارع الخور ١' },
    contact: { hours: 'من الأحد إلى الخميس' },
    about: { headline: 'العلاج على ضفاف الماء', story: ['Opened in 2009.'] },
  })
})

test('no gtagId in the reply of a company without one', async () => {
  const { company } = (await json('/api/provider/other.test')) as { company: object }
  expect(company).not.toHaveProperty('gtagId')
})

test('nothing but the provider asked for is in the reply, and neither its user pool nor its legal texts', async () => {
  const reply = JSON.stringify(await json('/api/provider/other.test'))
  expect(reply).toContain('Other Clinic')
  for (const foreign of [api.provider.id, api.provider.company.id, 'harbour-client', 'userPool', 'legalTexts']) {
    expect(reply).not.toContain(foreign)
  }
})

test('a domain is found in any letter case, with its port and a trailing dot', async () => {
  for (const domain of ['CLINIC.test', 'clinic.test:3000', 'clinic.test.']) {
    expect(await json(`/api/provider/${encodeURIComponent(domain)}`)).toMatchObject({ id: api.provider.id })
  }
})

test('the defaults stand in for a theme that is missing, the first default for a colour that is none', async () => {
  const theme = [{ primaryColor: 'teal', secondaryColor: '#12345', hoverColor: 'abcdef' }]
  const company = { ...sampleProvider().company, slug: 'badly-painted' }
  await writeSampleProvider(api.database, { slug: 'badly-painted', company, theme }, 'badly-painted.test')
  const bare = { ...sampleProvider().company, slug: 'unpainted' }
  await writeSampleProvider(api.database, { slug: 'unpainted', company: bare, theme: [] }, 'unpainted.test')
  expect(await json('/api/provider/badly-painted.test')).toMatchObject({
    theme: [{ primaryColor: '#070969', secondaryColor: '#070969', hoverColor: '#abcdef' }],
  })
  expect(await json('/api/provider/unpainted.test')).toMatchObject({
    theme: [{ primaryColor: '#070969', secondaryColor: '#52CCCC', hoverColor: '#6C6EEC' }],
  })
})

test('404 problem for a domain that no provider has, naming none that there are', async () => {
  const response = await api.get('/api/provider/nobody.test')
  expect(response.status).toBe(404)
  const problem = await readProblem(response)
  expect(problem).toMatchObject({ code: 'unknown-provider', status: 404, title: 'No provider has this address' })
  expect(JSON.stringify(problem)).not.toMatch(/clinic|harbour|other/i)
})

test('spec 7: "GET /api/provider/user-pool-config/{providerDomain}": 200 with a hosted user pool wrapped as data, no address of ours in it, and what it does not name as it is by default', async () => {
  expect(await json('/api/provider/user-pool-config/clinic.test')).toEqual({
    data: {
      userPoolId: 'me-central-1_Harbour',
      userPoolClientId: 'harbour-client',
      allowGuestAccess: false,
      passwordPolicy: {
        minimumLength: 6,
        requireLowercase: false,
        requireUppercase: false,
        requireNumbers: false,
        requireSymbols: false,
      },
      mfa: { status: 'off', totpEnabled: false, emailEnabled: false, smsEnabled: false },
      loginWith: { email: true, phone: false, username: false },
      signUpVerificationMethod: 'code',
      selfSignUp: true,
      firstFactors: [],
      passkeys: false,
      devices: 'never',
    },
  })
})

test('200 with a pool of the product’s own where the pack names none: spoken to where the request came to, always the same', async () => {
  const [first, again] = await Promise.all([
    json('/api/provider/user-pool-config/other.test'),
    json('https://other.test/api/provider/user-pool-config/other.test'),
  ])
  expect(first).toMatchObject({
    data: {
      userPoolId: expect.stringMatching(/^own-1_\w+$/) as string,
      userPoolEndpoint: 'http://clinic.test/identity/',
      identityPoolId: expect.stringMatching(/^own-1:[\da-f-]+$/) as string,
      identityPoolEndpoint: 'http://clinic.test/identity/',
      allowGuestAccess: false,
      mfa: { status: 'optional', totpEnabled: true, emailEnabled: true, smsEnabled: true },
      passkeys: true,
    },
  })
  const { data } = first as { data: object }
  const endpoints = {
    userPoolEndpoint: 'https://other.test/identity/',
    identityPoolEndpoint: 'https://other.test/identity/',
  }
  expect(again).toEqual({ data: { ...data, ...endpoints } })
})

test('404 for the user pool of nobody', async () => {
  const nobody = await api.get('/api/provider/user-pool-config/nobody.test')
  expect(nobody.status).toBe(404)
  expect(await readProblem(nobody)).toMatchObject({ code: 'unknown-provider' })
})

test('500 and no identifier when the user pool in the database has no underscore in its id', async () => {
  const company = { ...sampleProvider().company, slug: 'wrong-pool' }
  await writeSampleProvider(api.database, { slug: 'wrong-pool', company }, 'wrong-pool.test')
  const userPool = { userPoolId: 'me-central-1-Wrong', userPoolClientId: 'wrong-client' }
  await api.database.directory((transaction) =>
    transaction.update(companies).set({ userPool }).where(eq(companies.id, company.id)),
  )
  const response = await api.get('/api/provider/user-pool-config/wrong-pool.test')
  expect(response.status).toBe(500)
  expect(JSON.stringify(await readProblem(response))).not.toMatch(/wrong-|me-central/i)
})

test('200 with each legal text and its date', async () => {
  for (const document of ['cookie-policy', 'privacy-policy', 'terms-of-service']) {
    expect(await json(`/api/legal/${document}`)).toEqual({
      updatedOn: '2026-01-31',
      language: 'en',
      text: [
        { kind: 'heading', text: [document.replaceAll('-', ' ')] },
        { kind: 'paragraph', text: [`The ${document.replaceAll('-', ' ')} of Harbour Clinic.`] },
      ],
    })
  }
})

test('404 for a legal text on a host that no provider has', async () => {
  const response = await api.get('http://nobody.test/api/legal/cookie-policy')
  expect(response.status).toBe(404)
  expect(await readProblem(response)).toMatchObject({ code: 'unknown-provider' })
})

test('422 naming the field for a legal text that does not exist', async () => {
  const response = await api.get('/api/legal/imprint')
  expect(response.status).toBe(422)
  expect(await readProblem(response)).toMatchObject({ errors: [{ path: 'document', reason: 'invalid' }] })
})
