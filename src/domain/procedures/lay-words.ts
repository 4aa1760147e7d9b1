// What people call things, and the words that clinics use for them. A table: add a line where a search finds nothing.

/** Each line: how people say it, then searches over names and categories that answer it. */
export const layWords: readonly { said: readonly string[]; means: readonly string[] }[] = [
  { said: ['tooth', 'teeth', 'dentist', 'smile', 'سن', 'اسنان', 'ضرس'], means: ['dental', 'الأسنان'] },
  { said: ['hair loss', 'bald', 'baldness', 'تساقط الشعر', 'صلع'], means: ['hair transplant', 'زراعة الشعر'] },
  { said: ['nose job', 'nose surgery', 'تجميل الانف', 'انف'], means: ['rhinoplasty', 'septoplasty', 'الأنف'] },
  {
    said: ['weight loss', 'lose weight', 'obesity', 'overweight', 'تخسيس', 'سمنه', 'انقاص الوزن'],
    means: ['gastric', 'المعدة'],
  },
  { said: ['boob', 'breast', 'bust', 'ثدي', 'صدر'], means: ['breast', 'الثدي'] },
  { said: ['man boobs', 'male breast'], means: ['male breast'] },
  {
    said: ['glasses', 'short sight', 'eyesight', 'vision', 'نظاره', 'نظر'],
    means: ['lasik', 'contact lens', 'الليزك'],
  },
  { said: ['wrinkles', 'acne', 'scar', 'تجاعيد', 'حب الشباب'], means: ['laser skin', 'facelift', 'البشرة'] },
  { said: ['belly', 'stomach fat', 'كرش', 'بطن'], means: ['tummy tuck', 'liposuction', 'البطن'] },
  { said: ['gallstones', 'حصى المراره'], means: ['gallbladder', 'المرارة'] },
  { said: ['joint', 'arthritis', 'مفصل', 'خشونه'], means: ['replacement', 'مفصل'] },
  { said: ['snoring', 'blocked nose', 'شخير'], means: ['septoplasty', 'sinus surgery'] },
]
