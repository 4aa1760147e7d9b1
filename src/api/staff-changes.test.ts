// Inviting, changing and letting go of colleagues: who gets an account, who is refused, and that a desk is never left without an owner.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { staffMembers } from '#domain/staff/tables.ts'
import type { StaffRole } from '#kernel/who-may-do.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { otherOrigin, signInAtOther } from '#tests/support/sample-session.ts'
import { accountOf, type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'

let api: SampleApi
let owner: SampleStaff
beforeEach(async () => {
  api = await openSampleApi()
  owner = await writeStaff(api, { name: 'Olga Owner', roles: ['owner'] })
})
afterEach(() => api.close())

const post = (path: string, body: object = {}, by = owner) =>
  api.post(`${otherOrigin}/api/desk/staff${path}`, body, by.headers)
const list = async (by = owner) => (await api.get(`${otherOrigin}/api/desk/staff`, by.headers)).json()
const person = { email: 'Sami@Clinic.example', name: 'Sami Sample', roles: ['coordinator'], language: 'en' }
const invite = (changes: object = {}, by = owner) => post('', { ...person, ...changes }, by)
const faultsOf = async (answer: Response) => (await readProblem(answer)).errors

test('whoever is invited gets an account in the group, stands on the list as invited, and the same again changes nothing', async () => {
  const first = await (await invite()).json()
  expect(first).toMatchObject({ way: 'mail' })
  expect(await (await invite()).json()).toEqual(first)
  expect(await accountOf(api, 'sami@clinic.example')).toMatchObject({
    status: 'FORCE_CHANGE_PASSWORD',
    groups: ['staff'],
    attributes: { given_name: 'Sami', family_name: 'Sample', email_verified: 'true' },
  })
  const { colleagues, changes } = await list()
  expect(colleagues).toMatchObject([
    { name: 'Olga Owner', joinedAt: sampleNow.toISOString() },
    { name: 'Sami Sample', email: 'sami@clinic.example', roles: ['coordinator'], joinedAt: null, isWaiting: false },
  ])
  expect(changes).toMatchObject([{ name: 'Sami Sample', deed: 'invited', roles: ['coordinator'], by: 'Olga Owner' }])
})

test('an address that has a patient’s account is refused in a word, and the account stays as it was', async () => {
  await signInAtOther(api, 'amal@patient.example')
  expect(await faultsOf(await invite({ email: 'amal@patient.example' }))).toEqual([
    { path: 'email', reason: 'patient' },
  ])
  expect(await accountOf(api, 'amal@patient.example')).toMatchObject({ groups: [] })
  expect((await list()).colleagues).toHaveLength(1)
})

test('a colleague is not invited again under other words, and what is no name or role is refused in its field', async () => {
  await invite()
  expect(await faultsOf(await invite({ name: 'Somebody Else' }))).toEqual([{ path: 'email', reason: 'colleague' }])
  for (const [changes, path] of [
    [{ email: 'nobody' }, 'email'],
    [{ name: 'S' }, 'name'],
    [{ roles: [] }, 'roles'],
    [{ roles: ['king'] }, 'roles.0'],
  ] as const)
    expect(await faultsOf(await invite({ email: 'new@clinic.example', ...changes }))).toMatchObject([{ path }])
})

test('of ten who invite one person at once one account and one row come', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => invite()))
  expect(new Set(await Promise.all(answers.map(async (one) => JSON.stringify(await one.json()))))).toHaveProperty(
    'size',
    1,
  )
  expect((await list()).colleagues).toHaveLength(2)
  expect((await list()).changes).toHaveLength(1)
})

test('roles count from the next request on, and are written down', async () => {
  const rana = await writeStaff(api, { name: 'Rana Sample', roles: ['coordinator'] })
  expect((await invite({}, rana)).status).toBe(403)
  const roles: StaffRole[] = ['owner', 'editor']
  expect(await (await post(`/${rana.id}/roles`, { roles: ['editor', 'owner'] })).json()).toEqual({ roles })
  await post(`/${rana.id}/roles`, { roles })
  expect((await invite({}, rana)).status).toBe(200)
  const { changes } = await list()
  expect(changes.map(({ deed, name, by }: Record<string, string>) => [deed, name, by])).toEqual(
    expect.arrayContaining([
      ['roles', 'Rana Sample', 'Olga Owner'],
      ['invited', 'Sami Sample', 'Rana Sample'],
    ]),
  )
  expect(changes).toHaveLength(2)
})

test('the last owner stays: an invited one who never came does not count, and two who let each other go at once do not both', async () => {
  const stays = [{ path: 'roles', reason: 'last-owner' }]
  const { id } = await (await invite({ roles: ['owner'] })).json()
  expect(await faultsOf(await post(`/${owner.id}/roles`, { roles: ['editor'] }))).toEqual(stays)
  expect(await faultsOf(await post(`/${owner.id}/dismissal`))).toEqual(stays)
  expect((await post(`/${id}/dismissal`)).status).toBe(200)
  const other = await writeStaff(api, { name: 'Omar Owner', roles: ['owner'] })
  const answers = await Promise.all([post(`/${other.id}/dismissal`), post(`/${owner.id}/dismissal`, {}, other)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('whoever is let go is out with the next request, out of the group, and their account stays their own; again is no fault', async () => {
  const rana = await writeStaff(api, { name: 'Rana Sample' })
  expect(await (await post(`/${rana.id}/dismissal`)).json()).toEqual({ isInGroup: false })
  expect((await post(`/${rana.id}/dismissal`)).status).toBe(200)
  expect((await api.get(`${otherOrigin}/api/desk/me`, rana.headers)).status).toBe(401)
  expect(await accountOf(api, rana.email)).toMatchObject({ groups: [] })
  const { colleagues, changes } = await list()
  expect(colleagues.map(({ name }: { name: string }) => name)).toEqual(['Olga Owner'])
  expect(changes).toMatchObject([{ deed: 'dismissed', name: 'Rana Sample' }])
})

test('somebody who worked here comes back with the account they had, though no patient’s would do', async () => {
  const rana = await writeStaff(api, { name: 'Rana Sample' })
  await post(`/${rana.id}/dismissal`)
  const back = await invite({ email: rana.email, name: 'Rana Sample', roles: ['clinician'] })
  expect(await back.json()).toEqual({ id: rana.id, way: 'known' })
  expect(await accountOf(api, rana.email)).toMatchObject({ sub: rana.sub, groups: ['staff'] })
})

test('an invitation that nobody took up goes with its account, and can be sent anew but not twice in a minute', async () => {
  const { id } = await (await invite()).json()
  expect(await (await post(`/${id}/invitation`)).json()).toEqual({ isSent: false })
  await api.database.forProvider(api.other.id, (scope) =>
    scope.update(staffMembers, { invitedAt: new Date(sampleNow.getTime() - 60_000) }, eq(staffMembers.id, id)),
  )
  const again = await Promise.all([1, 2].map(async () => (await post(`/${id}/invitation`)).json()))
  expect(again.filter(({ isSent }) => isSent)).toHaveLength(1)
  await post(`/${id}/dismissal`)
  expect(await accountOf(api, 'sami@clinic.example')).toBeUndefined()
  expect(await (await invite()).json()).toEqual({ id, way: 'mail' })
})

test('addresses and changes are for those who manage the list; names, roles and the table are for all', async () => {
  const editor = await writeStaff(api, { name: 'Ed Itor', roles: ['editor'] })
  const seen = await list(editor)
  expect(JSON.stringify(seen)).not.toContain('@')
  expect(seen.changes).toEqual([])
  expect(seen.colleagues.map(({ name }: { name: string }) => name)).toEqual(['Ed Itor', 'Olga Owner'])
  expect(seen.table).toContainEqual({ permission: 'medical.review', roles: ['clinician'] })
})
