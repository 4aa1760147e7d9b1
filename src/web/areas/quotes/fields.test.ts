// Guards how steps and fields are found from parts of the address.
import { expect, test } from 'vitest'
import { fieldNames, stepBeside, stepOf, stepOfHash } from './fields.ts'

test('each field is on one step', () => {
  expect(new Set(fieldNames).size).toBe(fieldNames.length)
  expect([stepOf('item'), stepOf('latest'), stepOf('medicalNotes'), stepOf('consent')]).toEqual([
    'need',
    'dates',
    'budget',
    'contact',
  ])
})

test('an address names a step by its own name or by a field on it, and nothing else names one', () => {
  expect(stepOfHash('#step-budget')).toBe('budget')
  expect(stepOfHash('#field-email')).toBe('contact')
  expect([stepOfHash('#main'), stepOfHash(''), stepOfHash('#step-"]')]).toEqual([undefined, undefined, undefined])
})

test('there is nothing before the first step and nothing after the last', () => {
  expect([stepBeside('need', -1), stepBeside('need', 1), stepBeside('contact', 1)]).toEqual([
    undefined,
    'dates',
    undefined,
  ])
})
