// @vitest-environment happy-dom
// Guards what is typed to invite a colleague: read as it stands, refused where something is missing, and kept until it has arrived.
import { beforeEach, expect, test } from 'vitest'
import { checkWish, keepWishDraft, noWish, readWish, readWishDraft } from './wish.ts'

beforeEach(() => sessionStorage.clear())

const whole = { email: 'sami@clinic.example', name: 'Sami Aziz', roles: ['editor' as const] }

test('a form is read with its ticks in the order of the table', () => {
  document.body.innerHTML = `<form><input name="email" value="sami@clinic.example"><input name="name" value="Sami Aziz">
    <input type="checkbox" name="roles" value="editor" checked><input type="checkbox" name="roles" value="king" checked>
    <input type="checkbox" name="roles" value="owner" checked><input type="checkbox" name="roles" value="clinician"></form>`
  const [form] = document.forms
  expect(form && readWish(form)).toEqual({ ...whole, roles: ['owner', 'editor'] })
})

test('what is missing is found field by field, and nothing in a whole one', () => {
  expect(checkWish(whole)).toEqual({})
  expect(checkWish(noWish)).toEqual({ email: 'invalid', name: 'required', roles: 'required' })
  expect(checkWish({ ...whole, email: 'sami@clinic', name: ' S ' })).toEqual({ email: 'invalid', name: 'required' })
})

test('a draft comes back as it was left, is gone once it is empty, and a spoilt one is none', () => {
  keepWishDraft(whole)
  expect(readWishDraft()).toEqual(whole)
  const [name = ''] = Object.keys(sessionStorage)
  sessionStorage.setItem(name, JSON.stringify({ text: '{"email":7,"roles":"all"}', key: 'k' }))
  expect(readWishDraft()).toEqual(noWish)
  keepWishDraft(noWish)
  expect(sessionStorage.length).toBe(0)
})
