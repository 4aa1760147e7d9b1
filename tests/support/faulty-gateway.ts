// A gateway with faults put before it: it loses answers, does nothing, refuses, lies, or holds a call back.
import type { PaymentGateway, PaymentRefusal } from '#domain/payments/payment-gateway.ts'
import { Fault } from '#kernel/fault.ts'
import { refused, unknown } from '#kernel/outcome.ts'

type Call =
  | 'authorize'
  | 'capture'
  | 'void'
  | 'refund'
  | 'status'
  | 'refundStatus'
  | 'listRefunds'
  | 'payouts'
  | 'payoutLines'

/**
 * `lost`: it is done, and the answer does not arrive; `down`: it is not done, and no answer arrives; `unreached`: it surely was not
 * asked; `broken`: the adapter has a bug; `refuses`: it says no and does nothing; `lies`: it does it and says no.
 */
export type Manner = 'lost' | 'down' | 'unreached' | 'broken' | 'refuses' | 'lies'

export type FaultyGateway = PaymentGateway & {
  /** What it does when it is called next; afterwards it does as it should again. */
  tell(call: Call, ...manners: Manner[]): void
  /** The next call of this kind waits, before it does anything, until what is given back is called. */
  holdBack(call: Call): () => void
  /** How often each was called so far. */
  count(call: Call): number
}

export function withFaults(gateway: PaymentGateway): FaultyGateway {
  const told = new Map<Call, Manner[]>()
  const waits = new Map<Call, Promise<void>>()
  const counts = new Map<Call, number>()
  const enter = async (call: Call): Promise<Manner | undefined> => {
    counts.set(call, (counts.get(call) ?? 0) + 1)
    const wait = waits.get(call)
    waits.delete(call)
    await wait
    const manner = told.get(call)?.shift()
    if (manner === 'broken') throw new TypeError('a bug of the adapter')
    return manner
  }
  const no: PaymentRefusal = 'refused'
  const write =
    <Asked, Answer>(call: Call, work: (asked: Asked) => Promise<Answer>) =>
    async (asked: Asked) => {
      const manner = await enter(call)
      if (manner === 'unreached') return unknown('no')
      if (manner === 'down') return unknown('maybe')
      if (manner === 'refuses') return refused(no)
      const answer = await work(asked)
      if (manner === 'lost') return unknown('maybe')
      return manner === 'lies' ? refused(no) : answer
    }
  const read =
    <Asked, Answer>(call: Call, work: (asked: Asked) => Promise<Answer>) =>
    async (asked: Asked) => {
      if (await enter(call)) throw new Fault('unavailable', 'The gateway does not answer.')
      return work(asked)
    }
  return {
    ...gateway,
    authorize: write('authorize', gateway.authorize),
    capture: write('capture', gateway.capture),
    void: write('void', gateway.void),
    refund: write('refund', gateway.refund),
    status: read('status', gateway.status),
    refundStatus: read('refundStatus', gateway.refundStatus),
    listRefunds: read('listRefunds', gateway.listRefunds),
    payouts: read('payouts', gateway.payouts),
    payoutLines: read('payoutLines', gateway.payoutLines),
    tell: (call, ...manners) => void told.set(call, manners),
    holdBack: (call) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      waits.set(call, promise)
      return resolve
    },
    count: (call) => counts.get(call) ?? 0,
  }
}
