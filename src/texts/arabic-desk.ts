// What the desk of a provider's own people says, in Arabic.
import type { englishDesk } from './english-desk.ts'
import type { PluralForms } from './plural-forms.ts'

export const arabicDesk = {
  // the frame
  'meta.desk.inbox': 'الوارد | {clinic}',
  'meta.desk.patients': 'المرضى | {clinic}',
  'meta.desk.catalogue': 'الدليل | {clinic}',
  'meta.desk.figures': 'الأرقام | {clinic}',
  'meta.desk.staff': 'الزملاء | {clinic}',
  'desk.title': 'مكتب {clinic}',
  'desk.otherPlace': 'المكتب في {name}',
  'desk.toSite': 'إلى الموقع',
  'desk.signOut': 'تسجيل الخروج',
  'desk.nav.label': 'صفحات المكتب',
  'desk.nav.inbox': 'الوارد',
  'desk.nav.patients': 'المرضى',
  'desk.nav.catalogue': 'الدليل',
  'desk.nav.figures': 'الأرقام',
  'desk.nav.staff': 'الزملاء',
  'desk.refused.client.title': 'هنا يعمل فريق العيادة',
  'desk.refused.client.text': 'حسابك ليس من حسابات الفريق. إن كنت تعمل هنا فاطلب من مالك المكتب أن يدعوك.',
  'desk.refused.client.go': 'إلى ملفك',
  'desk.refused.second-factor.title': 'سجّل الدخول بخطوة ثانية',
  'desk.refused.second-factor.text':
    'يعرض المكتب ما ائتمن المرضى العيادة عليه، فلا تكفي كلمة المرور وحدها. سجّل الخروج ثم الدخول من جديد: سيُطلب منك رمز، أو طريقة لإعداده.',
  'desk.refused.second-factor.go': 'سجّل الخروج ثم الدخول',

  // the inbox

  // offers

  // patients

  // figures

  // colleagues
} satisfies Record<keyof typeof englishDesk, string | PluralForms>
