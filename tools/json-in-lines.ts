// Writes JSON to be read and compared by people: whatever is short stands on one line.

/** @param width letters of a line that lists and objects are broken beyond; texts are never broken */
export function jsonInLines(value: unknown, width: number): string {
  const line = oneLine(value)
  if (line.length <= width || typeof value !== 'object' || value === null) return line
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const parts = Array.isArray(value)
    ? value.map((part) => jsonInLines(part, width - 2))
    : Object.entries(value).map(([key, part]) => `"${key}": ${jsonInLines(part, width - 2)}`)
  return `${open}\n${parts.map((part) => part.replace(/^/gm, '  ')).join(',\n')}\n${close}`
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).map(([key, part]) => `"${key}": ${oneLine(part)}`)
  return `{ ${parts.join(', ')} }`
}
