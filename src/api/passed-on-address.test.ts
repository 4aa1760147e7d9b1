// An e-mail address that passes from one person to another: what each of them asked for stays their own, in the list and in the export.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clientExport } from '#contract/client-export.ts'
import { keepAccount } from '#domain/clients/accounts.ts'
import { clientAccounts } from '#domain/clients/tables.ts'
import { writeMail } from '#domain/mails/write-mail.ts'
import { claimEverywhere } from '#domain/quotes/claim-quotes.ts'
import { quoteRequests } from '#domain/quotes/tables.ts'
import { writeRequest } from '#tests/support/sample-offer.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { otherOrigin, type SampleSession, signInAtOther } from '#tests/support/sample-session.ts'
import { openSampleThreads, type SampleThreads } from '#tests/support/sample-threads.ts'

let threads: SampleThreads
let amal: SampleSession
let heir: SampleSession

beforeAll(async () => {
  threads = await openSampleThreads()
})

afterAll(() => threads.close())

/** The address that passes from Amal to the heir. */
let shared: string
let run = 0

beforeEach(async () => {
  await threads.clear()
  await threads.api.database.forPool(threads.amal.poolId, (transaction) => transaction.delete(clientAccounts))
  run += 1
  shared = `shared-${run}@patient.example`
  amal = await signInAtOther(threads.api, shared)
  heir = await signInAtOther(threads.api, `heir-${run}@patient.example`)
})

const at = (minute: number) => new Date(sampleNow.getTime() + minute * 60_000)

/** What the product writes down when they show an id token. */
const show = ({ poolId, sub }: SampleSession, email: string, minute: number, emailVerified = true) =>
  keepAccount(
    threads.api.database,
    { poolId, sub, email, emailVerified, originJti: undefined, givenName: '', familyName: '', saidAt: at(minute) },
    at(minute),
    claimEverywhere(threads.api.other.company.id),
  )

/** Sent without signing in. */
const send = (reference: string, minute: number) =>
  writeRequest(threads.api, reference, { email: shared, createdAt: at(minute) })

/** What the list shows; the export has the same. */
async function seenBy(who: SampleSession): Promise<string[]> {
  const listed = (await threads.list(who)).map(({ reference }) => reference)
  const response = await threads.ask(who, '/api/client/export.json')
  const exported = clientExport.parse(await response.json()).quotes.map(({ reference }) => reference)
  expect(exported).toEqual(listed)
  return listed.sort()
}

const ownerOf = async (reference: string) => {
  const rows = await threads.api.database.forProvider(threads.api.other.id, (scope) => scope.rows(quoteRequests))
  return rows.find((row) => row.reference === reference)?.clientSub
}

test('what came from an address before it moved on is claimed as it leaves, and the next owner sees none of it', async () => {
  await show(amal, shared, 0)
  await send('Q-AAAA-1111', 1)
  await show(amal, 'amal-moved@patient.example', 2)
  expect(await ownerOf('Q-AAAA-1111')).toBe(amal.sub)
  await show(heir, shared, 3)
  expect(await seenBy(heir)).toEqual([])
  expect(await seenBy(amal)).toEqual(['Q-AAAA-1111'])
})

test('the same when the next owner comes first: what nobody can tell whose it is stays nobody’s', async () => {
  await show(amal, shared, 1)
  await send('Q-AAAA-1111', 0)
  await send('Q-BBBB-2222', 2)
  await show(heir, shared, 3)
  await show(amal, 'amal-moved@patient.example', 4)
  expect(await seenBy(heir)).toEqual([])
  expect(await seenBy(amal)).not.toContain('Q-BBBB-2222')
})

test('what was claimed before the address passed on stays with its owner, who is asked for no address', async () => {
  await send('Q-AAAA-1111', 0)
  await show(amal, shared, 1)
  await show(heir, shared, 2)
  expect(await seenBy(heir)).toEqual([])
  expect((await threads.ask(amal, '/api/client/quote/list')).status).toBe(403)
  await show(amal, shared, 3)
  expect(await seenBy(amal)).toEqual(['Q-AAAA-1111'])
})

test('what the next owner sent once the address was free is theirs, and what they send later', async () => {
  await show(amal, shared, 0)
  await show(amal, 'amal-moved@patient.example', 2)
  await send('Q-BBBB-2222', 3)
  await show(heir, shared, 4)
  await send('Q-CCCC-3333', 5)
  await show(heir, shared, 6)
  expect(await seenBy(heir)).toEqual(['Q-BBBB-2222', 'Q-CCCC-3333'])
  expect(await seenBy(amal)).toEqual([])
})

test('an owner of before is shown nothing that came after their last token, however long they stay signed in', async () => {
  await show(amal, shared, 0)
  await send('Q-BBBB-2222', 1)
  expect(await seenBy(amal)).toEqual([])
  await show(amal, shared, 2)
  expect(await seenBy(amal)).toEqual(['Q-BBBB-2222'])
})

test('an address that is no longer confirmed is settled as one that moved on', async () => {
  await show(amal, shared, 0)
  await send('Q-AAAA-1111', 1)
  await show(amal, shared, 2, false)
  await show(heir, shared, 3)
  expect(await seenBy(heir)).toEqual([])
  expect(await ownerOf('Q-AAAA-1111')).toBe(amal.sub)
})

test('what is nobody’s stays so when the owner of before is gone without a trace, and for a third one too', async () => {
  await show(amal, shared, 0)
  await send('Q-BBBB-2222', 1)
  await show(heir, shared, 2)
  const third = await signInAtOther(threads.api, `third-${run}@patient.example`)
  await threads.api.database.forPool(amal.poolId, async (transaction) => {
    await transaction.delete(clientAccounts).where(eq(clientAccounts.sub, amal.sub))
  })
  await show(heir, shared, 3)
  expect(await seenBy(heir)).toEqual([])
  await show(third, shared, 4)
  expect(await seenBy(third)).toEqual([])
})

test('requests from before anybody had an account are the first one’s, at every location of the company', async () => {
  await send('Q-AAAA-1111', 0)
  await show(amal, shared, 1, false)
  expect(await ownerOf('Q-AAAA-1111')).toBeNull()
  await show(heir, shared, 2)
  expect(await ownerOf('Q-AAAA-1111')).toBe(heir.sub)
  expect(await threads.logOf(heir)).toMatchObject([
    { actor: 'system', deed: 'add', subject: 'quote', subjectId: 'Q-AAAA-1111', why: 'own-request' },
  ])
})

test('spec 7: showing the id token claims, before anything is read', async () => {
  await send('Q-AAAA-1111', 0)
  const headers = { idToken: amal.id, authorization: `Bearer ${amal.access}` }
  const response = await threads.api.app.hono.request(`${otherOrigin}/api/profile/id`, { method: 'POST', headers })
  expect(response.status).toBe(200)
  expect(await ownerOf('Q-AAAA-1111')).toBe(amal.sub)
})

test('of many who take and leave one address at once none waits for ever, and one request has one owner', async () => {
  await send('Q-AAAA-1111', 0)
  await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      show(turn % 2 ? amal : heir, turn % 3 ? shared : `${turn % 2}-${run}@patient.example`, 1 + turn),
    ),
  )
  expect([amal.sub, heir.sub]).toContain(await ownerOf('Q-AAAA-1111'))
})

test('mails that went to the address before it was theirs, or about the account of before, are not in the next owner’s export', async () => {
  const { database, other } = threads.api
  const tell = (subject: string, minute: number, person: SampleSession) =>
    database.forProvider(other.id, (scope) => {
      const about = { client: { poolId: person.poolId, sub: person.sub } }
      const draft = { from: 'desk@clinic.example', to: shared, subject, text: '', html: '', about }
      return writeMail({ put: async () => {} }, scope, draft, at(minute))
    })
  await show(amal, shared, 0)
  await tell('before', -1, heir)
  await show(amal, 'amal-moved@patient.example', 2)
  await tell('about the one before', 3, amal)
  await show(heir, shared, 4)
  await tell('theirs', 5, heir)
  const exported = clientExport.parse(await (await threads.ask(heir, '/api/client/export.json')).json())
  expect(exported.mails.map(({ subject }) => subject)).toEqual(['theirs'])
})
