// Spans of days after a procedure as people write them: exactly what is said, or nothing.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDays } from './read-days.ts'

test.for([
  ['can I fly 10 days after it', 10, 'it'],
  ['two weeks after', 14, ''],
  ['a couple of weeks later', 14, ''],
  ['can I fly after a month', 30, ''],
  ['10days post-op?', 10, 'op'],
  ['I am ready. Is it safe to fly home a week after LASIK, doctor?', 7, 'lasik'],
  ['fly to Germany ninety days after my knee replacement', 90, 'my knee replacement'],
  ['can i fly after 2 weeks of antibiotics', 14, 'antibiotics'],
  ['هل أسافر بعد أسبوعين', 14, ''],
  ['هل أسافر بالطائرة بعد ٣ أيام من الليزك؟', 3, 'الليزك'],
  ['بعد عشرة أيام', 10, ''],
  ['بعد شهر', 30, ''],
  ['بعد أسبوع واحد؟', 7, ''],
  ['هل أطير بعد العملية بعشرة أيام؟', 10, 'العمليه'],
  ['هل يمكن السفر بعد الليزك بـ ١٠ أيام', 10, 'الليزك'],
  ['هل يمكنني السفر ١٠ أيام بعد العملية', 10, 'العمليه'],
] as const)('%s: %s days after "%s"', ([text, days, of]) => {
  expect(readDays(text)).toEqual({ days, of })
})

test.for([
  'when can I fly',
  '3 days or 2 weeks',
  'Can I fly 2.5 months after knee replacement?',
  'Can I fly 1.12 weeks after knee replacement?',
  'Can I fly 0.90 days after knee replacement?',
  'Can I fly 2½ months after knee replacement?',
  'Can I fly 10² days after knee replacement?',
  'Can I fly 1,000 days after knee replacement?',
  'Can I fly 1 000 days after knee replacement?',
  'Can I fly less than 90 days after knee replacement?',
  'can I fly almost 90 days after knee replacement',
  'I want to fly about 90 days after knee replacement',
  'can I fly up to 90 days after knee replacement',
  'can I fly in the first 90 days after knee replacement',
  'can i fly 2 to 90 days after knee replacement?',
  'can i fly 10-90 days after knee replacement?',
  'can i fly 10 – 90 days after knee replacement?',
  'can i fly between 2 and 12 weeks after knee replacement',
  'can i fly two or three months after knee replacement',
  'can i fly one or two months after knee replacement',
  'can i fly twenty two weeks after knee replacement',
  'can i fly a hundred days after knee replacement',
  'can I fly a week and a half after LASIK',
  'Can I fly half a day after LASIK?',
  'Can I fly 90 days before knee replacement?',
  'Can I fly 90 days BEFORE or after knee replacement?',
  'I have a visa for 90 days, can I fly after knee replacement?',
  'my visa ends after 90 days, can I fly with a new knee?',
  'can I fly to Dubai 100 days before my knee replacement and back 10 days after',
  'I am 90. can I fly 3 days after knee replacement',
  'Can I fly after 100 days if I have dvt after knee replacement?',
  'can I fly 100 hours after knee replacement',
  'can I fly 90 working days after knee replacement',
  'can I fly every 90 days after knee replacement',
  'هل أسافر بعد 2.5 شهر من تبديل الركبة؟',
  'هل أسافر بعد ٢٫٥ شهر من تبديل الركبة؟',
  'هل أسافر بعد شهرين ونصف من تبديل الركبة؟',
  'هل أسافر بعد أقل من ٩٠ يومًا من تبديل الركبة؟',
  'هل أسافر في أقل من ٩٠ يومًا بعد تبديل الركبة؟',
  'هل أسافر قبل ٩٠ يومًا من تبديل الركبة؟',
  'هل أسافر خلال ٩٠ يومًا بعد تبديل الركبة؟',
  'هل أسافر بعد ١٠-٩٠ يومًا من تبديل الركبة؟',
  'هل أسافر بعد أسبوع أو ثلاثة أشهر من تبديل الركبة؟',
  'هل أسافر بعد ثلاثة عشر يومًا من تبديل الركبة؟',
  'هل أسافر بعد أحد عشر أسبوعًا من تبديل الركبة؟',
  'هل أسافر بعد خمسة وثلاثين يومًا من تبديل الركبة؟',
  'هل أسافر بعد نصف شهر من تبديل الركبة؟',
  'تأشيرتي ٩٠ يومًا، هل أسافر بعد تبديل الركبة؟',
  'تنتهي تأشيرتي بعد ٩٠ يومًا، هل أسافر وركبتي جديدة؟',
])('%s: no plain span', (text) => {
  expect(readDays(text)).toBeUndefined()
})

const count = fc.integer({ min: 1, max: 999 })
const english = fc.constantFrom(['days', 1], ['weeks', 7], ['months', 30] as const)
const arabic = fc.constantFrom(['أيام', 1], ['يومًا', 1], ['أسابيع', 7], ['أسبوعًا', 7], ['أشهر', 30] as const)
const eastern = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')

test('so many of a unit after are exactly so many days, in both languages and whichever digits', () => {
  fc.assert(
    fc.property(count, english, arabic, fc.boolean(), (number, [unit, each], [einheit, je], isEastern) => {
      const written = isEastern ? eastern(String(number)) : String(number)
      for (const text of [`can I fly ${written} ${unit} after it?`, `fly home after ${written} ${unit}`])
        expect(readDays(text)?.days, text).toBe(number * Number(each))
      for (const text of [
        `هل أسافر بعد ${written} ${einheit} من العملية؟`,
        `أسافر بعد العملية بـ${written} ${einheit}`,
      ])
        expect(readDays(text)?.days, text).toBe(number * Number(je))
    }),
  )
})

test('with a bound, a range, a decimal, "before" or another noun in it, none is read', () => {
  const limits =
    'less than,at most,up to,about,under,within,nearly,no more than,for,in,every,the first,half of,minus,almost,some'
  const bound = fc.constantFrom(...limits.split(','), 'not until')
  const arabicBound = fc.constantFrom('أقل من', 'نحو', 'حوالي', 'أكثر من', 'قرابة', 'كل', 'أول', 'نصف', 'حتى')
  const between = fc.constantFrom(
    '.',
    ',',
    '٫',
    '٬',
    '-',
    '–',
    ' - ',
    ' to ',
    ' or ',
    ' and ',
    '/',
    ':',
    ' ',
    ' إلى ',
    ' أو ',
  )
  const noun = fc.constantFrom('working', 'visa', 'long', 'dry', 'full', 'of pain', 'visit')
  fc.assert(
    fc.property(count, count, english, bound, arabicBound, between, noun, (number, other, [unit], ...rest) => {
      const [limit, arabicLimit, joint, what] = rest
      for (const text of [
        `can I fly ${limit} ${number} ${unit} after it?`,
        `can I fly after ${limit} ${number} ${unit}?`,
        `can I fly ${other}${joint}${number} ${unit} after it?`,
        `fly home after ${other}${joint}${number} ${unit}`,
        `can I fly ${number} ${unit} before it?`,
        `can I fly ${number} ${what} ${unit} after it`,
        `can I fly ${number} ${unit} ${what} after it`,
        `هل أسافر بعد ${other}${joint}${number} يومًا من العملية`,
        `هل أسافر بعد ${arabicLimit} ${number} يومًا من العملية`,
        `هل أسافر ${arabicLimit} ${number} يومًا بعد العملية`,
        `هل أسافر قبل ${number} يومًا من العملية`,
      ])
        expect(readDays(text), text).toBeUndefined()
    }),
  )
})

test('whatever is written, it is read in no time or not at all', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const read = readDays(text)
      expect(read === undefined || Number.isSafeInteger(read.days)).toBe(true)
    }),
  )
})
