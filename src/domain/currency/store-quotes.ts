// Live quotes in the database: what one process was quoted, all show, and paying finds again by its id.
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Transaction } from '#db/scope.ts'
import type { LiveQuote } from './live-quote.ts'
import { fxQuotes } from './tables.ts'

export type QuoteStore = {
  /** The quote of a currency that holds beyond a moment; of several the one that ends first, so that all processes take the same. */
  find(currency: string, beyond: Date): Promise<LiveQuote | undefined>
  /** Keeps a quote, unless another process was faster: then gives back that one's. */
  adopt(quote: LiveQuote, beyond: Date): Promise<LiveQuote>
  /** The quote of an id, whether it still holds or not. */
  read(id: string): Promise<LiveQuote | undefined>
}

export function createQuoteStore(database: Pick<Database, 'directory'>): QuoteStore {
  return {
    find: (currency, beyond) => database.directory((transaction) => findHeld(transaction, currency, beyond)),
    adopt: (quote, beyond) =>
      database.directory(async (transaction) => {
        // Until the end of the transaction: of two that come with a quote at once, the second finds the first's.
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`fx_quotes ${quote.currency}`}))`)
        const known = await findHeld(transaction, quote.currency, beyond)
        if (known) return known
        await transaction.insert(fxQuotes).values(quote).onConflictDoNothing()
        return quote
      }),
    read: (id) =>
      database.directory(async (transaction) => {
        const [row] = await transaction.select().from(fxQuotes).where(eq(fxQuotes.id, id))
        return row
      }),
  }
}

async function findHeld(transaction: Transaction, currency: string, beyond: Date): Promise<LiveQuote | undefined> {
  const [row] = await transaction
    .select()
    .from(fxQuotes)
    .where(and(eq(fxQuotes.currency, currency), gt(fxQuotes.lockedUntil, beyond)))
    .orderBy(asc(fxQuotes.lockedUntil), asc(fxQuotes.id))
    .limit(1)
  return row
}
