// Guards the choice of a title that is shown whole.
import { expect, test } from 'vitest'
import { fittingTitle, titleLimit } from './fitting-title.server.ts'

const full = 'x'.repeat(titleLimit)

test('the fullest wording that fits', () => {
  expect(fittingTitle(full, 'short')).toBe(full)
  expect(fittingTitle(`${full}x`, 'short', 'shorter')).toBe('short')
})

test('the last where none fits: a long name is not cut by us', () => {
  expect(fittingTitle(`${full}xx`, `${full}x`)).toBe(`${full}x`)
})
