// Checks what only a clinician may answer or say, and that the pages still get the questions that they answer.
import { expect, test } from 'vitest'
import { findMedicalAsk, namesDosageOrDiagnosis } from './medical-asks.ts'

const forAClinician = [
  'do I have cancer?',
  'what is this lump',
  'look at my blood test: is it bad?',
  'how much ibuprofen may I take',
  'can I stop my blood thinner before surgery',
  'should I have the operation?',
  'Is this mole dangerous?',
  'My hba1c is 9, what does that mean?',
  'which painkiller should I take?',
  'Can I take aspirin before rhinoplasty?',
  'What dose of antibiotics do I need?',
  'Can you diagnose me from a photo?',
  'Is sleeve or bypass better for me?',
  'should my mother have the knee replacement?',
  'do you think I should get veneers',
  'Is it safe to take paracetamol and ibuprofen together?',
  'can you read my MRI',
  'Could it be an infection?',
  'what is wrong with my knee',
  'Can you prescribe something for the pain',
  'when should I stop my warfarin',
  'هل عندي سرطان؟',
  'ما هذه الكتلة؟',
  'كم حبة بنادول آخذ؟',
  'هل أوقف مميع الدم قبل العملية؟',
  'هل أجري العملية؟',
  'شوف تحليلي هل هو طبيعي',
  'أي مسكن تنصحني به؟',
  'أيهما أفضل لي التكميم أم التحويل؟',
  'هل تنصحني بالعملية؟',
  'ما جرعة المضاد الحيوي؟',
  'شو عندي؟ بدي تشخيص لحالتي',
  'How many mg of tramadol can I use per day?',
  'tell me if I need surgery',
  'Would you recommend the facelift for me?',
  'هل لازم اعمل العملية؟',
  'ممكن اخد بروفين بعد العملية؟',
]

const forThePages = [
  'am I eligible for hip replacement?',
  'who is it for?',
  'which medicines do I bring?',
  'is it painful?',
  'Does it hurt?',
  'What does the blood test cost?',
  'is anaesthesia included?',
  'Which medicines are included?',
  'how many implants do I need?',
  'Should somebody travel with me?',
  'Do I need a companion?',
  'should I book the hotel myself?',
  'What is the difference between sleeve and bypass?',
  'can I take my medicines on the plane?',
  'Can I bring my insulin in hand luggage?',
  'do I need to send my x-ray?',
  'How do I upload my scan?',
  'may I drink coffee?',
  'When can I stop wearing the garment?',
  'Can I smoke before surgery?',
  'what is a cataract?',
  'What are the risks?',
  'how long is recovery',
  'How much does liposuction cost?',
  'which package is best value?',
  'Should I fast before the operation?',
  'how is infection prevented?',
  'Is rhinoplasty painful?',
  'can diabetics have dental implants?',
  'does the package include medicines?',
  'What is the success rate?',
  'Can I have the surgery during Ramadan?',
  'can I get a quote',
  'is the surgery safe?',
  'do I have to pay a deposit?',
  'do I have to stay two weeks?',
  'is my deposit refundable?',
  'هل أنا مؤهل؟',
  'هل هي مؤلمة؟',
  'كم التكلفة؟',
  'هل تشمل الباقة الأدوية؟',
  'ما هي المخاطر؟',
  'هل أحتاج إلى مرافق؟',
  'كيف أرسل الأشعة؟',
  'ما الفرق بين التكميم والتحويل؟',
  'هل يمكنني السفر بعد العملية؟',
  'متى أتوقف عن لبس المشد؟',
  'هل تناسبني عملية الليزك؟',
  'ما هو التكميم؟',
  'هل يمكن إجراء العملية في رمضان؟',
  'ما هذه العملية؟',
  'هل أقدر اسوي العملية وانا صايم؟',
]

test('asks for a diagnosis, a medicine or a decision are told from the rest', () => {
  expect(forAClinician.filter((question) => !findMedicalAsk(question))).toEqual([])
})

test('questions that the pages answer are left to them', () => {
  expect(forThePages.filter((question) => findMedicalAsk(question))).toEqual([])
})

test('what is asked for is named', () => {
  expect(findMedicalAsk('do I have cancer?')).toBe('diagnosis')
  expect(findMedicalAsk('how much ibuprofen may I take')).toBe('medicine')
  expect(findMedicalAsk('should I have the operation?')).toBe('decision')
})

test.each([
  ['en', 'You can take 400 mg every six hours.'],
  ['en', 'You probably have an infection.'],
  ['en', 'Stop taking your blood thinners five days before.'],
  ['en', 'Take two paracetamol tablets.'],
  ['en', 'It sounds like a blood clot.'],
  ['en', 'Your results are normal.'],
  ['en', 'There is nothing to worry about.'],
  ['ar', 'تناول حبتين من البنادول كل 6 ساعات'],
  ['ar', 'خذ 500 ملغ'],
  ['ar', 'على الأرجح لديك التهاب'],
  ['ar', 'لا داعي للقلق'],
] as const)('a reply in %s may not say `%s`', (language, reply) => {
  expect(namesDosageOrDiagnosis(reply, language)).toBe(true)
})

test.each([
  ['en', 'Hip replacement costs 45,000 AED and takes 90 minutes.'],
  ['en', 'Medicines for the first week are included.'],
  ['en', 'Infection is uncommon. Call at once for fever or pus.'],
  ['en', 'The surgeon tells you which medicines to stop.'],
  ['ar', 'تشمل الباقة أدوية الأسبوع الأول'],
  ['ar', 'العدوى غير شائعة. اتصل بنا فورًا عند الحمى.'],
] as const)('a reply in %s may say `%s`', (language, reply) => {
  expect(namesDosageOrDiagnosis(reply, language)).toBe(false)
})
