// Guards how people who come along are read from their forms, and that the list of another tab is never written over.
import { expect, test } from 'vitest'
import { type Companion, draftOf, draftsBeside, readCompanion, replaceCompanion, toValues } from './companion.ts'

const omar: Companion = { name: 'Omar', relation: 'brother', birthYear: 1984 }
const huda: Companion = { name: 'Huda', relation: '', birthYear: null }

test('a form is read and shown as it was', () => {
  expect(readCompanion(toValues(omar))).toEqual({ companion: omar })
  expect(readCompanion({ ...toValues(huda), name: '  Huda \n ' })).toEqual({ companion: huda })
})

test('a name is needed, and a year that somebody alive was born in', () => {
  expect(readCompanion(toValues(undefined))).toEqual({ reasons: { name: 'required' } })
  for (const birthYear of ['84', '1884', '2999', 'twelve', '19.5']) {
    expect(readCompanion({ name: 'Omar', birthYear })).toEqual({ reasons: { birthYear: 'invalid' } })
  }
})

test('one takes the place of another, is added, or goes', () => {
  const older = { ...omar, birthYear: 1983 }
  expect(replaceCompanion([omar, huda], omar, older)).toEqual([older, huda])
  expect(replaceCompanion([omar], undefined, huda)).toEqual([omar, huda])
  expect(replaceCompanion([omar, huda], omar, undefined)).toEqual([huda])
})

test('whom another tab changed or removed meanwhile is left as they are', () => {
  expect(replaceCompanion([huda], omar, undefined)).toEqual([huda])
  expect(replaceCompanion([huda], omar, { ...omar, name: 'Umar' })).toEqual([huda, { ...omar, name: 'Umar' }])
})

test('drafts of people who are in no list are found again', () => {
  const drafts = { phone: {}, [draftOf(omar, 0)]: {}, [draftOf(undefined, 3)]: {} }
  expect(draftsBeside(drafts, [omar])).toEqual([draftOf(undefined, 3)])
  expect(draftsBeside(drafts, [])).toEqual([draftOf(omar, 0), draftOf(undefined, 3)])
})
