// Every failure that the specification lists has a sentence at the right field, in both languages, and a way on.
import { expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'
import { isUnknown, sayFailure } from './say-failure.ts'

/** As the library throws what the pool has answered. */
const thrown = (name: string, message = '') => Object.assign(new Error(message), { name })

const notAuthorized = 'NotAuthorizedException'
const invalid = 'InvalidParameterException'

/** What the pool says of a password with a space at its beginning or end. */
const shapeOf = (name: string) =>
  `1 validation error detected: Value at '${name}' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\S]+.*[\\S]+`

/** The catalogue of the specification's section 8, with the pool's own words where one name means several things. */
const catalogue: [name: string, message: string, text: string, field?: string | undefined, way?: string][] = [
  [notAuthorized, 'Incorrect username or password.', 'wrong', 'password', 'forgot'],
  [notAuthorized, 'Password attempts exceeded', 'locked'],
  [notAuthorized, 'User is disabled.', 'disabled'],
  [notAuthorized, 'Invalid session for the user.', 'sessionEnded'],
  [notAuthorized, 'Invalid session for the user, session is expired.', 'sessionEnded'],
  [notAuthorized, 'Invalid session for the user, session can only be used once.', 'sessionEnded'],
  [notAuthorized, 'User cannot be confirmed. Current status is CONFIRMED', 'confirmed', undefined, 'login'],
  [notAuthorized, 'SignUp is not permitted for this user pool', 'closed'],
  [notAuthorized, 'User password cannot be reset in the current state.', 'notAllowed'],
  ['UserNotFoundException', 'User does not exist.', 'wrong', 'password', 'forgot'],
  [
    'InvalidPasswordException',
    'Password did not conform with policy: Password is too common',
    'passwordGuessed',
    'newPassword',
  ],
  ['UsernameExistsException', 'User already exists', 'exists', 'email', 'login'],
  [
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
    'passwordRules',
    'newPassword',
  ],
  ['CodeMismatchException', 'Invalid verification code provided, please try again.', 'wrongCode', 'code'],
  ['CodeMismatchException', 'Invalid code or auth state for the user.', 'wrongCode', 'code'],
  ['CodeMismatchException', 'Invalid code received for user', 'wrongAppCode', 'code'],
  ['EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA', 'wrongAppCode', 'code'],
  ['ExpiredCodeException', 'Invalid code provided, please request a code again.', 'expiredCode', 'code'],
  ['ExpiredCodeException', 'Your software token has already been used once.', 'usedCode', 'code'],
  ['LimitExceededException', 'Attempt limit exceeded, please try after some time.', 'tooMany'],
  ['TooManyRequestsException', '', 'tooMany'],
  ['TooManyFailedAttemptsException', '', 'tooMany'],
  ['AliasExistsException', '', 'aliasExists', 'email', 'login'],
  ['UserNotConfirmedException', 'User is not confirmed.', 'notConfirmed', undefined, 'login'],
  ['PasswordResetRequiredException', '', 'resetRequired', undefined, 'forgot'],
  ['UserAlreadyAuthenticatedException', 'There is already a signed in user.', 'signedIn', undefined, 'profile'],
  [
    'UserUnAuthenticatedException',
    'User needs to be authenticated to call this API.',
    'signInFirst',
    undefined,
    'login',
  ],
  ['CodeDeliveryFailureException', '', 'notDelivered'],
  [invalid, 'Username should be an email.', 'email', 'email'],
  [invalid, shapeOf('password'), 'passwordShape', 'newPassword'],
  [invalid, shapeOf('newPassword'), 'passwordShape', 'newPassword'],
  [invalid, shapeOf('proposedPassword'), 'passwordShape', 'newPassword'],
  [invalid, 'User is already confirmed.', 'confirmed', undefined, 'login'],
  [invalid, 'Cannot reset password for the user as there is no registered/verified email or phone_number', 'noAddress'],
  ['AutoSignInException', '', 'useCredentials'],
  ['EmptySessionException', 'Failed to get the session because the user is empty', 'noSession'],
  ['SignInException', 'An error occurred during the sign in process.', 'sessionEnded'],
  ['PasskeyAuthenticationCanceled', '', 'passkey'],
  ['PasskeyNotSupported', '', 'noPasskeys'],
  ['NetworkError', 'A network error has occurred.', 'network'],
]

test.each(catalogue)('%s “%s” is said as auth.fail.%s', (name, message, text, field, way) => {
  expect(sayFailure(thrown(name, message))).toEqual({
    text: `auth.fail.${text}`,
    ...(field && { field }),
    ...(way && { way }),
  })
})

test.each(catalogue)('%s “%s” has a sentence in every language', (name, message) => {
  const { text } = sayFailure(thrown(name, message))
  for (const language of languages) {
    const sentence = translatorOf(language)(text, { email: 'desk@harbour.example' })
    expect(sentence).not.toContain('auth.fail')
    expect(sentence).not.toMatch(/[{}!]/)
    expect(sentence.length).toBeGreaterThan(8)
  }
})

test('spec 8: \'Messages: "Network Error", "Error creating account", "Please use your credentials to sign in", "Failed to get the session because the user is empty"\' are said to the letter', () => {
  const t = translatorOf('en')
  expect(t('auth.fail.network')).toMatch(/^Network Error\b/)
  expect(t('auth.fail.signUp', { email: '' })).toMatch(/^Error creating account\b/)
  expect(t('auth.fail.noSession')).toMatch(/^Failed to get the session because the user is empty\b/)
  expect(t('auth.notice.useCredentials')).toBe('Please use your credentials to sign in')
  expect(t('auth.line.confirm')).toBe('Please check your inbox. A confirmation code has been sent to your email.')
})

test('our own server out of reach is a network error, one that answers with a fault is not', () => {
  const fault = { status: 0, detail: '', reference: '' }
  expect(sayFailure(new TabFailure({ ...fault, code: 'unreachable' })).text).toBe('auth.fail.network')
  expect(sayFailure(new TabFailure({ ...fault, status: 503, code: 'unavailable' })).text).toBe('auth.fail.unavailable')
})

test('a library that cannot be loaded is a network error', () => {
  expect(sayFailure(new TypeError('Failed to fetch dynamically imported module')).text).toBe('auth.fail.network')
})

test('whatever else is thrown is said in a general sentence, and nothing of it is shown', () => {
  for (const error of [thrown('OddException', 'secret words'), 'text', undefined, null, {}]) {
    const failure = sayFailure(error)
    expect(isUnknown(failure)).toBe(true)
    expect(translatorOf('en')(failure.text, { email: 'x' })).not.toContain('secret')
  }
})
