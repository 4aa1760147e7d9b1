// Live quotes in the database: what one process was quoted, all show, and paying finds again by its id.
import { and, asc, eq, getTableColumns, gt, lt, lte } from 'drizzle-orm'
import { advisoryLock } from '#db/advisory-lock.ts'
import type { Database } from '#db/open.ts'
import type { Transaction } from '#db/scope.ts'
import { type LiveQuote, longestLockMs } from './live-quote.ts'
import { fxQuotes } from './tables.ts'

export type QuoteStore = {
  /** The quote of a currency that holds beyond a moment; of several the one that ends first, so that all processes take the same. */
  find(currency: string, beyond: Date): Promise<LiveQuote | undefined>
  /** Keeps a quote, unless another process was faster: then gives back that one's. Those long over are deleted with it. */
  adopt(quote: LiveQuote, beyond: Date): Promise<LiveQuote>
  /** The quote of an id, whether it still holds or not. */
  read(id: string): Promise<LiveQuote | undefined>
}

/** Nobody pays by a quote that ended so long ago, and its dispute would have begun. */
const keptMs = 30 * 86_400_000

const { account: _, ...columns } = getTableColumns(fxQuotes)

/** @param account a digest that names the supplier's key: only its own quotes are found */
export function createQuoteStore(database: Pick<Database, 'directory'>, account = ''): QuoteStore {
  return {
    find: (currency, beyond) => database.directory((transaction) => findHeld(transaction, account, currency, beyond)),
    adopt: (quote, beyond) =>
      database.directory(async (transaction) => {
        const { currency } = quote
        // Until the end of the transaction: of two that come with a quote at once, the second finds the first's.
        await advisoryLock(transaction, `fx_quotes ${account} ${currency}`)
        const known = await findHeld(transaction, account, currency, beyond)
        if (known) return known
        await transaction
          .insert(fxQuotes)
          .values({ ...quote, account })
          .onConflictDoNothing()
        await transaction.delete(fxQuotes).where(lt(fxQuotes.lockedUntil, new Date(beyond.getTime() - keptMs)))
        return quote
      }),
    read: (id) =>
      database.directory(async (transaction) => {
        const [row] = await transaction.select(columns).from(fxQuotes).where(eq(fxQuotes.id, id))
        return row
      }),
  }
}

async function findHeld(
  transaction: Transaction,
  account: string,
  currency: string,
  beyond: Date,
): Promise<LiveQuote | undefined> {
  const [row] = await transaction
    .select(columns)
    .from(fxQuotes)
    .where(
      and(
        eq(fxQuotes.account, account),
        eq(fxQuotes.currency, currency),
        gt(fxQuotes.lockedUntil, beyond),
        // What no supplier holds for so long stands in nobody's way.
        lte(fxQuotes.lockedUntil, new Date(beyond.getTime() + longestLockMs)),
      ),
    )
    .orderBy(asc(fxQuotes.lockedUntil), asc(fxQuotes.id))
    .limit(1)
  return row
}
