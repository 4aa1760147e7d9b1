// Words that say nothing of what is asked: no page has to have them, and none is found by them.
import type { Language } from '#kernel/language.ts'
import { wordsOf } from './words.ts'

const english = `
a an the this that these those it its itself he she they them his her hers their theirs we us our ours you your yours u ur i im me my mine
myself yourself one ones someone somebody anyone anybody everyone something anything everything nothing thing things stuff
am is are was were be been being isn isnt aren arent wasn do does did done doing don dont doesn doesnt didn didnt have has had having haven hasn
can could couldn may might must shall should shouldn will would wouldn won wont cannot cant ought need needs needed want wants wanted wanna gonna
would like likes liked let lets get gets got getting go goes going come comes coming take takes taking make makes making give gives put
shouldnt couldnt wouldnt hasnt havent isnt arent wasnt werent tho though altho cos coz cuz
say says said tell tells told ask asks asked know knows think thinks thought believe guess suppose hear heard see look looks looking find
wonder wondering mean means meant seem seems feel feels hope hoping plan planning consider considering try trying happen happens use
and or but so because if then than as while although though of to in on at by for from with without about into onto over under after before
between during until till til since up down out off again through per via near around across against
who whom whose what which when where why how whatever whether not no nor none yes yeah yep nope ok okay please pls plz thanks kindly sorry
just only also too very really quite rather more most less least much many lot lots some any all both each every few several other others
another same such own else even still already yet ever never always often usually sometimes maybe perhaps probably actually basically exactly
here there now today tomorrow yesterday soon later next last week weeks month months year years day days time times date dates hour hours
minute minutes morning evening night january february march april may june july august september october november december summer winter
monday tuesday wednesday thursday spring autumn christmas first second third one two three four five six seven eight nine ten couple half
treatment treatments operation operations surgery surgeries procedure procedures op clinic clinics hospital provider website site page pages
patient patients person people man men woman women guy question questions answer answers info information detail details case cases
good bad better best big small new old right wrong long short sure able possible possibly normal normally typical typically roughly
approximately around total overall exact able kind kinds sort type types way ways part parts number amount people wait waiting bit little
hi hello hey dear sir madam guys doc friend hm hmm um uh oh well like that whats hows theres im ive id ill youre theyre its lol btw eg ie etc
really honestly quickly simply plain straight up worry worried worries scared afraid nervous anxious curious interested interest considering
really reading read understand understood clear clearly possible possibility allowed supposed rid due regarding concerning via vs done undergo
`
const arabic = `
في من الى على عن مع بعد قبل بين عند لدى حتى منذ خلال هل ما ماذا من متى اين كيف لماذا كم اي ايه ايش وش شو ليش ليه وين فين شلون ازاي هنا هناك
هذا هذه ذلك تلك هؤلاء الذي التي الذين هو هي هم هن انا انت انتم نحن احنا لي لك له لها لنا لكم لهم عليه عليها علي عليك فيه فيها منه منها به بها
ان انه انها اني كان كانت يكون تكون اكون سيكون ستكون ليس ليست لا لم لن ما مو مش مب غير قد سوف راح بس فقط ايضا كمان برضو او ام و ف ثم لكن لان
اذا لو كل بعض جميع اي احد شيء اشياء اريد ابغى ابي بدي عايز عاوز اود ارغب احب احتاج يمكن يمكنني ممكن استطيع اقدر اقدرش يجب لازم ينبغي
اعرف معرفة اسال سؤال عندي عنده عندها عندهم لدي لديه لديها لديكم عندكم هنالك يوجد توجد فضلا من فضلك لو سمحت رجاء شكرا مرحبا السلام عليكم نعم ايوه اي تمام طيب حسنا
اليوم غدا بكرا امس الان الحين دلوقتي الاسبوع اسبوع اسابيع شهر اشهر شهور سنة سنوات يوم ايام وقت مدة ساعة ساعات مرة صباحا مساء القادم القادمة
يناير فبراير مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر نوفمبر ديسمبر الصيف الشتاء واحد اثنين ثلاثة اربعة خمسة ستة سبعة ثمانية تسعة عشرة اول ثاني
عملية العملية عمليات اجراء الاجراء اجراءات علاج العلاج علاجات جراحة الجراحة عيادة العيادة مستشفى المستشفى مريض المرضى شخص ناس صفحة الموقع
كبير صغير جديد قديم جيد سيئ اكثر اقل كثير قليل جدا تقريبا حوالي بالضبط عادة دائما ابدا حاليا نفس مثل زي كذا كده هيك هكذا يعني والله طبعا
سويت اسوي يسوي نسوي عمل اعمل يعمل نعمل اجري تجري يجري اخذ ياخذ تاخذ اجي يجي تجي يصير تصير صار بيصير حدث يحدث افكر ناوي انوي اخطط قلقان قلقانة خايف
خائف متوتر حالتي حالة الحالة عني عليكم معكم لكي كي حيث بدون دون ضد نوع انواع عدد رقم جزء كامل كاملة تفاصيل معلومات استفسار حابب حاب حابة اللي بيعمل بتعمل بعمل راح رح ياريت
`
const setOf = (list: string): ReadonlySet<string> => new Set(wordsOf(list))

const arabicWords = setOf(arabic)

/** In Arabic `and` is written in front of the word that follows it. */
export const fillers: Record<Language, ReadonlySet<string>> = {
  en: setOf(english),
  ar: new Set([...arabicWords, ...[...arabicWords].map((word) => `و${word}`)]),
}
