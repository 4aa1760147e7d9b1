// Reads a reply of our own API in the tab, where the contracts' parser would weigh too much: only what a screen uses is looked at.

export type Guard<T> = (value: unknown) => value is T
/** What a guard lets through. */
export type Shown<G> = G extends Guard<infer T> ? T : never

export const isText: Guard<string> = (value) => typeof value === 'string'
export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean'
export const isNumber: Guard<number> = (value) => typeof value === 'number'

/** Which one it is, is taken at its word. */
export const isObjectOf = <T extends object>(value: unknown): value is T => typeof value === 'object' && value !== null

export const isOneOf =
  <const T extends string>(...known: T[]): Guard<T> =>
  (value): value is T =>
    known.some((one) => one === value)

export const orNull =
  <T>(fits: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || fits(value)

export const isListOf =
  <T>(isItem: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(isItem)

/** What else the reply has is left alone. */
export const hasShape =
  <T extends object>(fields: { [Name in keyof T]-?: Guard<T[Name]> }): Guard<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Guard<unknown>>(fields).every(([name, isRight]) => isRight((value as Record<string, unknown>)[name]))

/** For `parse` of a call: the body as it is when it fits, else undefined. */
export const readAs =
  <T>(fits: Guard<T>) =>
  (body: unknown): T | undefined =>
    fits(body) ? body : undefined
