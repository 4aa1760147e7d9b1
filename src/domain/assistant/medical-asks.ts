// Tells questions and sentences that only a clinician may answer or say: a diagnosis, a medicine and its dose, a decision for somebody.
import type { Language } from '#kernel/language.ts'
import { saidClauses } from './said-clauses.ts'
import { signPattern } from './sign-pattern.ts'

export type MedicalAsk = 'diagnosis' | 'medicine' | 'decision'

const lists = {
  medicine:
    'ibuprofen|paracetamol|panadol|acetaminophen|aspirin|tylenol|advil|nurofen|brufen|voltaren|diclofenac|tramadol|codeine|morphine|antibiotic|antibiotics|amoxicillin|augmentin|azithromycin|penicillin|painkiller|painkillers|warfarin|eliquis|xarelto|plavix|clopidogrel|heparin|clexane|blood_thinner|blood_thinners|insulin|metformin|ozempic|wegovy|mounjaro|steroids|prednisone|prednisolone|cortisone|accutane|roaccutane|isotretinoin|minoxidil|finasteride|antidepressants|xanax|valium|medicine|medicines|medication|medications|tablets|tablet|pill|pills|meds|drug|drugs|contraceptive|supplements|vitamins|eye_drops|antihistamine|sleeping_pills|lisinopril|beta_blockers|statins|omeprazole',
  arabic:
    'بنادول|بندول|باراسيتامول|بروفين|ايبوبروفين|ابوبروفين|اسبرين|الاسبرين|فولتارين|ترامادول|مضاد|المضاد|مضادات|المضادات|مسكن|المسكن|مسكنات|مميع|مميعات|المميع|سيوله|السيوله|وارفارين|انسولين|الانسولين|ميتفورمين|اوزمبيك|مونجارو|كورتيزون|الكورتيزون|روكتان|الروكتان|دواء|دوا|الدواء|دوايي|دواي|ادويه|ادويتي|الادويه|علاجي|حبوب|الحبوب|حبه|اقراص|قطره|القطره|فيتامين|فيتامينات|مكملات|بلافيكس|كلكسان|اوجمنتين',
} as const

const asks: Readonly<Record<MedicalAsk, readonly string[]>> = {
  medicine: [
    'how_much|how_many|what_dose|which_dose|what_dosage|dose|dosage|mg|milligrams ... <medicine>',
    '<medicine> ... dose|dosage|mg|milligrams|how_much|how_many|how_often',
    'what|which is the .. dose|dosage',
    'can|may|should|could|must|shall|do i|we|he|she ... take|stop|continue|use|skip|keep_taking|mix|combine|double|quit|start|pause|give|swallow|drop ... <medicine>',
    'is_it|is .. safe|ok|okay|fine|allowed|dangerous|possible to take|stop|use|mix|continue|combine|skip ... <medicine>',
    'can|may|should|could|shall i take|stop|use|pause|skip|continue my|any|some|the|two|2|3|1|something .. <medicine>|for|before|after',
    'which|what .. <medicine> should|can|do|may|shall|is|would i|best|you|good|strongest ...',
    'recommend|prescribe|suggest|advise|give_me|tell_me ... <medicine>|dose|dosage|something_for_the_pain|prescription',
    'something|anything .. for|against .. pain|infection|sleep|swelling|anxiety ... take|prescribe',
    'what should|can|do|may|could i take for|against|to',
    'when|how_long|until_when .. should|do|must|can|may i .. stop|take|restart|resume ... <medicine>',
    'كم|ما|ماهي|ايش|شو|قديش ... جرعه|الجرعه|ملغ|مليغرام|مج|حبه|حبات|حبوب .. <arabic>|اخذ|اتناول|اخد',
    'جرعه|الجرعه|جرعات .. <arabic>|المناسبه|الموصي',
    'كم ... اخذ|اتناول|اخد|استعمل ... <arabic>',
    'هل|ممكن|يمكن|اقدر|بقدر|فيني|يجوز|ينفع|استطيع|يمكنني|لازم|عادي|اخذ ... اخذ|اتناول|اخد|اوقف|ايقاف|التوقف|استعمل|اترك|اكمل|تناول|استخدام|استخدم|اقطع|اشرب|استمر|اضاعف|وقف ... <arabic>',
    'اي|ما|ماهو|ايش|شو|وش|ايه|شنو .. <arabic> ... اخذ|اتناول|تنصح|تنصحون|تنصحني|تنصحونني|انسب|افضل|اخد|استعمل|مناسب|يناسب|احسن|تنصحوني',
    'انصحني|انصحوني|اوصف|اوصفوا|صف|اكتب|تنصحني|تنصحوني|وصف .. لي|ب .. <arabic>|علاج|وصفه',
    'متي ... اوقف|اتوقف|ايقاف|ارجع|اعود|اوقف_عن ... <arabic>',
    'ماذا|ايش|شو|وش|ايه ... اخذ|اتناول|اخد .. للالم|للوجع|للالتهاب|للتورم|مسكن',
  ],
  diagnosis: [
    'do|does|could|might|can|may|would i|he|she|it|this|my_mother|my_father|that|my .. have|be|has|mean|got ... cancer|tumour|tumor|diabetes|infection|infected|hernia|cataract|cataracts|disease|arthritis|malignant|benign|glaucoma|gallstones|meniscus|torn|fracture|fractured|broken|cyst|condition|deviated|cancerous|syndrome|apnea|reflux|serious|anaemia|anemia|keratoconus|leukemia|melanoma|abscess',
    'am i .. diabetic|anaemic|anemic|sick|ill|infected|depressed',
    'is this|that|it|my ... cancer|cancerous|a_tumour|a_tumor|malignant|benign|infected|an_infection|broken|fractured|serious|a_hernia|abnormal|cataract|torn|skin_cancer|melanoma|a_cyst|dangerous_or|dislocated',
    'what is|are|could .. this|that|the|my|these|wrong ... lump|bump|rash|spot|mole|growth|swelling|pain_from|symptoms|wrong|mark|lesion|white_spot|cause_of_my|causing_my|problem_with_my',
    'what|why is_wrong_with|is_the_matter_with me|my',
    'what do|does|could|is|are i|my|this|these|it|the .. have|mean|means|symptoms|results|indicate|say|be ... blood|scan|xray|x_ray|mri|result|results|test|report|symptoms|lump|rash|biopsy|numbers|ct|hba1c|suffering_from|disease|illness|condition',
    'what illness|disease|condition|sickness .. do|have|is|could',
    'look|check|read|interpret|review|analyse|analyze|explain|see|evaluate|assess .. at|my|this|these|the|out ... blood_test|blood_results|blood_work|test|tests|results|result|scan|xray|x_ray|mri|ct|report|biopsy|photo|photos|picture|pictures|lump|mole|rash|symptoms|ecg|ultrasound|eyes|teeth',
    'diagnose|diagnosis|diagnosing ... me|my|this|give|tell|want|make|get|what|you|from',
    'is|are my .. blood|test|results|result|sugar|levels|level|scan|hba1c|haemoglobin|hemoglobin|cholesterol|pressure|eye_pressure|bmi|ecg ... bad|normal|good|ok|okay|too_high|high|too_low|low|dangerous|worrying|abnormal|fine',
    'my .. blood|hba1c|haemoglobin|hemoglobin|sugar|cholesterol|results|scan|mri ... bad|normal|worrying|mean|dangerous|what_does',
    'why do|does|is|are i|my .. have|hurt|hurts|bleeding|swollen|feel|painful|numb|always|so|keep ...',
    'is my|this|that|the .. mole|lump|rash|spot|wart|growth|tooth|knee|eye|hip|nose ... dangerous|cancer|serious|normal|broken|infected|torn|dead',
    'هل|يمكن|ممكن|قد ... عندي|لدي|معي|اعاني_من|مصاب|مصابه|عنده|عندها|فيني|يكون|انا_مصاب|انا_مصابه ... سرطان|السرطان|ورم|سكري|السكري|عدوي|التهاب|فتق|فتاق|كتاراكت|الماء_الابيض|مرض|خبيث|حميد|كسر|انزلاق|تمزق|حصي|حصوه|خراج|كيس|انحراف|جلوكوما|انيميا|فقر_دم|القولون|خطير',
    'هل ... هذا|هذه|هو|هي|الكتله|الورم|الشامه|ورم|البقعه|هاي|هاد|ده|دي .. سرطان|خبيث|خبيثه|حميد|حميده|خطير|خطيره|التهاب|عدوي|طبيعي_ام|ورم|كسر|فتق|سرطانيه|ملتهب',
    'ما|ماهي|ماهو|شو|ايش|وش|ايه|شنو .. هذه|هذا|هي|هو|سبب|ال|هاي|هالكتله|هالورم|دي|ده|مشكله|مشكلتي .. كتله|الكتله|الورم|الطفح|البقعه|الحبه|الشامه|الانتفاخ|العلامه|مرضي|تشخيصي|حالتي|المشكله_عندي|كتلة',
    'ايه|شو|ما|وش|ايش|ماهو .. تشخيص|تشخيصي|مرضي|مشكلتي|علتي|اللي_عندي|الذي_عندي',
    'شخص|شخصني|شخصوني|تشخيص|تشخص|تشخصوا|شخصوا ... حالتي|لي|مرضي|عندي|هذا|هذه|لحالتي|حالته|حالتها',
    'انظر|شوف|شوفوا|اقرا|افحص|اقراوا|فسر|فسروا|حلل|راجع|طالع|بص|اشرح|قيم .. الي|علي|لي|في|ل|نتيجه|نتايج .. تحليل|تحليلي|تحاليل|تحاليلي|الاشعه|اشعتي|نتيجه|نتيجتي|نتايج|نتايجي|صورتي|صوري|التقرير|تقريري|الرنين|فحوصاتي|فحصي|اشعه|صوره|الصوره',
    'تحليل|تحليلي|تحاليلي|نتيجتي|نتايجي|السكر|سكري|الضغط|ضغطي|هيموغلوبين|الهيموجلوبين|الاشعه|اشعتي ... طبيعي|طبيعيه|سيي|سييه|مرتفع|جيد|جيده|خطير|خطيره|سليم|سليمه|ماذا_تعني|ماذا_يعني|شو_يعني|كويس|كويسه|زين|زينه|عالي',
    'لماذا|ليش|ليه|لما .. تولمني|يولمني|يوجعني|توجعني|بيوجعني|بتوجعني|اشعر|احس|عندي',
    'ما|شو|ايش|ماهو سبب .. الم|وجع|صداع|دوخه|تورم|نزيف|حكه|الالم|الوجع|المي|وجعي|صداعي',
  ],
  decision: [
    'should|shall|must i|we|he|she|my_mother|my_father|my_wife|my_husband|my_son|my_daughter .. have|get|do|undergo|go_for|go_ahead|choose|accept|agree|proceed|cancel|postpone|delay|operate|book_it|take_it|avoid|opt|pick|let_them ... surgery|operation|procedure|it|this|treatment|implant|implants|sleeve|bypass|transplant|facelift|lasik|rhinoplasty|replacement|one|veneers|or',
    'should|shall i .. operate|have_surgery|be_operated|do_it|go_through_with_it|have_it|get_it|risk_it',
    'would|do|can you recommend|advise|suggest ... for_me|for_my|me_to|that_i',
    'tell_me|know|decide|say if|whether i|he|she .. need|should ... surgery|operation|procedure|it|treatment|implant|replacement',
    'do you_think|you_recommend|you_advise i|that|it|me|having .. should|need|can|to_have|ready|surgery',
    'would|do you recommend|advise|suggest .. me|i|for_me|that_i ... surgery|operation|procedure|it|treatment|having|have|get',
    'is|would_it_be .. better|best|right|good|wise|advisable|worth_it|worth .. for_me|for_my|in_my_case|if_i_have|me_to',
    'which|what .. is|one|procedure|operation|surgery|treatment|would .. better|best|right|safer|suits|should ... for_me|me|i|for_my|in_my_case|have|get|choose',
    'sleeve|bypass|lasik|implant|implants|veneers|surgery|lens or ... for_me|should_i|in_my_case|do_i_need|better_for',
    'decide for_me',
    'do|does|will i|he|she|my_mother|my_father really need ... surgery|operation|it|replacement|implant|treatment|procedure',
    'do i need .. surgery|an_operation|operation|to_be_operated|the_operation|the_surgery|a_knee_replacement|a_hip_replacement|a_replacement|knee_replacement|hip_replacement|it_done',
    'هل اجري|اعمل|اسوي|اخضع|نعمل|نجري .. العمليه|عمليه|الجراحه|التكميم|ل',
    'لازم|ضروري|تنصحني|تنصحوني|تنصحونني|برايك|رايك|تنصح ... اجري|اعمل|اسوي|اجراء|اخضع|الخضوع|اعملها|اسويها|اجريها|اوجل|الغي|بعمل|يجري|تجري|نعمل|عمل .. العمليه|عمليه|الجراحه|الاجراء|التكميم|التحويل|زراعه|تكميم|ليزك|شد|تجميل|الان|ام|او_لا|ولا_لا|ولا',
    'هل_يجب|هل_علي|هل_ينبغي|لازم|المفروض|برايك|برايكم|رايك|تنصحني|تنصحوني|تنصحونني|بتنصحني|بتنصحوني ... ان|اجري|اعمل|اسوي|اعملها|اسويها|ب|بالعمليه|بعمليه|باجراء|العمليه|عمليه|بها|فيها|الجراحه',
    'ايهما|ايهم|اي|ما|مين|شو|ايش|وش|ماهو .. افضل|انسب|احسن|الافضل|الانسب|الاحسن ... لي|لحالتي|الي|ليا|حالتي|بالنسبه_لي|عشاني',
    'هل ... احتاج|بحتاج|محتاج|محتاجه|يحتاج|تحتاج .. فعلا|حقا|عن_جد|الي|ل .. عمليه|العمليه|جراحه|للعمليه|لعمليه|تبديل|استبدال|الجراحه|للجراحه',
    'قرر|قرروا|اختر|اختاروا .. لي|عني|بدلا_عني',
  ],
}

/** What the pages do answer, although it is worded alike. */
const forThePages = [
  'bring|pack|carry|included|include|includes|price|cost|costs|covered|customs|airport|luggage|bag|eligible|eligibility|candidate|suitable|qualify',
  'who is|it .. it|for|this',
  'what is|are the|a|this procedure|treatment|operation|surgery|package|price|cost|difference|recovery|anaesthesia|risks',
  'plane|aircraft|cabin|fasting|ramadan|hajj',
  'رمضان|صايم|وحدي|الطايره|الطياره',
  'instead|alternative|alternatives',
  'companion|hotel|flight|fly|visa|taxi|driver|insurance|appointment|consultation|send|upload|share|documents|translate',
  'do i need .. visa|companion|referral|passport|appointment|somebody|someone|insurance|consultation|second_trip|blood_test|tests|to_bring|to_stay',
  'احضر|اجلب|اخذ_معي|احمل|مشمول|مشموله|تشمل|يشمل|السعر|سعر|تكلفه|التكلفه|الجمارك|المطار|حقيبه|الحقيبه|الشنطه|جيب|اجيب|مؤهل|موهل|مناسب|مناسبه|يناسبني|تناسبني|كلفه|بكم',
  'مرافق|فندق|الفندق|تاشيره|فيزا|طيران|تامين|التامين|موعد|استشاره|ارسل|ارفع|مستندات|مرافقه|رحله',
]

const compile = (patterns: readonly string[]): RegExp =>
  new RegExp(patterns.map((pattern) => `(?:${signPattern(pattern, lists).source})`).join('|'), 'u')
const askPatterns = (Object.keys(asks) as MedicalAsk[]).map((ask) => ({ ask, pattern: compile(asks[ask]) }))
const pagesPattern = compile(forThePages)

/** Undefined where the question is for the pages. */
export function findMedicalAsk(question: string): MedicalAsk | undefined {
  const sentences = saidClauses(question, (word) => word)
  const isAsked = (pattern: RegExp) => sentences.some(({ text }) => pattern.test(text) && !pagesPattern.test(text))
  return askPatterns.find(({ pattern }) => isAsked(pattern))?.ask
}

const englishReply = [
  /\b\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|milligrams?|micrograms?|ml|iu|units?|tablets?|pills?|capsules?|puffs?)\b/iu,
  /\b(?:take|taking|use|swallow|inject)\s+(?:one|two|three|four|half|a|an|\d+|your|some|the|another|up to)?\s*(?:\p{L}+\s+){0,3}(?:ibuprofen|paracetamol|acetaminophen|aspirin|antibiotics?|tablets?|pills?|capsules?|painkillers?|medicines?|medication|tramadol|codeine|insulin)\b/iu,
  /\b(?:stop|pause|skip|double|reduce|increase|continue|start) (?:taking |using )?(?:your |the |any )?(?:\p{L}+ ){0,2}(?:medicines?|medication|tablets?|pills?|blood thinners?|aspirin|warfarin|insulin|antibiotics?|dose)\b/iu,
  /\b(?:every|each) (?:\d+|four|six|eight|twelve) hours\b|\b(?:once|twice|three times|\d+ times) (?:a|per) day\b/iu,
  /\b(?:you|he|she|they)(?:['’]ve| have|['’]s| has| may have| might have| could have| probably have| likely have| seem to have| appear to have| must have| do have)\s+(?:probably\s+|likely\s+)?(?:got\s+)?(?:an?\s+|the\s+)?(?:\p{L}+\s+){0,2}(?:cancer|tumou?r|infection|clot|thrombosis|stroke|heart attack|diabetes|hernia|cataracts?|arthritis|disease|fracture|allergy|allergic|pneumonia|sepsis|embolism|abscess|glaucoma|condition|syndrome|migraine|reaction|inflammation)\b/iu,
  /\b(?:it|this|that) (?:sounds|looks|seems) like (?:you|an?|the)\b|\b(?:this|that|it) is (?:probably|likely|most likely|almost certainly|just|only|nothing)\b/iu,
  /\byour (?:symptoms?|results?|blood tests?|scans?) (?:suggests?|indicates?|shows?|means?|are|is|points?|sounds?|looks?)\b/iu,
  /\byou(?:['’]re| are) (?:probably |likely |most likely )?(?:suffering from|infected|diabetic|anaemic|anemic|having an? )/iu,
  /\b(?:nothing to worry about|no need to (?:see|call|worry)|you do not need (?:a doctor|help)|wait and see|don['’]t worry)\b/iu,
]
const arabicReply = [
  /\d+\s?(?:ملغ|مغ|ملغم|مليغرام|ملليغرام|مجم|ميكروغرام|مل|وحد(?:ة|ات)|أقراص|قرص(?:ًا)?|حب(?:ة|ات|وب)|كبسول(?:ة|ات))/u,
  /(?:تناول|خذ|خذي|استخدم|استعمل|اشرب|ابلع|تناولي|يمكنك تناول|يمكنك أخذ)\s+(?:\S+\s+){0,2}(?:حب|قرص|أقراص|دواء|مسكن|مضاد|بنادول|باراسيتامول|إيبوبروفين|ايبوبروفين|أسبرين|جرعة|كبسول)/u,
  /(?:أوقف|توقف عن|اوقف|ضاعف|قلل|زد|أكمل)\s+(?:\S+\s+){0,2}(?:دواء|الدواء|أدويتك|دواءك|المميع|مميع|الأسبرين|الإنسولين|المضاد|الجرعة)/u,
  /كل\s+(?:\d+|أربع|ست|ثماني?|اثنتي عشرة)\s+ساعات?|(?:مرة|مرتين|مرتان|ثلاث مرات|\d+ مرات)\s+(?:في اليوم|يوميًا|يوميا)/u,
  /(?:لديك|عندك|أنت مصاب|انت مصاب|مصاب ب|تعاني من|ربما لديك|قد يكون لديك|على الأرجح لديك|يبدو أن لديك)\s*(?:\S+\s+){0,3}(?:سرطان|ورم|عدوى|التهاب|جلطة|سكتة|نوبة|سكري|السكري|فتق|كسر|مرض|حساسية|خثرة|خراج|تسمم)/u,
  /(?:هذا|هذه|هو|هي)\s+(?:على الأرجح|غالبًا|ربما|مجرد|ليس خطير)|يبدو أنك (?:مصاب|تعاني)|أعراضك (?:تدل|تشير|تعني)|نتائجك (?:تدل|تشير|تعني|طبيعية|سليمة)|نتيجتك (?:طبيعية|سليمة)/u,
  /لا داعي (?:للقلق|لزيارة|للاتصال)|لا تقلق|لا تحتاج إلى طبيب/u,
]

/** Whether a reply does what none may: names a medicine to take, a dose, an illness that somebody has, or calms where nobody looked. */
export function namesDosageOrDiagnosis(text: string, language: Language): boolean {
  const own = language === 'ar' ? [...arabicReply, ...englishReply] : [...englishReply, ...arabicReply]
  return own.some((sign) => sign.test(text))
}
