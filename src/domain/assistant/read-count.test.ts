// How many a question is about, in both languages, and no other number for it.
import { expect, test } from 'vitest'
import type { PriceUnit } from '#kernel/price-unit.ts'
import { readCount } from './read-count.ts'

test.for<[string, PriceUnit, number]>([
  ['price for 8 veneers', 'tooth', 8],
  ['How much are eight porcelain veneers?', 'tooth', 8],
  ['what do twenty veneers cost', 'tooth', 20],
  ['cataract surgery on both eyes, price?', 'eye', 2],
  ['both of my 2 eyes', 'eye', 2],
  ['replace both knees, how much', 'side', 2],
  ['my left and right knee', 'side', 2],
  ['full arch, upper and lower', 'jaw', 2],
  ['full arch, both jaws', 'jaw', 2],
  ['كم سعر 8 قشور خزفية؟', 'tooth', 8],
  ['كم سعر ثماني قشور؟', 'tooth', 8],
  ['كم سعر خمس وعشرين قشرة', 'tooth', 25],
  ['سعر عملية المياه البيضاء للعينين', 'eye', 2],
  ['استبدال الركبتين كم يكلف', 'side', 2],
  ['كم تكلفة كلتا العينين', 'eye', 2],
  ['I am 29, price for 8 veneers', 'tooth', 8],
])('%s: %s', ([question, unit, count]) => {
  expect(readCount(question, unit)).toEqual({ is: 'counted', count })
})

test.for<[string, number]>([
  ['how much for 4 veneers top and 4 bottom', 8],
  ['4 top and 4 bottom veneers', 8],
  ['price of 6 upper and 8 lower veneers', 14],
  ['1 upper, 3 lower', 4],
  ['كم سعر 4 قشور فوق و4 تحت', 8],
  ['ست علوية وأربع سفلية', 10],
])('%s: parts of one mouth are added up', ([question, count]) => {
  expect(readCount(question, 'tooth')).toEqual({ is: 'counted', count })
})

test.for<string>([
  'price of 2 or 4 veneers',
  'price for 2 to 4 veneers',
  '4 veneers for me and 4 for my wife',
  '4 veneers, upper and lower',
  'two implants on both sides',
  'كم سعر 8 قشور وزرعتين',
])('%s: unclear, never a guess', (question) => {
  expect(readCount(question, 'tooth')).toEqual({ is: 'unclear' })
})

test.for<[string, PriceUnit, number]>([
  ['price for 40 veneers', 'tooth', 40],
  ['20 top and 20 bottom', 'tooth', 40],
  ['how much for 3 knees', 'side', 3],
  ['سعر 40 قشرة', 'tooth', 40],
])('%s: more than one person has', ([question, unit, count]) => {
  expect(readCount(question, unit)).toEqual({ is: 'beyond', count })
})

test.for<[string, PriceUnit]>([
  ['what does one veneer cost', 'tooth'],
  ['price of 1 veneer', 'tooth'],
  ['veneers within 3 days', 'tooth'],
  ['veneers for AED 8', 'tooth'],
  ['veneers for 2 people', 'tooth'],
  ["I'm 45, how much are veneers", 'tooth'],
  ['LASIK for both eyes', 'procedure'],
])('%s: nothing is counted', ([question, unit]) => {
  expect(readCount(question, unit)).toEqual({ is: 'none' })
})
