// The guard in loaders: who is let in, and where the others are led.
import { expect, test } from 'vitest'
import { pageWith } from '#tests/support/sample-page.ts'
import type { PageSession } from './page-context.ts'
import { guardPage, requireSession } from './require-session.server.ts'

const known: PageSession = {
  state: 'signed-in',
  isStaff: false,
  poolId: 'own-1_A',
  sub: 'b1',
  email: 'jo@example.com',
  emailVerified: true,
  givenName: 'Jo',
  familyName: '',
  name: 'Jo',
}
const provider = { company: { slug: 'harbour-clinic' }, location: { slug: 'dubai' } }

const asked = (path: string) => new Request(`http://clinic.test${path}`)
const page = (session: PageSession) => ({
  ...pageWith(
    { language: 'en', currency: 'EUR' },
    { call: () => Promise.reject(new Error('nothing is asked')), provider: provider as never },
  ),
  session,
})

function thrown(deed: () => unknown): Response {
  try {
    deed()
  } catch (error) {
    if (error instanceof Response) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

test('a page gets whoever is signed in, or that their token has run out', () => {
  expect(requireSession(page(known), asked('/profile/me'))).toEqual(known)
  expect(requireSession(page({ state: 'expired' }), asked('/profile'))).toEqual({ state: 'expired' })
})

test('302 in place of the address, kept by nobody, to the login and from there back for a visitor', () => {
  const { status, headers } = thrown(() => requireSession(page({ state: 'none' }), asked('/profile/me?tab=2')))
  expect(status).toBe(302)
  expect(headers.get('location')).toBe('/auth/login?next=%2Fprofile%2Fme%3Ftab%3D2')
  expect(headers.get('x-remix-replace')).toBe('true')
  expect(headers.get('cache-control')).toBe('no-store')
})

test('302 to the profile for whoever is signed in at the login; the login for all others', () => {
  expect(thrown(() => guardPage(page(known), asked('/auth/login'))).headers.get('location')).toBe('/profile')
  for (const session of [{ state: 'none' }, { state: 'expired' }] as const) {
    expect(guardPage(page(session), asked('/auth/register'))).toBeUndefined()
  }
})

test('nobody whom the browser has sent to the login is sent back by the server', () => {
  expect(guardPage(page(known), asked('/auth/login?next=/profile'))).toBeUndefined()
})

test('an address that the guard does not know never gives a page that needs a session', () => {
  expect(() => requireSession(page({ state: 'none' }), asked('/bookings'))).toThrow('not guarded')
})
