// The one rule for every text that comes in, wherever in the input it stands: it can be kept.
import { Fault } from '#kernel/fault.ts'
import { isText } from '#kernel/is-text.ts'

type Place = { path: string; value: unknown }

/**
 * However deep the input is nested: that is for each contract to say.
 * @throws Fault invalid-input with the first field that is no text, or, where a name in it is none, the field around it
 */
export function refuseUnfitText(input: Record<string, unknown>): void {
  const left: Place[] = [{ path: '', value: input }]
  for (let place = left.pop(); place; place = left.pop()) {
    const { path, value } = place
    if (typeof value === 'string' && !isText(value)) throw unfit(path)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, one] of Object.entries(value)) {
      if (!isText(name)) throw unfit(path)
      left.push({ path: path === '' ? name : `${path}.${name}`, value: one })
    }
  }
}

const unfit = (path: string) =>
  new Fault('invalid-input', 'Some fields are not right.', { fields: [{ path, reason: 'invalid' }] })
