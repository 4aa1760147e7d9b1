// Words for what is done to a part of the body: alone they name no procedure, and another one beside a part names another procedure.
import { stemsOf } from './words.ts'

const english = `transplant transplantation replacement replace reduction removal remove lift repair arthroscopy bypass sleeve tuck resurfacing
augmentation enlargement enhancement reconstruction fusion reversal extraction whitening treatment graft grafting filler fillers botox
balloon band biopsy amputation ablation stimulation prosthesis screening scan`
const arabic = `زراعة نقل استبدال تبديل تصغير تكبير استئصال إزالة شد رفع إصلاح ترميم ترقيع تنظير منظار تحويل تكميم تجديد تجميل تبييض
حقن فيلر بوتوكس بالون خلع علاج تصحيح تعديل دعامة قسطرة`
/** What every name may have and none is told apart by. */
const everyday = `surgery surgeries surgical operation operations op procedure procedures treatment treatments keyhole cosmetic laser
عملية عمليات جراحة إجراء علاج ليزر`

export const deedWords: ReadonlySet<string> = new Set([...stemsOf(english), ...stemsOf(arabic)])
export const everydayWords: ReadonlySet<string> = new Set(stemsOf(everyday))
