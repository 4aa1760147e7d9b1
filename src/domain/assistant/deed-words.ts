// Words for what is done to a part of the body: alone they name no procedure, and another one beside a part names another procedure.
import { stemsOf } from './words.ts'

const english = `transplant transplantation replacement replace reduction removal remove lift repair arthroscopy bypass sleeve tuck resurfacing
augmentation enlargement enhancement reconstruction fusion reversal extraction whitening treatment graft grafting filler fillers botox
balloon band biopsy amputation ablation stimulation prosthesis screening scan transplants implants replacements lifts`
const arabic = `زراعة نقل استبدال تبديل تصغير تكبير استئصال إزالة شد رفع إصلاح ترميم ترقيع تنظير منظار تحويل تكميم تجديد تجميل تبييض
حقن فيلر بوتوكس بالون خلع علاج تصحيح تعديل دعامة قسطرة`
/** What every name may have and none is told apart by. */
const everyday = `surgery surgeries surgical operation operations op procedure procedures treatment treatments keyhole cosmetic laser
عملية عمليات جراحة إجراء علاج ليزر`

export const deedWords: ReadonlySet<string> = new Set([...stemsOf(english), ...stemsOf(arabic)])
export const everydayWords: ReadonlySet<string> = new Set(stemsOf(everyday))

const parts = `head brain skull face forehead brow eyebrow eye eyelid eyelash cornea retina iris ear eardrum nose septum sinus lip mouth tongue
tooth teeth gum jaw chin cheek throat tonsil adenoid neck thyroid shoulder arm elbow wrist hand finger chest breast nipple heart valve lung
back spine disc stomach belly bowel colon liver kidney pancreas spleen gallbladder bladder prostate womb uterus ovary hip buttock bum butt
thigh leg knee ankle foot toe skin scalp hair beard bone joint cartilage ligament tendon nerve vein artery marrow vagina penis testicle
رأس مخ دماغ وجه جبهة حاجب حواجب عين عيون جفن جفون رموش قرنية شبكية أذن طبلة أنف خشم شفة شفايف فم لسان سن أسنان ضرس لثة فك ذقن لحية خد
حلق لوز رقبة غدة كتف ذراع كوع رسغ يد إصبع صدر ثدي قلب صمام رئة ظهر فقرات ديسك معدة بطن قولون أمعاء كبد كلية كلى بنكرياس طحال مرارة مثانة
بروستات رحم مبيض ورك حوض مؤخرة أرداف فخذ ساق ركبة كاحل قدم جلد بشرة شعر عظم مفصل غضروف رباط وتر عصب نخاع`
export const bodyParts: ReadonlySet<string> = new Set(stemsOf(parts))
