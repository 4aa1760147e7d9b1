// Finds whose names stand in a text: hotels by name, people also by a title and one name, in any language they are written in.
import { foldText } from '#domain/rooms/search-text.ts'
import type { Localized } from '#kernel/localized.ts'

/** What a text may name, and how: folded. */
export type Named = { slug: string; name: Localized; spellings: readonly string[] }
type Row = Pick<Named, 'slug' | 'name'>

const fold = (text: string): string => foldText(text.replaceAll('.', ' '))
/** What stands in brackets beside a name is seldom said with it. */
const spelled = (name: Localized): string[] => Object.values(name).map((text) => fold(text.replace(/\([^)]*\)/g, ' ')))
const hasWords = (text: string): boolean => text.includes(' ')

/** `Sample Creek Hotel` is also `Sample Creek`. */
export const namedHotels = (rows: readonly Row[]): Named[] =>
  rows.map(({ slug, name }) => {
    const whole = spelled(name)
    const short = whole.map((text) => text.replace(/^(?:the|hotel|فندق) | hotel$/g, '')).filter(hasWords)
    return { slug, name, spellings: [...new Set([...whole, ...short])] }
  })

const titles =
  'dr prof professor doctor mr mrs ms surgeon د ا.د الدكتور الدكتوره دكتور دكتوره البروفيسور الجراح الجراحه'
    .split(' ')
    .map((title) => title.replace('.', ' '))
const titled = new RegExp(`^(?:${titles.join('|')}) `)

/** `Dr Leila Sample` is also `Leila Sample`, and `Dr Leila` where nobody else has that name. */
export function namedPeople(rows: readonly Row[]): Named[] {
  const people = rows.map(({ slug, name }) => {
    const whole = spelled(name).map((text) => text.replace(titled, ''))
    return { slug, name, whole, parts: [...new Set(whole.flatMap((text) => text.split(' ')))] }
  })
  return people.map(({ slug, name, whole, parts }) => {
    const others = new Set(people.flatMap((one) => (one.slug === slug ? [] : one.parts)))
    const own = parts.filter((part) => part.length > 1 && !others.has(part))
    const short = titles.flatMap((title) => own.map((part) => `${title} ${part}`))
    return { slug, name, spellings: [...whole.filter(hasWords), ...short] }
  })
}

/** Each once. Where one name is part of another, the longer counts; an Arabic name may follow a preposition of one letter. */
export function findNames(written: string, named: readonly Named[]): Named[] {
  const text = fold(written)
  const here = named.flatMap((one) =>
    one.spellings.flatMap((spelling) => (spelling !== '' && text.includes(spelling) ? [{ one, spelling }] : [])),
  )
  if (here.length === 0) return []
  const longest = here.map(({ spelling }) => spelling).toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(`(?<![\\p{L}\\d])[وبفلك]?(${longest.map(escaped).join('|')})(?![\\p{L}\\d])`, 'gu')
  const said = new Set([...text.matchAll(pattern)].map(([, spelling]) => spelling))
  return [...new Set(here.flatMap(({ one, spelling }) => (said.has(spelling) ? [one] : [])))]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
