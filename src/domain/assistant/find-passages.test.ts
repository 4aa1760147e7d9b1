// Which passage of the two sample providers comes first for questions as people put them.
import { expect, test } from 'vitest'
import { packKnowledge } from '#tests/support/pack-knowledge.ts'
import type { PassageKind } from './passage.ts'

/** A question, the kind of the passage that comes first, and what it is about (empty: the clinic). */
type Row = readonly [question: string, kind: PassageKind, about: string]

const sampleEnglish: Row[] = [
  ['How long after a hip replacement can I go swimming?', 'recovery', 'hip-replacement'],
  ['will you knock me out for the colonoscopy', 'facts', 'colonoscopy'],
  ['is wisdom tooth removal done with a jab or am I asleep', 'facts', 'wisdom-teeth-removal'],
  ['can I smoke after a dental implant', 'who-it-is-not-for', 'dental-implant'],
  ['will I have black eyes after a nose job', 'recovery', 'rhinoplasty'],
  ['can I pray after knee replacement', 'question', 'knee-replacement'],
  ['how soon can I get on a plane after tummy tuck', 'flying', 'tummy-tuck'],
  ["what's in the price for gastric sleeve", 'included', 'gastric-sleeve'],
  ["I'm diabetic, can I have a dental implant", 'who-it-is-not-for', 'dental-implant'],
  ['am I too old for lasik', 'who-it-is-for', 'lasik'],
  ['how long off work after hernia repair', 'recovery', 'hernia-repair'],
  ['who does the cataract operation', 'procedure-practitioners', 'cataract-surgery'],
  ['does dr leila speak french', 'practitioner', 'leila-sample'],
  ['can my wife come with me to the hip replacement', 'question', 'hip-replacement'],
  ['how many days do I have to stay for rhinoplasty', 'facts', 'rhinoplasty'],
  ['will I get brusies from eyelid surgry', 'recovery', 'eyelid-surgery'],
  ['can I drive after cataract surgery', 'recovery', 'cataract-surgery'],
  ['what happens during gallbladder removal', 'steps', 'gallbladder-removal'],
  ['do you pick me up from the airport with the lasik package', 'package', 'lasik-3-nights'],
  ['can I fast in ramadan after gastric bypass', 'question', 'gastric-bypass'],
  ['what is septoplasty', 'what-it-is', 'septoplasty'],
  ['when are you open on saturday', 'hours', ''],
  ['where are you located', 'address', ''],
  ['how fast do you answer', 'reply-time', ''],
  ['can I get my money back if I cancel', 'terms', ''],
  ['I have a complaint', 'terms', ''],
  ['do you sell my data', 'privacy', ''],
  ['what cookies do you use', 'cookies', ''],
  ['how do I book', 'quote', ''],
  ['which eye operations do you do', 'offered', ''],
  ['are you accredited', 'accreditation', ''],
]

const sampleArabic: Row[] = [
  ['متى أستطيع السباحة بعد استبدال مفصل الورك؟', 'recovery', 'hip-replacement'],
  ['هل البنج كامل في تنظير القولون', 'facts', 'colonoscopy'],
  ['هل أستطيع التدخين بعد زراعة السن', 'who-it-is-not-for', 'dental-implant'],
  ['متى أقدر أسافر بالطيارة بعد شد البطن', 'flying', 'tummy-tuck'],
  ['ماذا يشمل سعر تكميم المعدة', 'included', 'gastric-sleeve'],
  ['ما الذي لا يشمله سعر شد الوجه', 'not-included', 'facelift'],
  ['عندي سكري هل تناسبني زراعة الأسنان', 'who-it-is-not-for', 'dental-implant'],
  ['ما مخاطر زراعة الشعر', 'risks', 'fue-hair-transplant'],
  ['من يجري عملية الماء الأبيض', 'procedure-practitioners', 'cataract-surgery'],
  ['متى تفتحون يوم السبت', 'hours', ''],
  ['وين مكانكم', 'address', ''],
  ['هل أسترد فلوسي إذا ألغيت', 'terms', ''],
  ['هل تبيعون بياناتي', 'privacy', ''],
  ['هل الدكتورة ليلى تتكلم فرنسي', 'practitioner', 'leila-sample'],
  ['هل أصوم رمضان بعد تحويل المسار', 'question', 'gastric-bypass'],
  ['ما هو تعديل الحاجز الأنفي', 'what-it-is', 'septoplasty'],
  ['رقم الواتساب', 'phone', ''],
  ['كم تستغرق عملية شفط الدهون', 'facts', 'liposuction'],
]

const second: Row[] = [
  ['what is a root canal', 'what-it-is', 'root-canal-treatment'],
  ['how white will my teeth get with whitening', 'question', 'teeth-whitening'],
  ['is the zirconia crown included', 'included', 'zirconia-crown'],
  ['when may I fly after wisdom teeth removal', 'flying', 'wisdom-teeth-removal'],
  ['what do I get back if I cancel', 'terms', ''],
  ['ما هو علاج اللثة', 'what-it-is', 'gum-treatment'],
  ['متى أسافر بعد زراعة سن واحدة', 'flying', 'dental-implant'],
]

const languageOf = (text: string) => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en')

async function first(pack: 'sample-provider' | 'second-provider', words: string) {
  const { findPassages } = await packKnowledge(pack)
  const [found] = findPassages({ words, language: languageOf(words), limit: 1 })
  return [found?.passage.kind, found?.passage.subject?.slug ?? '']
}

test.for([...sampleEnglish, ...sampleArabic])('the sample provider, “%s”: %s %s', async ([question, ...expected]) => {
  expect(await first('sample-provider', question)).toEqual(expected)
})

test.for(second)('the second provider, “%s”: %s %s', async ([question, ...expected]) => {
  expect(await first('second-provider', question)).toEqual(expected)
})

test('what the pages say is covered; words that no page has weigh most', async () => {
  const { findPassages, weightOf } = await packKnowledge('sample-provider')
  const coveredOf = (words: string) => findPassages({ words, language: 'en', limit: 1 })[0]?.covered ?? 0
  expect(coveredOf('swimming after hip replacement')).toBe(1)
  expect(coveredOf('heart transplant')).toBeLessThan(0.7)
  expect(coveredOf('who won the football championship yesterday')).toBeLessThan(0.4)
  expect(weightOf('cryptocurrency', 'en')).toBe(0)
  expect(weightOf('vitrectomy', 'en')).toBeGreaterThan(weightOf('days', 'en'))
  expect(weightOf('days', 'en')).toBeGreaterThan(0)
})

test('a wish for subjects and kinds lets through nothing else, and no more than the limit', async () => {
  const { findPassages } = await packKnowledge('sample-provider')
  const subjects = [{ kind: 'procedure', slug: 'facelift' } as const]
  const about = findPassages({ words: 'scars swelling price', language: 'en', subjects })
  expect(about.length).toBeGreaterThan(3)
  expect(about.every(({ passage }) => passage.subject?.slug === 'facelift')).toBe(true)
  const risks = findPassages({ words: 'scars', language: 'en', kinds: ['risks'], limit: 2 })
  expect(risks.map(({ passage }) => passage.kind)).toEqual(['risks', 'risks'])
  const [best, next] = about
  expect(best?.score).toBeGreaterThanOrEqual(next?.score ?? 0)
})

test.for(['', '   ', '؟؟؟', 'the of and', '🙂'])('nothing is found for “%s”', async (words) => {
  const { findPassages } = await packKnowledge('sample-provider')
  expect(findPassages({ words, language: 'en' })).toEqual([])
})

test('typing errors are forgiven, and count for less', async () => {
  const { findPassages } = await packKnowledge('sample-provider')
  const best = (words: string) => findPassages({ words, language: 'en', limit: 1 })[0]
  expect(best('complaints')?.passage.title).toBe(best('complaimts')?.passage.title)
  expect(best('complaimts')?.covered).toBeLessThan(1)
})
