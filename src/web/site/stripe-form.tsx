// Pays through Stripe, in Stripe's own fields: no card number ever touches this site.
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { loadStripe } from './load-stripe.ts'

/** `amount` as it is said; `goOn` once Stripe has the payment; `children`: what came of it. */
type StripeFormProps = {
  secret: string
  publishableKey: string
  amount: string
  isBusy: boolean
  goOn: () => void
  children: ReactNode
}

type Confirm = () => Promise<{ type: 'success' } | { type: 'error'; error: { message?: string } }>

export function StripeForm({ secret, publishableKey, amount, isBusy, goOn, children }: StripeFormProps) {
  const { t, language } = useTexts()
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
    goOn()
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
      {children}
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
