// Who travels on an item once it is changed: somebody added, left at home or renamed, in one list.
import { and, eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { newId } from '#kernel/id.ts'
import type { TravellerRow } from './find-order.ts'
import type { ChangedTraveller } from './order-change.ts'
import { orderTravellers } from './tables.ts'

type Named = Pick<TravellerRow, 'position' | 'isPatient' | 'firstName' | 'lastName' | 'itemIds'>

/**
 * Those on the item become those that are named, in their order; the patient, and who travels on other items, stay in the order.
 * @param changed null: they stay
 */
export function withTravellers<T extends Named>(
  travellers: readonly T[],
  changed: readonly ChangedTraveller[] | null,
  itemId: string,
): (T | Named)[] {
  if (!changed) return [...travellers]
  const left = travellers
    .filter((one) => changed.every(({ position }) => position !== one.position))
    .map((one) => ({ ...one, itemIds: one.itemIds.filter((id) => id !== itemId) }))
  const next = Math.max(-1, ...travellers.map(({ position }) => position)) + 1
  const named = changed.map(({ position, firstName, lastName }, at) => {
    const before = travellers.find((one) => one.position === position)
    const names = { firstName, lastName }
    if (!before) return { ...names, isPatient: false, position: next + at, itemIds: [itemId] }
    const itemIds = before.itemIds.includes(itemId) ? before.itemIds : [...before.itemIds, itemId]
    return { ...before, ...names, itemIds }
  })
  return [...named, ...left.filter(({ itemIds, isPatient }) => isPatient || itemIds.length > 0)]
}

/** In the transaction that records the change. */
export async function keepTravellers(
  scope: Scope,
  { id: orderId }: { id: string },
  travellers: readonly TravellerRow[],
  changed: readonly ChangedTraveller[] | null,
  itemId: string,
): Promise<void> {
  if (!changed) return
  const after = withTravellers(travellers, changed, itemId)
  for (const { position, isPatient, firstName, lastName, itemIds } of after) {
    const isIt = and(eq(orderTravellers.orderId, orderId), eq(orderTravellers.position, position))
    const [kept] = await scope.update(orderTravellers, { firstName, lastName, itemIds }, isIt)
    const added = { id: newId(), orderId, position, isPatient, firstName, lastName, itemIds }
    if (!kept) await scope.insert(orderTravellers, [added])
  }
  const isGone = ({ position }: TravellerRow) => after.every((one) => one.position !== position)
  for (const { id } of travellers.filter(isGone)) await scope.remove(orderTravellers, eq(orderTravellers.id, id))
}
