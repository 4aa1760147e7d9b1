// What narrows the list: a plain form whose state is the address, folded on a phone and beside the list on a desk.
import type { ReactNode } from 'react'
import { actsAtOnce } from '#web/browser/early-input.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SelectBox, selectClass } from '#web/ui/select-box.tsx'
import { HiddenSearch } from './hidden-search.tsx'
import { limitCurrency, limitOf, PriceFilter } from './price-filter.tsx'
import { readAmount } from './read-amount.ts'
import { boardNames, featureNames, type SearchAddress, type SearchBase } from './stay-address.ts'
import type { Filters as FilterState } from './use-filters.ts'

const starChoices = [3, 4, 5]
const minuteChoices = [5, 10, 15, 20, 30]

type FiltersProps = { base: SearchBase; filters: FilterState; currency: string; count: number; isFolded: boolean }

/** Where there is room they stand beside the list; the map takes that room for itself. */
const besideList = {
  fold: '@3xl:border-0 @3xl:bg-transparent @3xl:[&::details-content]:h-auto @3xl:[&::details-content]:[content-visibility:visible]',
  line: '@3xl:supports-[selector(::details-content)]:hidden',
  form: '@md:grid-cols-2 @3xl:grid-cols-1 @3xl:p-0',
}
const folded = { fold: '', line: '', form: '@md:grid-cols-2 @3xl:grid-cols-3' }

/**
 * @param count how many filters are chosen
 * @param isFolded even where there is room
 */
export function Filters({ base, filters, currency, count, isFolded }: FiltersProps) {
  const looks = isFolded ? folded : besideList
  const { t } = useTexts()
  const { chosen, change } = filters
  const { checkIn, checkOut, nights, rooms, text, sort, procedure, view, lang } = chosen
  return (
    <section aria-label={t('hotels.filter.title')}>
      <details className={`group/filters card ${looks.fold}`}>
        <summary
          className={`flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-5 py-2 font-semibold [&::-webkit-details-marker]:hidden ${looks.line}`}
        >
          {count > 0 ? t('hotels.filter.chosen', { count }) : t('hotels.filter.title')}
          <Icon name="chevron" className="size-5 text-brand group-open/filters:rotate-180" />
        </summary>
        <form
          {...actsAtOnce}
          method="get"
          action={base}
          className={`grid gap-6 px-5 pt-2 pb-5 ${looks.form}`}
          onSubmit={(event) => {
            event.preventDefault()
            const max = new FormData(event.currentTarget).get('max')
            change(limitOf(typeof max === 'string' ? max : '', limitCurrency(filters, currency)))
          }}
        >
          <HiddenSearch search={{ checkIn, checkOut, nights, rooms, text, sort, procedure, view, lang }} />
          <PriceFilter filters={filters} visitors={currency} />
          <Choose
            name="minutes"
            label={t('hotels.filter.minutes')}
            any={t('hotels.filter.minutesAny')}
            values={withChosen(minuteChoices, chosen.minutes)}
            sayValue={(value) => t('hotels.filter.minutesUpTo', { count: value })}
            chosen={chosen.minutes}
            onChoose={(minutes) => change({ minutes })}
          />
          <Boxes legend={t('hotels.filter.features')}>
            {featureNames.map((feature) => (
              <Box
                key={feature}
                name="feature"
                value={feature}
                isChosen={chosen.features.includes(feature)}
                onTurn={() => change({ features: turn(featureNames, chosen.features, feature) })}
              >
                {t(`hotels.feature.${feature}`)}
              </Box>
            ))}
          </Boxes>
          <Boxes legend={t('hotels.filter.boards')}>
            {boardNames.map((board) => (
              <Box
                key={board}
                name="board"
                value={board}
                isChosen={chosen.boards.includes(board)}
                onTurn={() => change({ boards: turn(boardNames, chosen.boards, board) })}
              >
                {t(`hotels.board.${board}`)}
              </Box>
            ))}
          </Boxes>
          <Boxes legend={t('hotels.filter.cancelling')}>
            <Box
              name="refundable"
              value="true"
              isChosen={chosen.refundable}
              onTurn={() => change({ refundable: !chosen.refundable })}
            >
              {t('hotels.filter.refundable')}
            </Box>
          </Boxes>
          <Choose
            name="stars"
            label={t('hotels.filter.stars')}
            any={t('hotels.filter.starsAny')}
            values={withChosen(starChoices, chosen.stars || undefined)}
            sayValue={(value) => t('hotels.filter.starsFrom', { count: value })}
            chosen={chosen.stars || undefined}
            onChoose={(stars) => change({ stars: stars ?? 0 })}
          />
          <noscript>
            <button type="submit" className="button">
              {t('hotels.filter.apply')}
            </button>
          </noscript>
        </form>
      </details>
    </section>
  )
}

/** In the order in which they are offered, so that one search has one address. */
function turn<T extends string>(all: readonly T[], chosen: readonly T[], one: T): T[] {
  return all.filter((value) => (value === one ? !chosen.includes(one) : chosen.includes(value)))
}

/** An address may ask for what is not offered. */
const withChosen = (values: number[], chosen: SearchAddress['minutes']): number[] =>
  chosen === undefined || values.includes(chosen) ? values : [...values, chosen].sort((a, b) => a - b)

type ChooseProps = {
  name: string
  label: string
  any: string
  values: number[]
  sayValue: (value: number) => string
  chosen: number | undefined
  onChoose: (value: number | undefined) => void
}

function Choose({ name, label, any, values, sayValue, chosen, onChoose }: ChooseProps) {
  return (
    <label className="grid content-start gap-1 font-semibold">
      {label}
      <SelectBox>
        <select
          name={name}
          value={chosen ?? ''}
          className={`${selectClass} font-normal`}
          onChange={({ target }) => onChoose(readAmount(target.value))}
        >
          <option value="">{any}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {sayValue(value)}
            </option>
          ))}
        </select>
      </SelectBox>
    </label>
  )
}

function Boxes({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-1 grid">{children}</div>
    </fieldset>
  )
}

type BoxProps = { name: string; value: string; isChosen: boolean; onTurn: () => void; children: ReactNode }

function Box({ name, value, isChosen, onTurn, children }: BoxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onTurn}
        className="size-5 shrink-0 accent-brand"
      />
      {children}
    </label>
  )
}
