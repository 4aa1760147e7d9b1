// Whether what a pack says is what the database holds, whatever the order of keys.

/** Compares as JSON does: keys in any order, an undefined key like an absent one. */
export function sameValue(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

/** Whether each key of a row stands the same in another, which may have more keys. */
export function sameRow(row: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return Object.keys(row).every((key) => sameValue(row[key], other[key]))
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}
