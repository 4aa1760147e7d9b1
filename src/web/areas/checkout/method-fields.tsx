// How it is paid: by card or by bank transfer, and whether later parts are charged to the same card.
import { useId } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { TestNote } from '#web/site/test-note.tsx'
import type { OrderView } from './present-order.server.ts'

export function MethodFields({ order: { methods, gateway, isFree, hasLater } }: { order: OrderView }) {
  const { t } = useTexts()
  const id = useId()
  if (isFree && !hasLater) return null
  return (
    <fieldset className="card grid gap-4 p-5 md:p-6">
      <legend className="contents">
        <span className="text-xl font-semibold">{t('checkout.pay')}</span>
      </legend>
      {methods.map((method, at) => (
        <label key={method} className="flex min-h-11 items-start gap-3">
          <input
            type="radio"
            name="method"
            value={method}
            defaultChecked={at === 0}
            className="mt-1 size-5 accent-brand"
          />
          <span className="grid">
            <span className="font-semibold">{t(`checkout.method.${method}`)}</span>
            {method === 'transfer' && <span className="hint">{t('checkout.method.transferHint')}</span>}
          </span>
        </label>
      ))}
      {gateway?.isTest && <TestNote />}
      {hasLater && methods.includes('card') && (
        <div className="flex min-h-11 items-start gap-3 border-t border-line pt-4">
          <input
            id={id}
            type="checkbox"
            name="keep"
            value="yes"
            aria-describedby={`${id}-hint`}
            className="mt-1 size-5 shrink-0 accent-brand"
          />
          <div className="grid">
            <label htmlFor={id}>{t('checkout.keep')}</label>
            <span id={`${id}-hint`} className="hint">
              {t('checkout.keepHint')}
            </span>
          </div>
        </div>
      )}
    </fieldset>
  )
}
