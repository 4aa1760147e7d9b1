// What a colleague says became of a step of an order that nobody could finish.
import { resolveOrderStep } from '#contract/stuck-order.ts'
import type { Database } from '#db/open.ts'
import type { CheckoutParts } from '#domain/checkout/checkout-parts.ts'
import { resolveStep } from '#domain/checkout/resolve-step.ts'
import { clientOfItem, enterItem } from '#domain/inbox/enter-item.ts'
import { Fault } from '#kernel/fault.ts'
import { type ApiApp, serve } from './serve.ts'

type StuckOrderParts = Pick<CheckoutParts, 'jobs' | 'clock' | 'bookables'> & { database: Database }

export function serveStuckOrders(app: ApiApp, parts: StuckOrderParts): void {
  serve(app, resolveOrderStep, async ({ id, ...said }, { staff, origin, findOwnProvider }) => {
    const provider = await findOwnProvider()
    await enterItem(parts.database, provider.id, id, async (scope, item) => {
      const account = clientOfItem(item)
      if (item.kind !== 'payment' || !account) throw new Fault('not-found', 'It is about no order.')
      await resolveStep(parts, scope, { account, provider, origin }, staff, { ...said, order: item.reference })
    })
    return { done: true } as const
  })
}
