// Addresses of signing in: which screen they lead to, and where from there.
import { expect, test } from 'vitest'
import {
  entryPlace,
  isPayerPlace,
  isPrivatePlace,
  loginPlace,
  readNext,
  sessionScreen,
  withNext,
} from './session-place.ts'

test('an address leads to the screen that the router shows for it', () => {
  const screens = ['/auth/login', '/auth/login/', '/Auth/Register', '/auth/signup/', '/profile/a/b', '/profile', '/x']
  expect(screens.map(sessionScreen)).toEqual([
    'login',
    'login',
    'register',
    'register',
    'profile',
    'profile',
    undefined,
  ])
})

test('what is at /auth or /profile is private, with its data, and nothing that only begins like it', () => {
  const own = [
    '/auth',
    '/auth/',
    '/auth/confirm-email',
    '/auth/login.data',
    '/profile/me',
    '/PROFILE.data',
    '/%61uth/login',
  ]
  expect(own.filter((path) => !isPrivatePlace(path))).toEqual([])
  const others = ['/', '/authors', '/profiles/x', '/procedures/profile', '/_.data', '/%', '/art/profile/x.svg']
  expect(others.filter(isPrivatePlace)).toEqual([])
})

test('the way back is kept whole', () => {
  const wanted = '/profile/manage-bookings/7?tab=2&x=%20'
  const { search } = new URL(loginPlace('/auth/login', wanted), 'http://clinic.test')
  expect(readNext(search)).toBe(wanted)
})

test('the way back goes along from one screen of signing in to the next, and no other does', () => {
  expect(withNext('/auth/register', '?next=%2Fprofile%2Fme&x=1')).toBe('/auth/register?next=%2Fprofile%2Fme')
  expect(withNext('/auth/register', '?next=%2F%2Fevil.example')).toBe('/auth/register')
})

test('no way back leads to another site, to the first page, or round to /auth again', () => {
  const bad = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/',
    '/auth/logout',
    '/AUTH/logout?x',
    '',
    'me',
  ]
  expect(bad.map((to) => readNext(`?${new URLSearchParams({ next: to })}`))).toEqual(bad.map(() => undefined))
  expect(readNext('')).toBeUndefined()
})

test('the public way to checkout is nobody else’s: never kept, never found, and it names a page of this site alone', () => {
  for (const path of ['/checkout', '/checkout/', '/Checkout', '/checkout.data']) expect(isPrivatePlace(path)).toBe(true)
  expect(isPrivatePlace('/checkouts')).toBe(false)
  expect(readNext(new URL(entryPlace('/profile/checkout'), 'http://clinic.test').search)).toBe('/profile/checkout')
  expect(readNext(new URL(entryPlace('//evil.example/x'), 'http://clinic.test').search)).toBeUndefined()
  expect(readNext('?next=%2Fcheckout')).toBeUndefined()
})

test('where somebody pays by a link is private, with its data, and nothing that only begins like it', () => {
  const own = ['/pay', '/pay/', '/pay/abc', '/Pay/abc', '/pay/abc.data', '/%70ay/abc']
  expect(own.filter((path) => !isPayerPlace(path) || !isPrivatePlace(path))).toEqual([])
  const others = ['/payments', '/profile/pay', '/quote/pay/abc', '/']
  expect(others.filter(isPayerPlace)).toEqual([])
})
