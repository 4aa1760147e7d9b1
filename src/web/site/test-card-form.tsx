// The test gateway's form: a card is chosen by what it leads to, and no money moves.
import { type FormEvent, type ReactNode, useState } from 'react'
import { testCards } from '#kernel/test-cards.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { TestNote } from './test-note.tsx'

export type TestCard = (typeof testCards)[number]

/** `amount` as it is said; `children`: what came of it. */
type TestCardFormProps = { amount: string; isBusy: boolean; pay: (card: TestCard) => void; children: ReactNode }

export function TestCardForm({ amount, isBusy, pay, children }: TestCardFormProps) {
  const { t } = useTexts()
  const [card, setCard] = useState<TestCard>('success')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    pay(card)
  }
  return (
    <form method="dialog" className="card grid gap-5 p-5 md:p-6 noscript:hidden" onSubmit={submit}>
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
      {children}
    </form>
  )
}
