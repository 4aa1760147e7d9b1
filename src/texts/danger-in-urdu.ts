// What the assistant says in danger, in Urdu, and to a question that it cannot read.
import type { DangerTexts } from './danger-texts.ts'

export const urdu: DangerTexts = {
  'meta.assistant.urgent.callHere':
    'براہِ کرم ابھی اس ملک کے ایمرجنسی نمبر پر کال کریں جہاں آپ بظاہر موجود ہیں، {country}: {number}',
  'meta.assistant.urgent.callSomewhere':
    'براہِ کرم ابھی اس ملک کے ایمرجنسی نمبر پر کال کریں جہاں آپ ہیں۔ زیادہ تر موبائل فون سے یہ نمبر چلتا ہے: {number}',
  'meta.assistant.urgent.callThere': 'اگر آپ اس ملک میں ہیں، {country}: {number}',
  'meta.assistant.urgent.clinicEmergency': 'ایمرجنسی میں کلینک، {city}: {number}',
  'meta.assistant.urgent.clinic': 'کلینک، ایمرجنسی نمبر کے بعد: {number}',
  'meta.assistant.urgent.crisisLine': 'کسی بھی وقت کسی سے بات کرنے کے لیے: {number}',
  'meta.assistant.urgent.notAClinician':
    'میں مصنوعی ذہانت ہوں اور نہیں بتا سکتا کہ یہ کیا ہے۔ اگر بات کسی اور کی ہے تو مدد آنے تک ان کے پاس رہیں۔',
  'meta.assistant.urgent.self-harm':
    'آپ نے اچھا کیا کہ یہ لکھا۔ آپ اکیلے نہیں ہیں، ابھی آپ کی بات سننے والے موجود ہیں۔ اگر خود کو نقصان پہنچانے کا خدشہ ہے تو ابھی کال کریں یا قریبی ایمرجنسی جائیں۔ کسی بھروسے والے شخص سے کہیں کہ آپ کے پاس رہے۔',
  'meta.assistant.urgent.child': 'بچے کے پاس رہیں اور ابھی کال کریں۔ آپ کو قدم بہ قدم بتایا جائے گا کہ کیا کرنا ہے۔',
  'meta.assistant.urgent.poison':
    'ابھی کال کریں، چاہے ابھی کچھ محسوس نہ ہو۔ ڈبہ پاس رکھیں اور بتائیں کیا، کتنا اور کب لیا گیا۔',
  'meta.assistant.urgent.breathing':
    'سانس کی تکلیف میں فوراً مدد چاہیے۔ سیدھے بیٹھیں، تنگ کپڑے ڈھیلے کریں اور اکیلے نہ رہیں۔ خود گاڑی نہ چلائیں۔',
  'meta.assistant.urgent.heart':
    'سینے میں درد یا دباؤ کا فوراً معائنہ ضروری ہے۔ بیٹھ جائیں، آرام کریں اور خود گاڑی نہ چلائیں۔',
  'meta.assistant.urgent.stroke':
    'ان علامات میں چند منٹ کے اندر مدد چاہیے۔ یاد رکھیں کہ یہ کب شروع ہوا۔ نہ کھائیں، نہ پئیں، نہ گاڑی چلائیں۔',
  'meta.assistant.urgent.unconscious':
    'بے ہوشی اور دورے میں فوراً مدد چاہیے۔ مریض کے پاس رہیں اور بتائیں کہ وہ سانس لے رہا ہے اور جواب دے رہا ہے یا نہیں۔',
  'meta.assistant.urgent.allergy':
    'ایسی سوجن یا دانے تیزی سے بڑھ سکتے ہیں۔ ابھی کال کریں اور اکیلے نہ رہیں۔ بتائیں اس سے پہلے کون سی دوا یا خوراک لی تھی۔',
  'meta.assistant.urgent.bleeding':
    'خون بہنے کا بلا تاخیر معائنہ ضروری ہے۔ کال کرتے ہوئے صاف کپڑا خون والی جگہ پر زور سے دبائیں۔',
  'meta.assistant.urgent.eyes':
    'نظر میں اچانک تبدیلی کا آج ہی، کسی بھی وقت، معائنہ ضروری ہے۔ آنکھوں کی ایمرجنسی جائیں۔ آنکھ نہ دبائیں اور گاڑی نہ چلائیں۔',
  'meta.assistant.urgent.clot':
    'ایسی سوجی یا درد والی ٹانگ کا آج ہی معائنہ ضروری ہے۔ مالش نہ کریں۔ سانس کی تکلیف یا سینے میں درد ہو تو فوراً ایمبولینس بلائیں۔',
  'meta.assistant.urgent.infection':
    'بخار یا بدلتے زخم کا آج ہی معائنہ ضروری ہے۔ ابھی کلینک کو بھی کال کریں۔ کوئی جواب نہ دے تو قریبی ایمرجنسی جائیں۔',
  'meta.assistant.urgent.pain': 'اتنے شدید درد کا بلا تاخیر معائنہ ضروری ہے۔ ابھی کال کریں اور خود گاڑی نہ چلائیں۔',
  'meta.assistant.urgent.other': 'ابھی کال کریں۔ مدد آنے تک آپ کو بتایا جائے گا کہ کیا کرنا ہے۔',
  'meta.assistant.foreign':
    'میں صرف یہ زبانیں پڑھتا ہوں: {languages}۔ ان میں سے کسی میں لکھیں، یا نیچے کے بٹن سے اپنی زبان میں کلینک کے کسی فرد کو لکھیں۔',
  'meta.assistant.foreign.emergency': 'ایمرجنسی میں اس نمبر پر کال کریں: {number}۔',
}
