// @vitest-environment happy-dom
// Guards the auth store: who counts as logged in, what is kept of them, and that nothing strange is read back.
import { beforeEach, expect, test } from 'vitest'
import { createStateStorage } from '#web/browser/state-storage.ts'
import { createAuthStore, isLoggedIn, signedOut } from './auth-store.ts'
import { isOver, tokenEnd, toleranceMs } from './kept-session.ts'

beforeEach(() => localStorage.clear())

const open = () => createAuthStore(createStateStorage('localStorage'))
const keep = (state: unknown) => localStorage.setItem('state.auth', JSON.stringify({ state, version: 0 }))

test('spec 3: "Logged in means an access token is present."', () => {
  expect(isLoggedIn(signedOut)).toBe(false)
  expect(isLoggedIn({ ...signedOut, email: 'jane@clinic.test', idToken: 'x' })).toBe(false)
  expect(isLoggedIn({ ...signedOut, accessToken: 'x' })).toBe(true)
})

test('it begins with what was kept, and with nobody where that is not seven fields of the right kind', () => {
  const jane = { ...signedOut, displayName: 'Jane', accessToken: 'x', emailVerified: true }
  keep({ ...jane, more: 'x' })
  expect(open().getState()).toEqual(jane)
  for (const odd of [null, 5, [], {}, { ...jane, emailVerified: 'true' }, { ...jane, accessToken: undefined }]) {
    keep(odd)
    expect(open().getState()).toEqual(signedOut)
  }
})

test('spec 9: "Token clock tolerance 5000 ms": as the library counts it, so that both agree', () => {
  const now = Date.now()
  const ends = (ms: number) => ({ idEndsAt: now + ms, accessEndsAt: now + 60_000 })
  expect(isOver(ends(toleranceMs - 1))).toBe(true)
  expect(isOver(ends(toleranceMs + 1_000))).toBe(false)
  expect(isOver({ idEndsAt: now + 60_000, accessEndsAt: now })).toBe(true)
})

test('without the library a token’s end is read from the token; what is none has ended', () => {
  const token = (claims: object) => `a.${btoa(JSON.stringify(claims)).replace(/\+/g, '-').replace(/\//g, '_')}.c`
  expect(tokenEnd(token({ exp: 5, name: '>>>???' }))).toBe(5_000)
  for (const odd of ['', 'a', 'a.b.c', token({}), token({ exp: '5' })]) expect(tokenEnd(odd)).toBe(0)
})
