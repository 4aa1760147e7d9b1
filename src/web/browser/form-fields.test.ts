// @vitest-environment happy-dom
// Guards what is read from a form and what is put back: never over what someone has just typed.
import { beforeEach, expect, test } from 'vitest'
import { isUntouched, readFields, restoreFields, setValue, valueOf } from './form-fields.ts'
import { makeForm, type } from './quote-form-fixture.ts'

let form: HTMLFormElement
beforeEach(() => {
  form = makeForm()
})

test('everything is read but the consent and the trap for scripts', () => {
  type(form, { item: 'procedure:hip', need: 'Two\nlines', leaveEmpty: 'x' })
  ;(form.elements.namedItem('consent') as HTMLInputElement).checked = true
  const fields = readFields(form)
  expect(fields).toMatchObject({ item: 'procedure:hip', need: 'Two\nlines', flexibility: 'open', currency: 'EUR' })
  expect(Object.keys(fields)).not.toContain('consent')
  expect(Object.keys(fields)).not.toContain('leaveEmpty')
})

test('lists, lines, texts and rows of buttons come back as they were', () => {
  const kept = { item: 'procedure:knee', need: 'My knee', earliest: '2027-03-01', flexibility: 'days', name: 'Jane' }
  restoreFields(form, kept)
  expect(readFields(form)).toMatchObject(kept)
})

test('what was typed before the page took over stays', () => {
  type(form, { name: 'Typed early', flexibility: 'days', item: 'procedure:hip' })
  restoreFields(form, { name: 'Old', flexibility: 'open', item: 'procedure:knee', need: 'Old need' })
  expect(readFields(form)).toMatchObject({
    name: 'Typed early',
    flexibility: 'days',
    item: 'procedure:hip',
    need: 'Old need',
  })
})

test('a consent is never put back, whatever was kept', () => {
  restoreFields(form, { consent: 'yes', leaveEmpty: 'x' })
  expect((form.elements.namedItem('consent') as HTMLInputElement).checked).toBe(false)
  expect(valueOf(form, 'leaveEmpty')).toBe('')
})

test('a choice that is no longer offered leaves the list as it is', () => {
  setValue(form, 'item', 'procedure:gone')
  expect(valueOf(form, 'item')).toBe('')
})

test('a field that the form does not have is nobody', () => {
  restoreFields(form, { nobody: 'x' })
  expect(valueOf(form, 'nobody')).toBe('')
})

test('a form is untouched until something in it changes', () => {
  expect(isUntouched(form)).toBe(true)
  type(form, { flexibility: 'days' })
  expect([isUntouched(form), isUntouched(form, 'name'), isUntouched(form, 'flexibility')]).toEqual([false, true, false])
})
