// Pays through Stripe, in Stripe's own fields: no card number ever touches this site.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { continueOrder } from '#web/browser/endpoints/orders.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { loadStripe } from './load-stripe.ts'
import { useOrderAction } from './use-order-action.ts'

type StripeFormProps = { reference: string; secret: string; publishableKey: string; amount: string }

type Confirm = () => Promise<{ type: 'success' } | { type: 'error'; error: { message?: string } }>

export function StripeForm({ reference, secret, publishableKey, amount }: StripeFormProps) {
  const { t, language } = useTexts()
  const { send, isBusy, news } = useOrderAction()
  const place = useRef<HTMLDivElement>(null)
  const [isPaying, setPaying] = useState(false)
  const [said, setSaid] = useState('')
  const { confirm, hasFailed } = useCardFields(place, { secret, publishableKey, language })
  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (!confirm || isPaying || isBusy) return
    setPaying(true)
    setSaid('')
    const result = await confirm().catch(() => ({ type: 'error' as const, error: {} }))
    setPaying(false)
    // Stripe says in the payer's own language what is wrong with their card.
    if (result.type === 'error')
      return setSaid(('message' in result.error && result.error.message) || t('checkout.stripe.failed'))
    await send(toEndpoint(continueOrder, { order: reference, language }))
  }
  if (hasFailed) return <p role="alert">{t('checkout.stripe.failed')}</p>
  return (
    <form className="card grid gap-5 p-5 md:p-6 noscript:hidden" onSubmit={(event) => void pay(event)}>
      {!confirm && <p role="status">{t('checkout.stripe.loading')}</p>}
      <div ref={place} className="min-h-40" />
      <p>
        <button
          type="submit"
          className="button w-full sm:w-auto"
          aria-disabled={!confirm || isPaying || isBusy || undefined}
        >
          {t(isPaying || isBusy ? 'checkout.test.busy' : 'checkout.stripe.pay', { amount: `\u2068${amount}\u2069` })}
        </button>
      </p>
      <p role="alert" className={said ? 'font-semibold text-bad' : 'sr-only'}>
        {said}
      </p>
      <ActionStatus news={news} />
    </form>
  )
}

type Keys = { secret: string; publishableKey: string; language: string }

/** Puts Stripe's fields into the place; `confirm` is there once they are. */
function useCardFields(place: { current: HTMLDivElement | null }, { secret, publishableKey, language }: Keys) {
  const [confirm, setConfirm] = useState<{ run: Confirm }>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    let destroy = () => {}
    const open = async () => {
      const stripe = (await loadStripe())(publishableKey, { locale: language })
      if (isGone || !place.current) return
      const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe'
      const checkout = stripe.initCheckoutElementsSdk({
        clientSecret: secret,
        elementsOptions: { appearance: { theme } },
      })
      const fields = checkout.createPaymentElement()
      fields.mount(place.current)
      destroy = () => fields.destroy()
      const loaded = await checkout.loadActions()
      if (isGone) return destroy()
      if (loaded.type === 'error') return setFailed(true)
      setConfirm({ run: () => loaded.actions.confirm({ redirect: 'if_required' }) })
    }
    open().catch(() => isGone || setFailed(true))
    return () => {
      isGone = true
      destroy()
    }
  }, [place, secret, publishableKey, language])
  return { confirm: confirm?.run, hasFailed }
}
