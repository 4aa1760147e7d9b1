// Takes money that was authorized: what is taken of each instalment is written down, then the gateway is asked, then it is recorded.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { done, type Outcome, refused } from '#kernel/outcome.ts'
import { askAndApply } from './apply-status.ts'
import { fitsGateway } from './gateway-amounts.ts'
import { lockPayment, readParts } from './move-payment.ts'
import type { PaymentRefusal } from './payment-gateway.ts'
import { atGateway, gatewayNamed, type PaymentParts, type PaymentRow } from './payment-parts.ts'
import { recordCaptured, shareOut } from './record-captured.ts'
import { paymentParts } from './tables.ts'

type Captured = Outcome<undefined, PaymentRefusal>

/**
 * Idempotent: of one that is captured nothing more is taken, and `inSameTransaction` runs again, which has to be idempotent too.
 * A gateway gives back what is not taken, so it can be captured once only. Unknown: `refreshPayment` finds out.
 * @param amountMinor at most what was authorized
 * @param inSameTransaction runs with the recording of it, all or nothing
 * @param of the instalments that it is taken for; without it one after the other gets what it is for. Others end, and may be paid anew
 * @throws Fault not-found
 */
export async function capturePayment(
  parts: PaymentParts,
  providerId: string,
  paymentId: string,
  amountMinor: number,
  inSameTransaction: (scope: Scope) => Promise<void> = async () => {},
  of?: readonly string[],
): Promise<Captured> {
  const asked = await parts.database.forProvider(providerId, (scope) =>
    writeIntent(scope, paymentId, { amountMinor, of, inSameTransaction }),
  )
  if (!('toCapture' in asked)) return asked
  const row = asked.toCapture
  const key = `capture ${row.id} ${amountMinor}`
  const amount = { amountMinor, currency: row.currency }
  const outcome = await gatewayNamed(parts, row.gateway).capture({ ...atGateway(row), key, amount })
  if (outcome.is === 'unknown') return outcome
  const takenMinor = outcome.is === 'done' ? amountMinor : await takenAlready(parts, row)
  if (takenMinor === undefined) return outcome
  await parts.database.forProvider(providerId, async (scope) => {
    await recordCaptured(parts, scope, await lockPayment(scope, paymentId), takenMinor)
    await inSameTransaction(scope)
  })
  return done(undefined)
}

type Intent = {
  amountMinor: number
  of: readonly string[] | undefined
  inSameTransaction: (scope: Scope) => Promise<void>
}

/** @returns what is to be asked for; what came of it where nothing is */
async function writeIntent(
  scope: Scope,
  paymentId: string,
  { amountMinor, of, inSameTransaction }: Intent,
): Promise<Captured | { toCapture: PaymentRow }> {
  const row = await lockPayment(scope, paymentId)
  if (row.state === 'captured') {
    await inSameTransaction(scope)
    return done(undefined)
  }
  if (row.state !== 'authorized') return refused(reasonOf(row))
  if (amountMinor > row.amountMinor || !fitsGateway({ amountMinor, currency: row.currency })) return refused('amount')
  const all = await readParts(scope, paymentId)
  const isFor = (instalmentId: string) => of?.includes(instalmentId) ?? true
  const wanted = all.filter(({ isLive, instalmentId }) => isLive && isFor(instalmentId))
  const shared = shareOut(
    wanted.map((part) => ({ ...part, captureMinor: null })),
    amountMinor,
  )
  // More than these instalments are of.
  if (shared.reduce((sum, share) => sum + share.amountMinor, 0) !== amountMinor) return refused('amount')
  for (const part of all) {
    const captureMinor = shared.find((share) => share.part.id === part.id)?.amountMinor ?? 0
    await scope.update(paymentParts, { captureMinor }, eq(paymentParts.id, part.id))
  }
  return { toCapture: row }
}

const reasons = { begun: 'refused', voided: 'already-voided', expired: 'expired', refused: 'declined' } as const

const reasonOf = ({ state, refusal }: PaymentRow): PaymentRefusal =>
  refusal || (state === 'authorized' || state === 'captured' ? 'refused' : reasons[state])

/** The gateway said no: perhaps to the second of two that asked at once. */
async function takenAlready(parts: PaymentParts, row: PaymentRow): Promise<number | undefined> {
  const { status } = await askAndApply(parts, row)
  return status.state === 'captured' ? status.capturedMinor : undefined
}
