// What the assistant says, in Arabic.
import type { englishAssistant } from './english-assistant.ts'
import type { PluralForms } from './plural-forms.ts'

export const arabicAssistant = {
  // the window
  'assistant.hello': 'مرحبًا بك',
  'assistant.help': 'كيف يمكننا مساعدتك؟',
  'assistant.quick.eligible': 'هل يناسبني هذا العلاج؟',
  'assistant.quick.package': 'أخبرني المزيد عن الباقة',
  'assistant.quick.cost': 'كم التكلفة؟',
  'assistant.failed': 'نعتذر، حدث خطأ ما. يُرجى المحاولة مرة أخرى.',

  // handing over to a person: assistant.person.*

  // answers out of the pages
  'meta.assistant.unknown':
    'لا تذكر صفحاتنا شيئًا عن ذلك، فلا يمكنني الإجابة عنه. يستطيع أحد العاملين في العيادة الإجابة: هل تود سؤاله؟',

  // answers in danger: meta.assistant.urgent.*, meta.assistant.refused.*

  // answers of a model: meta.assistant.model.*
} satisfies Record<keyof typeof englishAssistant, string | PluralForms>
