// The client's own record: what stands in it before and after, what is refused, and that nobody else is answered.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clientAccounts, clientLocations, clients } from '#domain/clients/tables.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'

let api: SampleApi
let amal: SampleClient
let badr: SampleClient

beforeAll(async () => {
  api = await openSampleApi()
  amal = await openSampleClient(api)
  badr = await openSampleClient(api, 'badr@patient.example')
})

beforeEach(() =>
  api.database.forClient(amal, api.other.id, async ({ transaction }) => {
    for (const table of [clients, clientLocations]) await transaction.delete(table)
  }),
)

afterAll(() => api.close())

const read = async (email = amal.email) => (await amal.get(`/api/client/root?email=${email}`)).json()
const update = (changes: object) => amal.post('/api/client/root/update', { email: amal.email, ...changes })
const rows = (table: typeof clients | typeof clientLocations) =>
  api.database.forClient(amal, api.other.id, ({ transaction }) => transaction.select().from(table))
const fields = async (response: Response) => {
  expect(response.status).toBe(422)
  return (await readProblem(response)).errors
}

const untouched = {
  email: 'amal@patient.example',
  currency: '',
  firstName: 'Amal',
  lastName: 'Haddad',
  image: '',
  phoneNumber: '',
  language: '',
  address: null,
  emergencyContact: null,
  companions: [],
  passport: null,
  notifications: { offers: true, messages: true, reminders: true },
  updatedAt: null,
}
const address = { line1: '5 Corniche', line2: '', city: 'Beirut', region: '', postalCode: '', country: 'LB' }

test('spec 7: "GET /api/client/root | query email": before they said anything the record has the names of their account, and no row', async () => {
  expect(await read()).toEqual(untouched)
  expect(await rows(clients)).toEqual([])
})

test('spec 3: "Client: email, currency, firstName, lastName, image, phoneNumber": each is changed alone, the rest stays', async () => {
  const changes = { currency: ' eur ', firstName: 'Amal\nMaria', phoneNumber: '050 123 4567', language: 'ar' }
  const known = { ...untouched, updatedAt: '2026-11-21T08:00:00.000Z' }
  for (const [name, value] of Object.entries(changes)) expect((await update({ [name]: value })).status).toBe(200)
  const after = { currency: 'EUR', firstName: 'Amal Maria', phoneNumber: '+971501234567', language: 'ar' }
  expect(await read()).toEqual({ ...known, ...after })
  expect(await (await update({ lastName: '' })).json()).toEqual({ ...known, ...after, lastName: '' })
})

test('the language of a client may be any, in one spelling', async () => {
  expect(await (await update({ language: 'pt-br' })).json()).toMatchObject({ language: 'pt-BR' })
})

test('parts of the record come and go one by one; null empties one', async () => {
  const emergencyContact = { name: 'Rami', relation: 'brother', phone: '+961 3 123 456' }
  const companion = { name: 'Rami', relation: 'brother', birthYear: 1980 }
  const passport = { country: 'LB', validUntil: '2031-04-30' }
  await update({ address })
  await update({ emergencyContact, companions: [companion] })
  await update({ passport, notifications: { offers: false } })
  const full = await read()
  expect(full).toMatchObject({
    address,
    emergencyContact: { ...emergencyContact, phone: '+9613123456' },
    companions: [companion],
    passport,
    notifications: { offers: false, messages: true, reminders: true },
  })
  await update({ address: null, companions: [], passport: null })
  expect(await read()).toEqual({ ...full, address: null, companions: [], passport: null })
})

test('two who change different things at once both get what they wanted, also where there was no row', async () => {
  await Promise.all([
    update({ firstName: 'Maria' }),
    update({ currency: 'GBP' }),
    update({ address }),
    update({ notifications: { reminders: false } }),
  ])
  expect(await read()).toMatchObject({
    firstName: 'Maria',
    currency: 'GBP',
    address,
    notifications: { reminders: false },
  })
})

test('a telephone number without a country’s code is at home where the client lives, else where the clinic is', async () => {
  await update({ phoneNumber: '03 123 456', address })
  expect(await read()).toMatchObject({ phoneNumber: '+9613123456' })
  await update({ phoneNumber: '03 654 321' })
  expect(await read()).toMatchObject({ phoneNumber: '+9613654321' })
  await update({ phoneNumber: '' })
  expect(await read()).toMatchObject({ phoneNumber: '' })
})

test('422 with the field’s name for what is none, and nothing is written', async () => {
  const wrong: [string, object][] = [
    ['firstName', { firstName: ' ' }],
    ['phoneNumber', { phoneNumber: 'call me' }],
    ['phoneNumber', { phoneNumber: '12' }],
    ['phoneNumber', { phoneNumber: '+97145550100 ext. 7' }],
    ['emergencyContact.phone', { emergencyContact: { name: 'Rami', relation: '', phone: '12' } }],
    ['currency', { currency: 'XXX' }],
    ['currency', { currency: 'BGN' }],
    ['image', { image: 'https://elsewhere.example/face.png' }],
    ['image', { image: '/api/client/picture/00000000-0000-4000-8000-000000000000' }],
    ['passport.validUntil', { passport: { country: 'LB', validUntil: '2031-02-30' } }],
    ['address.country', { address: { ...address, country: 'Lebanon' } }],
    ['language', { language: 'french' }],
  ]
  for (const [path, changes] of wrong) {
    const errors = await fields(await update({ firstName: 'Maria', ...changes }))
    expect(errors).toMatchObject([{ path }])
  }
  expect(await rows(clients)).toEqual([])
})

test('an update that changes nothing writes nothing, neither a row nor a line of the access log', async () => {
  for (const same of [{}, { firstName: 'Amal', passport: null, notifications: { offers: true } }]) {
    expect(await (await update(same)).json()).toEqual(untouched)
  }
  expect(await rows(clients)).toEqual([])
  await update({ address, currency: 'EUR' })
  await amal.takeLog()
  expect((await update({ address: { ...address }, currency: 'eur', firstName: ' Amal ' })).status).toBe(200)
  expect(await amal.takeLog()).toEqual([])
})

test('spec 6: "The client is identified by e-mail", in whatever case it is written', async () => {
  expect(await read('AMAL@Patient.Example')).toMatchObject({ email: amal.email })
})

test('403 in the same words for an address that somebody has and for one that nobody has', async () => {
  const link = { companyId: api.other.company.id, locationId: api.other.id }
  const calls = (email: string) => [
    amal.get(`/api/client/root?email=${email}`),
    amal.post('/api/client/root/update', { email, firstName: 'X' }),
    amal.post('/api/client/company-location/add', { email, ...link }),
  ]
  const told = async (email: string) =>
    Promise.all(
      calls(email).map(async (response) => {
        const { requestId: _, ...problem } = await readProblem(await response)
        return problem
      }),
    )
  const ofBadr = await told(badr.email)
  expect(ofBadr).toEqual(await told('nobody@patient.example'))
  expect(ofBadr.map(({ status }) => status)).toEqual([403, 403, 403])
  expect(await (await badr.get(`/api/client/root?email=${badr.email}`)).json()).toMatchObject({ updatedAt: null })
})

test('403 for whoever’s address is not verified, also at their own', async () => {
  const claimed = await openSampleClient(api, 'claimed@patient.example')
  await api.database.forPool(claimed.poolId, (transaction) =>
    transaction.update(clientAccounts).set({ emailVerified: false }).where(eq(clientAccounts.sub, claimed.sub)),
  )
  expect((await claimed.get(`/api/client/root?email=${claimed.email}`)).status).toBe(403)
})

test('every change is a line of the access log, of which one change is one line', async () => {
  await amal.takeLog()
  await update({ firstName: 'Maria' })
  expect(await amal.takeLog()).toEqual(['client change profile own-request'])
  await update({ phoneNumber: 'none' })
  expect(await amal.takeLog()).toEqual([])
})

const link = (changes: object = {}) =>
  amal.post('/api/client/company-location/add', {
    email: amal.email,
    givenName: 'Amal',
    familyName: 'Haddad',
    companyId: api.other.company.id,
    locationId: api.other.id,
    countryId: 'lb',
    ...changes,
  })

test('spec 7: "POST /api/client/company-location/add": the client is linked once, by ids or by slugs', async () => {
  const told = { companyId: api.other.company.id, locationId: api.other.id, linkedAt: '2026-11-21T08:00:00.000Z' }
  expect(await (await link()).json()).toEqual(told)
  const { company, slug } = api.other
  const again = await link({ companyId: company.slug, locationId: slug, givenName: '', familyName: '', countryId: '' })
  expect(await again.json()).toEqual(told)
  expect(await rows(clientLocations)).toMatchObject([{ givenName: 'Amal', familyName: 'Haddad', countryId: 'LB' }])
})

test('who says no name is linked by that of their account, and what is said later is added', async () => {
  await amal.post('/api/client/company-location/add', {
    email: amal.email,
    companyId: api.other.company.slug,
    locationId: api.other.slug,
  })
  expect(await rows(clientLocations)).toMatchObject([{ givenName: 'Amal', countryId: '' }])
  await link({ givenName: 'Maria' })
  expect(await rows(clientLocations)).toMatchObject([{ givenName: 'Maria', countryId: 'LB' }])
})

test('422 for another company, another location and a country that is none', async () => {
  expect(await fields(await link({ companyId: api.provider.company.id }))).toMatchObject([{ path: 'companyId' }])
  expect(await fields(await link({ locationId: api.provider.id }))).toMatchObject([{ path: 'locationId' }])
  expect(await fields(await link({ countryId: 'X' }))).toMatchObject([{ path: 'countryId' }])
  expect(await rows(clientLocations)).toEqual([])
})
