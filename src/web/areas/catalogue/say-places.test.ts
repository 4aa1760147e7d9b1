// Guards that places are named as people know them: days by name, each once, with what is left counted.
import { expect, test } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { listPlaces, sayLine } from './say-places.ts'

const [en, ar] = [translatorOf('en'), translatorOf('ar')]
const document = {
  weeklyAvailability: [{ day: 'mon', from: '09:00', to: '08:00' }],
  exceptions: [
    { from: '2026-11-27', to: '2026-11-26', hours: [] },
    { from: '', to: '' },
  ],
}

test('a line of the week is its day and other days are their dates', () => {
  expect(sayLine(en, 'en', document, 'weeklyAvailability.0.to')).toBe('Monday')
  expect(sayLine(ar, 'ar', document, 'weeklyAvailability.0.to')).toBe(ar('catalogue.day.mon'))
  expect(sayLine(en, 'en', document, 'exceptions.0.to')).toBe('\u206827 Nov 2026\u2069 – \u206826 Nov 2026\u2069')
  expect(sayLine(en, 'en', document, 'exceptions.1.to')).toBeUndefined()
  expect(sayLine(en, 'en', document, 'inside.0.worth')).toBeUndefined()
})

test('each place is named once, the first five of them, with the comma of the language', () => {
  expect(listPlaces(en, ['Monday', 'Monday', 'Name'])).toEqual({ count: 2, places: 'Monday, Name' })
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  expect(listPlaces(en, seven)).toEqual({ count: 7, places: 'a, b, c, d, e, and 2 more' })
  expect(listPlaces(ar, seven).places).toBe('a، b، c، d، e، وموضعان آخران')
})
