// A payment gateway that does what it is told: takes, refuses, is silent, answers twice or lies, and remembers what it really did.
import type {
  AtGateway,
  Authorization,
  GatewayRefund,
  PaymentGateway,
  PaymentRefusal,
  PaymentStatus,
} from '#domain/payments/payment-gateway.ts'
import { Fault } from '#kernel/fault.ts'
import { done, type Outcome, refused, unknown } from '#kernel/outcome.ts'
import type { Manners, OutsideWorld } from './outside-world.ts'

/** As it is at the gateway, whatever anyone was told. */
export type ToldPayment = {
  state: 'waiting' | 'authorized' | 'captured' | 'voided' | 'refused'
  refusal: PaymentRefusal | null
  amountMinor: number
  capturedMinor: number
  /** How often money was really taken. */
  captures: number
  refunds: Record<string, { amountMinor: number; state: 'pending' | 'done' | 'failed' }>
  keepsMethod: boolean
}

export type ToldGateway = PaymentGateway & {
  /** The payer finishes, or is refused. @param secret of the step that their browser has */
  pay(secret: string, how?: 'authorized' | 'refused'): Promise<void>
  paymentOf(paymentId: string): Promise<ToldPayment | undefined>
  payments(): Promise<ToldPayment[]>
}

const isNow = (payment: ToldPayment | undefined): PaymentStatus => ({
  state: payment?.state ?? 'none',
  refusal: payment?.refusal ?? null,
  step: null,
  capturedMinor: payment?.capturedMinor ?? 0,
  refundedMinor: 0,
  feeMinor: 0,
  savedMethod: payment?.keepsMethod ? { customer: 'cus', method: 'pm' } : null,
  dispute: null,
})

/** @param manners asked at every call; `does` where it says nothing else */
export function createToldGateway(world: OutsideWorld, manners: Manners = () => 'does'): ToldGateway {
  const keyOf = (paymentId: string) => `payment ${paymentId}`
  const find = ({ subject }: AtGateway) => world.read<ToldPayment>(keyOf(subject.paymentId))
  const as = async <T>(call: string, work: () => Promise<Outcome<T, PaymentRefusal>>) => {
    const manner = manners(`gateway ${call}`)
    if (manner === 'down') return unknown('maybe')
    if (manner === 'refuses') return refused('declined' as const)
    const outcome = await work()
    if (manner === 'twice') await work()
    if (manner === 'lost') return unknown('maybe')
    return manner === 'lies' ? refused('declined' as const) : outcome
  }
  const reads = async <T>(call: string, work: () => Promise<T>): Promise<T> => {
    const manner = manners(`gateway ${call}`)
    if (manner === 'does' || manner === 'twice') return work()
    throw new Fault('unavailable', 'The gateway does not answer.')
  }
  const change = (at: AtGateway, how: (payment: ToldPayment) => ToldPayment | undefined) =>
    world.change<ToldPayment>(keyOf(at.subject.paymentId), (before) => before && how(before))
  return {
    name: 'test',
    isTest: true,
    publishableKey: '',
    authorize: ({ subject, amount, how }) =>
      as('authorize', async () => {
        const fresh: ToldPayment = {
          state: how.by === 'saved' ? 'authorized' : 'waiting',
          refusal: null,
          amountMinor: amount.amountMinor,
          capturedMinor: 0,
          captures: 0,
          refunds: {},
          keepsMethod: how.by === 'payer' && how.keepsMethod,
        }
        const kept = await world.change<ToldPayment>(keyOf(subject.paymentId), (before) => before ?? fresh)
        const state = kept?.state === 'authorized' ? 'authorized' : 'waiting'
        return done<Authorization>({
          gatewayReference: `at ${subject.paymentId}`,
          step: { secret: subject.paymentId },
          state,
        })
      }),
    capture: ({ amount, ...at }) =>
      as('capture', async () => {
        let isDone = false
        await change(at, (payment) => {
          isDone = payment.state === 'captured' || payment.state === 'authorized'
          if (payment.state !== 'authorized') return undefined
          return { ...payment, state: 'captured', capturedMinor: amount.amountMinor, captures: payment.captures + 1 }
        })
        return isDone ? done(undefined) : refused('expired')
      }),
    void: (at) =>
      as('void', async () => {
        const after = await change(at, (payment) =>
          payment.state === 'captured' ? undefined : { ...payment, state: 'voided' },
        )
        return after?.state === 'captured' ? refused('already-captured') : done(undefined)
      }),
    refund: ({ key, amount, ...at }) =>
      as('refund', async () => {
        await change(at, (payment) =>
          key in payment.refunds
            ? undefined
            : { ...payment, refunds: { ...payment.refunds, [key]: { ...amount, state: 'done' } } },
        )
        return done<GatewayRefund>({ gatewayReference: `refund ${key}`, state: 'done' })
      }),
    status: (at) =>
      reads('status', async () => {
        const payment = await find(at)
        const said = isNow(payment)
        return payment?.state === 'waiting' ? { ...said, step: { secret: at.subject.paymentId } } : said
      }),
    refundStatus: ({ key, payment }) =>
      reads('refundStatus', async () => {
        const known = (await find(payment))?.refunds[key]
        return known && { gatewayReference: `refund ${key}`, state: known.state }
      }),
    listRefunds: (at) =>
      reads('listRefunds', async () =>
        Object.entries((await find(at))?.refunds ?? {}).map(([key, one]) => ({
          ...one,
          key,
          gatewayReference: `refund ${key}`,
        })),
      ),
    payouts: () => reads('payouts', async () => []),
    payoutLines: () => reads('payoutLines', async () => []),
    readEvent: async () => undefined,
    pay: async (secret, how = 'authorized') => {
      await world.change<ToldPayment>(keyOf(secret), (payment) =>
        payment?.state === 'waiting'
          ? { ...payment, state: how, refusal: how === 'refused' ? 'declined' : null }
          : undefined,
      )
    },
    paymentOf: (paymentId) => world.read(keyOf(paymentId)),
    payments: async () => (await world.all<ToldPayment>('payment ')).map(([, payment]) => payment),
  }
}
