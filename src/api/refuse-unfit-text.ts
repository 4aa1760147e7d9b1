// The one rule for whatever comes in: every text in it can be kept, and it is not nested, nor does it hold more, than any contract takes.
import { Fault } from '#kernel/fault.ts'
import { isText } from '#kernel/is-text.ts'

type Place = { path: string; value: unknown; depth: number }

/** No contract takes anywhere near as much; deeper nesting exhausts the stack of whatever reads it. */
const most = { depth: 40, values: 100_000 }

/**
 * @throws Fault invalid-input with the first field that is no text, or, where a name in it is none, the field around it; as a whole
 * where it is nested `too-deep` or holds `too-many` values
 */
export function refuseUnfitText(input: Record<string, unknown>): void {
  const left: Place[] = [{ path: '', value: input, depth: 0 }]
  let values = 0
  for (let place = left.pop(); place; place = left.pop()) {
    const { path, value, depth } = place
    values += 1
    if (values > most.values) throw unfit('', 'too-many')
    if (depth > most.depth) throw unfit('', 'too-deep')
    if (typeof value === 'string' && !isText(value)) throw unfit(path)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, one] of Object.entries(value)) {
      if (!isText(name)) throw unfit(path)
      left.push({ path: path === '' ? name : `${path}.${name}`, value: one, depth: depth + 1 })
    }
  }
}

const unfit = (path: string, reason = 'invalid') =>
  new Fault('invalid-input', 'Some fields are not right.', { fields: [{ path, reason }] })
