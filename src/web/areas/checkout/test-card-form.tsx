// Pays at the test gateway: a card is chosen by what it leads to, and no money moves.
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { testCards } from '#kernel/test-cards.ts'
import { completeTestPayment } from '#web/browser/endpoints/checkout.ts'
import { continueOrder } from '#web/browser/endpoints/orders.ts'
import { hasShape, isOneOf } from '#web/browser/read-reply.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { TestNote } from './test-note.tsx'
import { useOrderAction } from './use-order-action.ts'

const isReply = hasShape({ outcome: isOneOf('authorized', 'challenge', 'refused', 'unknown') })

type TestCardFormProps = { reference: string; secret: string; amount: string }

export function TestCardForm({ reference, secret, amount }: TestCardFormProps) {
  const { t, language } = useTexts()
  const navigate = useNavigate()
  const { send, isBusy, news } = useOrderAction()
  const [card, setCard] = useState<(typeof testCards)[number]>('success')
  const pay = async (event: FormEvent) => {
    event.preventDefault()
    let isAsked = false
    await send(async (call) => {
      const { outcome } = await call(toEndpoint(completeTestPayment, { secret, card }, isReply))
      isAsked = outcome === 'challenge'
      if (!isAsked) await call(toEndpoint(continueOrder, { order: reference, language }))
    })
    if (isAsked) await navigate(`/profile/checkout/verify?order=${reference}`)
  }
  return (
    <form method="dialog" className="card grid gap-5 p-5 md:p-6 noscript:hidden" onSubmit={(event) => void pay(event)}>
      <TestNote />
      <fieldset className="grid gap-1">
        <legend className="mb-2 font-semibold">{t('checkout.test.choose')}</legend>
        {testCards.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="card"
              value={one}
              checked={card === one}
              className="size-5 shrink-0 accent-brand"
              onChange={() => setCard(one)}
            />
            {t(`checkout.test.card.${one}`)}
          </label>
        ))}
      </fieldset>
      <p>
        <button type="submit" className="button w-full sm:w-auto" aria-disabled={isBusy || undefined}>
          {t(isBusy ? 'checkout.test.busy' : 'checkout.test.pay', { amount: `\u2068${amount}\u2069` })}
        </button>
      </p>
      <ActionStatus news={news} />
    </form>
  )
}
