// What of an order is due when, and paying it: the next payment or all of it, by card at checkout or by bank transfer.
import { useId, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { reopenOrder } from '#web/browser/endpoints/checkout.ts'
import { payInstalments } from '#web/browser/endpoints/orders.ts'
import { newKey } from '#web/browser/new-key.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { TransferDetails } from '#web/site/transfer-details.tsx'
import type { ShownOrder } from './present-order.server.ts'
import { useOrderAction } from './use-order-action.ts'

type Method = ShownOrder['methods'][number]
type Payable = ShownOrder['dues']['pay'][number]

export function OrderPay({ order }: { order: ShownOrder }) {
  const { t } = useTexts()
  const { dues } = order
  if (dues.rows.length === 0) return null
  return (
    <section aria-labelledby="dues" className="card grid gap-4 p-5 md:p-6">
      <h2 id="dues" className="text-xl">
        {t('orders.dues')}
      </h2>
      <ul>
        {dues.rows.map(({ id, title, amount, when, isPaid, isLate }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3 last:border-0"
          >
            <span className="min-w-0 flex-1 basis-40 break-words">
              <bdi>{title}</bdi>
              <span
                className={`block text-sm ${isLate ? 'font-semibold text-warn' : isPaid ? 'text-good' : 'text-muted'}`}
              >
                {when}
              </span>
            </span>
            <bdi className={`figure ms-auto ${isPaid ? 'text-muted' : 'font-semibold'}`}>{amount}</bdi>
          </li>
        ))}
      </ul>
      <Unfinished order={order} />
      {dues.pay.length > 0 && <PayNow order={order} />}
    </section>
  )
}

function PayNow({ order: { reference, dues, methods } }: { order: ShownOrder }) {
  const { t, language } = useTexts()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const action = useOrderAction()
  const [method, setMethod] = useState<Method>(methods[0] ?? 'card')
  /** One payment, however often the same is pressed. */
  const key = useRef({ of: '', key: '' })
  const pay = async ({ instalments, amount }: Payable) => {
    if (action.isBusy) return
    const of = `${method} ${instalments.join(' ')} ${amount.amountMinor}`
    if (key.current.of !== of) key.current = { of, key: newKey() }
    const asked = { order: reference, instalments, amount, method, language }
    const more = { headers: { 'idempotency-key': key.current.key } }
    if (!(await action.send(toEndpoint(payInstalments, asked, undefined, more)))) return
    // Where a transfer goes is told on this page.
    if (method === 'transfer') await revalidate()
    else await navigate(`/profile/checkout?order=${reference}`)
  }
  return (
    <div className="grid gap-4 noscript:hidden print:hidden">
      {methods.length > 1 && <Methods methods={methods} method={method} onChange={setMethod} />}
      <div className="flex flex-wrap gap-3">
        {dues.pay.map((one, at) => (
          <button
            key={one.name}
            type="button"
            className={`button ${at === 0 ? '' : 'button-quiet'}`}
            aria-disabled={action.isBusy || undefined}
            onClick={() => void pay(one)}
          >
            {action.isBusy && at === 0 ? t('orders.paying') : one.text}
          </button>
        ))}
      </div>
      <ActionStatus news={action.news} />
    </div>
  )
}

type MethodsProps = { methods: readonly Method[]; method: Method; onChange: (method: Method) => void }

export function Methods({ methods, method, onChange }: MethodsProps) {
  const { t } = useTexts()
  const name = useId()
  return (
    <fieldset className="grid gap-1">
      <legend className="label">{t('orders.method')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {methods.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-2">
            <input type="radio" name={name} checked={one === method} onChange={() => onChange(one)} />
            {t(`orders.method.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What was chosen and not finished: told where a transfer goes, and given up to pay another way. */
function Unfinished({ order: { reference, transfer, isGivenUpHere } }: { order: ShownOrder }) {
  const { t, language } = useTexts()
  const { revalidate } = useRevalidator()
  const action = useOrderAction()
  const giveUp = async () => {
    if (action.isBusy) return
    if (await action.send(toEndpoint(reopenOrder, { order: reference, language }))) await revalidate()
  }
  if (!transfer && !isGivenUpHere) return null
  return (
    <div className="grid gap-4 rounded-xl bg-tint p-4">
      {transfer ? <TransferDetails transfer={transfer} /> : <p>{t('orders.giveUpText')}</p>}
      {isGivenUpHere && (
        <div className="grid justify-items-start gap-3 noscript:hidden print:hidden">
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={action.isBusy || undefined}
            onClick={() => void giveUp()}
          >
            {t('orders.giveUp')}
          </button>
          <ActionStatus news={action.news} />
        </div>
      )}
    </div>
  )
}
