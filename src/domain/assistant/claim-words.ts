// What a sentence claims, as words: those that have to be borne out, those that never may be made up, and whether it says no.
import { currenciesOf, dualOfWord, unitOfWord } from './figure-units.ts'
import { numberOfWord } from './number-words.ts'
import { isStopWord } from './stop-words.ts'
import { stemOf, wordsOf } from './words.ts'

const stemsIn = (list: string): Set<string> => new Set(wordsOf(list).map(stemOf))

/** Words around a claim. What they say of yes and no is counted apart. */
const light = stemsIn(`
  allow permit able possible fine okay usual typical general common normal expect involve provide offer available
  around about approximately roughly nearly almost least most up per each every total whole first next follow following overall
  plan planned time week day night month year hour minute long period stage phase
  patient people person most many someone everyone procedure treatment operation surgery clinic page website also well again then
  please note important know understand remember keep mind however therefore depending depend example instance such like
  spend stay see here below above link page detail more further section should must
  need require recommend advise suggest start begin end stay remain between during within until before after
  يسمح مسموح ممكن عاده تقريبا حوالي نحو متاح متوفر تقدم نقدم كل اول لمده مده فتره مرحله
  انظر راجع اقرا المزيد تفاصيل رابط قسم تبقي تقضي
  المريض المرضي الناس معظم شخص الاجراء العلاج العمليه الجراحه العياده المركز صفحه الصفحه موقع يرجي ملاحظه مهم بعد قبل خلال حتي يحتاج يلزم ينصح يبدا
`)

/** Words of somebody who helps: a sentence of nothing else claims nothing. */
const courteous = stemsIn(`
  help happy glad welcome sorry thank hello question answer ask contact team clinic person people colleague staff coordinator detail information
  page pages website link below above see read view here more further assist assistance like would hope wish speak talk reach support understand
  look concern feel free know let
  مساعده مساعدتك اساعدك سعيد يسعدني يسعدنا عذرا اسف شكرا اهلا مرحبا سؤال اسئله جواب اسال تواصل التواصل فريق العياده شخص موظف تفاصيل معلومات
  صفحه صفحات رابط ادناه اقرا المزيد اتمني ارجو التحدث تتحدث دعم تفضل
`)

/** Each group says one thing. */
const alike = `
  include included including contain cover comprise inside | يشمل تشمل مشمول مشموله يتضمن تتضمن شامل شامله |
  cost price fee charge pay | surgeon doctor physician practitioner specialist | recover recovery heal healing recuperate | hospital ward |
  fly flight plane travel | hotel accommodation | transfer transport pickup | exclude excluded | anaesthesia anaesthetic anesthesia anesthetic |
  duration last take | risk complication danger | suitable eligible candidate appropriate | return resume back | drive driving car | walk walking |
  exercise sport gym | shower bathe wash | phone telephone number call | address location located | open opening hours |
  book booking reserve reservation | save saving cheaper | companion escort accompany | pain painful ache | work job office |
  تكلفه سعر اسعار كلفه رسوم | جراح طبيب دكتور ممارس | تعاف التعافي شفاء | طيران السفر رحله تسافر | فندق اقامه | توصيل نقل | تخدير بنج |
  مخاطر خطر مضاعفات | مناسب مؤهل | هاتف رقم اتصال | عنوان موقع | حجز احجز
`
const meanings = new Map<string, string>()
for (const group of alike.split('|')) {
  const [own, ...others] = [...stemsIn(group)]
  for (const stem of own ? [own, ...others] : []) if (own && !meanings.has(stem)) meanings.set(stem, own)
}

/** Never made up: what they promise has to stand in the passage itself. */
const strict = stemsIn(`
  free freely complimentary guarantee guaranteed safe safely safest cure cured painless best cheapest discount refund refundable deposit insurance insured always never
  definitely certainly risk-free effective success successful permanent permanently immediately instant today tomorrow
  monday tuesday wednesday thursday friday saturday sunday
  مجاني مجانا مجانيه ضمان مضمون مضمونه امن امنه امان افضل ارخص خصم استرداد تامين دائما ابدا فورا اليوم غدا
  الاثنين الثلاثاء الاربعاء الخميس الجمعه السبت الاحد
`)

export type ContentWord = { word: string; stem: string; isStrict: boolean }

/** The same for words that mean the same. */
export const meaningOf = (stem: string): string => meanings.get(stem) ?? stem

/** The words of a text that say something, each once; numbers and what they measure are figures, and read apart. */
export function contentWords(text: string): ContentWord[] {
  const seen = new Map<string, ContentWord>()
  for (const word of wordsOf(text)) {
    const stem = stemOf(word)
    const isStrict = strict.has(stem)
    const isFigure =
      /^\d/.test(word) || numberOfWord(word) || unitOfWord(word) || dualOfWord(word) || isCurrency(word, text)
    if (!isStrict && (isFigure || isStopWord(word) || light.has(stem) || isNegation(word))) continue
    seen.set(meaningOf(stem), { word, stem: meaningOf(stem), isStrict })
  }
  return [...seen.values()]
}

/** A code in capitals, or a name: what it is an amount of. */
const isCurrency = (word: string, text: string): boolean => {
  const code = word.toUpperCase()
  return currenciesOf(text.includes(code) ? code : word) !== undefined
}

export const isCourteous = ({ stem }: ContentWord): boolean => courteous.has(stem)

/** Whether a text has a word of somebody who helps, light ones included. */
export const soundsCourteous = (text: string): boolean => wordsOf(text).some((word) => courteous.has(stemOf(word)))

const negations = new Set(
  wordsOf(`not no never cannot without neither nor none nobody nothing unable unsafe unsuitable impossible exclude excluded excludes excluding except avoid
  avoided forbidden prohibited refrain ineligible contraindicated unlikely
  لا ليس ليست لن لم غير بدون دون ممنوع ممنوعه تجنب يمنع تستثني مستثني مستثناه`),
)

const isNegation = (word: string): boolean => negations.has(word) || /^[وف](?:لا|ليس|ليست|لن|لم)$/u.test(word)

/** How often a text says no: twice is yes again. */
export function negationsIn(text: string): number {
  const plain = text
    .normalize('NFKC')
    .replace(/n['’]t\b/giu, ' not ')
    .replace(/\bcan ?not\b/giu, ' not ')
  const early = plain.match(/\btoo (?:early|soon)\b|مبكر\p{M}*ا?ً?\s+جد/giu)?.length ?? 0
  // `not only` and `whether or not` say nothing of either.
  const empty = plain.match(/\bnot only\b|\bor not\b/giu)?.length ?? 0
  return wordsOf(plain).filter(isNegation).length + early - empty
}
