// The choice of the currency that prices are shown in: the same as in the header, with every currency by its name, and said once it is made.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { currencyChoice } from '#web/browser/currency-choice.ts'
import { actsAtOnce } from '#web/browser/early-input.ts'
import { CurrencyOptions } from '#web/forms/currency-options.tsx'
import type { CurrencyGroups } from '#web/forms/present-currencies.server.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useCurrencyChoice } from '#web/layouts/use-currency-choice.ts'
import { SelectBox, selectClass } from '#web/ui/select-box.tsx'

/** @param to where a browser without scripts comes back to */
type CurrencyChoiceProps = { currency: string; currencies: CurrencyGroups; to: string }

export function CurrencyChoiceField({ currency, currencies, to }: CurrencyChoiceProps) {
  const { t } = useTexts()
  const { revalidate } = useRevalidator()
  const { pending, isFailed } = useCurrencyChoice()
  const [chosen, setChosen] = useState<string>()
  const choose = async (code: string) => {
    setChosen(code)
    await currencyChoice.choose(code, revalidate)
  }
  const isSaved = chosen !== undefined && chosen === currency && !pending && !isFailed
  return (
    <form action="/preferences" method="post" {...actsAtOnce} className="grid gap-2">
      <input type="hidden" name="to" value={to} />
      <div>
        <label className="label" htmlFor="own-currency">
          {t('profile.currency.label')}
        </label>
        <SelectBox>
          <select
            id="own-currency"
            name="currency"
            className={selectClass}
            autoComplete="off"
            value={pending ?? currency}
            onChange={(event) => void choose(event.currentTarget.value)}
          >
            <CurrencyOptions {...currencies} />
          </select>
        </SelectBox>
      </div>
      <p
        role="status"
        className={`min-h-6 ${isFailed ? 'font-semibold text-bad' : isSaved ? 'text-good' : 'text-muted'}`}
      >
        {pending && t('shell.currencyPending', { currency: pending })}
        {isFailed && t('profile.currency.failed')}
        {isSaved && t('profile.currency.saved', { currency: nameOf(currencies, currency) })}
      </p>
      <noscript>
        <button type="submit" className="button button-quiet">
          {t('shell.apply')}
        </button>
      </noscript>
    </form>
  )
}

const nameOf = ({ near, others }: CurrencyGroups, code: string): string =>
  [...near, ...others].find((one) => one.code === code)?.name ?? code
