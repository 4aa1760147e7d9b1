// @vitest-environment happy-dom
// Guards what is done once a tab for whoever signed in: their link to the clinic, and prices in their own currency on each device.
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import {
  closeBrowser,
  jane,
  keepTokens,
  omar,
  openBrowser,
  openDocument,
  type Person,
  type SessionServer,
} from './session-fixture.ts'

let server: SessionServer
let router: ReturnType<typeof openBrowser>['router']
let reloaded: MockInstance<() => void>
let session: Awaited<ReturnType<typeof openDocument>>['session']
let auth: Awaited<ReturnType<typeof openDocument>>['auth']

beforeEach(async () => {
  ;({ server, router, reloaded } = openBrowser())
  showIn('EUR')
  ;({ session, auth } = await openDocument())
})
afterEach(closeBrowser)

/** The page on the screen has its prices in it. */
function showIn(currency: string): void {
  Object.assign(router.state.loaderData.root.tab, { currency })
}

/** Until what was begun has come to its end, retries included. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await vi.advanceTimersByTimeAsync(5_000)
    await vi.dynamicImportSettled()
  }
}

async function signIn(person: Person = jane): Promise<void> {
  keepTokens(server.issue(person), { person })
  await session.takeSignedIn()
  await settle()
}

async function nextDocument(): Promise<void> {
  ;({ session, auth } = await openDocument())
  server.told.length = server.asked.length = 0
  await session.resumeSession()
  await settle()
}

const link = (person: Person) => {
  const { email, givenName, familyName } = person
  const place = { companyId: 'harbour', locationId: 'dubai', countryId: '' }
  return `company-location/add ${JSON.stringify({ email, givenName, familyName, ...place })}`
}
const root = ({ email }: Person) => `root ${new URLSearchParams({ email })}`
const refusal = () => Response.json({ code: 'not-allowed', requestId: 'r1' }, { status: 403 })
/** As fetch tells of a redirect that it was asked not to follow. */
const ledOn = () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })

const recordSays = (currency: string) => {
  server.client = (path) => (path === 'preferences' ? ledOn() : Response.json({ currency }))
}

test('spec 7: "POST /api/client/company-location/add", once the API knows whose the tokens are', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  server.profileId = () => promise
  await signIn()
  expect(server.told).toEqual([])
  resolve(Response.json({}))
  await settle()
  expect(server.told.toSorted()).toEqual([link(jane), root(jane)])
})

test('it is done once for each tab: not with the next document, nor after a refresh, and for another person again', async () => {
  await signIn()
  await nextDocument()
  expect(await session.refreshSession()).toBe(true)
  await settle()
  expect(server.told).toEqual([])
  await signIn(omar)
  expect(server.told).toContain(link(omar))
})

test('a tab that is opened on a session shows the id token first, for the account may not be known yet', async () => {
  await signIn()
  sessionStorage.clear()
  await nextDocument()
  expect(server.asked).toContain(`profile/id ${auth().idToken}`)
  expect(server.told.toSorted()).toEqual([link(jane), root(jane)])
})

test('the clinic’s own people are no clients: nothing is asked for them, and the API still hears who they are', async () => {
  await signIn({ ...jane, groups: ['staff'] })
  expect(server.asked).toContain(`profile/id ${auth().idToken}`)
  expect(server.told).toEqual([])
})

test('signing out leaves no trace of it in the tab', async () => {
  await signIn()
  expect(JSON.stringify(Object.entries(sessionStorage))).toContain(jane.sub)
  void session.signOutHere()
  await vi.waitFor(() => expect(reloaded).toHaveBeenCalled())
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(jane.sub)
})

test('nobody is linked whom the API does not know; the next document tries again', async () => {
  server.profileId = refusal
  expectConsole('api call failed name=showIdToken code=not-allowed status=403 reference=r1')
  await signIn()
  expect(server.told).toEqual([])
  server.profileId = () => Response.json({})
  await nextDocument()
  expect(server.told).toContain(link(jane))
})

test('spec 8: "Product API failures are only logged, except the add-company-location call, which rethrows"', async () => {
  server.client = refusal
  expectConsole('api call failed name=addCompanyLocation code=not-allowed status=403 reference=r1')
  expectConsole('api call failed name=getClient code=not-allowed status=403 reference=r1')
  const { addCompanyLocation } = await import('./add-company-location.ts')
  const { takeClientCurrency } = await import('./client-currency.ts')
  const place = { companyId: 'harbour', locationId: 'dubai' }
  await expect(addCompanyLocation({ email: jane.email, idToken: '' }, place)).rejects.toThrow('not-allowed')
  await expect(takeClientCurrency(jane.email)).resolves.toBeUndefined()
})

test('a link that fails keeps nobody from anything, and is made with the next document', async () => {
  server.client = (path) => (path === 'company-location/add' ? refusal() : Response.json({ currency: '' }))
  expectConsole('api call failed name=addCompanyLocation code=not-allowed status=403 reference=r1')
  await signIn()
  expect(auth().email).toBe(jane.email)
  server.client = () => Response.json({ currency: '' })
  await nextDocument()
  expect(server.told).toContain(link(jane))
})

test('spec 9: "Currency order: client\'s currency, then geo currency": on a new device prices are shown in that of their record', async () => {
  recordSays('GBP')
  await signIn()
  expect(server.told).toContain('preferences currency=GBP&to=%2F')
  expect(router.revalidate).toHaveBeenCalledOnce()
})

for (const [what, currency] of [
  ['chose none', ''],
  ['is shown it already', 'EUR'],
] as const) {
  test(`nothing is drawn anew for who ${what}`, async () => {
    recordSays(currency)
    await signIn()
    expect(server.told.toSorted()).toEqual([link(jane), root(jane)])
    expect(router.revalidate).not.toHaveBeenCalled()
  })
}

test('what is chosen while the record is on its way stays', async () => {
  recordSays('GBP')
  const { client } = server
  server.client = (path) => {
    if (path === 'root') showIn('KWD')
    return client(path)
  }
  await signIn()
  expect(server.told.filter((one) => one.startsWith('preferences'))).toEqual([])
})

test('a choice of the picker is written to the record of whoever is signed in, and to nobody’s else', async () => {
  recordSays('')
  const { startSession } = await import('./start-session.ts')
  const { currencyChoice } = await import('#web/browser/currency-choice.ts')
  startSession(async () => {})
  await currencyChoice.choose('USD', async () => {})
  await settle()
  expect(server.told).toEqual(['preferences currency=USD&to=%2F'])
  await signIn()
  server.told.length = 0
  await currencyChoice.choose('SAR', async () => {})
  await settle()
  expect(server.told).toEqual([
    'preferences currency=SAR&to=%2F',
    `root/update ${JSON.stringify({ email: jane.email, currency: 'SAR' })}`,
  ])
})

test('names are read as they are written, and what is no token has none', async () => {
  const { readNames } = await import('./add-company-location.ts')
  const bytes = new TextEncoder().encode(JSON.stringify({ given_name: 'أمل', family_name: 'Müller' }))
  const payload = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
  expect(readNames(`a.${payload}.c`)).toEqual({ givenName: 'أمل', familyName: 'Müller' })
  for (const odd of ['', 'a.b.c', `a.${btoa('{"given_name":5}')}.c`]) {
    expect(readNames(odd)).toEqual({ givenName: '', familyName: '' })
  }
})
