// Checks that nothing of somebody stays in the pool once they have left, and nothing of the others goes.
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PoolError } from '#identity/pool/pool-error.ts'
import * as tables from '#identity/tables.ts'
import { newId } from '#kernel/id.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { signedInUser } from '#tests/support/signed-in-user.ts'

let sample: SampleIdentity
beforeAll(async () => {
  sample = await openSampleIdentity()
})
afterAll(() => sample.close())

const inPool = <T>(work: Parameters<typeof sample.database.forPool<T>>[1]) =>
  sample.database.forPool(sample.found.pool.id, work)

/** All rows of all tables of a pool, as one text. */
async function everything(): Promise<Record<string, string>> {
  const walled = Object.values(tables).filter(
    (table) => is(table, PgTable) && 'poolId' in getTableColumns(table),
  ) as (typeof tables.poolUsers)[]
  const said = await inPool(async (transaction) => {
    const rows: [string, string][] = []
    for (const table of walled) rows.push([getTableName(table), JSON.stringify(await transaction.select().from(table))])
    return rows
  })
  return Object.fromEntries(said)
}

async function fill(sub: string): Promise<void> {
  const { id: poolId } = sample.found.pool
  const own = { poolId, sub, createdAt: sample.now() }
  await inPool(async (transaction) => {
    await transaction.insert(tables.passkeys).values({
      ...own,
      credentialId: newId(),
      publicKey: Buffer.alloc(1),
      counter: 0,
      relyingPartyId: 'clinic.test',
      name: 'A key',
      transports: [],
    })
    await transaction.insert(tables.identities).values({ ...own, id: newId() })
    await transaction
      .insert(tables.devices)
      .values({ ...own, deviceKey: newId(), groupKey: 'g', lastUsedAt: sample.now() })
    await transaction.insert(tables.challenges).values({
      poolId,
      id: Buffer.from(newId()),
      clientId: sample.found.client.id,
      sub,
      kind: 'WEB_AUTHN',
      state: Buffer.alloc(1),
      expiresAt: sample.now(),
    })
  })
}

test('every row of the person goes, in every table, and none of another’s', async () => {
  const [leaves, stays] = [await signedInUser(sample), await signedInUser(sample)]
  for (const { user, tokens } of [leaves, stays]) {
    await fill(user.sub)
    await sample.post('UpdateUserAttributes', {
      AccessToken: tokens.AccessToken,
      UserAttributes: [{ Name: 'email', Value: `new-${user.sub}@mail.example` }],
    })
  }
  const before = Object.entries(await everything()).filter(([, rows]) => rows.includes(leaves.user.sub))
  expect(before.map(([name]) => name)).toEqual(
    expect.arrayContaining(['identity_users', 'identity_codes', 'identity_challenges', 'identity_sessions']),
  )
  expect(before).toHaveLength(7)

  const { AccessToken } = leaves.tokens
  expect(await sample.post('DeleteUser', { AccessToken })).toMatchObject({ status: 200, body: {} })
  const after = await everything()
  for (const [name, rows] of Object.entries(after)) expect(rows, name).not.toContain(leaves.user.sub)
  for (const [name] of before) expect(after[name], name).toContain(stays.user.sub)
  expect(JSON.parse(after.identity_refresh_tokens ?? '')).toHaveLength(1)
  expect((await sample.post('GetUser', { AccessToken })).body.__type).toBe('NotAuthorizedException')
  expect((await sample.post('GetUser', { AccessToken: stays.tokens.AccessToken })).status).toBe(200)
})

test('the name is free again', async () => {
  const { user, tokens } = await signedInUser(sample)
  const form = { Username: user.attributes.email, Password: 'paper boat' }
  const codesSent = async () => {
    await sample.post('SignUp', form)
    return sample.messages.filter(({ kind, to }) => kind === 'sign-up' && to === form.Username).length
  }
  expect(await codesSent()).toBe(0)
  await sample.post('DeleteUser', { AccessToken: tokens.AccessToken })
  expect(await codesSent()).toBe(1)
})

test('an address that was never verified is not told as theirs, a telephone number is', async () => {
  const attributes = { email: 'claimed@patient.example', email_verified: 'false', phone_number: '+971501234567' }
  const { tokens } = await signedInUser(sample, { attributes })
  const told: unknown[] = []
  const { parts } = sample.identity
  parts.onRemoved = async (_, person) => void told.push(person)
  await sample.post('DeleteUser', { AccessToken: tokens.AccessToken })
  parts.onRemoved = async () => {}
  expect(told).toMatchObject([{ emails: [], phones: ['+971501234567'] }])
})

test('where what others keep of the person cannot go, the person stays as well', async () => {
  const { user, tokens } = await signedInUser(sample)
  const told: unknown[] = []
  const { parts } = sample.identity
  parts.onRemoved = async (_, person) => {
    told.push(person)
    throw new PoolError('InternalErrorException', 'It cannot go.')
  }
  const answer = await sample.post('DeleteUser', { AccessToken: tokens.AccessToken })
  const { poolId, sub, attributes } = user
  expect([answer.status, told]).toEqual([
    500,
    [{ poolId, sub, owner: 'harbour', emails: [attributes['email']], phones: [] }],
  ])
  expect((await sample.post('GetUser', { AccessToken: tokens.AccessToken })).status).toBe(200)
  parts.onRemoved = async () => {}
  expect((await sample.post('DeleteUser', { AccessToken: tokens.AccessToken })).status).toBe(200)
})
