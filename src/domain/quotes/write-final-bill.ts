// Writes down what the patient paid in the end, beside the offer that they had accepted; a slip is put right by writing it again.
import { eq } from 'drizzle-orm'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { Money } from '#kernel/money.ts'
import { noLongerPossible } from './answer-offer.ts'
import { enterRequest } from './enter-request.ts'
import type { Writer } from './offer-draft.ts'
import { offerTotal } from './offer-total.ts'
import type { FinalBill } from './open-offer-desk.ts'
import { readThreads } from './read-threads.ts'
import { type Desk, logForClient } from './send-offer.ts'
import type { QuoteParts } from './send-quote.ts'
import { finalBills, quoteRequests } from './tables.ts'

export type BillDraft = {
  reference: string
  /** Null: it was the offer's total. */
  amount: Money | null
  /** Why it differs, as the patient was told. */
  why: string
  writer: Writer
}

/**
 * The same again changes nothing.
 * @throws Fault not-found; no-longer-possible while no offer is accepted; invalid-input (`why`) for a difference without a reason
 */
export async function writeFinalBill(
  parts: QuoteParts,
  desk: Desk,
  bill: BillDraft,
): Promise<{ bill: FinalBill; quoted: Money }> {
  const at = parts.clock()
  const today = plainDate(at, desk.provider.location.timeZone)
  return enterRequest(parts.database, desk.provider, bill.reference, async (scope, request) => {
    const { reference } = request
    const [thread] = await readThreads(scope, eq(quoteRequests.reference, reference), today)
    const [last] = thread?.offers ?? []
    if (last?.state !== 'accepted') throw noLongerPossible(last?.state ?? 'none')
    const quoted = offerTotal(last.content)
    const { amountMinor, currency } = bill.amount ?? quoted
    const isAsQuoted = amountMinor === quoted.amountMinor && currency === quoted.currency
    if (!isAsQuoted && bill.why === '') {
      throw new Fault('invalid-input', 'A difference needs its reason.', {
        fields: [{ path: 'why', reason: 'required' }],
      })
    }
    const said = { amountMinor, currency, why: isAsQuoted ? '' : bill.why }
    const [kept] = await scope.rows(finalBills, eq(finalBills.reference, reference))
    if (kept && kept.amountMinor === amountMinor && kept.currency === currency && kept.why === said.why) {
      await logForClient(scope, desk, request, 'open', at)
      return { bill: kept, quoted }
    }
    const row = { reference, ...said, byId: bill.writer.id, byName: bill.writer.name, at }
    const [written] = kept
      ? await scope.update(finalBills, row, eq(finalBills.reference, reference))
      : await scope.insert(finalBills, [row])
    if (!written) throw new Error('the bill was not written')
    await logForClient(scope, desk, request, 'change', at)
    return { bill: written, quoted }
  })
}
