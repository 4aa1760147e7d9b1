// The route guard: who may stay, who is led where, and that nobody goes round in circles.
import { expect, test } from 'vitest'
import { type GuardState, type GuardStep, guardRoute } from './guard.ts'
import { sessionPlaces } from './session-place.ts'

const places = sessionPlaces({ company: { slug: 'harbour-clinic' }, location: { slug: 'dubai' } })
const without = sessionPlaces(undefined)

function guard(address: string, state: GuardState, more: { justRefreshed?: boolean; places?: typeof places } = {}) {
  const { pathname, search } = new URL(address, 'http://clinic.test')
  return guardRoute({ pathname, search, state, places, ...more })
}

const stay: GuardStep = { step: 'stay' }
const login = (next: string): GuardStep => ({ step: 'go', to: `/auth/login?next=${encodeURIComponent(next)}` })

test('spec 2: "Route guard (any path other than /): an unauthenticated visitor going to /profile or below is redirected (replace) to login."', () => {
  expect(guard('/profile', 'none')).toEqual(login('/profile'))
  expect(guard('/profile/manage-bookings/7?tab=2', 'none')).toEqual(login('/profile/manage-bookings/7?tab=2'))
  for (const state of ['none', 'expired', 'signed-in'] as const) expect(guard('/', state)).toEqual(stay)
})

test('spec 2: "A signed-in user visiting login or register is redirected to the profile."', () => {
  expect(guard('/auth/login', 'signed-in')).toEqual({ step: 'go', to: '/profile' })
  expect(guard('/auth/register', 'signed-in')).toEqual({ step: 'go', to: '/profile' })
})

test('spec 2: "A signed-in user with an expired access token triggers a session refresh."', () => {
  for (const path of ['/procedures', '/profile/me', '/contact']) {
    expect(guard(path, 'expired')).toEqual({ step: 'refresh' })
  }
  expect(guard('/auth/login', 'expired')).toEqual({ step: 'refresh', to: '/profile' })
  expect(guard('/auth/login?next=/profile/me', 'expired')).toEqual({ step: 'refresh', to: '/profile/me' })
})

test('spec 2: "Provider data (company and location slugs) is fetched first; without it the fallbacks are /profile/, /auth/signup/ and /auth/login/."', () => {
  expect(without).toEqual({ profile: '/profile/', register: '/auth/signup/', login: '/auth/login/' })
  expect(sessionPlaces({ company: { slug: '' }, location: { slug: 'dubai' } })).toEqual(without)
  expect(guard('/profile', 'none', { places: without })).toEqual({ step: 'go', to: '/auth/login/?next=%2Fprofile' })
  for (const entry of ['/auth/login/', '/auth/signup/']) {
    expect(guard(entry, 'signed-in', { places: without })).toEqual({ step: 'go', to: '/profile/' })
  }
})

test('everyone stays on all other pages, signed in or not', () => {
  for (const path of ['/procedures', '/quote', '/profiles', '/auth/logout', '/auth/forgot-password', '/health-check']) {
    expect(guard(path, 'none')).toEqual(stay)
    expect(guard(path, 'signed-in')).toEqual(stay)
  }
  expect(guard('/profile/me', 'signed-in')).toEqual(stay)
  expect(guard('/auth/login', 'none')).toEqual(stay)
})

test('an address that the router takes for the profile is guarded however it is written', () => {
  for (const path of [
    '/PROFILE',
    '/%70rofile/me',
    '/profile/',
    '/profile.data',
    '/profile/_.data',
    '/profile/me.data',
  ]) {
    expect(guard(path, 'none')).toMatchObject({ step: 'go' })
  }
})

test('whoever was sent to the login though this side knows them gets new tokens first, and is signed out when that did not help', () => {
  expect(guard('/auth/login?next=/profile/me', 'signed-in')).toEqual({ step: 'refresh', to: '/profile/me' })
  expect(guard('/auth/login?next=/profile/me', 'signed-in', { justRefreshed: true })).toEqual({ step: 'sign-out' })
})

test('nothing is asked of someone who has just refreshed and goes on', () => {
  expect(guard('/profile/me', 'signed-in', { justRefreshed: true })).toEqual(stay)
  expect(guard('/auth/login', 'signed-in', { justRefreshed: true })).toEqual({ step: 'go', to: '/profile' })
})

test('the public way to checkout is for whoever is not signed in; who is goes on to what they chose', () => {
  const room = '/profile/hotels/marina-rest?offer=standard%2Fflex'
  const entry = `/checkout?next=${encodeURIComponent(room)}`
  expect(guard(entry, 'none')).toEqual(stay)
  expect(guard(entry, 'signed-in')).toEqual({ step: 'go', to: room })
  expect(guard(entry, 'expired')).toEqual({ step: 'refresh', to: room })
  expect(guard('/checkout', 'signed-in')).toEqual({ step: 'go', to: '/profile/checkout' })
  // Never back to itself.
  expect(guard('/checkout?next=%2Fcheckout%3Fnext%3D%252Fprofile', 'signed-in')).toEqual({
    step: 'go',
    to: '/profile/checkout',
  })
})
