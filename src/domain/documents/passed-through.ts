// What a caller of `document/add` sends besides the fields that we know: kept as it is, within bounds, and never taken for one of ours.
import { Fault } from '#kernel/fault.ts'

const mostBytes = 8 * 1024
const deepest = 8

/**
 * @param sent the rest of a JSON body
 * @param own names of fields that are ours: what stands under them is dropped
 * @throws Fault invalid-input when it is over 8 KB, nested over 8 deep or holds letters that cannot be kept
 */
export function passedThrough(sent: Record<string, unknown>, own: ReadonlySet<string>): Record<string, unknown> {
  const more = Object.fromEntries(Object.entries(sent).filter(([name]) => !own.has(name) && name !== '__proto__'))
  if (Buffer.byteLength(JSON.stringify(more)) > mostBytes) throw refused('too-long', 'At most 8 KB are passed through.')
  refuseUnfit(more, deepest)
  return more
}

/** The database knows neither NUL nor half a letter. */
const isText = (value: string) => value.isWellFormed() && !value.includes('\0')

function refuseUnfit(value: unknown, levels: number): void {
  if (typeof value === 'string' && !isText(value)) throw refused('invalid', 'What is passed through holds no text.')
  if (typeof value !== 'object' || value === null) return
  if (levels === 0) throw refused('too-deep', 'What is passed through is nested too deep.')
  for (const [name, one] of Object.entries(value)) {
    refuseUnfit(name, 0)
    refuseUnfit(one, levels - 1)
  }
}

const refused = (reason: string, detail: string) =>
  new Fault('invalid-input', detail, { fields: [{ path: '', reason }] })
