// Payouts of the payment gateway in words: a row for each, what differs from the ledger, and what is still to come.
import type { z } from 'zod'
import { listPayouts, payoutsTablePath } from '#contract/payouts.ts'
import { formatDate, formatMoney } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'

type Reply = z.output<typeof listPayouts.reply>
type Difference = Reply['payouts'][number]['differences'][number]

/** Undefined where they cannot be had. */
export async function presentPayouts(page: PageContext) {
  const { call, visitor, t } = page
  const found = await call(listPayouts, {}).catch(() => undefined)
  const say = (amount: Reply['payouts'][number]['amount']) => formatMoney(amount, visitor.language)
  return (
    found && {
      csv: payoutsTablePath,
      hasTest: found.payouts.some(({ gateway }) => gateway === 'test'),
      rows: found.payouts.map(({ id, arrivesOn, state, amount, fees, differences }) => ({
        id,
        state,
        arrives: formatDate(arrivesOn, visitor.language),
        amount: say(amount),
        fees: say(fees),
        differences: differences.map((one) => sayDifference(page, one)),
      })),
      waiting: found.waiting.map(({ amount, payments }) =>
        t('meta.desk.payouts.waiting', { amount: say(amount), number: payments }),
      ),
    }
  )
}
export type ShownPayouts = NonNullable<Awaited<ReturnType<typeof presentPayouts>>>

function sayDifference({ t, visitor }: PageContext, { why, reference, ...amounts }: Difference): string {
  const theirs = formatMoney(amounts.theirs, visitor.language)
  const ours = amounts.ours ? formatMoney(amounts.ours, visitor.language) : ''
  if (why === 'total') return t('meta.desk.payouts.total', { theirs, ours })
  if (why === 'amount') return t('meta.desk.payouts.amount', { reference, theirs, ours })
  return reference === ''
    ? t('meta.desk.payouts.missing', { theirs })
    : t('meta.desk.payouts.missingOf', { reference, theirs })
}
