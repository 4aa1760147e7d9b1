// Where an order stands, and what a client is told of it: one stage a screen.
import type { Order } from '#contract/orders.ts'
import type { PageContext } from '#web/page/page-context.ts'

/** `agree`: it is looked at and agreed to; `pay`: the payer is at it; `working`: it goes on by itself. */
export type Stage = 'agree' | 'pay' | 'transfer' | 'working' | 'undoing' | 'placed' | 'failed' | 'over'

export function stageOf({
  state,
  waitsFor,
  secret,
  transfer,
}: Pick<Order, 'state' | 'waitsFor' | 'secret' | 'transfer'>): Stage {
  if (state === 'open') return 'agree'
  if (state === 'paying') {
    if (transfer) return 'transfer'
    return secret && waitsFor !== 'gateway' ? 'pay' : 'working'
  }
  if (state === 'booking') return 'working'
  // Booked before, and a later part of it is being paid.
  if (state === 'placed' && transfer) return 'transfer'
  if (state === 'placed' && secret && waitsFor !== 'gateway') return 'pay'
  if (state === 'undoing' || state === 'placed' || state === 'failed') return state
  return 'over'
}

const headings = {
  agree: 'open',
  pay: 'paying',
  transfer: 'transfer',
  working: 'working',
  undoing: 'undoing',
  placed: 'placed',
  failed: 'failed',
  over: 'over',
} as const

export function sayStage({ t }: PageContext, order: Order) {
  const stage = stageOf(order)
  return { stage, heading: t(`meta.checkout.heading.${headings[stage]}`), text: sayText(t, order, stage) }
}

function sayText(t: PageContext['t'], { state, items, paid, refunded }: Order, stage: Stage): string | null {
  if (stage === 'working') return t(state === 'paying' ? 'meta.checkout.text.gateway' : 'meta.checkout.text.working')
  if (stage === 'undoing') return t('meta.checkout.text.undoing')
  if (stage === 'placed') {
    const isPartly = items.some((item) => item.state === 'refused')
    return t(isPartly ? 'meta.checkout.text.placedPartly' : 'meta.checkout.text.placed')
  }
  if (stage === 'failed') {
    const wasTaken = paid.charged.from.amountMinor > 0 || refunded.charged.from.amountMinor > 0
    return t(wasTaken ? 'meta.checkout.text.failedPaid' : 'meta.checkout.text.failed')
  }
  if (stage === 'over') return t(state === 'cancelled' ? 'meta.checkout.text.cancelled' : 'meta.checkout.text.over')
  return null
}
