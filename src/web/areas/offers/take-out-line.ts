// Takes a line out of an offer, and with it what came with it from the catalogue: what it includes and what it does not.
import { type Addition, type Fields, isSameValue, type Line, type Texts } from './offer-draft-fields.ts'

export type Brought = { name: Texts; adds: Addition }

/**
 * What another line brings as well stays, and so does what somebody wrote or changed.
 * @param items of the catalogue, in the words that they are added with
 */
export function takeOutLine(fields: Fields, at: number, items: readonly Brought[]): Fields {
  const lines = fields.lines.filter((_, own) => own !== at)
  const broughtBy = (line: Line | undefined) => {
    const lengths = items.map(({ name }) => lengthOf(line, name))
    const longest = Math.max(1, ...lengths)
    return items.filter((_, item) => lengths[item] === longest).map(({ adds }) => adds)
  }
  const gone = broughtBy(fields.lines[at])
  const left = lines.flatMap(broughtBy)
  const staying = (list: 'includes' | 'excludes') => {
    const has = (from: readonly Addition[], text: Texts) =>
      from.some((adds) => adds[list].some((one) => isSameValue(one, text)))
    return fields[list].filter((text) => !has(gone, text) || has(left, text))
  }
  return { ...fields, lines, includes: staying('includes'), excludes: staying('excludes') }
}

/**
 * A line is known by the name it came with, also where more was written behind it: `Hip replacement, left`. The longest one counts:
 * `Hip replacement, 20 nights` is the package of that name.
 * @returns letters of the name that the line begins with; 0 where it begins with another
 */
const lengthOf = (line: Line | undefined, names: Texts): number =>
  Math.max(
    0,
    ...Object.entries(names).map(([language, name]) =>
      (line?.label[language] ?? '').startsWith(name) ? name.length : 0,
    ),
  )
