// Recovery codes at the desk: one's own alone, only with an app to stand in for, and gone for whoever leaves.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { haveApp, type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'

let api: SampleApi
beforeEach(async () => {
  api = await openSampleApi()
})
afterEach(() => api.close())

const address = `${otherOrigin}/api/desk/recovery-codes`

/** As somebody whose second step is an app. */
async function withApp(given: Parameters<typeof writeStaff>[1]): Promise<SampleStaff> {
  const staff = await writeStaff(api, given)
  await haveApp(api, staff)
  return staff
}

const leftOf = async ({ headers }: SampleStaff) => (await (await api.get(address, headers)).json()).left
const make = ({ headers }: SampleStaff) => api.post(address, {}, headers)

const keptOf = ({ sub }: SampleStaff) =>
  api.parts.staffPool.countRecoveryCodes({ provider: api.other, origin: otherOrigin }, sub)

test('everybody makes their own, ten at a time, in place of the older ones', async () => {
  const rana = await withApp({ name: 'Rana Sample', roles: ['editor'] })
  const sami = await withApp({ name: 'Sami Sample', roles: ['coordinator'] })
  expect(await leftOf(rana)).toBe(0)
  const answer = await make(rana)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { codes } = await answer.json()
  const { codes: next } = await (await make(rana)).json()
  expect(new Set([...codes, ...next]).size).toBe(20)
  expect(await leftOf(rana)).toBe(10)
  expect(await leftOf(sami)).toBe(0)
})

test('without an app there is nothing that codes could stand in for', async () => {
  const rana = await writeStaff(api, { roles: ['editor'] })
  expect(await leftOf(rana)).toBeNull()
  const refused = await make(rana)
  expect([refused.status, (await readProblem(refused)).code]).toEqual([422, 'no-longer-possible'])
})

test('whoever is let go keeps no codes', async () => {
  const owner = await writeStaff(api, { name: 'Olga Owner', roles: ['owner'] })
  const rana = await withApp({ name: 'Rana Sample', roles: ['editor'] })
  await make(rana)
  expect(await keptOf(rana)).toBe(10)
  await api.post(`${otherOrigin}/api/desk/staff/${rana.id}/dismissal`, {}, owner.headers)
  expect(await keptOf(rana)).toBe(0)
})
