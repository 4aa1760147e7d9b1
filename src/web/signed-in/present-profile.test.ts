// What the profile gets for its first paint: the person of the session, the rules of the pool, and the texts of its own pages.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUserPoolConfig } from '#contract/provider.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { samplePage } from '#tests/support/sample-page.ts'
import type { SignedIn } from '#web/page/page-context.ts'
import { presentFrame, presentProfile } from './present-profile.server.ts'

let api: SampleApi
beforeAll(async () => {
  api = await openSampleApi()
})
afterAll(() => api.close())

const amal: SignedIn = {
  state: 'signed-in',
  isStaff: false,
  poolId: 'own-1_pool',
  sub: 'a1b5fbec-e4eb-4519-a287-493f497eb841',
  email: 'amal@patient.example',
  emailVerified: true,
  givenName: 'Amal',
  familyName: 'Haddad',
  name: 'Amal Haddad',
}

test('the person as the session knows them, and of the pool what the screens have a use for', async () => {
  const page = await samplePage(api, { language: 'en', currency: 'EUR' })
  const { account, pool } = await presentProfile(page, amal)
  expect(account).toEqual({ name: 'Amal Haddad', email: 'amal@patient.example', isConfirmed: true })
  expect(Object.keys(pool).sort()).toEqual(['devices', 'mfa', 'passkeys', 'passwordPolicy'])
  const { data } = await page.call(getUserPoolConfig, { providerDomain: new URL(page.origin).host })
  expect(data).toMatchObject(pool)
})

test('without the pool’s rules the account can still be seen and left', async () => {
  const page = await samplePage(api, { language: 'en', currency: 'EUR' })
  const call: typeof page.call = (to, input) =>
    to.name === getUserPoolConfig.name ? Promise.reject(new Error('away')) : page.call(to, input)
  const { account, pool } = await presentProfile({ ...page, call }, amal)
  expect(account.email).toBe('amal@patient.example')
  expect(pool).toMatchObject({ passwordPolicy: { minimumLength: 6 }, mfa: { status: 'off' }, passkeys: false })
})

test('the frame is in the visitor’s language, with texts of signing in and of the profile alone', async () => {
  const { title, texts, frame } = presentFrame(await samplePage(api, { language: 'ar', currency: 'EUR' }))
  expect(title).toMatch(/^ملفك الشخصي \| \S/)
  expect(texts['profile.title']).toBe('ملفك الشخصي')
  expect(Object.keys(texts).every((key) => /^(auth|profile)\./.test(key))).toBe(true)
  expect(frame.clinicEmail).toContain('@')
})
