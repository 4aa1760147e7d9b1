// Figures for the provider's own people, and the count that one of them is made of.
import { LRUCache } from 'lru-cache'
import { countVisit as countVisitEndpoint, getFigures } from '#contract/figures.ts'
import type { Database } from '#db/open.ts'
import { countVisit } from '#domain/figures/count-visit.ts'
import { mondayOf, readAnswers, readBills, readOffers, readVisits, readWeeks } from '#domain/figures/read-figures.ts'
import { type Clock, plainDate } from '#kernel/clock.ts'
import { addDays } from '#kernel/plain-date.ts'
import { senderHeader } from './gate.ts'
import { type ApiApp, serve } from './serve.ts'

export type FigureApiParts = {
  database: Pick<Database, 'forProvider'>
  /** A keyed digest, for limits only. */
  digestSender: (address: string) => string
  clock: Clock
}

/** More than anyone looks at within the hour; what comes after it is passed over without a word. */
const hourlyVisits = 60
const hourMs = 3_600_000

export function serveFigures(app: ApiApp, { database, digestSender, clock }: FigureApiParts): void {
  const seen = new LRUCache<string, number>({ max: 10_000, ttl: hourMs })
  serve(app, countVisitEndpoint, async ({ stage }, { findOwnProvider, header }) => {
    const provider = await findOwnProvider()
    // Whoever asks not to be followed is not counted either, though nobody could be found in a number.
    if (header('sec-gpc') === '1' || header('dnt') === '1') return { counted: false }
    const sender = `${provider.id} ${digestSender(header(senderHeader) ?? '')}`
    const before = seen.get(sender) ?? 0
    if (before >= hourlyVisits) return { counted: false }
    seen.set(sender, before + 1, { ttl: seen.getRemainingTTL(sender) || hourMs })
    await countVisit(database, provider, stage, clock())
    return { counted: true }
  })
  serve(app, getFigures, async ({ weeks }, { findOwnProvider }) => {
    const { id, location } = await findOwnProvider()
    const now = clock()
    const until = plainDate(now, location.timeZone)
    const from = addDays(mondayOf(until), -7 * (weeks - 1))
    const time = { from, until, timeZone: location.timeZone, now }
    return database.forProvider(id, async (scope) => ({
      from,
      until,
      weeks: await readWeeks(scope, time),
      answers: await readAnswers(scope, time),
      offers: await readOffers(scope, time, until),
      bills: await readBills(scope, time),
      visits: await readVisits(scope, time),
    }))
  })
}
