// Numbers that are written as words, in English and Arabic.
import { normalizeWord } from '#domain/procedures/index-procedures.ts'

const english: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  zero: 0,
  couple: 2,
  half: 0.5,
  quarter: 0.25,
  twice: 2,
}

/** Each with its forms. */
const arabic: readonly (readonly [number, string])[] = [
  [1, 'واحد واحدة'],
  [2, 'اثنان اثنين اثنتان اثنتين اثنا اثني اثنتا اثنتي'],
  [3, 'ثلاث ثلاثة'],
  [4, 'أربع أربعة'],
  [5, 'خمس خمسة'],
  [6, 'ست ستة'],
  [7, 'سبع سبعة'],
  [8, 'ثمان ثماني ثمانية'],
  [9, 'تسع تسعة'],
  [10, 'عشر عشرة'],
  [11, 'أحد إحدى'],
  [20, 'عشرون عشرين'],
  [30, 'ثلاثون ثلاثين'],
  [40, 'أربعون أربعين'],
  [50, 'خمسون خمسين'],
  [60, 'ستون ستين'],
  [70, 'سبعون سبعين'],
  [80, 'ثمانون ثمانين'],
  [90, 'تسعون تسعين'],
  [100, 'مئة مائة'],
  [200, 'مئتان مئتين مئتا مئتي مائتان مائتين'],
  [300, 'ثلاثمئة ثلاثمائة'],
  [400, 'أربعمئة أربعمائة'],
  [500, 'خمسمئة خمسمائة'],
  [600, 'ستمئة ستمائة'],
  [700, 'سبعمئة سبعمائة'],
  [800, 'ثمانمئة ثمانمائة'],
  [900, 'تسعمئة تسعمائة'],
  [1000, 'ألف آلاف ألفا'],
  [2000, 'ألفان ألفين ألفا'],
  [1_000_000, 'مليون ملايين'],
  [0.5, 'نصف'],
  [0.25, 'ربع'],
]

const values = new Map<string, number>([
  ...Object.entries(english),
  ...arabic.flatMap(([value, forms]) => forms.split(' ').map((form): [string, number] => [normalizeWord(form), value])),
])

/** @param word normalised; an Arabic one may have what is written together with it: `وعشرون`, `بثلاثة` */
export function numberOfWord(word: string): { value: number; joins: boolean } | undefined {
  const whole = values.get(word)
  if (whole !== undefined) return { value: whole, joins: false }
  const bare = /^([وفبلك]?)((?:ال)?)(.{3,})$/u.exec(word)
  const value = bare?.[3] === undefined ? undefined : values.get(bare[3])
  return value === undefined ? undefined : { value, joins: bare?.[1] === 'و' }
}

/** `two hundred and fifty`, `خمسة وعشرون`: what several words together say. */
export function sumOfWords(parts: readonly number[]): number {
  let whole = 0
  let below = 0
  for (const part of parts) {
    if (part >= 1000) {
      whole += Math.max(1, below) * part
      below = 0
    } else if (part === 100) below = Math.max(1, below) * 100
    // `أحد عشر` is written in two words.
    else if (part === 10 && below === 11) continue
    else below += part
  }
  return whole + below
}
