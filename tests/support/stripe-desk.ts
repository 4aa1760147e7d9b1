// What Stripe's stand-in remembers and does: sessions, intents, refunds, and each key with the answer that it was given.
import type { IntentCreate, SessionCreate, StripeCall } from './stripe-forms.ts'
import {
  type IntentRow,
  type RefundRow,
  type SessionRow,
  toldCharge,
  toldDispute,
  toldIntent,
  toldList,
  toldRefund,
  toldSession,
} from './stripe-objects.ts'
import { StripePayouts } from './stripe-payouts.ts'

export type StripeAnswer = { status: number; body: object }

const ok = (body: object): StripeAnswer => ({ status: 200, body })
export const stripeError = (status: number, error: object): StripeAnswer => ({ status, body: { error } })
const wrong = (more: object) => stripeError(400, { type: 'invalid_request_error', message: 'no', ...more })
const missing = () => stripeError(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'none' })

export type StripeManners = {
  /** What becomes of the next refunds. */
  refunds: RefundRow['status']
  /** Lists what was authorized and not captured as one more refund. */
  listsRest: boolean
  /** Takes no exchange quote with a payment. */
  refusesQuotes: boolean
}

/** What a card does; the name of a saved method ends in it. */
export type StripeCard = 'success' | 'declined' | 'challenge-failed' | 'needs-payer' | 'processing'

const cardErrors = {
  declined: { code: 'card_declined', decline_code: 'generic_decline' },
  'challenge-failed': { code: 'payment_intent_authentication_failure' },
  'needs-payer': { code: 'authentication_required', decline_code: 'authentication_required' },
} as const

export class StripeDesk {
  readonly manners: StripeManners = { refunds: 'succeeded', listsRest: false, refusesQuotes: false }
  readonly sessions = new Map<string, SessionRow>()
  readonly intents = new Map<string, IntentRow>()
  readonly refunds = new Map<string, RefundRow>()
  readonly quotes: string[] = []
  readonly payouts = new StripePayouts(this)
  now: number
  private count = 0

  constructor(begin: Date) {
    this.now = begin.getTime()
  }

  answer(call: StripeCall, id: string, input: object): StripeAnswer {
    const own = input as never
    switch (call) {
      case 'POST /v1/checkout/sessions':
        return this.createSession(own)
      case 'GET /v1/checkout/sessions':
        return this.list([...this.sessions.values()], own, (row) => this.showSession(row, []))
      case 'GET /v1/checkout/sessions/{id}':
        return this.withSession(id, (row) => ok(this.showSession(row, expandOf(input))))
      case 'POST /v1/checkout/sessions/{id}':
        return this.withSession(id, (row) => {
          Object.assign(row.metadata, (input as { metadata: object }).metadata)
          return ok(this.showSession(row, []))
        })
      case 'POST /v1/checkout/sessions/{id}/expire':
        return this.withSession(id, (row) => {
          if (row.status !== 'open') return wrong({ message: 'Only Checkout Sessions with a status in ["open"]' })
          row.status = 'expired'
          return ok(this.showSession(row, []))
        })
      case 'POST /v1/payment_intents':
        return this.createIntent(own)
      case 'GET /v1/payment_intents':
        return this.list([...this.intents.values()], own, (row) => this.showIntent(row, []))
      case 'GET /v1/payment_intents/{id}':
        return this.withIntent(id, (row) => ok(this.showIntent(row, expandOf(input))))
      case 'POST /v1/payment_intents/{id}/capture':
        return this.withIntent(id, (row) => this.capture(row, own))
      case 'POST /v1/payment_intents/{id}/cancel':
        return this.withIntent(id, (row) => this.cancel(row, own))
      case 'POST /v1/refunds':
        return this.refund(own)
      case 'GET /v1/refunds':
        return ok(toldList(this.refundsOf(String(Object(input).payment_intent)).map(toldRefund), false))
      case 'GET /v1/refunds/{id}': {
        const row = this.refunds.get(id)
        return row ? ok(toldRefund(row)) : missing()
      }
      case 'GET /v1/payouts':
        return this.payouts.listPayouts(own)
      case 'GET /v1/balance_transactions':
        return this.payouts.listLines(own)
      case 'GET /v1/disputes': {
        const row = this.intents.get(String(Object(input).payment_intent))
        return ok(toldList(row?.dispute ? [toldDispute(row)] : [], false))
      }
    }
  }

  /** The payer pays in their browser. */
  pay(sessionId: string, card: StripeCard): void {
    const session = this.sessions.get(sessionId)
    if (session?.status !== 'open') throw new Error('only an open session is paid')
    const { amount, currency, keeps, metadata } = session.create
    const intent = this.intents.get(session.intentId ?? '') ?? this.addIntent({ amount, currency, keeps, metadata })
    intent.sessionId = sessionId
    session.intentId = intent.id
    if (card === 'declined' || card === 'challenge-failed' || card === 'needs-payer') {
      intent.error = cardErrors[card]
      return
    }
    intent.status = card === 'processing' ? 'processing' : 'requires_capture'
    intent.error = null
    intent.method = `pm_${intent.id}_success`
    if (keeps) intent.customer = `cus_${intent.id}`
    session.status = 'complete'
  }

  /** Somebody of the account gives money back, with no words of ours. */
  refundInDashboard(sessionOrIntent: string, amount: number): void {
    this.addRefund(this.intentOf(sessionOrIntent), amount, this.manners.refunds, {})
  }

  intentOf(sessionOrIntent: string): IntentRow {
    const found = this.intents.get(this.sessions.get(sessionOrIntent)?.intentId ?? sessionOrIntent)
    if (!found) throw new Error(`no intent of ${sessionOrIntent}`)
    return found
  }

  private createSession(input: SessionCreate): StripeAnswer {
    const [line] = input.line_items
    const data = input.payment_intent_data
    if (!line) return wrong({ param: 'line_items' })
    const { currency, unit_amount } = line.price_data
    if (data.setup_future_usage && !input.customer_creation) return wrong({ param: 'customer_creation' })
    if (currency === 'xxx') return wrong({ param: 'line_items[0][price_data][currency]' })
    if (unit_amount < 50) return wrong({ code: 'amount_too_small' })
    const refusal = this.takeQuote(data.fx_quote)
    if (refusal) return refusal
    const row: SessionRow = {
      id: `cs_test_${++this.count}`,
      status: 'open',
      intentId: null,
      metadata: { ...input.metadata },
      created: Math.floor(this.now / 1000),
      create: { amount: unit_amount, currency, keeps: !!data.setup_future_usage, metadata: data.metadata },
    }
    this.sessions.set(row.id, row)
    return ok(this.showSession(row, []))
  }

  private createIntent(input: IntentCreate): StripeAnswer {
    const { amount, currency, customer, payment_method, metadata } = input
    if ((input.error_on_requires_action || input.off_session) && !input.confirm) return wrong({ param: 'confirm' })
    const refusal = this.takeQuote(input.fx_quote)
    if (refusal) return refusal
    if (payment_method.endsWith('_gone')) return wrong({ code: 'resource_missing', param: 'payment_method' })
    const row = this.addIntent({ amount, currency, keeps: false, metadata })
    row.customer = customer
    row.method = payment_method
    const error = Object.entries(cardErrors).find(([card]) => payment_method.endsWith(`_${card}`))?.[1]
    if (error) {
      row.error = error
      const payment_intent = this.showIntent(row, [])
      return stripeError(402, { type: 'card_error', message: 'Your card was declined.', ...error, payment_intent })
    }
    row.status = payment_method.endsWith('_processing') ? 'processing' : 'requires_capture'
    return ok(this.showIntent(row, []))
  }

  private takeQuote(quote: string | undefined): StripeAnswer | undefined {
    if (quote && this.manners.refusesQuotes) return wrong({ code: 'parameter_unknown', param: 'fx_quote' })
    if (quote) this.quotes.push(quote)
    return undefined
  }

  private addIntent(given: Pick<IntentRow, 'amount' | 'currency' | 'keeps' | 'metadata'>): IntentRow {
    const row: IntentRow = {
      ...given,
      metadata: { ...given.metadata },
      id: `pi_${++this.count}`,
      sessionId: null,
      status: 'requires_payment_method',
      received: 0,
      customer: null,
      method: null,
      reason: null,
      error: null,
      dispute: null,
      created: Math.floor(this.now / 1000),
    }
    this.intents.set(row.id, row)
    return row
  }

  private capture(row: IntentRow, { amount_to_capture: amount }: { amount_to_capture: number }): StripeAnswer {
    if (row.status !== 'requires_capture') return this.unexpected(row)
    if (amount > row.amount) return wrong({ code: 'amount_too_large', param: 'amount_to_capture' })
    row.status = 'succeeded'
    row.received = amount
    const rest = row.amount - amount
    if (rest > 0 && this.manners.listsRest) this.addRefund(row, rest, 'succeeded', {}).isPaidOut = false
    return ok(this.showIntent(row, []))
  }

  private cancel(row: IntentRow, { cancellation_reason }: { cancellation_reason: string }): StripeAnswer {
    const isOfSession = row.sessionId !== null && row.status !== 'requires_capture'
    if (row.status === 'canceled' || row.status === 'succeeded' || isOfSession) return this.unexpected(row)
    row.status = 'canceled'
    row.reason = cancellation_reason
    return ok(this.showIntent(row, []))
  }

  private unexpected(row: IntentRow): StripeAnswer {
    return wrong({ code: 'payment_intent_unexpected_state', payment_intent: this.showIntent(row, []) })
  }

  private refund(input: { payment_intent: string; amount: number; metadata: Record<string, string> }): StripeAnswer {
    return this.withIntent(input.payment_intent, (row) => {
      const given = this.refundedMinor(row) - (this.manners.listsRest ? row.amount - row.received : 0)
      if (row.status !== 'succeeded') return wrong({ message: 'does not have a successful charge to refund' })
      if (row.dispute) return wrong({ code: 'charge_disputed' })
      if (given === row.received) return wrong({ code: 'charge_already_refunded' })
      if (given + input.amount > row.received) return wrong({ param: 'amount' })
      return ok(toldRefund(this.addRefund(row, input.amount, this.manners.refunds, input.metadata)))
    })
  }

  private addRefund(row: IntentRow, amount: number, status: RefundRow['status'], metadata: Record<string, string>) {
    const refund: RefundRow = {
      id: `re_${++this.count}`,
      intentId: row.id,
      amount,
      currency: row.currency,
      status,
      metadata,
      isPaidOut: true,
    }
    this.refunds.set(refund.id, refund)
    return refund
  }

  refundsOf(intentId: string): RefundRow[] {
    return [...this.refunds.values()].filter((refund) => refund.intentId === intentId)
  }

  private refundedMinor({ id }: IntentRow): number {
    const standing = this.refundsOf(id).filter(({ status }) => status !== 'failed')
    return standing.reduce((sum, { amount }) => sum + amount, 0)
  }

  private list<Row extends { id: string; created: number }>(
    all: Row[],
    input: { created: { gte: number }; limit: number; starting_after?: string },
    show: (row: Row) => object,
  ): StripeAnswer {
    const newestFirst = all.filter(({ created }) => created >= input.created.gte).toReversed()
    const from = newestFirst.findIndex(({ id }) => id === input.starting_after) + 1
    const page = newestFirst.slice(from, from + input.limit)
    return ok(toldList(page.map(show), newestFirst.length > from + input.limit))
  }

  private showSession(row: SessionRow, expand: readonly string[]): object {
    const intent = this.intents.get(row.intentId ?? '')
    const inner = expand.map((path) => path.replace(/^payment_intent\.?/, ''))
    return toldSession(row, intent && expand.length > 0 ? this.showIntent(intent, inner) : row.intentId)
  }

  private showIntent(row: IntentRow, expand: readonly string[]): object {
    const isCharged = row.status !== 'requires_payment_method'
    if (!isCharged) return toldIntent(row, null)
    const isWhole = expand.some((path) => path.startsWith('latest_charge'))
    return toldIntent(row, isWhole ? toldCharge(row, this.refundedMinor(row)) : `ch_${row.id}`)
  }

  private withSession(id: string, act: (row: SessionRow) => StripeAnswer): StripeAnswer {
    const row = this.sessions.get(id)
    return row ? act(row) : missing()
  }

  private withIntent(id: string, act: (row: IntentRow) => StripeAnswer): StripeAnswer {
    const row = this.intents.get(id)
    return row ? act(row) : missing()
  }
}

const expandOf = (input: object): string[] => (input as { expand?: string[] }).expand ?? []
