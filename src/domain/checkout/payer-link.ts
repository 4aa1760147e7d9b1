// A link by which somebody else pays for an order: what it covers, how long it works, and the secret that it ends with.
import { createHash, randomBytes } from 'node:crypto'
import { plainDate } from '#kernel/clock.ts'
import { momentAt } from '#kernel/moment-at.ts'
import { addDays } from '#kernel/plain-date.ts'
import type { payerLinks } from './tables.ts'

export type PayerLinkRow = typeof payerLinks.$inferSelect

/** Of one order. */
export const liveLinksAtOnce = 3
export const linksAnHour = 10
/** Payments that are begun by one link. */
export const paymentsAnHour = 10
/** Days that it may work: of an order that is not booked no longer than a transfer is waited for. */
export const longestDays = { open: 14, placed: 60 }

const tokenBytes = 32

/** 256 random bits, as they stand in an address. */
export const newPayerToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** All that is kept of it. Random as it is, nobody finds it by trying. */
export const hashPayerToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const isLiveLink = ({ revokedAt, lastsUntil }: PayerLinkRow, now: Date, timeZone: string): boolean =>
  revokedAt === null && plainDate(now, timeZone) <= lastsUntil

/** The moment at which its last day is over where the clinic is. */
export const endOfLink = ({ lastsUntil }: Pick<PayerLinkRow, 'lastsUntil'>, timeZone: string): Date =>
  momentAt(addDays(lastsUntil, 1), '00:00', timeZone)
