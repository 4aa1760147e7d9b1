// Turns an order that waits for a colleague into what the inbox reads of it: what is in it, and what may be said of which step.
import type { z } from 'zod'
import type { stuckOrder } from '#contract/stuck-order.ts'
import type { OpenedItem } from '#domain/patients/open-inbox-item.ts'
import { inLanguage } from '#kernel/localized.ts'

export function presentStuckOrder(
  { order, items, stuck }: NonNullable<OpenedItem['order']>,
  { language }: { language: string },
): z.input<typeof stuckOrder> {
  return {
    reference: order.reference,
    state: order.state,
    items: items.map(({ booking, state }) => ({
      title: inLanguage(booking.title, language),
      booking: booking.reference,
      state,
    })),
    steps: stuck.steps.map(({ step, item, resolutions, needsSupplierReference, revision }) => ({
      id: step.id,
      title: item ? inLanguage(item.booking.title, language) : '',
      resolutions,
      needsSupplierReference,
      revision,
      by: step.resolvedBy,
      resolution: step.resolution,
    })),
    waitsForGateway: stuck.waitsForGateway,
  }
}
