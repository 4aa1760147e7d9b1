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
  'assistant.again': 'أرسله مرة أخرى',
  'assistant.greeting.general':
    'أنا مساعد {clinic}، برنامج ذكاء اصطناعي يجيب من صفحات العيادة نفسها. اسألني عن الإجراءات والباقات والأسعار ومن يناسبه العلاج والحجز.',
  'assistant.greeting.procedure':
    'أنا مساعد {clinic}، برنامج ذكاء اصطناعي يجيب من صفحات العيادة نفسها. أنت تتصفح صفحة {procedure}: اسألني عن الإجراء أو تفاصيل باقته أو الحجز.',
  'assistant.greeting.begun':
    'أنا مساعد {clinic}، برنامج ذكاء اصطناعي يجيب من صفحات العيادة نفسها. بدأت هذه المحادثة عند صفحة {procedure}: اسألني عن الإجراء أو تفاصيل باقته أو الحجز.',
  'assistant.greeting.model': 'تصوغ الإجابات خدمة ذكاء اصطناعي.',
  'assistant.greeting.person': 'يمكنك أن تطلب التحدث إلى أحد العاملين في أي وقت.',
  'assistant.greeting.kept': {
    zero: 'تحتفظ العيادة بهذه المحادثة ليوم المحادثة وحده، أو إلى أن تحذفها؛ وإن كنت مسجّل الدخول فمع حسابك. [سياسة الخصوصية](/privacy-policy)',
    one: 'تحتفظ العيادة بهذه المحادثة يومًا واحدًا، أو إلى أن تحذفها؛ وإن كنت مسجّل الدخول فمع حسابك. [سياسة الخصوصية](/privacy-policy)',
    two: 'تحتفظ العيادة بهذه المحادثة يومين، أو إلى أن تحذفها؛ وإن كنت مسجّل الدخول فمع حسابك. [سياسة الخصوصية](/privacy-policy)',
    few: 'تحتفظ العيادة بهذه المحادثة {count} أيام، أو إلى أن تحذفها؛ وإن كنت مسجّل الدخول فمع حسابك. [سياسة الخصوصية](/privacy-policy)',
    many: 'تحتفظ العيادة بهذه المحادثة {count} يومًا، أو إلى أن تحذفها؛ وإن كنت مسجّل الدخول فمع حسابك. [سياسة الخصوصية](/privacy-policy)',
    other:
      'تحتفظ العيادة بهذه المحادثة {count} يوم، أو إلى أن تحذفها؛ وإن كنت مسجّل الدخول فمع حسابك. [سياسة الخصوصية](/privacy-policy)',
  },
  'assistant.greeting.emergency': 'في حالات الطوارئ في {city} اتصل على [{phone}](tel:{number}).',
  'assistant.conversation': 'المحادثة',
  'assistant.you': 'أنت',
  'assistant.name': 'المساعد',
  'assistant.writing': 'المساعد يكتب',
  'assistant.urgent': 'مهم',
  'assistant.sources': 'من صفحاتنا',
  'assistant.choices': 'إجابات ممكنة',
  'assistant.quick': 'أسئلة للبدء',
  'assistant.message': 'رسالتك',
  'assistant.placeholder': 'اكتب سؤالك',
  'assistant.send': 'إرسال',
  'assistant.lettersLeft': {
    zero: 'لم يبقَ أي حرف',
    one: 'بقي حرف واحد',
    two: 'بقي حرفان',
    few: 'بقيت {count} أحرف',
    many: 'بقي {count} حرفًا',
    other: 'بقي {count} حرف',
  },
  'assistant.lettersOver': {
    zero: 'لا حرف زائد. لم يُحذف شيء: اختصر النص لترسله.',
    one: 'حرف واحد زائد. لم يُحذف شيء: اختصر النص لترسله.',
    two: 'حرفان زائدان. لم يُحذف شيء: اختصر النص لترسله.',
    few: '{count} أحرف زائدة. لم يُحذف شيء: اختصر النص لترسله.',
    many: '{count} حرفًا زائدًا. لم يُحذف شيء: اختصر النص لترسله.',
    other: '{count} حرف زائد. لم يُحذف شيء: اختصر النص لترسله.',
  },
  'assistant.tooLong': 'هذا النص أطول من {max} حرف ولا يمكن إرساله بعد. لم يُحذف منه شيء: اختصره لترسله.',
  'assistant.offline': 'أنت غير متصل بالإنترنت. يبقى ما كتبته هنا، فأرسله حين يعود الاتصال.',
  'assistant.silent': 'خادم العيادة لا يستجيب. يبقى ما كتبته هنا، فأرسله مرة أخرى بعد قليل.',
  'assistant.close': 'أغلق المساعد',
  'assistant.menu': 'المزيد',
  'assistant.toPerson': 'تحدث إلى أحد العاملين',
  'assistant.call': 'اتصل على {phone}',
  'assistant.toLatest': 'إلى آخر رسالة',
  'assistant.toRest': 'تابع القراءة',
  'assistant.answered': 'أجاب المساعد.',
  'assistant.handedOver': 'رسالتك الآن لدى العيادة. رقمك المرجعي {reference}.',
  'assistant.delete': 'احذف هذه المحادثة',
  'assistant.delete.ask':
    'هل تحذف هذه المحادثة؟ ستُزال من علامة التبويب هذه ومن مساعد العيادة. أما ما أرسلته إلى أحد العاملين فيبقى لدى العيادة.',
  'assistant.delete.yes': 'احذفها',
  'assistant.delete.no': 'أبقِها',
  'assistant.delete.busy': 'جارٍ الحذف',
  'assistant.delete.done': 'حُذفت المحادثة.',
  'assistant.delete.failed': 'تعذر حذفها الآن وما زالت هنا. حاول مرة أخرى بعد قليل.',

  // handing over to a person: assistant.person.*
  'assistant.person.title': 'اسأل أحد العاملين',
  'assistant.person.introduction': 'يقرأ أحد منسّقي {clinic} هذه المحادثة ويجيبك بالبريد الإلكتروني.',
  'assistant.person.introductionFirst': 'يقرأ أحد منسّقي {clinic} سؤالك ويجيبك بالبريد الإلكتروني.',
  'assistant.person.name': 'اسمك',
  'assistant.person.email': 'البريد الإلكتروني',
  'assistant.person.emailHint': 'إليه يُرسل الجواب.',
  'assistant.person.phone': 'رقم الهاتف',
  'assistant.person.phoneHint': 'مع رمز البلد، إن كنت تفضّل أن نتصل بك.',
  'assistant.person.optional': '(اختياري)',
  'assistant.person.text': 'هل تود إضافة شيء',
  'assistant.person.textFirst': 'سؤالك',
  'assistant.person.textHint': 'من فضلك لا ترسل وثائق من هنا.',
  'assistant.person.look': {
    zero: 'ما يُرسل: لا رسائل من هذه المحادثة',
    one: 'ما يُرسل: رسالة واحدة من هذه المحادثة',
    two: 'ما يُرسل: رسالتان من هذه المحادثة',
    few: 'ما يُرسل: {count} رسائل من هذه المحادثة',
    many: 'ما يُرسل: {count} رسالة من هذه المحادثة',
    other: 'ما يُرسل: {count} رسالة من هذه المحادثة',
  },
  'assistant.person.procedure': 'ترى العيادة أيضًا الصفحة التي سألت منها: {procedure}.',
  'assistant.person.you': 'أنت',
  'assistant.person.assistant': 'المساعد',
  'assistant.person.consent':
    'أوافق على أن تتلقى {recipient}، {country}، وحدها هذه المحادثة وما قد تذكره عن صحتي، وأن تستخدمها للرد عليّ.',
  'assistant.person.consentFirst':
    'أوافق على أن تتلقى {recipient}، {country}، وحدها هذا السؤال وما قد يذكره عن صحتي، وأن تستخدمه للرد عليّ.',
  'assistant.person.consentHint': 'يمكنك سحب موافقتك في أي وقت بالكتابة إلى {email}. ويبقى ما تم قبل ذلك مشروعًا.',
  'assistant.person.policy': 'سياسة الخصوصية (تُفتح في نافذة جديدة)',
  'assistant.person.send': 'أرسل إلى العيادة',
  'assistant.person.back': 'العودة إلى المحادثة',
  'assistant.person.error.name.required': 'أدخل اسمك',
  'assistant.person.error.email.required': 'أدخل بريدك الإلكتروني',
  'assistant.person.error.email.invalid': 'أدخل بريدًا إلكترونيًا مثل \u2066name@example.com\u2069',
  'assistant.person.error.phone.invalid': 'أدخل رقم هاتف مثل \u2066+971 50 000 0000\u2069',
  'assistant.person.error.text.required': 'اكتب ما تود السؤال عنه',
  'assistant.person.error.consent.required':
    'ضع علامة في المربع إن كنت موافقًا. لا يجوز للعيادة أن تقرأ هذا دون موافقتك',
  'assistant.person.error.tooLong': 'اختصر هذا إلى {max} حرف على الأكثر. لم يُحذف منه شيء',
  'assistant.person.error.other': 'تعذّرت قراءة هذا الحقل. أدخله مرة أخرى من فضلك',
  'assistant.person.notSent': 'لم يُرسل هذا',
  'assistant.person.failed.unreachable':
    'يتعذر الآن الوصول إلى خادم العيادة. ما كتبته باقٍ هنا: تحقق من اتصالك وأرسله مرة أخرى بعد قليل. مهما تكرر الإرسال تتلقاه العيادة مرة واحدة.',
  'assistant.person.failed.tooMany':
    'وصلت منك عدة رسائل خلال ساعة. ما كتبته باقٍ هنا: أرسله بعد ساعة، أو اكتب إلى {email}.',
  'assistant.person.failed.tooLarge':
    'المحادثة أطول مما يمكن إرساله. يمكنك الكتابة إلى {email}، أو استخدام صفحة الاتصال.',
  'assistant.person.failed.other': 'حدث خطأ من جهتنا. ما كتبته باقٍ هنا: أرسله مرة أخرى بعد قليل، أو اكتب إلى {email}.',
  'assistant.person.sent.title': 'وصل سؤالك إلى العيادة',
  'assistant.person.sent.text': {
    zero: 'تجيبك {clinic} بالبريد الإلكتروني على {address}. إن لم يصلك شيء فانظر في البريد غير المرغوب فيه أو اكتب إلى {email}.',
    one: 'تجيبك {clinic} خلال ساعة عمل واحدة بالبريد الإلكتروني على {address}. إن لم يصلك شيء فانظر في البريد غير المرغوب فيه أو اكتب إلى {email}.',
    two: 'تجيبك {clinic} خلال ساعتي عمل بالبريد الإلكتروني على {address}. إن لم يصلك شيء فانظر في البريد غير المرغوب فيه أو اكتب إلى {email}.',
    few: 'تجيبك {clinic} خلال {count} ساعات عمل بالبريد الإلكتروني على {address}. إن لم يصلك شيء فانظر في البريد غير المرغوب فيه أو اكتب إلى {email}.',
    many: 'تجيبك {clinic} خلال {count} ساعة عمل بالبريد الإلكتروني على {address}. إن لم يصلك شيء فانظر في البريد غير المرغوب فيه أو اكتب إلى {email}.',
    other:
      'تجيبك {clinic} خلال {count} ساعة عمل بالبريد الإلكتروني على {address}. إن لم يصلك شيء فانظر في البريد غير المرغوب فيه أو اكتب إلى {email}.',
  },
  'assistant.person.sent.reference': 'رقمك المرجعي',

  // titles and lines of passages that no page has words for
  'meta.assistant.passage.facts': 'لمحة سريعة',
  'meta.assistant.passage.performs': 'يُجري: {procedures}',

  // answers out of the pages
  'meta.assistant.unknown':
    'لا تذكر صفحاتنا شيئًا عن ذلك، فلا يمكنني الإجابة عنه. يستطيع أحد العاملين في العيادة الإجابة: هل تود سؤاله؟',

  // to a question in a language that the pages are not written in
  'meta.assistant.foreign':
    'أقرأ هذه اللغات فقط، وبحروفها: {languages}. اكتب بإحداها، أو استخدم الزر أدناه لتكتب بلغتك إلى شخص في العيادة.',
  'meta.assistant.foreign.emergency': 'في حالات الطوارئ اتصل بالرقم {number}.',

  'meta.assistant.more': 'وفي الصفحة المزيد.',
  'meta.assistant.says': 'هذا ما تقوله صفحتنا:',
  'meta.assistant.eligible':
    'هذا ما تقوله صفحتنا عن {name}. أما هل يناسبك فيُقرَّر معك بعد أن يفحصك الطبيب، ويمكنك طلب ذلك.',
  'meta.assistant.caseByCase': 'يستطيع أحد العاملين في العيادة أن يقول أكثر عن حالتك.',
  'meta.assistant.notListed':
    'لم أجد ذلك بين إجراءات هذه العيادة. تعرض القائمة كل ما يُقدَّم هنا، ويستطيع أحد العاملين في العيادة أن يخبرك بالمزيد.',
  'meta.assistant.offered.yes': 'نعم، {name} ضمن قائمتنا.',
  'meta.assistant.offered.these': 'هذه ضمن قائمتنا:',
  'meta.assistant.offered.all': 'هذا ما تقدمه العيادة، مع الأسعار والأيام اللازمة:',
  'meta.assistant.hotelCancelling':
    'لغرفة الفندق التي تحجزها هنا سياسة إلغاء خاصة بها. تراها قبل الحجز وتبقى معروضة في حجزك.',
  'meta.assistant.hotelCancelling.offer': 'أما إذا كان الفندق ضمن عرض سعر، فتسري عليه شروطنا.',
  'meta.assistant.price': 'سعر {name}: {price}.',
  'meta.assistant.price.several': '{quantity}: {price}',
  'meta.assistant.price.estimate': 'بسعر القائمة، {said}.',
  'meta.assistant.price.beyond': 'لم أحسب المجموع للعدد {asked}. أقصى عدد للشخص الواحد: {most}.',
  'meta.assistant.price.howMany': 'لم يتضح لي العدد الذي تقصده، فهذا هو السعر {unit}.',
  'meta.assistant.price.about': '{price} (نحو {shown})',
  'meta.assistant.price.converted': 'أي نحو {amount} بالسعر المرجعي.',
  'meta.assistant.price.unclear': 'لم يتضح لي أي عملة تقصد، فلم أحوّل السعر. اذكر بلدها أو رمزها، مثل EUR.',
  'meta.assistant.price.noRate': 'لا يوجد هنا سعر مرجعي لعملة {currency}، فلم يُحوَّل السعر.',
  'meta.assistant.price.offer': 'ما تدفعه يحدده عرضك المكتوب بندًا بندًا.',
  'meta.assistant.price.packages': 'ضمن باقة:',
  'meta.assistant.package.price': '{name}: {price}.',
  'meta.assistant.package.saving': 'وهذا أقل بمقدار {saving} من ثمن أجزائها منفردة.',
  'meta.assistant.packages': {
    zero: 'لا توجد باقات.',
    one: 'هناك باقة واحدة:',
    two: 'هناك باقتان:',
    few: 'هناك {count} باقات:',
    many: 'هناك {count} باقة:',
    other: 'هناك {count} باقة:',
  },
  'meta.assistant.packages.none':
    'لا تذكر الصفحات باقة لهذا حاليًا. ويمكن أن يذكر العرض الذي تطلبه الفندق والتنقل أيضًا.',
  'meta.assistant.flying': 'بعد {name} تذكر الصفحة أن اليوم {days} هو أول يوم يمكنك السفر فيه جوًا.',
  'meta.assistant.flying.both':
    'بعد {name} يمكنك السفر جوًا ابتداءً من اليوم {release} إذا أذن لك الجرّاح كتابةً، وإلا فتذكر الصفحة اليوم {days}.',
  'meta.assistant.flying.release':
    'بعد {name} يمكنك السفر جوًا ابتداءً من اليوم {release}، بشرط أن يأذن لك الجرّاح كتابةً.',
  'meta.assistant.flying.unknown': 'بعد {name} لا يحدد موعد السفر جوًا إلا الجرّاح، ولا تذكر الصفحة عدد أيام.',
  'meta.assistant.flying.enough': {
    zero: 'يوم {name} نفسه ليس قبل اليوم {needed}، وهو أول يوم للسفر جوًا في الصفحة.',
    one: 'يوم واحد بعد {name} ليس قبل اليوم {needed}، وهو أول يوم للسفر جوًا في الصفحة.',
    two: 'يومان بعد {name} ليسا قبل اليوم {needed}، وهو أول يوم للسفر جوًا في الصفحة.',
    few: '{count} أيام بعد {name} ليست قبل اليوم {needed}، وهو أول يوم للسفر جوًا في الصفحة.',
    many: '{count} يومًا بعد {name} ليست قبل اليوم {needed}، وهو أول يوم للسفر جوًا في الصفحة.',
    other: '{count} يوم بعد {name} ليست قبل اليوم {needed}، وهو أول يوم للسفر جوًا في الصفحة.',
  },
  'meta.assistant.flying.withRelease': {
    zero: 'السفر في يوم الإجراء ({name}) ممكن فقط إذا أذن لك الجرّاح كتابةً، وأبكر يوم لذلك هو اليوم {needed}. احجز تذكرة يمكن تغييرها.',
    one: 'السفر بعد يوم واحد من الإجراء ({name}) ممكن فقط إذا أذن لك الجرّاح كتابةً، وأبكر يوم لذلك هو اليوم {needed}. احجز تذكرة يمكن تغييرها.',
    two: 'السفر بعد يومين من الإجراء ({name}) ممكن فقط إذا أذن لك الجرّاح كتابةً، وأبكر يوم لذلك هو اليوم {needed}. احجز تذكرة يمكن تغييرها.',
    few: 'السفر بعد {count} أيام من الإجراء ({name}) ممكن فقط إذا أذن لك الجرّاح كتابةً، وأبكر يوم لذلك هو اليوم {needed}. احجز تذكرة يمكن تغييرها.',
    many: 'السفر بعد {count} يومًا من الإجراء ({name}) ممكن فقط إذا أذن لك الجرّاح كتابةً، وأبكر يوم لذلك هو اليوم {needed}. احجز تذكرة يمكن تغييرها.',
    other:
      'السفر بعد {count} يوم من الإجراء ({name}) ممكن فقط إذا أذن لك الجرّاح كتابةً، وأبكر يوم لذلك هو اليوم {needed}. احجز تذكرة يمكن تغييرها.',
  },
  'meta.assistant.flying.tooEarly': {
    zero: 'يوم {name} نفسه مبكر جدًا للسفر جوًا: تذكر الصفحة أن أول يوم هو اليوم {needed}.',
    one: 'يوم واحد بعد {name} مبكر جدًا للسفر جوًا: تذكر الصفحة أن أول يوم هو اليوم {needed}.',
    two: 'يومان بعد {name} وقت مبكر جدًا للسفر جوًا: تذكر الصفحة أن أول يوم هو اليوم {needed}.',
    few: '{count} أيام بعد {name} وقت مبكر جدًا للسفر جوًا: تذكر الصفحة أن أول يوم هو اليوم {needed}.',
    many: '{count} يومًا بعد {name} وقت مبكر جدًا للسفر جوًا: تذكر الصفحة أن أول يوم هو اليوم {needed}.',
    other: '{count} يوم بعد {name} وقت مبكر جدًا للسفر جوًا: تذكر الصفحة أن أول يوم هو اليوم {needed}.',
  },
  'meta.assistant.flying.from': 'وهو بهذه التواريخ {date}.',
  'meta.assistant.askForOffer': 'اطلب عرضًا',
  'meta.assistant.hours':
    'يوجد {name} في العيادة في هذه الأوقات ({zone}). وهي ساعات حضور لا مواعيد محجوزة، ويرتب المنسّق موعدك.',
  'meta.assistant.hours.none': 'لا تظهر ساعات حضور {name} في الأسبوعين القادمين. يستطيع المنسّق أن يخبرك متى تأتي.',
  'meta.assistant.compare': 'جنبًا إلى جنب:',
  'meta.assistant.compare.line': '{name}: {price}؛ {stay}؛ {fly}',
  'meta.assistant.which': 'أيها تقصد؟',
  'meta.assistant.which.part': 'أي إجراء تقصد؟ اختر واحدًا من هذه، أو اكتب اسم إجراء آخر. والقائمة تعرضها كلها.',
  'meta.assistant.whatOf': 'ماذا تود أن تعرف عن {name}؟',
  'meta.assistant.choice.about': 'ما هو إجراء {name}؟',
  'meta.assistant.choice.cost': 'كم تكلفة {name}؟',
  'meta.assistant.choice.included': 'ماذا يشمل سعر {name}؟',
  'meta.assistant.choice.notIncluded': 'ما الذي لا يشمله سعر {name}؟',
  'meta.assistant.choice.eligible': 'لمن يناسب {name}؟',
  'meta.assistant.choice.recovery': 'كيف يكون التعافي بعد {name}؟',
  'meta.assistant.choice.flying': 'متى يمكنني السفر جوًا بعد {name}؟',
  'meta.assistant.choice.stay': 'كم يومًا أقيم من أجل {name}؟',
  'meta.assistant.choice.duration': 'كم تستغرق {name}؟',
  'meta.assistant.choice.anaesthesia': 'ما التخدير المستخدم في {name}؟',
  'meta.assistant.choice.pain': 'هل {name} مؤلم؟',
  'meta.assistant.choice.steps': 'ما خطوات {name}؟',
  'meta.assistant.choice.risks': 'ما مخاطر {name}؟',
  'meta.assistant.choice.aftercare': 'ما المتابعة بعد {name}؟',
  'meta.assistant.choice.packages': 'ما الباقات المتاحة من أجل {name}؟',
  'meta.assistant.choice.practitioners': 'أي طبيب يجري {name}؟',
  'meta.assistant.choice.package': 'ماذا تشمل باقة {name}؟',
  'meta.assistant.talk.greeting':
    'مرحبًا. أنا ذكاء اصطناعي يجيب من صفحات هذه العيادة: الأسعار والباقات والتعافي والسفر جوًا والحجز. ماذا تود أن تعرف؟',
  'meta.assistant.talk.thanks': 'على الرحب والسعة. اسألني متى احتجت إلى شيء آخر.',
  'meta.assistant.talk.goodbye': 'إلى اللقاء. يمكنك العودة إلى هذه المحادثة لاحقًا.',
  'meta.assistant.talk.whoAnswers':
    'أنا ذكاء اصطناعي ولست إنسانًا. أجيب من صفحات هذه العيادة. وإن فضّلت التحدث إلى شخص فيمكنني أن أنقل إليه سؤالك.',
  'meta.assistant.talk.abilities':
    'أستطيع أن أخبرك بما تقوله صفحات هذه العيادة: كم يكلف الإجراء وماذا يشمل ولمن هو، والتعافي، ومتى يمكنك السفر جوًا، والباقات، والأطباء، وكيف تطلب عرضًا. ماذا تود أن تعرف؟',

  // answers in danger: meta.assistant.urgent.*, meta.assistant.refused.*
  'meta.assistant.urgent.callHere': 'اتصل الآن من فضلك برقم الطوارئ في البلد الذي يبدو أنك فيه، {country}: {number}',
  'meta.assistant.urgent.callSomewhere':
    'اتصل الآن من فضلك برقم الطوارئ في البلد الذي أنت فيه. ومن معظم الهواتف المحمولة يعمل الرقم: {number}',
  'meta.assistant.urgent.callThere': 'إذا كنت في {country}: {number}',
  'meta.assistant.urgent.clinicEmergency': 'العيادة في حالات الطوارئ، في {city}: {number}',
  'meta.assistant.urgent.clinic': 'العيادة، بعد رقم الطوارئ: {number}',
  'meta.assistant.urgent.crisisLine': 'للحديث مع شخص في أي ساعة: {number}',
  'meta.assistant.urgent.page': 'صفحتنا عن متى تتصل: {link}',
  'meta.assistant.urgent.notAClinician':
    'أنا ذكاء اصطناعي ولا أستطيع أن أعرف ما هو. وإذا كان الأمر يخص شخصًا آخر فابقَ معه حتى تصل المساعدة.',
  'meta.assistant.urgent.self-harm':
    'أحسنت أنك كتبت ذلك. لست وحدك، وهناك من يصغي إليك الآن. إذا كان هناك أي احتمال أن تؤذي نفسك فاتصل الآن أو توجّه إلى أقرب قسم طوارئ. واطلب من شخص تثق به أن يبقى معك حتى ذلك الحين.',
  'meta.assistant.urgent.child': 'ابقَ مع الطفل واتصل الآن. من يجيبك سيقول لك ما تفعله خطوة بخطوة.',
  'meta.assistant.urgent.violence':
    'ما يحدث لك ليس ذنبك. إن استطعت فاذهب إلى مكان فيه آخرون واتصل من هناك. ويمكنك أن تطلب من العيادة حديثًا على انفراد.',
  'meta.assistant.urgent.poison': 'اتصل الآن حتى إن لم يظهر شيء بعد. ضع العلبة أمامك واذكر ما الذي أُخذ وكم ومتى.',
  'meta.assistant.urgent.breathing':
    'صعوبة التنفس تحتاج إلى مساعدة فورًا. اجلس منتصبًا وأرخِ ما هو ضيق ولا تبقَ وحدك. ولا تقد السيارة بنفسك.',
  'meta.assistant.urgent.heart':
    'ألم الصدر أو الضغط عليه وتسارع القلب أمور يجب أن يفحصها طبيب فورًا. اجلس واسترح ولا تقد السيارة بنفسك.',
  'meta.assistant.urgent.stroke':
    'هذه العلامات تحتاج إلى مساعدة خلال دقائق. انظر إلى الساعة وتذكّر متى بدأت، فسيسألك الأطباء. لا تأكل ولا تشرب ولا تقد السيارة.',
  'meta.assistant.urgent.unconscious':
    'الإغماء والتشنج يحتاجان إلى مساعدة فورًا. من هو موجود يبقى مع الشخص ويخبر رقم الطوارئ هل يتنفس وهل يستجيب.',
  'meta.assistant.urgent.allergy':
    'قد يزداد تورم أو طفح كهذا بسرعة. اتصل الآن ولا تبقَ وحدك. واذكر أي دواء أو طعام سبقه.',
  'meta.assistant.urgent.pregnancy': 'هذا في الحمل يجب أن يفحصه طبيب فورًا. اتصل الآن واستلقِ ولا تقودي السيارة بنفسك.',
  'meta.assistant.urgent.bleeding':
    'النزف يجب أن يُفحص من دون تأخير. اضغط بقوة بقطعة قماش نظيفة على مكان النزف، إن أمكن الوصول إليه، وأنت تتصل.',
  'meta.assistant.urgent.eyes':
    'تغيّر النظر المفاجئ أو ألم العين يجب أن يُفحص اليوم في أي ساعة. توجّه إلى طوارئ العيون، ولا تضغط على العين ولا تفركها ولا تقد السيارة.',
  'meta.assistant.urgent.clot':
    'ساق تتورم أو تؤلم هكذا يجب أن تُفحص اليوم. لا تدلّكها. ومع صعوبة التنفس أو ألم الصدر اتصل بالإسعاف فورًا.',
  'meta.assistant.urgent.infection':
    'الحمى أو تغيّر الجرح يجب أن يُفحصا اليوم. اتصل الآن بالعيادة أيضًا. وإن لم يجبك أحد أو شعرت بأنك مريض جدًا فتوجّه إلى أقرب قسم طوارئ.',
  'meta.assistant.urgent.confusion':
    'التشوش المفاجئ يحتاج إلى مساعدة فورًا. ابقَ مع الشخص واذكر متى بدأ وما الذي أُجري له قبله.',
  'meta.assistant.urgent.urine':
    'هذا يجب أن يُفحص اليوم. اتصل الآن بالعيادة أيضًا. وإن لم يجبك أحد فتوجّه إلى أقرب قسم طوارئ.',
  'meta.assistant.urgent.fluids':
    'من لا يبقى في معدته شيء يجب أن يُفحص اليوم. اتصل الآن بالعيادة أيضًا. وإن لم يجبك أحد فتوجّه إلى أقرب قسم طوارئ.',
  'meta.assistant.urgent.pain':
    'ألم بهذه الشدة، مفاجئ أو متزايد، يجب أن يُفحص من دون تأخير. اتصل الآن ولا تقد السيارة بنفسك.',
  'meta.assistant.urgent.other': 'اتصل الآن. من يجيبك سيقول لك ما تفعله حتى تصل المساعدة.',
  'meta.assistant.refused.diagnosis':
    'لا أستطيع أن أقول ما هو ولا ما تعنيه نتيجة. لا يقول ذلك إلا طبيب يفحصه أو يقرأ التقرير كاملًا.',
  'meta.assistant.refused.medicine':
    'لا أستطيع أن أقول أي دواء تأخذ أو توقف ولا مقداره. لا يقول ذلك إلا طبيب يعرف تاريخك الصحي. اسأل طبيبك من فضلك قبل أن تغيّر شيئًا.',
  'meta.assistant.refused.decision':
    'لا أستطيع أن أقول هل هو مناسب لك. لا يقول ذلك إلا طبيب يعرف تاريخك الصحي، وتقررانه معًا.',
  'meta.assistant.refused.page': 'ما تقوله صفحتنا على وجه العموم: {link}',
  'meta.assistant.refused.person':
    'يستطيع أحد العاملين في العيادة أن يتولى سؤالك. ويمكنك أيضًا أن تطلب استشارة وعرضًا: {quote}',
  'meta.assistant.refused.quote': 'اطلب عرضًا',

  // answers of a model, and the lines that it is told
  'meta.assistant.model.notAll': 'لا تقول صفحاتنا أكثر من ذلك. يستطيع شخص في العيادة أن يخبرك بالباقي.',
  'meta.assistant.model.validTo': 'متاحة حتى {date}',
  'meta.assistant.model.rate': 'السعر المرجعي للصرف',
  'meta.assistant.model.converted': '{from} تساوي نحو {to} بالسعر المرجعي من {source}.',
  'meta.assistant.model.convertedAsOf': '{from} تساوي نحو {to} بالسعر المرجعي من {source} بتاريخ {date}.',
  'meta.assistant.model.daysBetween': {
    zero: 'لا يوم بين الإجراء في {operated} والرحلة في {flies}.',
    one: 'بين الإجراء في {operated} والرحلة في {flies} يوم واحد.',
    two: 'بين الإجراء في {operated} والرحلة في {flies} يومان.',
    few: 'بين الإجراء في {operated} والرحلة في {flies} {count} أيام.',
    many: 'بين الإجراء في {operated} والرحلة في {flies} {count} يومًا.',
    other: 'بين الإجراء في {operated} والرحلة في {flies} {count} يوم.',
  },
  'meta.assistant.model.flyFrom': 'أول يوم يمكنك فيه السفر جوًا بلا إذن هو {date}.',
  'meta.assistant.model.releaseFrom': 'أول يوم يمكن فيه للجرّاح أن يأذن لك كتابةً هو {date}.',
  'meta.assistant.model.withRelease':
    'بحسب صفحتنا تحتاج الرحلة في {flies} بعد إجراء في {operated} إلى إذن خطي من الجرّاح.',
  'meta.assistant.model.longEnough': 'بحسب صفحتنا فإن الرحلة في {flies} متأخرة بما يكفي بعد إجراء في {operated}.',
  'meta.assistant.model.tooEarly': 'بحسب صفحتنا فإن الرحلة في {flies} ليست متأخرة بما يكفي بعد إجراء في {operated}.',
  'meta.assistant.model.atClinic': 'في العيادة',
  'meta.assistant.model.hours': 'في العيادة يوم {date} من {from} إلى {to}',
  'meta.assistant.model.noHours': 'ليس في العيادة خلال الأسبوعين القادمين.',
  'meta.assistant.model.hoursNotGiven': 'الساعات غير مذكورة.',
  'meta.assistant.model.noAppointments': 'هذه ساعات الوجود في العيادة وليست مواعيد متاحة.',
  'meta.assistant.model.trip': 'رحلتك',
  'meta.assistant.model.stepBy': 'حتى {date}',
  'meta.assistant.model.released': 'يمكنك السفر جوًا ابتداءً من {date}، بقرار من {by}.',
} satisfies Record<keyof typeof englishAssistant, string | PluralForms>
