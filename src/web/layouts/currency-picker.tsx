// The currency that prices are shown in. With scripts a choice is taken at once, without them by the button.
import { Form, useNavigation, useSubmit } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useHere } from './use-here.ts'

type Currencies = { code: string; name: string }[]

export function CurrencyPicker({ currency, currencies }: { currency: string; currencies: Currencies }) {
  const { t } = useTexts()
  const submit = useSubmit()
  const to = useHere()
  const { formData } = useNavigation()
  const choosing = currencies.find(({ code }) => code === formData?.get('currency'))
  return (
    <Form action="/preferences" method="post" preventScrollReset className="flex items-center gap-2">
      <input type="hidden" name="to" value={to} />
      <span className="chip relative">
        <span aria-hidden="true" className="figure noscript:hidden">
          {choosing?.code ?? currency}
        </span>
        <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 noscript:hidden">
          <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
        {/* Lies over the code: the list has whole names, the closed field only the code. */}
        <select
          key={currency}
          name="currency"
          defaultValue={currency}
          aria-label={t('shell.currency')}
          className="absolute inset-0 w-full cursor-pointer text-base opacity-0 noscript:static noscript:w-20 noscript:opacity-100"
          onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
        >
          {currencies.map(({ code, name }) => (
            <option key={code} value={code}>
              {`${code} · ${name}`}
            </option>
          ))}
          <option value="all">{t('shell.allCurrencies')}</option>
        </select>
      </span>
      <noscript>
        <button type="submit" className="chip">
          {t('shell.apply')}
        </button>
      </noscript>
    </Form>
  )
}
