// Checks how a text is found, filled in and put into the right plural form.
import { expect, test } from 'vitest'
import { arabic } from './ar.ts'
import { english } from './en.ts'
import { createTranslate } from './translate.ts'

const en = createTranslate(english, 'en')
const ar = createTranslate(arabic, 'ar')

test('parameters stand where the text wants them', () => {
  expect(en('shell.emergency', { city: 'Dubai', phone: 998 })).toBe('In an emergency in Dubai, call 998.')
})

test('a parameter that was not given stays visible as a gap', () => {
  expect(en('shell.emergency', { city: 'Dubai' })).toBe('In an emergency in Dubai, call {phone}.')
})

test('what is filled in is never read as part of the text', () => {
  expect(en('mail.visitorHeading', { name: '{phone} $& $1 {name}' })).toBe(
    'Thank you, {phone} $& $1 {name}. Your request has arrived.',
  )
})

test('English has one form for one and another for every other number', () => {
  const days = (count: number) => en('procedures.days', { count })
  expect([0, 1, 2, 21, 1.5].map(days)).toEqual(['0 days', '1 day', '2 days', '21 days', '1.5 days'])
})

test('Arabic takes each of its six forms, in Western digits', () => {
  const days = (count: number) => ar('procedures.days', { count })
  expect([0, 1, 2, 3, 10, 11, 99, 100, 102, 103].map(days)).toEqual([
    'بلا أيام',
    'يوم واحد',
    'يومان',
    '3 أيام',
    '10 أيام',
    '11 يومًا',
    '99 يومًا',
    '100 يوم',
    '102 يوم',
    '103 أيام',
  ])
})

test('a plural text without a count takes its general form', () => {
  expect(en('procedures.days')).toBe('{count} days')
})

test('a text that the catalogue lacks shows its key', () => {
  expect(createTranslate({}, 'en')('shell.quote')).toBe('shell.quote')
})

test('a form that a catalogue lacks is replaced by its general form', () => {
  const translate = createTranslate({ 'procedures.days': { other: '{count} d' } }, 'ar')
  expect(translate('procedures.days', { count: 2 })).toBe('2 d')
})
