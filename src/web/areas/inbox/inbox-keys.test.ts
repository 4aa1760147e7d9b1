// @vitest-environment happy-dom
// Guards that keys mean what the list of them says, on every keyboard, and nothing while somebody types.
import { expect, test } from 'vitest'
import { deedOfPress, inboxKeys, isTyping } from './inbox-keys.ts'

const press = (key: string, change: Partial<Parameters<typeof deedOfPress>[0]> = {}) =>
  deedOfPress({ key, code: '', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...change })

test('each key of the list does its deed, as a capital too, and no key does two', () => {
  for (const { keys, deed } of inboxKeys) for (const key of keys) expect(press(key)).toBe(deed)
  expect(press('J', { shiftKey: true })).toBe('next')
  const all = inboxKeys.flatMap(({ keys }) => [...keys])
  expect(new Set(all).size).toBe(all.length)
})

test('on an Arabic keyboard the key in the place of the letter counts', () => {
  expect(press('ت', { code: 'KeyJ' })).toBe('next')
  expect(press('ث', { code: 'KeyE' })).toBe('done')
  expect(press('؟', { code: 'Slash', shiftKey: true })).toBe('keys')
  expect(press('ظ', { code: 'Slash' })).toBe('search')
})

test('what belongs to the browser stays the browser’s', () => {
  expect(press('r', { ctrlKey: true })).toBeUndefined()
  expect(press('a', { metaKey: true })).toBeUndefined()
  expect(press('n', { altKey: true })).toBeUndefined()
  expect(press('q')).toBeUndefined()
})

test('in a field, a list of choices or a window nobody gives orders', () => {
  document.body.innerHTML = '<textarea></textarea><select></select><dialog><button>x</button></dialog><a href="/">y</a>'
  for (const name of ['textarea', 'select', 'dialog button']) expect(isTyping(document.querySelector(name))).toBe(true)
  expect(isTyping(document.querySelector('a'))).toBe(false)
})
