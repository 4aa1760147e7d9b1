// Writes down what became of an item of an order.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import type { ItemRow } from './find-order.ts'
import { orderItems } from './tables.ts'

export async function setItem(
  scope: Scope,
  { id }: Pick<ItemRow, 'id'>,
  change: Partial<Omit<ItemRow, 'id' | 'providerId' | 'orderId'>>,
): Promise<void> {
  await scope.update(orderItems, change, eq(orderItems.id, id))
}
