// The currency that prices are shown in. With scripts a choice is taken at once and the page stays, without them by the button.
import { useNavigate, useRevalidator } from 'react-router'
import { currencyChoice } from '#web/browser/currency-choice.ts'
import { actsAtOnce } from '#web/browser/early-input.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import './currency-picker.css'
import { useCurrencyChoice } from './use-currency-choice.ts'
import { useHere } from './use-here.ts'

type Currencies = { code: string; name: string }[]

/** The choice that leads to all currencies (routes/preferences.tsx). */
const everyCurrency = 'all'

export function CurrencyPicker({ currency, currencies }: { currency: string; currencies: Currencies }) {
  const { t } = useTexts()
  const to = useHere()
  const choose = useChoose(to)
  const { pending } = useCurrencyChoice()
  const chosen = pending ?? currency
  return (
    <form
      action="/preferences"
      method="post"
      {...actsAtOnce}
      className="flex items-center gap-2"
      aria-busy={pending ? true : undefined}
    >
      <input type="hidden" name="to" value={to} />
      <span className="chip relative">
        <span aria-hidden="true" className="figure noscript:hidden">
          {chosen}
        </span>
        <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 noscript:hidden">
          <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
        {/* Lies over the code: the list has whole names, the closed field only the code. */}
        <select
          name="currency"
          value={chosen}
          aria-label={t('shell.currency')}
          className="absolute inset-0 w-full cursor-pointer text-base opacity-0 noscript:static noscript:w-20 noscript:opacity-100"
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {currencies.map(({ code, name }) => (
            <option key={code} value={code}>
              {`${code} · ${name}`}
            </option>
          ))}
          <option value={everyCurrency}>{t('shell.allCurrencies')}</option>
        </select>
      </span>
      <span role="status" className="sr-only">
        {pending && t('shell.currencyPending', { currency: pending })}
      </span>
      <noscript>
        <button type="submit" className="chip">
          {t('shell.apply')}
        </button>
      </noscript>
    </form>
  )
}

function useChoose(to: string): (code: string) => void {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return (code) => {
    if (code === everyCurrency) void navigate(`/preferences?${new URLSearchParams({ to })}`)
    else void currencyChoice.choose(code, revalidate)
  }
}
