// Who travels: what the form's fields are called, what is wrong with them, and how they are sent.
import { readFields } from '#web/browser/form-fields.ts'
import type { OrderItemView } from './present-order-item.server.ts'

/** Of an item: how many people it wants by name, what else it asks for, and whether a remark can be passed on with it. */
type Wanted = Pick<OrderItemView, 'id' | 'names' | 'remarks' | 'asked'>

const contactNames = ['firstName', 'lastName', 'email', 'phone'] as const
export const mostLetters = { firstName: 80, lastName: 80, email: 254, phone: 40 } as const

/** At least the patient; as many more as any item wants by name, or were named before. */
export const countTravellers = (items: readonly Wanted[], others: readonly unknown[]): number =>
  Math.max(1, others.length + 1, ...items.map(({ names }) => names))

export const remarksName = (item: string): string => `remarks.${item}`
export const askedName = (item: string, path: string): string => `asked.${item}.${path}`

/** In the order of the form. */
export function travellerFieldNames(items: readonly Wanted[], count: number): string[] {
  const others = Array.from({ length: count - 1 }, (_, at) => [
    `others.${at + 1}.firstName`,
    `others.${at + 1}.lastName`,
  ])
  const remarks = items.filter((item) => item.remarks).map(({ id }) => remarksName(id))
  const asked = items.flatMap((item) => item.asked.map(({ path }) => askedName(item.id, path)))
  return [...contactNames, ...others.flat(), ...asked, ...remarks, 'method', 'keep', 'consent']
}

/** What is wrong, by field: `required` or `invalid`. */
export function findTravellerFaults(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const name of names) {
    const control = form.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement)) continue
    const reason = reasonOf(control)
    if (reason) faults[name] = reason
  }
  return faults
}

function reasonOf({ name, type, value, required, checked, validity }: HTMLInputElement): string | undefined {
  if (type === 'checkbox') return required && !checked ? 'terms' : undefined
  if (required && value.trim() === '') return 'required'
  if (name === 'phone' && value.replace(/\D/g, '').length < 5) return 'invalid'
  return validity.typeMismatch || validity.badInput || validity.rangeUnderflow ? 'invalid' : undefined
}

/** As the API takes it: the first travellers of the list have each item, as many as it wants. */
export function readTravellers(form: HTMLFormElement, items: readonly Wanted[], count: number) {
  const fields = readFields(form)
  const value = (name: string) => (fields[name] ?? '').trim()
  const nameOf = (before: string) => ({ firstName: value(`${before}firstName`), lastName: value(`${before}lastName`) })
  const others = Array.from({ length: count - 1 }, (_, at) => ({ ...nameOf(`others.${at + 1}.`), isPatient: false }))
  return {
    contact: { ...nameOf(''), email: value('email'), phone: value('phone') },
    travellers: [{ ...nameOf(''), isPatient: true }, ...others],
    items: items.map(({ id, names, remarks, asked }) => ({
      item: id,
      travellers: Array.from({ length: Math.max(1, names) }, (_, at) => at),
      given: [
        ...asked.map(({ path }) => ({ path, value: value(askedName(id, path)) })),
        ...(remarks ? [{ path: remarks.path, value: value(remarksName(id)) }] : []),
      ],
    })),
    method: value('method') === 'transfer' ? ('transfer' as const) : ('card' as const),
    keepsMethod: value('keep') !== '',
  }
}

/** The field of this form that a fault of the API is about: `contact.email` and `items.0.email` are `email`. */
export function fieldOfFault(path: string, items: readonly Wanted[]): string {
  const field = path
    .replace(/^items\.\d+\./, '')
    .replace(/^(contact|travellers\.0|guests\.0)\./, '')
    .replace(/^(travellers|guests)\./, 'others.')
  const asks = items.find(({ asked }) => asked.some(({ path: own }) => own === `details.${field}`))
  if (asks) return askedName(asks.id, `details.${field}`)
  const withRemarks = items.find(({ remarks }) => remarks)
  return field === 'remarks' && withRemarks ? remarksName(withRemarks.id) : field
}
