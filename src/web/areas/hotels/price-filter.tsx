// The most that a stay may cost, in whole units of the currency that it was typed in.
import { useId } from 'react'
import { useFollowingField } from '#web/forms/use-list-form.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { readAmount } from './read-amount.ts'
import type { Filters } from './use-filters.ts'

/** @param visitors the currency that whoever types reads prices in */
export function PriceFilter({ filters, visitors }: { filters: Filters; visitors: string }) {
  const { t } = useTexts()
  const id = useId()
  const chosen = filters.chosen.max?.toString() ?? ''
  const field = useFollowingField(chosen)
  const currency = limitCurrency(filters, visitors)
  return (
    <div>
      <label className="label" htmlFor={id}>
        {t('hotels.filter.max', { currency })}
      </label>
      <input
        ref={field}
        id={id}
        name="max"
        type="text"
        inputMode="numeric"
        pattern="\d{1,8}"
        maxLength={8}
        autoComplete="off"
        defaultValue={chosen}
        aria-describedby={`${id}-hint`}
        className="field figure"
        onInput={({ currentTarget }) => filters.changeSoon(limitOf(currentTarget.value, currency))}
      />
      <input type="hidden" name="maxCurrency" value={currency} />
      <p id={`${id}-hint`} className="hint mt-1">
        {t('hotels.filter.maxHint')}
      </p>
    </div>
  )
}

/** The one that stands beside the field. */
export const limitCurrency = ({ chosen }: Pick<Filters, 'chosen'>, visitors: string): string =>
  chosen.maxCurrency || visitors

/** What is typed is of the currency beside it, and none where it is no amount. */
export function limitOf(typed: string, currency: string) {
  const max = readAmount(typed)
  return { max, maxCurrency: max === undefined ? '' : currency }
}
