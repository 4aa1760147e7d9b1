// Guards which voice reads a message out.
import { expect, test } from 'vitest'
import { languageIn } from './text-language.ts'

test.each([
  ['What does LASIK cost?', 'en'],
  ['كم تكلفة LASIK؟', 'ar'],
  ['يبدأ السعر من 9,800 د.إ', 'ar'],
  ['Clinic (عيادة)', 'en'],
  ['+971 4 000 0000', undefined],
  ['', undefined],
])('%s is read in %s', (text, language) => {
  expect(languageIn(text)).toBe(language)
})
