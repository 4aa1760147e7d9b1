// What the way into checkout says, in Arabic.
import type { englishEntry } from './english-entry.ts'
import type { PluralForms } from './plural-forms.ts'

export const arabicEntry: Record<keyof typeof englishEntry, string | PluralForms> = {
  'meta.entry.title': 'تابع إلى إتمام الحجز | {clinic}',
  'profile.nav.checkout': {
    zero: 'إتمام الحجز (لا بنود)',
    one: 'إتمام الحجز (بند واحد)',
    two: 'إتمام الحجز (بندان)',
    few: 'إتمام الحجز ({count} بنود)',
    many: 'إتمام الحجز ({count} بندًا)',
    other: 'إتمام الحجز ({count} بند)',
  },
  'auth.entry.title': 'تابع إلى إتمام الحجز',
  'auth.entry.line': 'لا تحتاج إلى كلمة مرور. نرسل إليك رمزًا بالبريد الإلكتروني.',
  'auth.entry.emailHint': 'نستخدمه لحجزك ولحسابك.',
  'auth.entry.send': 'أرسلوا لي الرمز',
  'auth.entry.byPassword': 'لدي كلمة مرور',
  'auth.entry.byAccount': 'سجّل الدخول أو أنشئ حسابًا لتحجز. نحتفظ باختيارك.',
  'auth.entry.choice': 'اختيارك',
  'auth.entry.notHeld': 'لم نحجزها لك مؤقتًا بعد. نفعل ذلك فور تأكيد بريدك الإلكتروني.',
  'auth.entry.gone': 'لم تعد هذه الغرفة متاحة بهذا السعر.',
  'auth.entry.otherRooms': 'اعرض غرفًا أخرى',
  'auth.entry.offer': 'عرضك',
  'auth.entry.offerText': 'أكّد بريدك الإلكتروني لتراه وتحجز. استخدم العنوان الذي راسلتك العيادة عليه.',
  'auth.entry.holding': 'سُجّل دخولك. نحجز لك الغرفة مؤقتًا الآن.',
  'auth.entry.opening': 'سُجّل دخولك. لحظة من فضلك.',
}
