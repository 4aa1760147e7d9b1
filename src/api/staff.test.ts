// Who is let in at the desk, and what they are told they may do.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { whoMayDo } from '#kernel/who-may-do.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { otherOrigin, signInAtPool } from '#tests/support/sample-session.ts'
import { writeStaff } from '#tests/support/sample-staff.ts'

let api: SampleApi
beforeAll(async () => {
  api = await openSampleApi()
})
afterAll(() => api.close())

const enter = (headers: Record<string, string> = {}) => api.get(`${otherOrigin}/api/desk/me`, headers)

test('a coordinator hears who they are and what that role may do, and nothing else', async () => {
  const { headers, id, email } = await writeStaff(api, { name: 'Rana Sample' })
  const reply = await (await enter(headers)).json()
  const may = Object.entries(whoMayDo).flatMap(([name, row]) => (row.coordinator ? [name] : []))
  expect(reply).toMatchObject({ id, email, name: 'Rana Sample', roles: ['coordinator'], may, elsewhere: [] })
  expect(may).not.toContain('staff.manage')
})

test('401 for a visitor, 403 for a client', async () => {
  expect((await enter()).status).toBe(401)
  const client = await signInAtPool(api, api.other.company.id, 'amal@patient.example')
  const refused = await enter({ authorization: `Bearer ${client.access}` })
  expect((await readProblem(refused)).errors).toEqual([{ path: 'staff', reason: 'client' }])
})

test('403 with its reason for somebody of the group who is not on the list', async () => {
  const stranger = await signInAtPool(api, api.other.company.id, 'new@clinic.example', ['staff'])
  const refused = await enter({ authorization: `Bearer ${stranger.access}` })
  expect(refused.status).toBe(403)
  expect((await readProblem(refused)).errors).toEqual([{ path: 'staff', reason: 'unknown' }])
})

test('403 with its reason for a sign-in with a password alone', async () => {
  const { headers } = await writeStaff(api, { name: 'Lax Sample', secondFactor: false })
  expect((await readProblem(await enter(headers))).errors).toEqual([{ path: 'staff', reason: 'second-factor' }])
})
