// What changing an item costs or gives back, told before it is agreed to; then how far the change has come, and giving it up.
import { useId, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { agreeOrderChange, withdrawOrderChange } from '#web/browser/endpoints/order-changes.ts'
import { newKey } from '#web/browser/new-key.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { Methods } from './order-pay.tsx'
import type { ShownChange } from './present-change.server.ts'
import { useOrderAction } from './use-order-action.ts'

export function ChangeTold({ reference, change }: { reference: string; change: ShownChange }) {
  const { t } = useTexts()
  const id = useId()
  const { dates, facts, people, lines, until, policy, status, declined } = change
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-xl bg-tint p-5 print:hidden">
      <h4 id={id} className="text-xl">
        {t(status ? 'orders.changeOnItsWay' : 'orders.changeTold')}
      </h4>
      {status && (
        <p role="status" className="font-semibold">
          {status}
        </p>
      )}
      {declined && <p className="font-semibold text-warn">{declined}</p>}
      <div className="grid gap-1">
        <p className="font-semibold">{dates}</p>
        {facts.map(({ label, value }) => (
          <p key={label} className="hint">
            {label}: <bdi>{value}</bdi>
          </p>
        ))}
        {people && <p className="hint">{people}</p>}
      </div>
      <dl className="grid gap-2">
        {lines.map(({ name, label, text }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt>{label}</dt>
            <dd className="figure font-semibold">
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {!status && (
        <div className="grid gap-1">
          <p className="font-semibold">{t('orders.changePolicy')}</p>
          <ul className="hint grid gap-1">
            {policy.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {until && <p className="hint">{until}</p>}
      <Buttons reference={reference} change={change} />
    </section>
  )
}

function Buttons({ reference, change }: { reference: string; change: ShownChange }) {
  const { t, language } = useTexts()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const action = useOrderAction()
  const [method, setMethod] = useState(change.methods[0] ?? 'card')
  /** One agreement, however often the same is pressed. */
  const key = useRef({ of: '', key: '' })
  const { id, revision, now, refund, isPaid, canAgree, canWithdraw, button } = change
  const agree = async () => {
    if (action.isBusy) return
    const of = `${id} ${method} ${change.declined ?? ''}`
    if (key.current.of !== of) key.current = { of, key: newKey() }
    const asked = { order: reference, change: id, revision, now, refund, method, language }
    const more = { headers: { 'idempotency-key': key.current.key } }
    if (!(await action.send(toEndpoint(agreeOrderChange, asked, undefined, more)))) return
    if (isPaid && method === 'card') await navigate(`/profile/checkout?order=${reference}`)
    else await revalidate()
  }
  const withdraw = async () => {
    if (action.isBusy) return
    if (await action.send(toEndpoint(withdrawOrderChange, { order: reference, change: id, language })))
      await revalidate()
  }
  return (
    <div className="grid gap-4 noscript:hidden">
      {canAgree && isPaid && change.methods.length > 1 && (
        <Methods methods={change.methods} method={method} onChange={setMethod} />
      )}
      <div className="flex flex-wrap gap-3">
        {canAgree && (
          <button
            type="button"
            className="button"
            aria-disabled={action.isBusy || undefined}
            onClick={() => void agree()}
          >
            {action.isBusy ? t('orders.paying') : button}
          </button>
        )}
        {canWithdraw && (
          <button type="button" className="button button-quiet" onClick={() => void withdraw()}>
            {t('orders.changeKeep')}
          </button>
        )}
      </div>
      <ActionStatus news={action.news} />
    </div>
  )
}
