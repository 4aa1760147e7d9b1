// @vitest-environment happy-dom
// Where the visitor is on the way to, as the router has it.
import type { Navigation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { askedAddress } from './asked-address.ts'

afterEach(() => {
  delete window.__reactRouterDataRouter
})

const location = { pathname: '/quote', search: '?procedure=lasik', hash: '#contact', state: null, key: 'a' }
const during = (navigation: object) => {
  window.__reactRouterDataRouter = { state: { loaderData: {}, navigation: navigation as Navigation } }
  return askedAddress()
}

test('nowhere before the router runs and while nobody goes anywhere', () => {
  expect(askedAddress()).toBeUndefined()
  expect(during({ state: 'idle' })).toBeUndefined()
})

test('the whole address of the page that is being loaded', () => {
  expect(during({ state: 'loading', location })).toBe('/quote?procedure=lasik#contact')
  expect(during({ state: 'submitting', location, formMethod: 'GET' })).toBe('/quote?procedure=lasik#contact')
})

test('a page that something is being sent to is no page to go to; the one that its answer leads to is', () => {
  expect(during({ state: 'submitting', location, formMethod: 'POST' })).toBeUndefined()
  expect(during({ state: 'loading', location, formMethod: 'POST' })).toBe('/quote?procedure=lasik#contact')
})

test('what someone typed on the way to sign in is no part of it', () => {
  const search = '?email=jane%40mail.example&password=c2VhbGVk&showConfirmation=true&next=%2Fprofile'
  const registered = { ...location, pathname: '/auth/login', search, hash: '' }
  expect(during({ state: 'loading', location: registered })).toBe('/auth/login?next=%2Fprofile')
})
