// The page to choose language and currency on; a plain form, so that it works without scripts.
import { Link } from 'react-router'
import { CurrencyOptions } from '#web/forms/currency-options.tsx'
import type { CurrencyGroups } from '#web/forms/present-currencies.server.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { LanguageOption } from '#web/layouts/present-languages.server.ts'
import { ForgetDevice } from './forget-device.tsx'

type PreferencesProps = {
  to: string
  currency: string
  currencies: CurrencyGroups
  languages: LanguageOption[]
  /** Why what was sent has changed nothing. */
  problem?: string
}

export function PreferencesPage({ to, currency, currencies, languages, problem }: PreferencesProps) {
  const { t } = useTexts()
  return (
    <div className="page grid gap-10 py-12 md:py-16">
      <header className="grid gap-3">
        <h1>{t('preferences.title')}</h1>
        <p className="text-muted">{t('preferences.introduction')}</p>
      </header>
      {problem && (
        <p role="alert" className="max-w-xl rounded-xl border-2 border-bad p-4 font-semibold">
          {problem}
        </p>
      )}
      <form action="/preferences" method="post" className="grid max-w-xl gap-8">
        <input type="hidden" name="to" value={to} />
        <LanguageChoice offered={languages} />
        <div>
          <label className="label" htmlFor="currency">
            {t('preferences.currency')}
          </label>
          <p id="currency-hint" className="hint mb-2">
            {t('preferences.currencyHint')}
          </p>
          <select
            className="field"
            id="currency"
            name="currency"
            defaultValue={currency}
            aria-describedby="currency-hint"
          >
            <CurrencyOptions {...currencies} />
          </select>
        </div>
        <button type="submit" className="button justify-self-start">
          {t('preferences.save')}
        </button>
      </form>
      <section className="grid max-w-xl gap-2 border-t border-line pt-8">
        <h2 className="text-xl">{t('preferences.cookies')}</h2>
        <p className="text-muted">{t('preferences.cookiesText')}</p>
        <p>
          <Link className="link" to="/cookie-policy#choices">
            {t('preferences.toCookies')}
          </Link>
        </p>
      </section>
      <div className="max-w-xl border-t border-line pt-8">
        <ForgetDevice />
      </div>
    </div>
  )
}

function LanguageChoice({ offered }: { offered: LanguageOption[] }) {
  const { t } = useTexts()
  return (
    <fieldset>
      <legend className="label">{t('preferences.language')}</legend>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {offered.map(({ code, name, isPresent }) => (
          <label
            key={code}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-xl border border-edge px-4 hover:bg-tint has-checked:border-brand has-checked:bg-tint"
          >
            <input
              type="radio"
              name="lang"
              value={code}
              defaultChecked={isPresent}
              className="size-5 accent-(--button)"
            />
            <span lang={code} className="font-semibold">
              {name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
