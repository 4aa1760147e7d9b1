// Documents that were shared and bookings, as lines of an item: what they are and where they stand.
import { documentKind } from '#contract/documents.ts'
import { bookingState } from '#contract/hotel-bookings.ts'
import { formatDate } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import type { Fact, ItemReply } from './item-view.ts'
import { wholeMoment } from './present-inbox.server.ts'

export function presentShare(page: PageContext, share: NonNullable<ItemReply['share']>): Fact[] {
  const { t } = page
  const kinds = share.kinds.map((kind) => {
    const known = documentKind.safeParse(kind)
    return known.success ? t(`documents.kind.${known.data}`) : kind
  })
  return [
    { label: t('meta.desk.inbox.documents'), text: [...new Set(kinds)].join('\n') },
    { label: t('meta.desk.inbox.sharedAt'), text: wholeMoment(page, share.sharedAt) },
    {
      label: t('meta.desk.inbox.withdrawnAt'),
      text: share.withdrawnAt ? wholeMoment(page, share.withdrawnAt) : '',
    },
  ].filter(({ text }) => text !== '')
}

type Booked = NonNullable<ItemReply['booking']>

export function presentBooking({ t, visitor }: PageContext, booking: Booked): Fact[] {
  const { title, from, until, state, name, forSupplier, confirmation, resolution, isReadable } = booking
  const day = (date: string) => formatDate(date, visitor.language)
  const known = bookingState.safeParse(state)
  return [
    { label: t('meta.desk.inbox.booked'), text: title },
    { label: t('meta.desk.inbox.from'), text: day(from) },
    { label: t('meta.desk.inbox.until'), text: day(until) },
    { label: t('meta.desk.inbox.guest'), text: name },
    ...forSupplier,
    { label: t('meta.desk.inbox.details'), text: isReadable ? '' : t('meta.desk.inbox.unreadable') },
    {
      label: t('meta.desk.inbox.bookingState'),
      text: known.success ? t(`meta.hotels.bookings.state.${known.data}`) : state,
    },
    { label: t('meta.desk.inbox.resolution'), text: resolution },
    { label: t('meta.desk.inbox.confirmation'), text: confirmation },
  ].filter(({ text }) => text !== '')
}

/** Whether the clinic has told the hotel; null where it has nothing to tell. */
export function presentInforming(page: PageContext, { informing, confirmation, state }: Booked) {
  if (!informing) return null
  const { at, by } = informing
  return {
    about: state === 'cancelled' ? ('cancelled' as const) : ('booked' as const),
    told: at === null ? null : page.t('meta.desk.inbox.informed', { moment: wholeMoment(page, at), name: by }),
    confirmation,
  }
}

/** What a colleague may say became of it. */
export function presentOutcome({ resolutions, needsSupplierReference, revision }: Booked) {
  return {
    choices: resolutions,
    /** Whether the patient came, or what the supplier did. */
    ask: resolutions.some((one) => one === 'no-show' || one === 'completed') ? ('over' as const) : ('pending' as const),
    takesNumber: needsSupplierReference && resolutions.includes('booked'),
    revision,
  }
}

type Stuck = NonNullable<ItemReply['order']>

export function presentOrder({ t }: PageContext, { reference, state, items, steps }: Stuck): Fact[] {
  const titles = items.map((item) =>
    item.state === 'pending'
      ? item.title
      : t('meta.desk.inbox.orderItem', { title: item.title, state: t(`desk.inbox.orderItem.${item.state}`) }),
  )
  const said = steps
    .filter(({ by }) => by !== '')
    .map(({ title, by, resolution }) => t('meta.desk.inbox.saidOfStep', { title, name: by, reason: resolution }))
  return [
    { label: t('meta.desk.inbox.order'), text: reference, isLatin: true },
    { label: t('meta.desk.inbox.booked'), text: titles.join('\n') },
    { label: t('meta.desk.inbox.bookingState'), text: t(`desk.payments.state.${state}`) },
    { label: t('meta.desk.inbox.resolution'), text: said.join('\n') },
  ].filter(({ text }) => text !== '')
}

/** What a colleague may say became of which step of an order, and whether the rest is the gateway's to say. */
export function presentStuck({ t }: PageContext, { steps, waitsForGateway }: Stuck) {
  return {
    waitsForGateway,
    steps: steps.map(({ id, title, resolutions, needsSupplierReference, revision }) => ({
      step: id,
      title: title && t('meta.desk.inbox.becameOf', { title }),
      choices: resolutions,
      ask: resolutions.includes('skipped') ? ('notCancelled' as const) : ('pending' as const),
      takesNumber: needsSupplierReference && resolutions.includes('booked'),
      revision,
    })),
  }
}
