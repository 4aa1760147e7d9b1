// People of a company that has several locations, or a hosted pool: where they are let in, and by what.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { staffGroup } from '#domain/clients/session.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { providerDomains, providers } from '#domain/provider/tables.ts'
import { inviteStaff } from '#domain/staff/invite-staff.ts'
import { newId } from '#kernel/id.ts'
import { haveHostedPool, signInAtHosted } from '#tests/support/hosted-session.ts'
import { reply } from '#tests/support/loopback-server.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleHostedPool } from '#tests/support/sample-hosted-pool.ts'
import { otherOrigin, signInAtPool } from '#tests/support/sample-session.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'

let api: SampleApi
let owner: SampleStaff
beforeEach(async () => {
  api = await openSampleApi()
  owner = await writeStaff(api, { name: 'Olga Owner', roles: ['owner', 'editor'] })
})
afterEach(() => api.close())

const secondOrigin = 'http://second.test'

/** Another location of the same company, with nobody on its list. */
async function openSecond(): Promise<Provider> {
  const { company, ...own } = api.other
  const id = newId()
  await api.database.directory(async (transaction) => {
    await transaction.insert(providers).values({
      ...own,
      id,
      companyId: company.id,
      slug: 'second',
      location: { ...own.location, name: { en: 'Second', ar: 'الثاني' } },
    })
    await transaction.insert(providerDomains).values([
      { domain: 'second.test', providerId: id },
      { domain: 'www.second.test', providerId: id },
    ])
  })
  return { ...api.other, id, slug: 'second' }
}

const meAt = (origin: string, headers: Record<string, string>, query = '') =>
  api.get(`${origin}/api/desk/me${query}`, headers)

test('a location lets in only its own list; who is on both sees the way to the other', async () => {
  const second = await openSecond()
  const rana = await writeStaff(api, { name: 'Rana Second', roles: ['owner'], provider: second })
  expect((await readProblem(await meAt(secondOrigin, owner.headers))).errors).toEqual([
    { path: 'staff', reason: 'unknown' },
  ])
  const form = { email: owner.email, name: 'Olga Owner', roles: ['clinician'], language: 'en' }
  const invited = await api.post(`${secondOrigin}/api/desk/staff`, form, rana.headers)
  expect(await invited.json()).toMatchObject({ way: 'known' })
  expect(await (await meAt(secondOrigin, owner.headers)).json()).toMatchObject({
    roles: ['clinician'],
    elsewhere: [{ origin: otherOrigin }],
  })
  const here = await (await meAt(otherOrigin, owner.headers, '?language=ar')).json()
  expect(here).toMatchObject({ roles: ['owner', 'editor'], elsewhere: [{ name: 'الثاني', origin: secondOrigin }] })
})

test('let go at one location, somebody stays at the other, and in the group', async () => {
  const second = await openSecond()
  const rana = await writeStaff(api, { name: 'Rana Second', roles: ['owner'], provider: second })
  const form = { email: rana.email, name: 'Rana Second', roles: ['editor'], language: 'en' }
  const { id } = await (await api.post(`${otherOrigin}/api/desk/staff`, form, owner.headers)).json()
  expect((await meAt(otherOrigin, rana.headers)).status).toBe(200)
  await api.post(`${otherOrigin}/api/desk/staff/${id}/dismissal`, {}, owner.headers)
  expect((await meAt(otherOrigin, rana.headers)).status).toBe(403)
  expect((await meAt(secondOrigin, rana.headers)).status).toBe(200)
})

test('in a hosted pool an invitation waits for whoever comes in the group, with that address verified, and a second factor', async () => {
  const hosted = await openSampleHostedPool()
  const sami = { email: 'Sami@clinic.example', groups: [staffGroup] }
  try {
    // Before the pool is a hosted one the owner was signed in at the product's own; the list goes by the pool.
    await haveHostedPool(api, api.other, hosted)
    hosted.answerUser(reply(200, { Username: 'x', UserAttributes: [], UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] }))
    const first = await signInAtHosted(api, hosted, api.other, { email: 'first@clinic.example', groups: [staffGroup] })
    await first.introduce()
    const bearer = ({ access }: { access: string }) => ({ authorization: `Bearer ${access}` })
    expect((await meAt(otherOrigin, bearer(first))).status).toBe(403)
    const at = { provider: (await api.directory.find('other.test')) ?? api.other, origin: otherOrigin, by: null }
    const invitation = { name: 'First Sample', roles: ['owner' as const], language: 'en' }
    await inviteStaff(api.parts, at, { ...invitation, email: 'first@clinic.example' })
    expect((await meAt(otherOrigin, bearer(first))).status).toBe(200)
    const form = { email: sami.email, name: 'Sami Sample', roles: ['editor'], language: 'en' }
    const invited = await api.post(`${otherOrigin}/api/desk/staff`, form, bearer(first))
    expect(await invited.json()).toMatchObject({ way: 'hosted' })
    const list = await (await api.get(`${otherOrigin}/api/desk/staff`, bearer(first))).json()
    expect(list).toMatchObject({ hostedPool: hosted.pool.userPoolId })
    expect(list.colleagues.find(({ name }: { name: string }) => name === 'Sami Sample')).toMatchObject({
      isWaiting: true,
    })
    const stranger = await signInAtHosted(api, hosted, api.other, sami)
    expect((await meAt(otherOrigin, bearer(stranger))).status).toBe(403)
    const outside = await signInAtHosted(api, hosted, api.other, { email: 'sami@clinic.example' })
    await outside.introduce()
    expect((await meAt(otherOrigin, bearer(outside))).status).toBe(403)
    await stranger.introduce()
    expect(await (await meAt(otherOrigin, bearer(stranger))).json()).toMatchObject({
      name: 'Sami Sample',
      roles: ['editor'],
    })
    const late = await signInAtHosted(api, hosted, api.other, sami)
    await late.introduce()
    expect((await meAt(otherOrigin, bearer(late))).status).toBe(403)
  } finally {
    await hosted.close()
  }
})

test('nobody of another company’s pool is known here, whatever their group says', async () => {
  const stranger = await signInAtPool(api, api.provider.company.id, owner.email, [staffGroup])
  expect((await meAt(otherOrigin, { authorization: `Bearer ${stranger.access}` })).status).toBe(401)
})
