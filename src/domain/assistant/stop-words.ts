// Words that say nothing about what is asked. A table: what stands here is neither searched for nor missed.
import { wordsOf } from './words.ts'

const english = `
a an the this that these those some any each every all both either neither another other others such same own
i me my mine myself we us our ours you your yours yourself he him his she her hers it its they them their theirs one ones
am is are was were be been being do does did doing done have has had having will would shall should can could may might must
ll ve re d s t m don doesn didn isn aren wasn won wouldn couldn shouldn can cannot cant dont im ive
and or but if then else so because as than though although while
of in on at by for with without about against between into through during before after above below to from up down out off over under
again further once here there when where why how what which who whom whose
not no nor only very too just also even still yet already ever never maybe perhaps really quite
get got getting go going goes come comes coming make makes take takes taking give gives put let need needs want wants like
know tell say says said ask asking please thanks thank hello hi hey dear ok okay yes yeah well oh
much many lot lots more most less least few little bit thing things something anything everything nothing someone anyone somebody anybody
exactly actually basically usually normally generally possible possibly able
wonder wondering question information info explain describe show find looking interested think thinking guess mean means
kind sort type way case use using used sure right good bad best better great nice fine big small new old
guys people person folks man woman etc eg
soon sooner earliest long longer time times leave leaves left
happen happens happening involve involves involved
`
const arabic = `
في من الى على عن مع بعد قبل عند حتى منذ خلال بين فوق تحت دون بدون غير سوى ضد حول
هذا هذه ذلك تلك هؤلاء هنا هناك هنالك الذي التي الذين اللواتي ما ماذا من هل كيف متى اين لماذا اي ايه كم بكم
انا نحن انت انتم انتي هو هي هم هن انني اني انه انها لي لك لكم لنا له لها لهم بي بك به بها فيه فيها منه منها عليه عليها معي معك معه
كان كانت يكون تكون اكون سيكون كنت ليس ليست لست لا لم لن ما قد لقد سوف س
و او ام ثم لكن بل اذا ان أن إن لان لأن لو كما مثل كذلك ايضا فقط جدا كثيرا قليلا كل بعض جميع كلا اكثر اقل
اريد ارغب اود احتاج يمكن يمكنني يمكنك ممكن استطيع اقدر هلا رجاء فضلك لطفا شكرا مرحبا السلام عليكم نعم
اعرف معرفه اخبرني قل قولوا اسال سؤال استفسار شيء اشياء امر الان بعدها قبلها عندي عندكم لدي لديكم لديك عندك
يجب علي ينبغي يتم تتم يصبح وماذا وهل وكم وكيف ومتى واين
لازم ضروري يلزم تترك يترك وقت قبلها
ايش شو وش ليش كيفاش فين وين امتى قديش ازاي عايز عاوز ابغى ابي بدي شنو
`
const stopped = new Set([...wordsOf(english), ...wordsOf(arabic)])

/** @param word normalised */
export const isStopWord = (word: string): boolean => stopped.has(word) || /^\p{L}$/u.test(word)
