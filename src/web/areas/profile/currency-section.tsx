// The currency that prices are shown in: the same choice as in the header, with every currency by its name.
import { useRevalidator } from 'react-router'
import { CurrencyOptions } from '#web/areas/preferences/currency-options.tsx'
import type { CurrencyGroups } from '#web/areas/preferences/present-currencies.server.ts'
import { currencyChoice } from '#web/browser/currency-choice.ts'
import { actsAtOnce } from '#web/browser/early-input.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useCurrencyChoice } from '#web/layouts/use-currency-choice.ts'
import { Section } from './section.tsx'

type CurrencySectionProps = { currency: string; currencies: CurrencyGroups }

export function CurrencySection({ currency, currencies }: CurrencySectionProps) {
  const { t } = useTexts()
  const { revalidate } = useRevalidator()
  const { pending, isFailed } = useCurrencyChoice()
  return (
    <Section place="currency" title={t('profile.currency.title')} text={t('profile.currency.text')}>
      <form action="/preferences" method="post" {...actsAtOnce} className="grid gap-4">
        <input type="hidden" name="to" value="/profile/setting#currency" />
        <div>
          <label className="label" htmlFor="own-currency">
            {t('preferences.currency')}
          </label>
          <select
            id="own-currency"
            name="currency"
            className="field"
            value={pending ?? currency}
            onChange={(event) => void currencyChoice.choose(event.currentTarget.value, revalidate)}
          >
            <CurrencyOptions {...currencies} />
          </select>
        </div>
        <p role="status" className={isFailed ? 'font-semibold text-bad' : 'sr-only'}>
          {pending && t('shell.currencyPending', { currency: pending })}
          {isFailed && t('profile.currency.failed')}
        </p>
        <noscript>
          <button type="submit" className="button button-quiet">
            {t('shell.apply')}
          </button>
        </noscript>
      </form>
    </Section>
  )
}
