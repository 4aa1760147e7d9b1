// Search words, limits and order, as one plain form whose state is the address.
import { Link } from 'react-router'
import { actsAtOnce } from '#web/browser/early-input.ts'
import { type ListForm, useFollowingField } from '#web/forms/use-list-form.ts'
import { KeptLanguage } from '#web/i18n/kept-language.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ProcedureList } from './present-list.server.ts'

type Choice = { value: string; text: string }

export function ProcedureFilter({ id, list, listForm }: { id: string; list: ProcedureList; listForm: ListForm }) {
  const { t } = useTexts()
  const { filter } = list
  const wordsField = useFollowingField(filter.q ?? '')
  const days = (count: number) => ({ value: String(count), text: t('procedures.upToDays', { count }) })
  const orders = (['name', 'price', 'stay', 'recovery'] as const).map((value) => ({
    value,
    text: t(`procedures.sort.${value}`),
  }))
  const categories = list.categories.map(({ slug, name, count }) => ({ value: slug, text: `${name} (${count})` }))
  const prices = list.priceChoices.map(({ value, text }) => ({
    value,
    text: t('procedures.upToPrice', { price: text }),
  }))
  const limits = [filter.category, filter.maxPrice, filter.maxStay, filter.maxFly, filter.sort].filter(Boolean).length
  const choose = (name: keyof typeof filter, any: string, choices: Choice[]) => (
    <Choose
      name={name}
      label={t(`procedures.filter.${name}`)}
      any={any}
      choices={choices}
      value={filter[name]}
      onChange={listForm.submitNow}
    />
  )
  return (
    <search>
      <form
        id={id}
        {...actsAtOnce}
        method="get"
        action="/procedures"
        className="mt-8 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          listForm.submitNow()
        }}
      >
        <KeptLanguage />
        <div>
          <label className="label" htmlFor="words">
            {t('procedures.filter.q')}
          </label>
          <div className="relative">
            <Icon name="search" className="pointer-events-none absolute start-4 top-3.5 size-5 text-muted" />
            <input
              ref={wordsField}
              id="words"
              type="search"
              name="q"
              maxLength={100}
              defaultValue={filter.q}
              autoComplete="off"
              className="field ps-12 text-lg"
              onInput={listForm.submitAfterRest}
            />
          </div>
        </div>
        <details className="unfold-on-desk" open={limits > 0}>
          <summary className="link cursor-pointer py-2 md:hidden">
            {limits > 0 ? t('procedures.filtersChosen', { count: limits }) : t('procedures.filters')}
          </summary>
          <div className="mt-2 grid grid-cols-2 gap-x-4 gap-y-5 md:mt-0 md:grid-cols-5">
            {choose('category', t('procedures.any.category'), categories)}
            {choose('maxPrice', t('procedures.any.maxPrice'), prices)}
            {choose('maxStay', t('procedures.any.maxStay'), list.stayChoices.map(days))}
            {choose('maxFly', t('procedures.any.maxFly'), list.flyChoices.map(days))}
            {choose('sort', t('procedures.sort.relevance'), orders)}
          </div>
        </details>
        <div className="flex flex-wrap items-center gap-4 empty:hidden">
          <noscript>
            <button type="submit" className="button">
              {t('procedures.show')}
            </button>
          </noscript>
          {list.procedures.length < list.total && (
            <Link className="link" to="/procedures" preventScrollReset>
              {t('procedures.clear')}
            </Link>
          )}
        </div>
      </form>
    </search>
  )
}

type ChooseProps = {
  name: string
  label: string
  any: string
  choices: Choice[]
  value: string | number | undefined
  onChange: () => void
}

function Choose({ name, label, any, choices, value, onChange }: ChooseProps) {
  return (
    <label className="grid content-end gap-1 text-sm font-semibold">
      {label}
      <select
        key={value}
        name={name}
        defaultValue={value ?? ''}
        className="field text-base font-normal"
        onChange={onChange}
      >
        <option value="">{any}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </label>
  )
}
