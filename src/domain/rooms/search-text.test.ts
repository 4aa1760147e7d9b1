// Which spellings find a hotel.
import { expect, test } from 'vitest'
import { foldText, searchTextOf } from './search-text.ts'

const text = searchTextOf({
  name: { en: 'Sample Çınar Hotel', ar: 'فندق الإقامة (اسم متخيَّل)' },
  summary: { en: 'By the  water' },
  address: { en: 'Sample Street 4', ar: 'شارع النموذج 4' },
})

test.each(['cinar', 'SAMPLE', 'by the water', 'sample street 4', 'الاقامه', 'متخيل', 'النموذج'])('%s', (words) => {
  expect(text).toContain(foldText(words))
})

test('words of another hotel are not in it', () => {
  expect(text).not.toContain(foldText('creek'))
})
