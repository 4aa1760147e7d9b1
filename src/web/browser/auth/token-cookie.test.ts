// @vitest-environment happy-dom
// Guards the cookie's attributes, which keep the token from travelling where it should not.
import { beforeEach, expect, test, vi } from 'vitest'
import { clearTokenCookie, readTokenCookie, writeTokenCookie } from './token-cookie.ts'

let written: string[]
let jar: string

beforeEach(() => {
  written = []
  jar = 'lang=ar'
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => jar)
  vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => void written.push(line))
  vi.unstubAllGlobals()
})

test('spec 9: "Token cookie: not secure, SameSite Strict", for the whole site and as long as the browser runs', () => {
  vi.stubGlobal('location', { protocol: 'http:' })
  writeTokenCookie('a.b.c')
  expect(written).toEqual(['token=a.b.c; Path=/; SameSite=Strict'])
})

test('where the page came encrypted it never leaves without', () => {
  vi.stubGlobal('location', { protocol: 'https:' })
  writeTokenCookie('a.b.c')
  clearTokenCookie()
  expect(written).toEqual([
    'token=a.b.c; Path=/; SameSite=Strict; Secure',
    'token=; Path=/; SameSite=Strict; Secure; Max-Age=0',
  ])
})

test('it is written only when it is not there yet, and no other cookie is taken for it', () => {
  jar = 'nottoken=x; token=a.b.c; token2=y'
  writeTokenCookie('a.b.c')
  expect(written).toEqual([])
  expect(readTokenCookie()).toBe('a.b.c')
  jar = 'nottoken=x'
  expect(readTokenCookie()).toBe('')
})
