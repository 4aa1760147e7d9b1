// Guards the list of pages that may be observed against every route of the specification's table.
import { expect, test } from 'vitest'
import { isObservedPattern, observedPage } from './observed-pages.ts'

/** Every route of the specification's section 2 and ours beside it; what may be known of a visit: nothing, that it was, the screen. */
// biome-ignore format: it is read as a table
const routes: [path: string, known: string, pattern?: string][] = [
  ['/', 'screen', '/'],
  ['/auth/login', 'nothing'],
  ['/auth/logout', 'nothing'],
  ['/auth/register', 'nothing'],
  ['/auth/confirm-email', 'nothing'],
  ['/auth/forgot-password', 'nothing'],
  ['/auth/reset-password', 'nothing'],
  ['/hotels', 'visit', '/hotels'],
  ['/hotels/4711', 'visit', '/hotels/{id}'],
  ['/quote', 'nothing'],
  ['/health-check', 'nothing'],
  ['/contact', 'screen and gestures', '/contact'],
  ['/cookie-policy', 'screen and gestures', '/cookie-policy'],
  ['/privacy-policy', 'screen and gestures', '/privacy-policy'],
  ['/terms-of-service', 'screen and gestures', '/terms-of-service'],
  ['/procedures', 'visit', '/procedures'],
  ['/procedures/hip-replacement', 'visit', '/procedures/{procedure}'],
  ['/procedures/hip-replacement/consultation', 'nothing'],
  ['/profile', 'nothing'],
  ['/profile/me', 'nothing'],
  ['/profile/setting', 'nothing'],
  ['/profile/activities', 'nothing'],
  ['/profile/checkout', 'nothing'],
  ['/profile/hotels', 'nothing'],
  ['/profile/hotels/4711', 'nothing'],
  ['/profile/hotels/bookings', 'nothing'],
  ['/profile/flights', 'nothing'],
  ['/profile/flights/bookings', 'nothing'],
  ['/profile/procedures', 'nothing'],
  ['/profile/procedures/hip-replacement', 'nothing'],
  ['/profile/manage-bookings', 'nothing'],
  ['/profile/manage-bookings/7', 'nothing'],
  ['/pay', 'nothing'],
  ['/pay/s3cr3t', 'nothing'],
  ['/packages', 'screen', '/packages'],
  ['/preferences', 'visit', '/preferences'],
  ['/knee-surgery-for-jane', 'nothing'],
  ['/quote/', 'nothing'],
  ['//quote', 'nothing'],
  ['/procedures/', 'nothing'],
  ['/contact/jane', 'nothing'],
]

test.each(routes)('facts: of %s is known: %s', (path, known, pattern) => {
  const page = observedPage(path)
  const screen = page?.recorded?.gestures ? 'screen and gestures' : 'screen'
  expect([page ? (page.recorded ? screen : 'visit') : 'nothing', page?.pattern]).toEqual([known, pattern])
})

test('what may leave the browser is a pattern, never the path that fits it', () => {
  expect(isObservedPattern('/procedures/{procedure}')).toBe(true)
  expect(isObservedPattern('/procedures/hip-replacement')).toBe(false)
  expect(isObservedPattern(undefined)).toBe(false)
})
