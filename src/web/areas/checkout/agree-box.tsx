// The terms, what is agreed to in one sentence, and the button.
import { type ReactNode, useId } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { OrderView } from './present-order.server.ts'

type AgreeBoxProps = {
  order: OrderView
  isBusy: boolean
  isOver: boolean
  fault: string | undefined
  children: ReactNode
}

export function AgreeBox({ order: { total, dueNow, isFree }, isBusy, isOver, fault, children }: AgreeBoxProps) {
  const { t } = useTexts()
  const id = useId()
  const apart = (text: string) => `\u2068${text}\u2069`
  return (
    <section className="card grid gap-4 p-5 md:p-6">
      <div className={fault ? 'border-s-4 border-bad ps-4' : ''}>
        {fault && (
          <p id={id} className="mb-2 font-semibold text-bad">
            {t('checkout.fault.terms')}
          </p>
        )}
        <label className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            name="consent"
            required
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? id : undefined}
            className="mt-1 size-5 shrink-0 accent-brand"
          />
          <span>{t('checkout.terms')}</span>
        </label>
        <a className="link ms-8 inline-block py-1" href="/terms-of-service" target="_blank" rel="noreferrer">
          {t('checkout.termsLink')}
        </a>
      </div>
      <p>{t('checkout.agreeTotal', { total: apart(total), now: apart(dueNow) })}</p>
      <p>
        <button type="submit" className="button w-full sm:w-auto" aria-disabled={isBusy || isOver || undefined}>
          {t(isBusy ? 'checkout.agreeBusy' : isFree ? 'checkout.agreeFree' : 'checkout.agree')}
        </button>
      </p>
      {children}
    </section>
  )
}
