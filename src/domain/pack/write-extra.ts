// Writes an extra as its entry of extras.json.
import type { CancellationStep } from '#domain/bookings/cancellation-policy.ts'
import type { Extra } from '#domain/extras/extra.ts'
import { writeAmount } from '#kernel/read-amount.ts'

export function writeExtra(row: Extra) {
  const { currency, party, transfer, insurance } = row
  const major = (amountMinor: number) => writeAmount({ amountMinor, currency })
  return {
    slug: row.slug,
    type: row.type,
    title: row.title,
    description: row.description,
    price: major(row.priceMinor),
    currency,
    unit: row.unit,
    cancellation: row.cancellation.map(({ daysBefore, time, fee }) => ({
      daysBefore,
      time,
      fee: writeFee(fee, major),
    })),
    ...(party && { party: writeParty(party) }),
    ...(transfer && { transfer: writeTransfer(transfer) }),
    ...(insurance && { insurance }),
  }
}

const writeFee = (fee: CancellationStep['fee'], major: (amountMinor: number) => string) =>
  'amountMinor' in fee ? { amount: major(fee.amountMinor) } : fee

const writeParty = ({ name, phone, registration, policyUrl }: NonNullable<Extra['party']>) => ({
  name,
  phone,
  ...(registration && { registration }),
  ...(policyUrl && { policyUrl }),
})

function writeTransfer({ perDay, ...terms }: NonNullable<Extra['transfer']>) {
  return perDay === null ? terms : { ...terms, perDay }
}
