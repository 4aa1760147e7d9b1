// Phrases bear out intents; the longer one wins the words it is made of.
import { expect, test } from 'vitest'
import type { Language } from '#kernel/language.ts'
import { correctWord, matchPhrases } from './match-phrases.ts'
import { wordsOf } from './words.ts'

const topOf = (text: string, language: Language) => matchPhrases(wordsOf(text), language).evidence[0]?.intent

test.for([
  ['what is included in the price', 'en', 'included'],
  ["what isn't included in the price", 'en', 'not-included'],
  ['how long does the operation take', 'en', 'duration'],
  ['how long do I have to stay', 'en', 'stay'],
  ['are you a robot?', 'en', 'who-answers'],
  ['ما الذي لا يشمله السعر', 'ar', 'not-included'],
  ['وبكم الباقة؟', 'ar', 'cost'],
  ['متى أستطيع السفر بالطائرة', 'ar', 'flying'],
] as const)('%s', ([text, language, intent]) => {
  expect(topOf(text, language)).toBe(intent)
})

test('words that stand between are leapt over, others are not', () => {
  expect(topOf('how does the hip one work', 'en')).toBe('what-it-is')
  expect(matchPhrases(wordsOf('umbrella'), 'en').evidence).toEqual([])
})

test('a word with a slip is put right, one that tells of something else is left', () => {
  expect(correctWord('pakcage', 'en')).toBe('package')
  expect(correctWord('weather', 'en')).toBe('weather')
})
