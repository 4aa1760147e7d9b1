// The calendar file of one item of an order, for its client alone.
import { z } from 'zod'
import { orderCalendarPath } from '#contract/orders.ts'
import type { Database } from '#db/open.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { BookingParts } from '#domain/bookings/booking-parts.ts'
import { openItem } from '#domain/checkout/open-item.ts'
import type { Clock } from '#kernel/clock.ts'
import { answerCalendar, notBooked } from './answer-calendar.ts'
import { clientOf } from './client-of.ts'
import { type ApiApp, needSession } from './serve.ts'

const named = z.object({ order: z.string().max(20), item: z.uuid() })

type CalendarParts = Pick<BookingParts, 'bookables'> & { database: Database; clock: Clock }

export function serveOrderCalendar({ hono }: ApiApp, parts: CalendarParts): void {
  hono.get(orderCalendarPath.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    const { account, provider } = await clientOf(parts.database, {
      session: await needSession(context),
      findOwnProvider: context.get('findOwnProvider'),
    })
    const wanted = named.safeParse(context.req.param())
    if (!wanted.success) throw notBooked()
    const booking = await parts.database.forClient(account, provider.id, async (scope) => {
      const found = await openItem(scope, account, wanted.data)
      await writeAudit(scope, account, byClient('open', 'booking', found.reference), parts.clock())
      return found
    })
    return answerCalendar(context, parts, booking)
  })
}
