// Turns a slug into repeatable choices, so that the same input always gives the same picture.

/** Draws numbers and choices; equal seeds give equal sequences. */
export type Seed = {
  /** Short and stable, fit for ids and class names in the document. */
  key: string
  /** A number from `low` to below `high`. */
  between: (low: number, high: number) => number
  /** A whole number from 0 to below `count`. */
  below: (count: number) => number
  pick: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice
}

/** FNV-1a over the text, then mulberry32 over that. */
export function seedFrom(text: string): Seed {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  const key = `a${hash.toString(36)}`
  let state = hash
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    key,
    between: (low, high) => low + next() * (high - low),
    below,
    pick: (choices) => choices[below(choices.length)] ?? choices[0],
  }
}
