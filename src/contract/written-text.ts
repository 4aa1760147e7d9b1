// Text that a person types, in one line or in several: what nobody sees of it is taken out.
import { z } from 'zod'

/**
 * No database takes NUL, no screen shows the other control characters. What turns the direction could rearrange what follows it, and what has
 * no width could hide a word.
 */
const unfit = /[^\P{Cc}\t\n\r]|[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu

/** Between letters these join and part them, in Persian and in pictures of several; at the ends they do nothing. */
const edge = /[\s\u200c\u200d]/u

/** U+2800 is a picture of nothing. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Empty where nothing of it can be seen. */
export function onlyShown(text: string): string {
  return visible.test(text) ? trimmed(text.replace(unfit, '')) : ''
}

/** Letter by letter: `+$` would look at each run of spaces once from each of its letters. */
function trimmed(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && edge.test(text[from] ?? '')) from += 1
  while (to > from && edge.test(text[to - 1] ?? '')) to -= 1
  return text.slice(from, to)
}

export const writtenText = (max: number) => z.string().max(max).overwrite(onlyShown)

/** Line breaks and other control characters in a name could pass for lines of a mail. */
export const oneLine = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((text) => onlyShown(text.replace(/[\s\p{Cc}]+/gu, ' ')).replace(/ {2,}/g, ' '))
