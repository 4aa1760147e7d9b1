// Who travels on what, and what suppliers need to know: kept as it is typed, and checked before anything is charged.
import { eq } from 'drizzle-orm'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { type Bookable, kindOf } from '#domain/bookings/bookable.ts'
import { type BookingCaller, noLonger } from '#domain/bookings/booking-parts.ts'
import type { Contact } from '#domain/bookings/contact.ts'
import { type Requirement, unmetRequirements } from '#domain/bookings/requirement.ts'
import { Fault, type FieldFault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { findOrder, type OrderItem, readWholeOrder, type TravellerRow, type WholeOrder } from './find-order.ts'
import { orderItems, orderTravellers } from './tables.ts'

export type NamedTraveller = {
  isPatient: boolean
  firstName: string
  lastName: string
  email: string
  phone: string
  /** Ids of items that they travel on. */
  items: string[]
  documentId: string | null
}

/** What is typed for an item: who is asked about it, and by its path (`details.remarks`) what else its kind needs. */
export type ItemAnswers = { item: string; contact: Contact | null; answers: Record<string, string> }

export type NameTravellers = { order: string; travellers: NamedTraveller[]; items: ItemAnswers[] }

/** Names are no part of what was agreed to: the price does not hang on them. @throws Fault not-found; no-longer-possible once it is paid */
export async function nameTravellers(
  parts: CheckoutParts,
  caller: BookingCaller,
  named: NameTravellers,
): Promise<WholeOrder> {
  const { account, provider } = caller
  return parts.database.forClient(account, provider.id, async (scope) => {
    const order = await findOrder(scope, account, named.order, { forUpdate: true })
    if (order.state !== 'open') throw noLonger(order.state, 'order')
    const { items } = await readWholeOrder(scope, order)
    const isIn = (id: string) => items.some((item) => item.id === id)
    await scope.remove(orderTravellers, eq(orderTravellers.orderId, order.id))
    const rows = named.travellers.map(({ items: on, ...who }, position) => ({
      ...who,
      id: newId(),
      orderId: order.id,
      position,
      itemIds: on.filter(isIn),
    }))
    await scope.insert(orderTravellers, rows)
    for (const { item, contact, answers } of named.items.filter((one) => isIn(one.item)))
      await scope.update(orderItems, { contact, answers }, eq(orderItems.id, item))
    await writeAudit(scope, account, byClient('change', 'order', order.reference), parts.clock())
    return readWholeOrder(scope, order)
  })
}

/** What a kind's supplier gets: the contact, and details with names of the travellers on it and what was typed for it. */
export type Given = { contact: Contact | null; details: Record<string, unknown> }

/** @param travellers of the whole order, in their order */
export function givenFor(
  requirements: readonly Requirement[],
  item: OrderItem,
  travellers: readonly Pick<TravellerRow, 'firstName' | 'lastName' | 'itemIds'>[],
): Given {
  const names = travellers
    .filter(({ itemIds }) => itemIds.includes(item.id))
    .map(({ firstName, lastName }) => ({ firstName, lastName }))
  const given: Given = { contact: item.contact, details: {} }
  for (const requirement of requirements) {
    const [root, ...path] = requirement.path.split('.')
    if (root !== 'details') continue
    // Whoever comes first speaks for a room of several; a supplier asks for so many and no more.
    const value =
      requirement.type === 'names' ? names.slice(0, requirement.count) : (item.answers[requirement.path] ?? '')
    put(given.details, path, value)
  }
  return given
}

function put(target: Record<string, unknown>, [part, ...rest]: string[], value: unknown): void {
  if (part === undefined) return
  if (rest.length === 0) {
    target[part] = value
    return
  }
  const inner: Record<string, unknown> = {}
  const known = target[part]
  if (typeof known === 'object' && known !== null) Object.assign(inner, known)
  target[part] = inner
  put(inner, rest, value)
}

/** What was given at a path; undefined where nothing was. */
export function valueAt(value: unknown, [part, ...rest]: string[]): unknown {
  if (part === undefined) return value
  return typeof value === 'object' && value !== null ? valueAt(Reflect.get(value, part), rest) : undefined
}

export function requirementsFor(
  bookables: readonly Bookable[],
  { booking }: Pick<OrderItem, 'booking'>,
): Requirement[] {
  const kind = kindOf(bookables, booking)
  return kind.requirements(kind.request.parse(booking.request), kind.item.parse(booking.item))
}

/**
 * Before any money moves: a name too long for a supplier is found now, not once it was paid for.
 * @throws Fault invalid-input with fields below `items.<position>`
 */
export function refuseIncomplete(bookables: readonly Bookable[], { items, travellers }: WholeOrder): void {
  const fields = items.flatMap((item) => itemFaults(bookables, item, travellers))
  if (fields.length > 0) throw new Fault('invalid-input', 'Suppliers need more to know.', { fields })
}

function itemFaults(
  bookables: readonly Bookable[],
  item: OrderItem,
  travellers: readonly TravellerRow[],
): FieldFault[] {
  const requirements = requirementsFor(bookables, item)
  const given = givenFor(requirements, item, travellers)
  const below = (path: string) => `items.${item.position}.${path}`
  if (!given.contact) return [{ path: below('contact'), reason: 'required' }]
  const unmet = unmetRequirements(requirements, given)
  if (unmet.length > 0) return unmet.map(({ path, reason }) => ({ path: below(path), reason }))
  try {
    kindOf(bookables, item.booking).details.parse(given.details)
    return []
  } catch {
    return [{ path: below('details'), reason: 'invalid' }]
  }
}
