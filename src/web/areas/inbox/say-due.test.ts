// Guards that the time that is left is said in words, and never as more than it is.
import { expect, test } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { sayDue } from './say-due.ts'

const [english, arabic] = [translatorOf('en'), translatorOf('ar')]
const due = '2026-11-20T12:00:00.000Z'
const at = (clock: string, day = 20) => Date.parse(`2026-11-${day}T${clock}:00.000Z`)

test.each([
  ['11:30', 20, { isOver: false, text: 'Answer within 30 minutes' }],
  ['06:01', 20, { isOver: false, text: 'Answer within 5 hours' }],
  ['23:01', 19, { isOver: false, text: 'Answer within 12 hours' }],
  ['23:00', 19, { isOver: false, text: 'Answer by 20 Nov, 16:00' }],
  ['11:00', 17, { isOver: false, text: 'Answer within 3 days' }],
  ['12:00', 20, { isOver: true, text: 'Overdue by 1 minute' }],
  ['13:59', 20, { isOver: true, text: 'Overdue by 1 hour' }],
  ['12:00', 24, { isOver: true, text: 'Overdue by 4 days' }],
])('at %s on the %ith: %o', (clock, day, said) => {
  expect(sayDue(english, due, '20 Nov, 16:00', at(clock, day))).toEqual(said)
})

test('Arabic has a form for two of a kind', () => {
  expect(sayDue(arabic, due, '', at('10:00')).text).toBe('الجواب خلال ساعتين')
})
