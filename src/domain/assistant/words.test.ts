// Which words are one and the same, and where sentences end.
import { expect, test } from 'vitest'
import { splitSentences } from './split-sentences.ts'
import { stemsOf, wordsOf } from './words.ts'

test.for([
  'swimming swim',
  'costs cost',
  'scars scarring',
  'الركبة ركبة بالركبة للركبة والركبة',
  'عملية العمليات عمليتي لعملية',
  'الورك وركي',
  'باقة الباقات باقاتكم',
  'شرب اشرب بشرب نشرب هشرب بيشرب حشرب',
  'ارجع برجع هرجع رجعت نرجع الرجوع',
  'ليزك الليزك لليزك بالليزك عالليزك',
  'لثة لثتي للثة',
  'طبيب أطباء الدكاترة للدكتور',
  'أربع الأربعة ٤ 4 four',
  'تورم بتورم ورم متورمة',
])('one word: %s', (words) => {
  expect(new Set(stemsOf(words)).size).toBe(1)
})

test.for(['ارجع اربع', 'عملية عمل', 'طبيب طبيبة', 'سكر سكن', 'مسكن سكن'])('two words: %s', (words) => {
  expect(new Set(stemsOf(words)).size).toBe(2)
})

test('an Arabic word keeps letters that only look like a prefix', () => {
  expect(stemsOf('فندق وجه بطن لثة')).toEqual(['فندق', 'وجه', 'بطن', 'لثه'])
})

test('signs, accents, digits and apostrophes do not part what is the same', () => {
  expect(wordsOf('I’m café-goer, ١٢ أيّام؛ 2.5')).toEqual(['i', 'cafe', 'goer', '12', 'ايام', '2', '5'])
  expect(wordsOf('')).toEqual([])
})

test('a text is cut behind its sentences, and not behind a title or inside a number', () => {
  expect(splitSentences('You see Dr. Lina at 2.30. Then rest! Why? “It heals.” Good')).toEqual([
    'You see Dr. Lina at 2.30.',
    'Then rest!',
    'Why?',
    '“It heals.”',
    'Good',
  ])
  expect(splitSentences('تفحصك د. ليلى أولًا. هل تتألم؟ لا.')).toEqual(['تفحصك د. ليلى أولًا.', 'هل تتألم؟', 'لا.'])
  expect(splitSentences('')).toEqual([])
})
