// Where a bank transfer goes, by when, and what it has to say, in words.
import type { Order } from '#contract/orders.ts'
import { formatDate } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'

/** @param amount as it is said: of the payment that is waited for */
export function presentTransfer({ t, visitor }: PageContext, transfer: NonNullable<Order['transfer']>, amount: string) {
  const { accountName, iban, bic, bank, reference, by } = transfer
  const said = { amount, reference, by: formatDate(by, visitor.language), accountName, iban, bic, bank }
  const names = ['amount', 'reference', 'by', 'accountName', 'iban', 'bic', 'bank'] as const
  return {
    text: t('meta.transfer.text'),
    rows: names.map((name) => ({ name, label: t(`meta.transfer.${name}`), value: said[name] })),
  }
}
export type ShownTransfer = ReturnType<typeof presentTransfer>
