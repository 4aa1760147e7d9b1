// Guards what a failed action means: whether somebody is still signed in, and which sentence is said.
import { expect, test } from 'vitest'
import { noAnswer, TabFailure } from '#web/browser/tab-fault.ts'
import { readPoolFault, sentenceOf, sentenceOfPart, signedOut } from './pool-fault.ts'

const error = (name: string, message = '') => Object.assign(new Error(message), { name })
const say = (one: unknown, own = {}) => sentenceOf(one, readPoolFault(one), own)

test.each([
  error('UserUnAuthenticatedException', 'User needs to be authenticated to call this API.'),
  error('NotAuthorizedException', 'Access Token has been revoked'),
  error('NotAuthorizedException', 'Access Token has expired'),
  error('NotAuthorizedException', 'Refresh Token has been revoked'),
  error('UserNotFoundException', 'User does not exist.'),
])('$name $message: nobody is signed in any longer', (one) => {
  expect(readPoolFault(one).code).toBe(signedOut)
  expect(say(one)).toBe('profile.fault.signedOut')
})

test('a wrong password is no end of the session', () => {
  const wrong = error('NotAuthorizedException', 'Incorrect username or password.')
  expect(readPoolFault(wrong).code).toBe('NotAuthorizedException')
  expect(say(wrong, { NotAuthorizedException: 'profile.password.wrong' })).toBe('profile.password.wrong')
})

test.each([
  error('NetworkError', 'A network error has occurred.'),
  new TypeError('Failed to fetch dynamically imported module'),
  new TabFailure(noAnswer('unreachable')),
])('without a line it says so: $message', (one) => {
  expect(readPoolFault(one).code).toBe('unreachable')
  expect(say(one)).toBe('profile.fault.unreachable')
})

test('a passkey that was not made has words of its own', () => {
  expect(say(error('PasskeyRegistrationCanceled'))).toBe('profile.fault.passkeyCancelled')
  expect(say(error('PasskeyAlreadyExists'))).toBe('profile.fault.passkeyExists')
})

test('a new password whose shape the pool refuses belongs to the field of one that is too weak', () => {
  const message = "1 validation error detected: Value at 'proposedPassword' failed to satisfy constraint"
  const refused = error('InvalidParameterException', message)
  expect(readPoolFault(refused).code).toBe('InvalidPasswordException')
  expect(say(refused)).toBe('auth.fail.passwordShape')
  expect(readPoolFault(error('InvalidParameterException', 'other')).code).toBe('InvalidParameterException')
})

test('everything else is said as at sign-in, and of a part no more than that it failed', () => {
  expect(say(error('CodeMismatchException'))).toBe('auth.fail.wrongCode')
  expect(say(error('EnableSoftwareTokenMFAException'))).toBe('auth.fail.wrongAppCode')
  expect(say(error('LimitExceededException'))).toBe('auth.fail.tooMany')
  expect(sentenceOfPart(readPoolFault(error('LimitExceededException')))).toBe('profile.fault.other')
  expect(sentenceOfPart(readPoolFault('nothing that was thrown on purpose'))).toBe('profile.fault.other')
})
