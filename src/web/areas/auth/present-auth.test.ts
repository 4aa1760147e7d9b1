// What the screens of signing in get: titles, their texts, and the rules of the provider's pool; and that they are drawn without it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUserPoolConfig } from '#contract/provider.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { samplePage } from '#tests/support/sample-page.ts'
import { authMeta } from './auth-meta.ts'
import { authPages, presentAuth } from './present-auth.server.ts'

let api: SampleApi
beforeAll(async () => {
  api = await openSampleApi()
})
afterAll(() => api.close())

const english = { language: 'en', currency: 'EUR' } as const

test('titles, texts of signing in alone, and what the pool asks for', async () => {
  const frame = await presentAuth(await samplePage(api, english))
  for (const name of authPages) expect(frame.titles[name]).toMatch(/^.+ \| \S/)
  expect(Object.keys(frame.texts).every((key) => key.startsWith('auth.'))).toBe(true)
  expect(frame.texts['auth.signIn']).toBe('Sign in')
  expect(frame.pool).toMatchObject({ selfSignUp: true, signUpVerificationMethod: 'code' })
  expect(frame.pool?.passwordPolicy.minimumLength).toBeGreaterThanOrEqual(6)
  // Screens have no use for where the pool is.
  expect(JSON.stringify(frame.pool)).not.toMatch(/userPoolId|clientId/i)
})

test('without the pool’s rules the pages are drawn all the same', async () => {
  const page = await samplePage(api, english)
  const call: typeof page.call = (to, input) =>
    to.name === getUserPoolConfig.name ? Promise.reject(new Error('away')) : page.call(to, input)
  expect((await presentAuth({ ...page, call })).pool).toBeUndefined()
})

test('a page of signing in is found by no one, and told to no one', async () => {
  const { titles } = await presentAuth(await samplePage(api, english))
  expect(authMeta({ titles }, 'login')).toEqual([
    { title: titles.login },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ])
})
