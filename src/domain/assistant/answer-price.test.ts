// A price in a currency that is asked for by name: the one that is meant, with its code, or plainly none.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSamplePacks, type SamplePacks } from '#tests/support/sample-packs.ts'

let packs: SamplePacks

beforeAll(async () => {
  packs = await openSamplePacks()
})
afterAll(() => packs.close())

const plain = (text: string): string => text.replaceAll(/[\u00a0\u2009\u202f]/gu, ' ')

test.for([
  ['LASIK price in US dollars', /That is about US\$1,416–1,879 at/u],
  ['LASIK price in Egyptian pounds', /There is no reference rate for Egyptian Pound \(EGP\) here/u],
  ['LASIK price in Canadian dollars', /There is no reference rate for Canadian Dollar \(CAD\) here/u],
  ['كم سعر الليزك بالدينار الأردني؟', /لا يوجد هنا سعر مرجعي لعملة .*JOD/u],
  ['كم سعر الليزك بالدينار الكويتي؟', /أي نحو .*KWD/u],
  ['كم سعر الليزك بالريال العماني؟', /لا يوجد هنا سعر مرجعي لعملة .*OMR/u],
  ['كم سعر الليزك بالليرة السورية؟', /لا يوجد هنا سعر مرجعي لعملة .*SYP/u],
  ['LASIK price in martian dollars', /I cannot tell which currency you mean/u],
  ['كم سعر الليزك بالدينار؟', /لم يتضح لي أي عملة تقصد/u],
] as const)('%s', async ([question, said]) => {
  const { text } = await packs.ask('thymele', question)
  expect(plain(text)).toMatch(said)
})

test('nothing is said in a currency of the same sort as one that is not clear or has no rate', async () => {
  for (const currency of ['martian dollars', 'Canadian dollars', 'Lebanese pounds', 'Omani rials', 'Syrian lira']) {
    const { text } = await packs.ask('thymele', `LASIK price in ${currency}`)
    expect(text, currency).not.toMatch(/That is about|\$|£|SAR|TRY/u)
  }
})

test.for([
  ['thymele', 'price for 8 veneers', /AED 1,900–2,600 per tooth/u, /8 teeth: AED 15,200–20,800/u],
  ['thymele', 'how much are eight veneers?', /per tooth/u, /8 teeth: AED 15,200–20,800/u],
  ['thymele', 'How much is cataract surgery for both eyes?', /per eye/u, /2 eyes: AED 15,600–27,000/u],
  ['thymele', 'cataract, how much for both eyes', /per eye/u, /2 eyes: AED 15,600–27,000/u],
  ['thymele', 'What do two implants cost?', /AED 4,200–5,600 per tooth/u, /2 teeth: AED 8,400–11,200/u],
  ['thymele', 'What does it cost to replace both knees?', /per side/u, /2 sides: AED 112,000–144,000/u],
  ['mermer', 'price of four zirconia crowns', /€240 – €320 .*per tooth/u, /4 teeth: €960 – €1,280/u],
  ['mermer', 'how much for 4 crowns', /€240 – €320 .*per tooth/u, /4 teeth: €960 – €1,280/u],
  ['mermer', 'price for 8 veneers', /€280 – €380 .*per tooth/u, /8 teeth: €2,240 – €3,040/u],
  ['thymele', 'كم سعر ثماني قشور خزفية؟', /للسن الواحدة/u, /8 أسنان: .*15,200.*20,800/u],
  ['thymele', 'سعر 8 قشور للأسنان', /للسن الواحدة/u, /8 أسنان: .*15,200.*20,800/u],
  ['thymele', 'كم تكلفة عملية الماء الأبيض للعينين؟', /للعين الواحدة/u, /عينان: .*15,600.*27,000/u],
  ['thymele', 'بكم زرعتين؟', /للسن الواحدة/u, /سنّان: .*8,400.*11,200/u],
  ['mermer', 'كم سعر أربعة تيجان؟', /للسن الواحدة/u, /4 أسنان: .*960.*1,280/u],
  ['mermer', 'سعر 4 تيجان زركونيا', /للسن الواحدة/u, /4 أسنان: .*960.*1,280/u],
] as const)('%s: %s', async ([provider, question, each, all]) => {
  const { text } = await packs.ask(provider, question)
  expect(plain(text)).toMatch(each)
  expect(plain(text)).toMatch(all)
})

test.for([
  ['mermer', 'What does one crown cost?', /€240 – €320 .*per tooth/u],
  ['mermer', 'كم سعر تاج واحد؟', /للسن الواحدة/u],
  ['thymele', 'LASIK for both eyes, price?', /AED 5,200–6,900/u],
] as const)('%s: of %s the price of one is all that is said', async ([provider, question, each]) => {
  const { text } = await packs.ask(provider, question)
  expect(plain(text)).toMatch(each)
  expect(plain(text)).not.toMatch(/At list price|بسعر القائمة/u)
})

test.for([
  ['thymele', 'how much for 4 veneers top and 4 bottom', [/8 teeth: AED 15,200–20,800/u]],
  ['thymele', 'price of 8 veneers and 2 implants', [/8 teeth: AED 15,200–20,800/u, /2 teeth: AED 8,400–11,200/u]],
  ['thymele', '8 veneers and 2 implants', [/8 teeth: AED 15,200–20,800/u, /2 teeth: AED 8,400–11,200/u]],
  ['thymele', '8 veneers', [/8 teeth: AED 15,200–20,800/u]],
  ['thymele', 'price of cataract surgery on both eyes and 2 implants', [/2 eyes: AED 15,600/u, /2 teeth: AED 8,400/u]],
  [
    'thymele',
    'how much are a facelift and eyelid surgery',
    [/Facelift costs AED 34,000/u, /Eyelid surgery costs AED/u],
  ],
  ['mermer', 'price of 4 crowns and 2 implants', [/4 teeth: €960 – €1,280/u, /2 teeth: €/u]],
  ['thymele', 'كم سعر 8 قشور وزرعتين', [/8 أسنان: .*15,200.*20,800/u, /سنّان: .*8,400.*11,200/u]],
] as const)('%s: %s: everything that was counted is priced', async ([provider, question, parts]) => {
  const { text } = await packs.ask(provider, question)
  for (const part of parts) expect(plain(text)).toMatch(part)
})

test.for([
  ['price for 40 veneers', /per tooth\.\s+I haven’t worked out a sum for 40: one person can have 32 teeth at most/u],
  ['how much for 3 knees', /sum for 3: one person can have 2 sides at most/u],
  ['4 veneers for me and 4 for my wife, how much', /not sure how many you mean, so this is the price per tooth/u],
  ['price of 8 veneers and 2 crowns', /not sure how many you mean, so this is the price per tooth/u],
  ['سعر 40 قشرة', /لم أحسب المجموع للعدد 40/u],
] as const)('%s: says what was not counted, and why', async ([question, why]) => {
  const { text } = await packs.ask('thymele', question)
  expect(plain(text)).toMatch(why)
  expect(plain(text)).not.toMatch(/At list price|بسعر القائمة/u)
})
