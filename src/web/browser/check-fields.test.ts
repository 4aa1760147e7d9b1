// @vitest-environment happy-dom
// Guards which reasons are found in the tab, before anything is sent.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adaptRules, checkFields } from './check-fields.ts'
import { makeForm, type } from './quote-form-fixture.ts'

let form: HTMLFormElement
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12) })
  form = makeForm()
})
afterEach(() => {
  vi.useRealTimers()
})
const check = (...names: string[]) => checkFields(form, names, { need: 10, name: 5 })

test('something has to be chosen or described', () => {
  expect(check('need')).toEqual([{ field: 'need', reason: 'required' }])
  type(form, { need: '   ' })
  expect(check('need')).toEqual([{ field: 'need', reason: 'required' }])
  type(form, { need: 'My knee' })
  expect(check('need')).toEqual([])
  type(form, { need: '', item: 'procedure:knee' })
  expect(check('need')).toEqual([])
})

test('a text over its limit is too long, spaces at its ends not counted', () => {
  type(form, { need: ' 1234567890 ' })
  expect(check('need')).toEqual([])
  type(form, { need: '12345678901' })
  expect(check('need')).toEqual([{ field: 'need', reason: 'too-long' }])
})

test('dates are not in the past, and the latest is not before the earliest', () => {
  type(form, { earliest: '2026-11-20' })
  expect(check('earliest')).toEqual([{ field: 'earliest', reason: 'past' }])
  type(form, { earliest: '2026-11-21', latest: '2026-11-21' })
  expect(check('earliest', 'latest')).toEqual([])
  type(form, { earliest: '2027-03-05', latest: '2027-03-01' })
  expect(check('earliest', 'latest')).toEqual([{ field: 'latest', reason: 'before-earliest' }])
  type(form, { earliest: '', latest: '2026-11-01' })
  expect(check('earliest', 'latest')).toEqual([{ field: 'latest', reason: 'past' }])
})

test('no date at all is fine', () => {
  expect(check('earliest', 'latest')).toEqual([])
})

test('name, e-mail and consent are needed, in this order', () => {
  expect(check('name', 'email', 'consent').map(({ field }) => field)).toEqual(['name', 'email', 'consent'])
  type(form, { name: 'Jane', email: 'jane' })
  expect(check('name', 'email')).toEqual([{ field: 'email', reason: 'invalid' }])
})

test('a phone number is needed only when the answer comes by phone', () => {
  expect(check('phone')).toEqual([])
  type(form, { channel: 'phone' })
  expect(check('phone')).toEqual([{ field: 'phone', reason: 'required' }])
  type(form, { channel: 'email' })
  adaptRules(form)
  expect((form.elements.namedItem('phone') as HTMLInputElement).required).toBe(false)
})

test('a budget that is no number is not right', () => {
  type(form, { budget: 'a lot' })
  expect(check('budget')).toEqual([{ field: 'budget', reason: 'invalid' }])
  type(form, { budget: '5,000' })
  expect(check('budget')).toEqual([])
})

test('lists and rows of buttons are always right', () => {
  expect(check('item', 'flexibility', 'currency', 'channel', 'nobody')).toEqual([])
})
