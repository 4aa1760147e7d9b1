// The page of somebody who pays by a link: how much, for which order, and paying it. It says nothing of what is paid for.
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '#web/browser/call-api.ts'
import { continueByLink } from '#web/browser/endpoints/payer-links.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Mark } from '#web/layouts/mark.tsx'
import { PayerForm } from './payer-form.tsx'
import { PayerStep } from './payer-step.tsx'
import type { PayerRequestView, PayerView } from './present-payer-request.server.ts'

export function PayerPage({ view }: { view: PayerView }) {
  const { t } = useTexts()
  const { clinic, stage, heading, text, request, token } = view
  const title = useStageFocus(stage)
  useGoOn(view)
  return (
    <div className="mx-auto grid w-full max-w-[32rem] gap-6">
      <p className="mx-auto flex min-h-11 items-center gap-3 text-lg leading-tight font-semibold">
        <Mark className="size-8 shrink-0" />
        {clinic}
      </p>
      <header className="grid gap-2">
        <h1 ref={title} tabIndex={-1} className="outline-none">
          {heading}
        </h1>
        <p role="status" className="text-lg">
          {text}
        </p>
      </header>
      {request && <Asked request={request} />}
      {request && (
        <noscript>
          <p className="card p-5 font-semibold">{t('payer.offline')}</p>
        </noscript>
      )}
      {request && stage === 'payable' && <PayerForm {...{ token, clinic, request }} />}
      {request && stage === 'paying' && <PayerStep {...{ token, request }} />}
    </div>
  )
}

function Asked({ request: { reference, forText, note, amount, dues, lastsUntil } }: { request: PayerRequestView }) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="asked" className="card grid gap-4 p-5 md:p-6">
      <div className="grid gap-1">
        <h2 id="asked" className="text-lg">
          {t('payer.order', { reference: `\u2068${reference}\u2069` })}
        </h2>
        {forText && <p>{forText}</p>}
      </div>
      <p className="grid gap-1">
        <span className="hint">{t('payer.amount')}</span>
        <bdi className="figure text-3xl font-semibold tracking-tight">{amount}</bdi>
      </p>
      {dues.length > 1 && (
        <div className="grid gap-1">
          <h3 className="hint">{t('payer.when')}</h3>
          <ul>
            {dues.map((due) => (
              <li
                key={due.when}
                className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-0"
              >
                {due.when}
                <bdi className="figure">{due.amount}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {note && (
        <p className="grid gap-1">
          <span className="hint">{t('payer.note')}</span>
          <span dir="auto" className="wrap-anywhere whitespace-pre-line">
            {note}
          </span>
        </p>
      )}
      <p className="hint">{lastsUntil}</p>
    </section>
  )
}

/** What was pressed is gone with its stage: who goes on by keyboard goes on from the heading. */
function useStageFocus(stage: string) {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(stage)
  useEffect(() => {
    if (before.current === stage) return
    before.current = stage
    if (document.activeElement === document.body) title.current?.focus()
  }, [stage])
  return title
}

const askAgainMs = 5_000

/** Asks how a payment stands that is promised and not known yet. */
function useGoOn({ stage, token }: PayerView): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (stage !== 'checking') return
    const goOn = async () => {
      await callApi(toEndpoint(continueByLink, { token }))
      await revalidate()
    }
    void goOn()
    const timer = setInterval(() => document.hidden || void goOn(), askAgainMs)
    return () => clearInterval(timer)
  }, [stage, token, revalidate])
}
