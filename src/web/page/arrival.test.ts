// What someone brings along to the login, and that nothing of it stays in an address.
import { expect, test } from 'vitest'
import { isTelling, readArrival, registeredPlace, withoutSecrets } from './arrival.ts'

test('spec 2: "Registration redirects to login with query parameters email, password (encoded) and showConfirmation=true."', () => {
  const { pathname, search } = new URL(registeredPlace('jane+x@mail.example', 'c2VhbGVk'), 'https://clinic.example')
  expect(pathname).toBe('/auth/login')
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    email: 'jane+x@mail.example',
    password: 'c2VhbGVk',
    showConfirmation: 'true',
  })
  expect(readArrival(search, null)).toEqual({ email: 'jane+x@mail.example', sealed: 'c2VhbGVk', isNew: true })
})

test('where they wanted to go comes along through the registration', () => {
  const { search } = new URL(registeredPlace('a@b.example', 's', '/profile/me?x=1'), 'https://clinic.example')
  expect(withoutSecrets(search)).toBe('?next=%2Fprofile%2Fme%3Fx%3D1')
})

test('what was typed is taken out of an address, where one wanted to go stays', () => {
  const telling = '?email=jane%40mail.example&password=x&showConfirmation=true&next=%2Fprofile%2Fme&username=u&code=1'
  expect(isTelling(telling)).toBe(true)
  expect(withoutSecrets(telling)).toBe('?next=%2Fprofile%2Fme')
  expect(withoutSecrets('?email=x')).toBe('')
  expect(isTelling('?next=%2Fprofile')).toBe(false)
})

test('a page before this one may leave an address, a sealed password and a word beside the address', () => {
  expect(readArrival('', { email: 'a@b.example', sealed: 's', notice: 'passwordChanged' })).toEqual({
    email: 'a@b.example',
    sealed: 's',
    isNew: false,
    notice: 'passwordChanged',
  })
  for (const notice of ['signedOut', 'deleted', 'ended'])
    expect(readArrival('', { notice })).toMatchObject({ email: '', sealed: '', notice })
})

test('after a reload the prompt for the code is there, without a password', () => {
  expect(readArrival('', { email: 'a@b.example', isNew: true })).toMatchObject({ sealed: '', isNew: true })
})

test.each([null, undefined, {}, { email: 7 }, { other: 'x' }, 'text'])(
  'whoever just comes brings nothing: %j',
  (state) => {
    expect(readArrival('', state)).toBeUndefined()
  },
)

test('a word that no page of ours leaves is not said', () => {
  expect(readArrival('', { email: '', notice: 'You have won' })?.notice).toBeUndefined()
})
