// What a price is for, in words of both languages.
import { expect, test } from 'vitest'
import { translatorOf } from './catalogues.ts'
import { sayPerUnit, sayQuantity, sayUnit } from './say-unit.ts'

const [en, ar] = [translatorOf('en'), translatorOf('ar')]

test('a price says what it is for, and nothing where it is for the whole procedure', () => {
  expect(sayPerUnit('AED 1,900', 'tooth', en)).toBe('AED 1,900 per tooth')
  expect(sayPerUnit('AED 1,900', 'eye', ar)).toBe('AED 1,900 للعين الواحدة')
  expect(sayPerUnit('AED 1,900', 'procedure', en)).toBe('AED 1,900')
  expect(sayUnit('procedure', ar)).toBeNull()
})

test('a count takes the plural form of its language', () => {
  const said = (count: number) => [sayQuantity({ count, unit: 'tooth' }, en), sayQuantity({ count, unit: 'tooth' }, ar)]
  expect([1, 2, 8, 12].map(said)).toEqual([
    ['1 tooth', 'سن واحدة'],
    ['2 teeth', 'سنّان'],
    ['8 teeth', '8 أسنان'],
    ['12 teeth', '12 سنًا'],
  ])
  expect(sayQuantity({ count: 2, unit: 'eye' }, ar)).toBe('عينان')
  expect(sayQuantity({ count: 1, unit: 'procedure' }, en)).toBeNull()
})
