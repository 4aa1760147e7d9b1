// What is shown of an order, to its client and at the desk: read from its rows and from the ledger, in no language yet.
import type { Booking } from '#domain/bookings/booking.ts'
import type { BookingKind } from '#domain/bookings/booking-kind.ts'
import type { BookingState } from '#domain/bookings/booking-states.ts'
import type { CancellationPolicy } from '#domain/bookings/cancellation-policy.ts'
import type { Contact } from '#domain/bookings/contact.ts'
import type { Requirement } from '#domain/bookings/requirement.ts'
import type { InvoiceKind } from '#domain/invoices/invoice.ts'
import type { PaymentRefusal } from '#domain/payments/payment-gateway.ts'
import type { PaymentMethod, PaymentState } from '#domain/payments/payment-states.ts'
import type { RefundReason, RefundState } from '#domain/payments/refund.ts'
import type { Localized } from '#kernel/localized.ts'
import type { Money } from '#kernel/money.ts'
import type { ItemState, LockedRate, PayerCovers } from './order.ts'
import type { ChangedTraveller, ChangeRefusal, ChangeState } from './order-change.ts'
import type { OrderState } from './order-states.ts'

/** `own`: as it is sold; `order`: in the order's currency at its locked rates. Equal where the two currencies are. */
export type OrderAmount = { own: Money; order: Money }

export type OrderLineView = {
  /** Null for the thing itself, which the item's title names. */
  label: Localized | null
  amount: OrderAmount
  isPaidOnSite: boolean
  /** When this amount may become another one; null where it is fixed. */
  mayChangeIf: Localized | null
}

/** `due`: to be paid; `paying`: a payment for it is on its way; `none`: nothing is owed of it any more. */
export type DueState = 'due' | 'paying' | 'paid' | 'none'

/** An instalment: what is paid through this site for an item, when it is booked (`on` is null) or on a plain date. */
export type OrderDueView = { id: string; amount: Money; on: string | null; state: DueState }

/** What may still be asked of the client: `path` as the kind names it (`contact.phone`, `details.remarks`), and what they gave. */
export type OrderNeed = Requirement & { value: string | null }

export type OrderItemView = {
  id: string
  state: ItemState
  kind: BookingKind
  /** The booking's own reference; the same page that every booking has leads to it. */
  booking: string
  bookingState: BookingState
  title: Localized
  /** The contracting party's name; null: the clinic itself. */
  party: Localized | null
  isEssential: boolean
  from: Date
  until: Date
  timeZone: string
  price: OrderAmount
  onSite: OrderAmount
  lines: OrderLineView[]
  dues: OrderDueView[]
  /** In its own currency, as it was held. */
  policy: CancellationPolicy
  /** Until when it is held; null once it was booked, or could not be. */
  heldUntil: Date | null
  /** Why it could not be had: a reason of the supplier's port; empty otherwise. */
  refusal: string
  /** The number that whoever receives the client knows it by; empty until they give one. */
  confirmation: string
  contact: Contact | null
  needs: OrderNeed[]
  /** Positions of travellers of the order that it is for, in their order. */
  travellers: number[]
  /** What was paid of it and not given back, by the ledger. */
  paid: Money
  /** Why its client cannot change it just now; null where they can. */
  changeRefusal: ChangeRefusal | null
  /** The whole booking, for what its kind has to show of it. */
  whole: Booking
}

export type OrderTravellerView = {
  position: number
  isPatient: boolean
  firstName: string
  lastName: string
  email: string
  phone: string
}

export type OrderPaymentView = {
  id: string
  method: PaymentMethod
  /** The gateway's name; empty for a bank transfer. */
  gateway: string
  state: PaymentState
  /** Why the gateway said no; empty otherwise. */
  refusal: PaymentRefusal | ''
  amount: Money
  /** Instalments that it is for. */
  dues: string[]
  /** Who pays it by a link, as they say themselves; null where the client does. */
  payer: string | null
  createdAt: Date
  endedAt: Date | null
}

/** A link that works, by which somebody else pays. */
export type PayerLinkView = {
  id: string
  covers: PayerCovers
  /** Of the instalments that it names. */
  instalments: string[]
  payerName: string
  payerEmail: string
  note: string
  shownName: string
  madeBy: string
  /** Plain date at the clinic, the last on which it works. */
  lastsUntil: string
  createdAt: Date
}

export type OrderRefundView = {
  id: string
  payment: string
  item: string | null
  state: RefundState
  why: RefundReason
  amount: Money
  createdAt: Date
  endedAt: Date | null
}

/** What is given back when an item cannot be had: `everything`, or `its-own` money while the rest stays. */
export type GivenBack = { item: string; gives: 'everything' | 'its-own' }

export type OrderTotals = {
  total: Money
  /** The same in dirhams; null where no rate is locked for it. */
  aed: Money | null
  dueNow: Money
  /** By date, the next one first: what is not due when booking. */
  later: { on: string; amount: Money }[]
  /** Paid to whoever is there, in the currency that they take. */
  onSite: Money[]
  /** By the ledger alone. */
  paid: Money
  refunded: Money
  /** Of what was charged, what is not paid yet. */
  owed: Money
}

/** Who it waits for, where it does. */
export type WaitsFor = 'payer' | 'transfer' | 'supplier' | 'gateway' | 'clinic' | null

/** Amounts in the order's currency, `onSite` in that of the item. */
export type OrderChangeView = {
  id: string
  item: string
  state: ChangeState
  refusal: string
  /** What takes the place of the item's booking. */
  booking: Booking
  before: Money
  total: Money
  fee: Money
  now: Money
  later: { on: string; amount: Money }[]
  refund: Money
  onSite: Money
  /** What cancelling the whole order costs once it is done. */
  policy: CancellationPolicy
  travellers: ChangedTraveller[] | null
  revision: number
  /** Until when the new one is held; null once it is not, and once money is on its way, which stops the clock. */
  heldUntil: Date | null
  waitsFor: WaitsFor
  can: { agree: boolean; withdraw: boolean }
  createdAt: Date
}

export type OrderCan = {
  /** It may be agreed to, and paid. */
  agree: boolean
  /** Items, travellers and the currency may be changed. */
  change: boolean
  /** Instalments may be paid. */
  pay: boolean
  cancel: boolean
}

export type OrderView = {
  id: string
  reference: string
  state: OrderState
  waitsFor: WaitsFor
  revision: number
  currency: string
  items: OrderItemView[]
  totals: OrderTotals
  /** One over all items, in the order's currency: what cancelling all of it costs until when. */
  policy: CancellationPolicy
  failures: GivenBack[]
  rates: LockedRate[]
  /** When the first of its rates ends; null where it needs none. */
  ratesUntil: Date | null
  /** When the first of its holds ends; null where nothing is held. */
  heldUntil: Date | null
  travellers: OrderTravellerView[]
  payments: OrderPaymentView[]
  refunds: OrderRefundView[]
  /** The latest first. */
  links: PayerLinkView[]
  /** Somebody else is to pay what is due when booking. */
  isPaidByLink: boolean
  changes: OrderChangeView[]
  /** The oldest first. `on`: a plain date where the clinic is. */
  invoices: { kind: InvoiceKind; number: string; on: string; amount: Money }[]
  /** Two or more kinds of travel service at once: what the law says of package travel is shown. */
  isPackage: boolean
  can: OrderCan
  createdAt: Date
  agreedAt: Date | null
  placedAt: Date | null
  endedAt: Date | null
}
