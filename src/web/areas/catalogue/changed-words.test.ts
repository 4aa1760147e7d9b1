// Guards what a history shows of a text: what changed, with a few words around it.
import { expect, test } from 'vitest'
import { changedWords } from './changed-words.ts'

test('the words that went and those that came stand between what is the same', () => {
  expect(changedWords('You stay three nights in hospital.', 'You stay two nights in hospital.')).toEqual({
    start: 'You stay ',
    before: 'three',
    after: 'two',
    end: ' nights in hospital.',
  })
})

test('a text that came or went is all of it', () => {
  expect(changedWords('', 'New words')).toEqual({ start: '', before: '', after: 'New words', end: '' })
  expect(changedWords('Old', '')).toEqual({ start: '', before: 'Old', after: '', end: '' })
})

test('of what is the same and long only a little is shown', () => {
  const long = 'word '.repeat(100)
  const { start, before, after, end } = changedWords(`${long}a ${long}`, `${long}b ${long}`)
  expect([before, after]).toEqual(['a', 'b'])
  expect(start.length).toBeLessThan(70)
  expect(end.length).toBeLessThan(70)
  expect(start.startsWith('…') && end.endsWith('…')).toBe(true)
})

test('a word that is added at the end of alike ones is told', () => {
  expect(changedWords('a a', 'a a a')).toMatchObject({ before: '', after: ' a' })
})
