// The most that a stay may cost, in whole units of the visitor's currency.
import { useId } from 'react'
import { useFollowingField } from '#web/areas/procedures/use-list-form.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { readAmount } from './read-amount.ts'
import type { Filters } from './use-filters.ts'

export function PriceFilter({ filters, currency }: { filters: Filters; currency: string }) {
  const { t } = useTexts()
  const id = useId()
  const chosen = filters.chosen.max?.toString() ?? ''
  const field = useFollowingField(chosen)
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
        onInput={({ currentTarget }) => filters.changeSoon({ max: readAmount(currentTarget.value) })}
      />
      <p id={`${id}-hint`} className="hint mt-1">
        {t('hotels.filter.maxHint')}
      </p>
    </div>
  )
}
