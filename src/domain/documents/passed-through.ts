// What a caller of `document/add` sends besides the fields that we know: kept as it is, within bounds, and never taken for one of ours.
import { Fault } from '#kernel/fault.ts'

const mostBytes = 8 * 1024
const deepest = 8

/**
 * @param sent the rest of a JSON body
 * @param own names of fields that are ours: what stands under them is dropped
 * @throws Fault invalid-input when it is over 8 KB or nested over 8 deep
 */
export function passedThrough(sent: Record<string, unknown>, own: ReadonlySet<string>): Record<string, unknown> {
  const more = Object.fromEntries(Object.entries(sent).filter(([name]) => !own.has(name) && name !== '__proto__'))
  // First: what is nested without end has no JSON.
  refuseDeep(more, deepest)
  if (Buffer.byteLength(JSON.stringify(more)) > mostBytes) throw refused('too-long', 'At most 8 KB are passed through.')
  return more
}

function refuseDeep(value: unknown, levels: number): void {
  if (typeof value !== 'object' || value === null) return
  if (levels === 0) throw refused('too-deep', 'What is passed through is nested too deep.')
  for (const one of Object.values(value)) refuseDeep(one, levels - 1)
}

const refused = (reason: string, detail: string) =>
  new Fault('invalid-input', detail, { fields: [{ path: '', reason }] })
