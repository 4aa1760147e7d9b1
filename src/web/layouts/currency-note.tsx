// At the foot of the screen when another currency could not be chosen. Goes with the page, or when there is a connection again.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { currencyChoice } from '#web/browser/currency-choice.ts'
import { line } from '#web/browser/line.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { FootNote } from './foot-note.tsx'
import { useCurrencyChoice } from './use-currency-choice.ts'

/** @param currency that the page on the screen was drawn in */
export function CurrencyNote({ currency }: { currency: string }) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const { isFailed } = useCurrencyChoice()
  useEffect(() => currencyChoice.forget, [pathname])
  useEffect(
    () =>
      line.watch(() => {
        if (line.now() === 'back') currencyChoice.forget()
      }),
    [],
  )
  return (
    <div role="status" className="contents">
      {isFailed && (
        <FootNote tone="warn">
          <p>{t('shell.currencyFailed', { currency })}</p>
        </FootNote>
      )}
    </div>
  )
}
