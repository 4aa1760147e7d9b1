// Words that turn what a sentence says without being what it is about: how often, how much, how many, before or after, may or must, if.
import { stemOf, wordsOf } from './words.ts'

export type Marks = {
  /** Has to be the same in a sentence and in the line that bears it out: each one changes what is said, said or left out. */
  turning: ReadonlySet<string>
  /** Has to be in the line where the sentence has it; to leave it out is no other claim. */
  stated: ReadonlySet<string>
}

/** `mark: words that say it`, each in all its forms; several words as they stand behind each other. */
const turning = `
rare: rare, rarely, seldom, نادر, نادره, نادرا, نادرون
uncommon: uncommon, uncommonly, unusual, unusually, infrequent, infrequently
common: common, commonly, frequent, frequently, شايع, شايعه, متكرر, منتشر
often: often, oftentimes, غالبا, في الغالب, في كثير من الاحيان, كثيرا ما
usual: usual, usually, normal, normally, typical, typically, general, generally, as a rule, عاده, معتاد, عادي, طبيعي
always: always, every time, in all cases, in every case, invariably, دايما, دوما, في كل الحالات
never: never, at no time, ابدا, مطلقا
sometimes: sometimes, occasionally, at times, احيانا, في بعض الاحيان
most: most, mostly, majority, mainly, largely, معظم, اغلب, اكثريه, غالبيه
some: some, several, a few, certain, بعض, بضع, بضعه, عده
many: many, lots, a lot, numerous, كثير, كثيرون, عديد
few: few, little, scarcely, hardly, barely, قليل, قليلون
all: all, every, everyone, everybody, each, entire, entirely, complete, completely, full, fully, total, totally, whole, كل, كلها, كلهم, جميع, كافه, كامل, كليا, تماما
both: both, كلا, كلتا
one: another, وحيد
only: only, just, solely, exclusively, merely, فقط, مجرد, وحده, حصرا
more: more, اكثر, مزيد
less: less, fewer, اقل
longer: longer, اطول
shorter: shorter, اقصر
better: better, افضل, احسن
worse: worse, اسوا
higher: higher, اعلى
lower: lower, ادنى
larger: larger, bigger, greater, اكبر
smaller: smaller, اصغر
faster: faster, quicker, sooner, earlier, اسرع, ابكر
slower: slower, later, ابطا, لاحقا
stronger: stronger, اقوى
weaker: weaker, اضعف
easier: easier, اسهل
harder: harder, اصعب
extreme: best, worst, longest, shortest, highest, lowest, largest, biggest, smallest, least, strongest, greatest, fastest, easiest
earliest: earliest, at the earliest, اقرب موعد
latest: latest, at the latest
too: too
enough: enough, sufficient, sufficiently, يكفي, كاف, كافيه, كفايه
very: very, extremely, highly, severely, strongly, جدا, للغايه
at-least: at least, minimum, at minimum, no less than, not less than, no fewer than, or more, and more, على الاقل, لا يقل عن, لا تقل عن, او اكثر, فاكثر
at-most: at most, maximum, at the most, up to, no more than, not more than, or less, or fewer, على الاكثر, لا يزيد على, لا تزيد على, لا يزيد عن, لا تزيد عن, لا تتجاوز, لا يتجاوز, كحد اقصى
less-than: less than, fewer than, under, below, اقل من, دون
more-than: more than, above, beyond, over, اكثر من, فوق
half: half, halfway, نصف
double: double, twice, ضعف, مرتين
before: before, prior to, ahead of, قبل, قبيل
after: after, afterwards, following, once, بعد, بعدها, عقب, as soon as
until: until, till, through, حتى, لغايه, الى ان
from: since, starting, onward, onwards, no earlier than, منذ, ابتداء, ابتداء من, بدءا من, اعتبارا من
within: within, during, خلال, اثناء
between: between, بين
first: first, at first, initially, initial, اول, اولى
second: second, ثاني, ثانيه
last: last, final, finally, اخر, اخير, نهايي
next: next, تالي
early: early, مبكر, مبكرا
late: late, متاخر, متاخرا
soon: soon, immediately, at once, straight away, right away, promptly, فورا, حالا, قريبا
same: same, نفس
already: already, still, yet, again, anymore, ما زال, لا يزال
can: can, could, may, might, cannot, possible, possibly, able, allow, allowed, allows, permit, permitted, fine, ok, okay, acceptable, possibility, perhaps, maybe, probably, likely, يمكن, يمكنك, يمكنكم, يمكنه, تستطيع, يستطيع, تقدر, ممكن, ممكنه, قد, ربما, يجوز, يسمح, مسموح, بامكانك, يحتمل, محتمل
must: must, have to, has to, had to, having to, got to, need, needs, needed, needn, need not, required, require, requires, requirement, necessary, necessarily, mandatory, compulsory, obliged, essential, يجب, عليك, لا بد, يلزم, لازم, ضروري, ضروريه, تحتاج, يحتاج, تلزم, الزامي, اجباري, مطلوب
should: should, ought, recommended, recommend, recommends, advised, advise, advisable, suggested, supposed, ينبغي, يفضل, ينصح, يستحسن, توصي
if: if, when, whenever, in case, provided, where, depends, depending, depend, اذا, لو, عند, عندما, حين, حال, يتوقف, بحسب
unless: unless, except, other than, apart from, ما لم, الا اذا, الا, سوى, باستثناء
without: without, instead, rather, دون ان, من دون, بدون, بدلا
discouraged: discouraged, avoid, avoided, forbidden, prohibited, ممنوع, تجنب
stop: stop, stops, stopped, يتوقف عن
`

const stated = `
any: any, anyone, anybody, anything, whoever, اي
exact: exactly, precisely, definitely, certainly, بالضبط, حتما, قطعا
long: long, lengthy, طويل
short: short, brief, قصير
hot: hot, warm, ساخن, حار
cold: cold, cool, بارد
hard: hard, difficult, firm, صلب, صعب
soft: soft, easy, gentle, لين, سهل
heavy: heavy, ثقيل
light: light, خفيف
high: high, عالي, مرتفع
low: low, منخفض
large: large, big, huge, great, كبير
small: small, tiny, minor, صغير
upper: upper, top, علوي
lower-part: bottom, سفلي
left: left, ايسر
right: right, ايمن
front: front, امام
back: back, rear, خلف
deep: deep, عميق
shallow: shallow, ضحل
thick: thick, سميك
thin: thin, رقيق
quick: quick, quickly, fast, rapid, rapidly, سريع
slow: slow, slowly, بطيء
mild: mild, slight, slightly, بسيط
severe: severe, serious, seriously, dangerous, خطير, شديد
strong: strong, قوي
weak: weak, weakly, ضعيف
good: good, great, excellent, perfect, ideal, nice, جيد, ممتاز, مثالي
bad: bad, poor, سيي
alone: alone, وحدك
begin: begin, begins, start, starts, يبدا, تبدا
end: end, ends, finish, finishes, ينتهي, تنتهي
new: new, جديد
old: old, قديم
temporary: temporary, temporarily, موقت
lasting: lasting, permanent, permanently, دايم, دايمه
well: well
`

type Phrases = ReadonlyMap<string, string>

const phrasesOf = (table: string): Phrases =>
  new Map(
    table
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [mark = '', said = ''] = row.split(': ')
        return said.split(',').map((phrase): [string, string] => [keyOf(wordsOf(phrase)), mark])
      }),
  )

/** Arabic in one form of all, English as it stands: `longer` is not `long`. */
const keyOf = (words: readonly string[]): string =>
  words.map((word) => (/^\p{Script=Arabic}{4}/u.test(word) ? stemOf(word) : word)).join(' ')

const turningPhrases = phrasesOf(turning)
const statedPhrases = phrasesOf(stated)
const mostWords = 4

/** What a place in a sentence starts with, before what it is about: `after LASIK`, `after the operation`. */
const sceneWords = new Set(wordsOf('after following during بعد'))
const scenes = new Set(
  wordsOf('operation surgery procedure treatment عملية العملية جراحة الجراحة اجراء الاجراء علاج العلاج'),
)
const articles = new Set(wordsOf('a an the your my'))

/** @param names stems of what the sentence is about: after it is where all of it happens */
export function marksOf(text: string, names: ReadonlySet<string> = new Set()): Marks {
  const words = wordsOf(plainly(text))
  const marks = { turning: new Set<string>(), stated: new Set<string>() }
  for (let at = 0; at < words.length; ) at += readAt(words, at, marks, names)
  for (const [mark, sign] of signs) if (sign.test(text)) marks.turning.add(mark)
  if (tellsOfPerson(text)) marks.stated.add('person')
  return marks
}

/** @returns how many words were read */
function readAt(
  words: readonly string[],
  at: number,
  marks: { turning: Set<string>; stated: Set<string> },
  names: ReadonlySet<string>,
): number {
  const word = words[at] ?? ''
  if (sceneWords.has(word)) {
    const next = articles.has(words[at + 1] ?? '') ? words[at + 2] : words[at + 1]
    if (next !== undefined && (scenes.has(next) || names.has(stemOf(next)))) return 1
  }
  for (let length = Math.min(mostWords, words.length - at); length > 0; length -= 1) {
    const said = words.slice(at, at + length)
    // `and`, `so` and `in` stand at the front of the word in Arabic.
    for (const key of [keyOf(said), keyOf([word.replace(/^[وفبلك](?=\p{Script=Arabic}{2})/u, ''), ...said.slice(1)])]) {
      const turns = turningPhrases.get(key)
      const states = statedPhrases.get(key)
      if (turns) marks.turning.add(turns)
      if (states) marks.stated.add(states)
      if (turns ?? states) return length
    }
  }
  return 1
}

/** Short forms written out; what joins the ends of a range is no place in time. */
const plainly = (text: string): string =>
  text
    .replace(/n['’]t\b/giu, ' not')
    .replace(/\bnot only\b|\bwhether or not\b/giu, ' ')
    .replace(/\bbetween\s+(?=[^\s]*\d)/giu, ' ')
    .replace(/\bmore (?:information|details?)\b/giu, ' ')

const time = String.raw`(?:the |about |this |that |then|now|next |end |day|week|month|year|hour|morning|evening|tomorrow|today|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`
const signs: readonly [string, RegExp][] = [
  [
    'from',
    new RegExp(
      String.raw`\bfrom (?:your |about )*(?:day|week|month|year|date|this|that|then|today|tomorrow|now|the (?:day|next|first)|\d{1,2} \p{L}{3})`,
      'iu',
    ),
  ],
  ['from', /من (?:ال)?(?:يوم|اسبوع|أسبوع|شهر|غد)/u],
  ['until', new RegExp(String.raw`\bby ${time}`, 'iu')],
]

/** Says what somebody has or is, which no page can know. */
const tellsOfPerson = (text: string): boolean => person.some((sign) => sign.test(text))
const person: readonly RegExp[] = [
  /\byou(?:['’]ve| (?:do |also |now |still |already |clearly |probably |may |might |certainly )*(?:have|had|suffer|show))\b(?! to\b)/iu,
  /\byou(?:['’]re| (?:are|were|seem|look))\b(?! (?:not )?(?:told|seen|asked|given|shown|examined|checked|treated|charged|taken)\b)/iu,
  /\byour (?:\p{L}+ ){1,3}(?:is|are|was|were|has|have|seems?|looks?)\b/iu,
  /(?:^|\s)(?:و|ف)?(?:لديك|عندك|أنت|انت|تعاني|أصبت|مصاب|حالتك)(?=\s|$|[،.])/u,
]
