// The currency that prices are shown in. With scripts a choice is taken at once, without them by the button.
import { Form, Link, useLocation, useSubmit } from 'react-router'
import { useTexts } from '../i18n/use-texts.tsx'

type Currencies = { code: string; name: string }[]

export function CurrencyPicker({ currency, currencies }: { currency: string; currencies: Currencies }) {
  const { t } = useTexts()
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  const to = pathname + search
  return (
    <Form action="/preferences" method="post" preventScrollReset className="flex items-center gap-2">
      <input type="hidden" name="to" value={to} />
      <select
        key={currency}
        name="currency"
        defaultValue={currency}
        aria-label={t('shell.currency')}
        className="h-11 w-24 rounded-lg border border-edge bg-paper px-2"
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
      >
        {currencies.map(({ code, name }) => (
          <option key={code} value={code} label={code}>
            {`${code} · ${name}`}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="link">
          {t('shell.apply')}
        </button>
      </noscript>
      <Link to={`/preferences?${new URLSearchParams({ to })}`} className="sr-only focus:not-sr-only">
        {t('shell.allCurrencies')}
      </Link>
    </Form>
  )
}
