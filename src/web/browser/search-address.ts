// The fields of a search, each declared once: how it stands in an address, what is read from one, and what in it is refused.
import type { FieldFault } from '#kernel/fault.ts'

export type Field<Value> = {
  /** @param given all that the address has under its name. What cannot be read is as if it were not there; it never throws. */
  read(given: readonly string[]): Value
  show(value: Value): readonly string[]
  /** Whether something stands there that a person has to be told of, because the form cannot show it. */
  isRefused?(given: readonly string[]): boolean
}

export type ValuesOf<Fields> = { [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never }

/** @param fields by their names in the address, in the order in which they are written */
export function declareSearch<Fields extends Record<string, Field<unknown>>>(fields: Fields) {
  const named = Object.entries(fields)
  return {
    read: (query: URLSearchParams) =>
      Object.fromEntries(named.map(([name, field]) => [name, field.read(query.getAll(name))])) as ValuesOf<Fields>,

    /** Only what differs from an address that says nothing. @param always is written all the same */
    write(values: ValuesOf<Fields>, always: readonly (keyof Fields)[] = []): URLSearchParams {
      const shown = named.flatMap(([name, field]) => {
        const own = field.show(values[name])
        const isUsual = own.join('\n') === field.show(field.read([])).join('\n')
        return isUsual && !always.includes(name) ? [] : own.map((value) => [name, value])
      })
      return new URLSearchParams(shown)
    },

    /** @param only names of the fields that are looked at */
    refuse: (query: URLSearchParams, only: readonly (keyof Fields)[] = Object.keys(fields)): FieldFault[] =>
      named
        .filter(([name, field]) => only.includes(name) && field.isRefused?.(query.getAll(name)))
        .map(([path]) => ({ path, reason: 'invalid' })),
  }
}

/** A plain date; `''` where there is none, or none that is in a calendar. Refused where it cannot be read. */
export const day: Field<string> = {
  read: ([first = '']) => (isDay(first) ? first : ''),
  show: (value) => [value],
  isRefused: ([first = '']) => first !== '' && !isDay(first),
}

/** There is no 30 February. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const read = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 10) === text
}

/** A whole number within limits; `otherwise` for any other. */
export function whole<Otherwise extends number | undefined>(
  least: number,
  most: number,
  otherwise: Otherwise,
): Field<number | Otherwise> {
  return {
    read: ([first = '']) => {
      const count = /^\d{1,9}$/.test(first) ? Number(first) : -1
      return count >= least && count <= most ? count : otherwise
    },
    show: (value) => (value === undefined ? [] : [String(value)]),
  }
}

/** At most so many letters, without blanks around them, and without half of a sign that the limit would cut in two. */
export const words = (most: number): Field<string> => ({
  read: ([first = '']) =>
    first
      .trim()
      .slice(0, most)
      .replace(/[\ud800-\udbff]$/, '')
      .trim(),
  show: (value) => [value],
})

/** @param pattern of the whole value; `''` for anything else */
export const matching = (pattern: RegExp, most = 200): Field<string> => ({
  read: ([first = '']) => pattern.exec(first.slice(0, most))?.[0] ?? '',
  show: (value) => [value],
})

/** The first of them is meant where none is named. */
export const oneOf = <Value extends string>(all: readonly [Value, ...Value[]]): Field<Value> => ({
  read: (given) => all.find((one) => given.includes(one)) ?? all[0],
  show: (value) => [value],
})

/** Each once, in their own order. */
export const someOf = <Value extends string>(all: readonly Value[]): Field<Value[]> => ({
  read: (given) => all.filter((one) => given.includes(one)),
  show: (value) => value,
})

export const flag: Field<boolean> = {
  read: ([first]) => first === 'true',
  show: (value) => (value ? ['true'] : []),
}

type Items<Item> = {
  read: (text: string) => Item | undefined
  show: (item: Item) => string
  /** More are left out. */
  most: number
  /** What stands for none. */
  usual: Item
}

/** A field that is there once for each item, and at least once. Refused where one of them cannot be read. */
export const several = <Item>({ read, show, most, usual }: Items<Item>): Field<Item[]> => ({
  read: (given) => {
    const items = given.slice(0, most).flatMap((text) => read(text) ?? [])
    return items.length > 0 ? items : [usual]
  },
  show: (items) => items.map(show),
  isRefused: (given) => given.some((text) => read(text) === undefined),
})
