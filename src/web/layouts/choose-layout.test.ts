// Every route of the specification's table (section 2) and the layout that it wears.
import { expect, test } from 'vitest'
import { chooseLayout, type LayoutName } from './choose-layout.ts'

// biome-ignore format: it is read as a table
const routes: [path: string, layout: LayoutName | null][] = [
  ['/', 'provider-landing'],
  ['/auth/login', 'landing'],
  ['/auth/logout', 'landing'],
  ['/auth/register', 'landing'],
  ['/auth/confirm-email', null],
  ['/auth/forgot-password', 'landing'],
  ['/auth/reset-password', 'landing'],
  ['/hotels/h-1', 'provider-landing'],
  ['/quote', 'provider'],
  ['/health-check', null],
  ['/contact', 'provider'],
  ['/cookie-policy', 'provider-landing'],
  ['/privacy-policy', 'provider-landing'],
  ['/terms-of-service', 'provider-landing'],
  ['/procedures', 'provider'],
  ['/procedures/hip-replacement', 'provider'],
  ['/procedures/hip-replacement/consultation', 'provider'],
  ['/pay/s3cr3t', 'landing'],
  ['/profile', 'profile'],
  ['/profile/me', 'profile'],
  ['/profile/setting', 'profile'],
  ['/profile/activities', 'profile'],
  ['/profile/checkout', 'profile'],
  ['/profile/hotels', 'profile'],
  ['/profile/hotels/h-1', 'profile'],
  ['/profile/hotels/bookings', 'profile'],
  ['/profile/flights', 'profile'],
  ['/profile/flights/bookings', 'profile'],
  ['/profile/procedures', 'profile'],
  ['/profile/procedures/hip-replacement', 'profile'],
  ['/profile/manage-bookings', 'profile'],
  ['/profile/manage-bookings/b-1', 'profile'],
]

test.each(routes)('spec 2, “Layout selection by path”: %s wears %s', (path, layout) => {
  expect(chooseLayout(path)).toBe(layout)
})

test('a path that contains /auth or /health-check wears landing, wherever they stand', () => {
  expect(chooseLayout('/profile/auth')).toBe('landing')
  expect(chooseLayout('/clinic/health-check/now')).toBe('landing')
})

test('a path that only begins alike is another one', () => {
  for (const path of ['/profiles', '/profile-picture', '/procedures-list', '/quotes', '/contact-us', '/quote/1']) {
    expect([path, chooseLayout(path)]).toEqual([path, 'provider-landing'])
  }
})

test('pages of the product’s own and unknown paths wear provider-landing', () => {
  for (const path of ['/packages', '/preferences', '/nowhere', '']) expect(chooseLayout(path)).toBe('provider-landing')
})
