// Guards what the page of the details gets at its first paint, over the real API, and that a failure is none of a record.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateClient } from '#contract/clients.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { samplePage } from '#tests/support/sample-page.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { callAs, type PageContext, type SignedIn } from '#web/page/page-context.ts'
import { presentPerson } from '#web/signed-in/present-profile.server.ts'
import { presentDetails } from './present-details.server.ts'

let api: SampleApi
let client: SampleClient
let page: PageContext
beforeAll(async () => {
  api = await openSampleApi()
  client = await openSampleClient(api)
  const call = callAs((request) => api.app.hono.fetch(request), otherOrigin, {
    authorization: `Bearer ${client.access}`,
  })
  page = { ...(await samplePage(api, { language: 'en', currency: 'GBP' })), call }
})
afterAll(() => api.close())

const signedIn = (more: Partial<SignedIn> = {}): SignedIn => ({
  state: 'signed-in',
  isStaff: false,
  poolId: client.poolId,
  sub: client.sub,
  email: client.email,
  emailVerified: true,
  givenName: 'Amal',
  familyName: 'Haddad',
  name: 'Amal Haddad',
  ...more,
})

test('the record as it is, with numbers as their countries write them and everything that can be chosen', async () => {
  await page.call(updateClient, {
    email: client.email,
    phoneNumber: '+971501234567',
    emergencyContact: { name: 'Huda', relation: '', phone: '+442079460958' },
    currency: 'AED',
  })
  const { owner, known, isConfirmed } = await presentDetails(page, signedIn(), sampleNow)
  expect({ owner, isConfirmed }).toEqual({ owner: client.sub, isConfirmed: true })
  expect(known).toMatchObject({
    record: { email: client.email, firstName: 'Amal', currency: 'AED' },
    phone: { country: 'AE', number: '050 123 4567' },
    emergencyPhone: { country: 'GB', number: '020 7946 0958' },
  })
  expect(known?.countries.length).toBeGreaterThan(200)
  expect(known?.currencies.near.map(({ code }) => code).slice(0, 2)).toEqual(['AED', 'EUR'])
})

test('nothing is known of who cannot be asked about: an address of somebody else, none at all, a server that is away', async () => {
  for (const email of ['omar@patient.example', '']) {
    expect((await presentDetails(page, signedIn({ email }), sampleNow)).known).toBeUndefined()
  }
  const call = () => Promise.reject(new Error('away'))
  expect(await presentDetails({ ...page, call }, signedIn({ emailVerified: false }), sampleNow)).toMatchObject({
    known: undefined,
    isConfirmed: false,
  })
})

test('beside every page stands the name of the record, and that of the session while there is no record', async () => {
  await page.call(updateClient, { email: client.email, firstName: 'أمل', lastName: 'حداد' })
  expect(await presentPerson(page, signedIn())).toEqual({
    name: 'أمل حداد',
    initials: 'أ\u200cح',
    email: client.email,
    image: '',
  })
  const call = () => Promise.reject(new Error('away'))
  expect(await presentPerson({ ...page, call }, signedIn())).toMatchObject({
    name: 'Amal Haddad',
    initials: 'A\u200cH',
  })
})
