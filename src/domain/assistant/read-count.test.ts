// How many a question is about, in both languages, and no other number for it.
import { expect, test } from 'vitest'
import type { PriceUnit } from '#kernel/price-unit.ts'
import { readCount } from './read-count.ts'

test.for<[string, PriceUnit, number | undefined]>([
  ['price for 8 veneers', 'tooth', 8],
  ['How much are eight porcelain veneers?', 'tooth', 8],
  ['what do twenty veneers cost', 'tooth', 20],
  ['cataract surgery on both eyes, price?', 'eye', 2],
  ['replace both knees, how much', 'side', 2],
  ['my left and right knee', 'side', 2],
  ['all on four, upper and lower', 'jaw', 2],
  ['كم سعر 8 قشور خزفية؟', 'tooth', 8],
  ['كم سعر ثماني قشور؟', 'tooth', 8],
  ['سعر عملية المياه البيضاء للعينين', 'eye', 2],
  ['استبدال الركبتين كم يكلف', 'side', 2],
  ['كم تكلفة كلتا العينين', 'eye', 2],
  ['what does one veneer cost', 'tooth', undefined],
  ['veneers within 3 days', 'tooth', undefined],
  ['veneers for AED 8', 'tooth', undefined],
  ['all on four implants price', 'jaw', undefined],
  ['all on six implants, both jaws', 'jaw', 2],
  ['price for 40 veneers', 'tooth', undefined],
  ['LASIK for both eyes', 'procedure', undefined],
])('%s', ([question, unit, count]) => {
  expect(readCount(question, unit)).toBe(count)
})
