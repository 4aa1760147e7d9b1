// Finds the initials of a person's name, in Latin, Arabic or any other script, past the titles before it.

const titles = new Set(
  `dr prof professor doctor doc mr mrs ms miss sir dame op uzm doç doc yrd dt assoc assist asst med md mbbs phd dds dmd frcs facs msc
  univ dipl ing lek hab د أد ا.د أ.د دكتور دكتورة الدكتور الدكتورة بروفيسور البروفيسور البروفيسورة أ م استشاري الأستاذ الأستاذة السيد السيدة`.split(
    /\s+/,
  ),
)

const bare = (word: string) => word.toLocaleLowerCase('en').replace(/^[.,()]+|[.,()]+$/g, '')
const isTitle = (word: string) => titles.has(bare(word)) || titles.has(bare(word).replaceAll('.', ''))

/** The first letter of a word; the Arabic article is not the name. */
const firstLetter = (word: string) =>
  /\p{L}/u.exec(word.replace(/^ال(?=\p{L}{2})/u, ''))?.[0]?.toLocaleUpperCase('en') ?? ''

/** One or two letters: of the first name and of the last. Empty when the name has none. */
export function initialsOf(name: string): readonly string[] {
  const [listed = ''] = name.split(',')
  const words = listed
    .split(/[\s\u00a0]+/)
    .flatMap((word) => (/^\p{L}+\.\p{L}/u.test(word) && !isTitle(word) ? word.split('.') : [word]))
  const spoken = words.filter((word) => /\p{L}/u.test(word))
  // A word that doubles as a title is a surname when it stands last: "Hala Al-Sayed", written السيد.
  const names = spoken.filter(
    (word, index) => !isTitle(word) || (index === spoken.length - 1 && index > 0 && word.startsWith('ال')),
  )
  const [first] = names
  const last = names.length > 1 ? names.at(-1) : undefined
  return [first, last]
    .flatMap((word) => (word === undefined ? [] : [firstLetter(word)]))
    .filter((letter) => letter !== '')
}
