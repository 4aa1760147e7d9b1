// Who travels: what the form's fields are called, what is wrong with them, and how they are sent.
import { readFields } from '#web/browser/form-fields.ts'
import type { OrderItemView } from './present-order-item.server.ts'

/** Of an item: how many people it wants by name, what else it asks for, and whether a remark can be passed on with it. */
type Wanted = Pick<OrderItemView, 'id' | 'names' | 'remarks' | 'asked'>

const contactNames = ['firstName', 'lastName', 'email', 'phone'] as const
export const mostLetters = { firstName: 80, lastName: 80, email: 254, phone: 40 } as const

/** So many beside the patient are named at least, for some item wants as many. */
export const leastCompanions = (items: readonly Wanted[]): number => Math.max(0, ...items.map(({ names }) => names - 1))

export const otherName = (row: number, field: 'firstName' | 'lastName'): string => `others.${row}.${field}`
export const tickName = (row: number, item: string): string => `others.${row}.on.${item}`
export const remarksName = (item: string): string => `remarks.${item}`
export const askedName = (item: string, path: string): string => `asked.${item}.${path}`

/** In the order of the form. */
export function travellerFieldNames(items: readonly Wanted[], rows: readonly number[]): string[] {
  const others = rows.map((row) => [
    otherName(row, 'firstName'),
    otherName(row, 'lastName'),
    ...items.map(({ id }) => tickName(row, id)),
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

/** At the last companion's tick of an item that more people have to be named for. */
export function findMissingTravellers(
  form: HTMLFormElement,
  items: readonly Wanted[],
  rows: readonly number[],
): Record<string, string> {
  const fields = readFields(form)
  const last = rows.at(-1)
  const missing = items.filter((item) => last !== undefined && travellersOn(fields, item, rows).length < item.names)
  return Object.fromEntries(missing.map(({ id }) => [tickName(last ?? 0, id), 'required']))
}

/** Positions in the list: the patient, and whoever is ticked. */
function travellersOn(fields: Record<string, string>, { id, names }: Wanted, rows: readonly number[]): number[] {
  const ticked = rows.flatMap((row, at) => (fields[tickName(row, id)] ? [at + 1] : []))
  return names > 0 ? [0, ...ticked] : [0]
}

/** As the API takes it. */
export function readTravellers(form: HTMLFormElement, items: readonly Wanted[], rows: readonly number[]) {
  const fields = readFields(form)
  const value = (name: string) => (fields[name] ?? '').trim()
  const nameOf = (before: string) => ({ firstName: value(`${before}firstName`), lastName: value(`${before}lastName`) })
  const others = rows.map((row) => ({ ...nameOf(`others.${row}.`), isPatient: false }))
  return {
    contact: { ...nameOf(''), email: value('email'), phone: value('phone') },
    travellers: [{ ...nameOf(''), isPatient: true }, ...others],
    items: items.map((item) => ({
      item: item.id,
      travellers: travellersOn(fields, item, rows),
      given: [
        ...item.asked.map(({ path }) => ({ path, value: value(askedName(item.id, path)) })),
        ...(item.remarks ? [{ path: item.remarks.path, value: value(remarksName(item.id)) }] : []),
      ],
    })),
    method: value('method') === 'transfer' ? ('transfer' as const) : ('card' as const),
    keepsMethod: value('keep') !== '',
  }
}

/** The field of this form that a fault of the API is about: `contact.email` and `items.0.email` are `email`. */
export function fieldOfFault(path: string, items: readonly Wanted[], rows: readonly number[] = []): string {
  const field = path
    .replace(/^items\.\d+\./, '')
    .replace(/^(contact|travellers\.0|guests\.0)\./, '')
    .replace(/^(travellers|guests)\.(\d+)/, (_, _list, at) => `others.${rows[Number(at) - 1] ?? at}`)
  const asks = items.find(({ asked }) => asked.some(({ path: own }) => own === `details.${field}`))
  if (asks) return askedName(asks.id, `details.${field}`)
  const withRemarks = items.find(({ remarks }) => remarks)
  return field === 'remarks' && withRemarks ? remarksName(withRemarks.id) : field
}
