// Checks which texts words find.
import { expect, test } from 'vitest'
import { foldText } from './search-text.ts'
import { createWordIndex } from './word-index.ts'

const texts = ['Palm Court\nبلاط النخيل', 'Palm Rest, 2 Creek Road', 'Café Résidence'].map(foldText)
const index = createWordIndex(texts)
const found = (typed: string) => index.find(typed) && [...(index.find(typed) ?? [])]

test.each([
  ['palm', [0, 1]],
  ['PAL', [0, 1]],
  ['palm creek', [1]],
  ['creek, road', [1]],
  ['palm residence', []],
  ['cafe', [2]],
  ['résid', [2]],
  ['نخيل', [0]],
  ['nowhere', []],
])('%s finds %j', (typed, places) => {
  expect(found(typed)).toEqual(places)
})

test('nothing typed is no limit', () => {
  expect([found(''), found('  ، - ')]).toEqual([undefined, undefined])
})
