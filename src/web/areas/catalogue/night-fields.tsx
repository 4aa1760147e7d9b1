// The fields for the nights that are chosen; each says what those nights have now, where they have the same.
import { useId } from 'react'
import { AmountEcho } from '#web/desk/amount-echo.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { NightSum } from './calendar-nights.ts'
import type { NightDraft, NightField } from './read-night.ts'

type FieldsProps = {
  draft: NightDraft
  sum: NightSum
  faults: readonly NightField[]
  currency: string
  onDraft: (draft: NightDraft) => void
}

const states = ['as-it-is', 'open', 'closed'] as const

export function NightFields({ draft, sum, faults, currency, onDraft }: FieldsProps) {
  const { t } = useTexts()
  const now = (value: string | number | null) =>
    value === null ? t('catalogue.nights.different') : t('catalogue.nights.now', { value })
  const field = (name: NightField, unit?: string) => (
    <Line
      label={t(`catalogue.nights.${name}`)}
      hint={now(sum[name])}
      fault={faults.includes(name) ? t(`catalogue.nights.${name}Fault`) : undefined}
      unit={unit}
      value={draft[name]}
      isDecimal={name === 'price'}
      onChange={(value) => onDraft({ ...draft, [name]: value })}
    />
  )
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        {field('price', currency)}
        {field('rooms')}
        {field('minimumStay')}
      </div>
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="label">{t('catalogue.nights.state')}</legend>
        {states.map((state) => (
          <label key={state} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              className="size-5 accent-brand"
              checked={draft.state === state}
              onChange={() => onDraft({ ...draft, state })}
            />
            {t(`catalogue.nights.state.${state}`)}
          </label>
        ))}
      </fieldset>
    </>
  )
}

type LineProps = {
  label: string
  hint: string
  fault: string | undefined
  unit: string | undefined
  value: string
  isDecimal: boolean
  onChange: (value: string) => void
}

function Line({ label, hint, fault, unit, value, isDecimal, onChange }: LineProps) {
  const id = useId()
  return (
    <div className={fault ? 'border-s-4 border-bad ps-3' : ''}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {fault && (
        <p id={`${id}-fault`} className="mb-1 font-semibold text-bad">
          {fault}
        </p>
      )}
      <span className="flex items-center gap-2">
        <input
          id={id}
          dir="ltr"
          autoComplete="off"
          inputMode={isDecimal ? 'decimal' : 'numeric'}
          aria-describedby={`${id}-now${fault ? ` ${id}-fault` : ''}`}
          aria-invalid={fault ? true : undefined}
          className="field figure"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        {unit && <bdi className="text-muted">{unit}</bdi>}
      </span>
      {isDecimal && unit && <AmountEcho text={value} currency={unit} />}
      <p id={`${id}-now`} className="hint mt-1">
        {hint}
      </p>
    </div>
  )
}
