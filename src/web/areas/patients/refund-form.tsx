// The form by which a colleague gives money back: for which item, how much, why; nothing is sent before it was asked for once more.
import { type FormEvent, useId, useRef, useState } from 'react'
import { readAmount, showAmount } from '#kernel/read-amount.ts'
import { giveRefund } from '#web/browser/endpoints/desk-payments.ts'
import { newKey } from '#web/browser/new-key.ts'
import { hasShape, isOneOf } from '#web/browser/read-reply.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { AmountEcho } from '#web/desk/amount-echo.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useFocusTurn } from '#web/signed-in/use-focus-turn.ts'
import type { ShownPayment } from './present-payments.server.ts'
import { RefundFields, type RefundGiven } from './refund-fields.tsx'
import type { PaymentAction } from './use-payment-action.ts'

type RefundFormProps = { patient: string; payment: ShownPayment; action: PaymentAction; limit: string }

export function RefundForm({ patient, payment, action, limit }: RefundFormProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <button
        type="button"
        className="button button-quiet min-h-11 justify-self-start px-4 py-1 noscript:hidden"
        aria-label={`${t('desk.payments.give')} ${payment.amount}`}
        onClick={() => setOpen(true)}
      >
        {t('desk.payments.give')}
      </button>
    )
  }
  return <OpenForm {...{ patient, payment, action, limit }} close={() => setOpen(false)} />
}

const none = { item: '', amount: '', why: 'goodwill', note: '' } as const

function OpenForm({ patient, payment, action, limit, close }: RefundFormProps & { close: () => void }) {
  const { t } = useTexts()
  const title = useId()
  const [given, setGiven] = useState<RefundGiven>({ ...none, item: payment.refundable[0]?.item ?? '' })
  const [fault, setFault] = useState<'amount' | 'note'>()
  const [isAsked, setAsked] = useState(false)
  /** The same words are one refund, however often they are sent. */
  const key = useRef(newKey())
  const [asked, button] = [useRef<HTMLDivElement>(null), useRef<HTMLButtonElement>(null)]
  useFocusTurn(isAsked, asked, button)
  const amount = amountOf(given, payment)
  const change = (part: Partial<RefundGiven>) => {
    key.current = newKey()
    setGiven({ ...given, ...part })
    setFault(undefined)
  }
  const ask = (event: FormEvent) => {
    event.preventDefault()
    const wrong = amount === undefined ? 'amount' : given.note.trim() === '' ? 'note' : undefined
    setFault(wrong)
    if (!wrong) setAsked(true)
  }
  const give = async () => {
    if (!amount) return
    const { item, why, note } = given
    const wanted = { patient, payment: payment.id, id: key.current, item, amountMinor: amount.amountMinor, why, note }
    const isReply = hasShape({ is: isOneOf('given', 'asked') })
    const isDone = await action.send(toEndpoint(giveRefund, wanted, isReply), ({ is }) => `desk.payments.${is}`)
    setAsked(false)
    if (isDone) close()
  }
  return (
    <form onSubmit={ask} noValidate aria-labelledby={title} className="grid gap-4 rounded-xl bg-tint p-4">
      <h4 id={title} className="font-semibold">
        {t('desk.payments.give')}
      </h4>
      {/* What is asked about stays as it is until it is answered. */}
      <fieldset disabled={isAsked} className="contents">
        <RefundFields given={given} payment={payment} fault={fault} onChange={change}>
          <AmountEcho text={given.amount} currency={payment.currency} />
        </RefundFields>
        <p className="hint">{limit}</p>
      </fieldset>
      {isAsked && amount ? (
        <div ref={asked} role="group" aria-labelledby={`${title}-asked`} className="grid gap-3">
          <p id={`${title}-asked`} className="font-semibold">
            {t('desk.payments.giveQuestion', { amount: `\u2068${payment.currency} ${showAmount(amount)}\u2069` })}
          </p>
          <div className="flex flex-wrap gap-3">
            <button
              type="button"
              className="button button-quiet border-bad text-bad"
              aria-disabled={action.isBusy || undefined}
              onClick={() => action.isBusy || void give()}
            >
              {t('desk.payments.give')}
            </button>
            <button data-first type="button" className="button button-quiet" onClick={() => setAsked(false)}>
              {t('desk.payments.notYet')}
            </button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          <button ref={button} type="submit" className="button">
            {t('desk.payments.give')}
          </button>
          <button type="button" className="button button-quiet" onClick={close}>
            {t('desk.payments.cancelGive')}
          </button>
        </div>
      )}
    </form>
  )
}

/** Undefined for what is no amount, could be two, or is more than is left of the item. */
function amountOf({ amount, item }: RefundGiven, { currency, refundable }: ShownPayment) {
  const read = readAmount(amount, currency)
  const most = refundable.find((one) => one.item === item)?.mostMinor ?? 0
  if (read.is !== 'amount' || read.money.amountMinor < 1 || read.money.amountMinor > most) return undefined
  return read.money
}
