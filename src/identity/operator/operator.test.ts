// What an operator does to the people of a pool: taking them elsewhere with their passwords, and groups.
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Door, enterPool } from '#identity/ask.ts'
import { createIdentity } from '#identity/identity.ts'
import { sealSecret } from '#identity/sign-in/totp.ts'
import { pools, poolUsers } from '#identity/tables.ts'
import { isPassword, sealPassword } from '#identity/users/password.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { addUser, sampleDoor, signedInUser } from '#tests/support/signed-in-user.ts'
import { addToGroup, removeFromGroup } from './change-groups.ts'
import { importUsers } from './import-users.ts'
import { readUsers } from './read-users.ts'
import { writePoolLine, writeUserLine } from './user-line.ts'

let sample: SampleIdentity
let elsewhere: SampleIdentity
let door: Door
beforeEach(async () => {
  sample = await openSampleIdentity()
  elsewhere = await openSampleIdentity()
  door = sampleDoor(sample)
})
afterEach(async () => {
  await sample.close()
  await elsewhere.close()
})

async function* linesOf(lines: string[]) {
  yield* lines
}

async function exportLines(): Promise<string[]> {
  const lines = [writePoolLine(sample.found)]
  for await (const user of readUsers(door)) lines.push(writeUserLine(user))
  return lines
}

/** Another installation, under the same identity key unless said otherwise. */
function doorElsewhere(key = sample.key): Door {
  const { database, now } = elsewhere
  const { log } = elsewhere.identity.parts
  const { parts } = createIdentity({ database, key, clock: now, log, send: async () => {}, guestCredentials: false })
  return enterPool({ ...parts, asker: door.asker }, elsewhere.found.pool, elsewhere.found.client)
}

/** Somebody with a password and an app. */
async function addSecured(password: string) {
  const { sub } = await addUser(sample)
  const verifier = await sealPassword(door, sub, password)
  const totpSecret = sealSecret(door, sub, 'JBSWY3DPEHPK3PXP')
  await door.work((transaction) =>
    transaction.update(poolUsers).set({ verifier, totpSecret, totpName: 'Phone' }).where(eq(poolUsers.sub, sub)),
  )
  return sub
}

const all = async (door: Door) => {
  const users = []
  for await (const user of readUsers(door)) users.push(user)
  return users
}

test('people are taken to another installation with their passwords, and the pool there takes over the ids', async () => {
  const sub = await addSecured('blue harbour')
  await addUser(sample, { groups: ['staff'], enabled: false, language: 'ar' })
  const lines = await exportLines()
  expect(lines.join('')).not.toContain('blue harbour')
  const outcome = await importUsers(doorElsewhere(), linesOf([...lines, '']))
  expect(outcome).toEqual({ faults: [], written: 2, tookIds: true })
  const there = enterPool(doorElsewhere(), sample.found.pool, sample.found.client)
  const strip = (users: Awaited<ReturnType<typeof all>>) => users.map((user) => ({ ...user, changedAt: null }))
  expect(strip(await all(there))).toEqual(strip(await all(door)))
  const moved = (await all(there)).find((user) => user.sub === sub)
  expect(moved && (await isPassword(there, moved, 'blue harbour'))).toBe(true)
  const rows = await elsewhere.database.directory((transaction) => transaction.select().from(pools))
  expect(rows).toMatchObject([{ id: sample.found.pool.id, owner: 'harbour' }])
  const found = await there.pools.findClient(sample.found.client.id)
  expect(found?.pool.identityPoolId).toBe(sample.found.pool.identityPoolId)
})

test('people who were removed come back into their own pool', async () => {
  await addUser(sample)
  const lines = await exportLines()
  await door.work((transaction) => transaction.delete(poolUsers))
  expect(await importUsers(door, linesOf(lines))).toEqual({ faults: [], written: 1, tookIds: false })
})

test('another identity key, another pool that has people, and somebody who is there are refused by line', async () => {
  await addSecured('blue harbour')
  const lines = await exportLines()
  const sealed = 'verifier: was sealed under another identity key, for another pool or for somebody else'
  expect((await importUsers(doorElsewhere(randomBytes(32)), linesOf(lines))).faults).toEqual([
    { line: 2, problem: sealed },
  ])
  expect((await importUsers(door, linesOf(lines))).faults).toEqual([
    { line: 2, problem: 'somebody with this sub or name is there already' },
  ])
  await addUser(elsewhere)
  expect((await importUsers(doorElsewhere(), linesOf(lines))).faults).toEqual([
    {
      line: 1,
      problem: `passwords of pool ${sample.found.pool.id} open nothing in ${elsewhere.found.pool.id}, which has people already`,
    },
  ])
})

test('ids that belong to somebody else are not taken over', async () => {
  await addUser(sample)
  const other = await sample.identity.parts.pools.ensurePool('other')
  const into = enterPool(door, other.pool, other.client)
  expect(await importUsers(into, linesOf(await exportLines()))).toEqual({
    faults: [{ line: 1, problem: 'these ids belong to the pool of somebody else' }],
    written: 0,
    tookIds: false,
  })
  expect(await sample.identity.parts.pools.findPool(other.pool.id)).toBeDefined()
})

test('every line that does not parse is named, values are not said again, and nobody is written', async () => {
  await addUser(sample)
  await addUser(sample)
  const [pool = '', first = '', second = ''] = await exportLines()
  const change = (changes: object) => JSON.stringify({ ...(JSON.parse(second) as object), ...changes })
  const { sub } = JSON.parse(first) as { sub: string }
  const lines = [
    pool,
    first,
    '{',
    change({ status: 'SLEEPING', password: 'blue harbour' }),
    change({ attributes: { email: 'no address' } }),
    change({ attributes: { shoe: '44' } }),
    change({ sub, username: 'x' }),
    change({ username: sub.toUpperCase(), attributes: {} }),
    change({ groups: ['two words'] }),
  ]
  await door.work((transaction) => transaction.delete(poolUsers))
  const { faults, written } = await importUsers(door, linesOf(lines))
  expect(faults.map(({ line }) => line)).toEqual([3, 4, 4, 5, 6, 7, 8, 9])
  expect(faults.map(({ problem }) => problem)).toEqual(
    expect.arrayContaining([
      'is not readable JSON',
      expect.stringMatching(/^status: /),
      'attributes: Invalid email address format.',
      'sub: the same as in line 2',
      'username: the same as in line 2',
      'groups.0: is no name of a group',
    ]),
  )
  expect(JSON.stringify(faults)).not.toMatch(/SLEEPING|blue harbour|no address/)
  expect(written).toBe(0)
  expect(await all(door)).toEqual([])
})

test('a file without a pool in its first line, and an empty one, are refused', async () => {
  for (const lines of [[], [''], ['{"pool":"x"}'], ['[]', 'x']]) {
    const { faults, written } = await importUsers(door, linesOf(lines))
    expect(faults[0]?.line).toBe(1)
    expect(written).toBe(0)
  }
})

test('a change of groups counts at once, also for tokens that were issued before', async () => {
  const { user, tokens } = await signedInUser(sample)
  const groups = async () => {
    const checked = await sample.identity.checkToken(user.poolId, tokens.AccessToken, 'access')
    return checked.state === 'valid' && checked.claims.groups
  }
  expect(await addToGroup(door, user.sub, 'staff')).toBe(true)
  expect(await addToGroup(door, user.sub, 'staff')).toBe(false)
  expect(await groups()).toEqual(['staff'])
  expect(await removeFromGroup(door, user.sub, 'staff')).toBe(true)
  expect(await removeFromGroup(door, user.sub, 'staff')).toBe(false)
  expect(await groups()).toEqual([])
})
