// How many stays there are, the order they are in, and whether they are a list or a map.
import { Link } from 'react-router'
import { actsAtOnce } from '#web/browser/early-input.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { SelectBox, selectClass } from '#web/ui/select-box.tsx'
import { HiddenSearch } from './hidden-search.tsx'
import { type SearchBase, type SearchView, searchHref, sortNames } from './stay-address.ts'
import type { Filters } from './use-filters.ts'

type SortBarProps = { base: SearchBase; filters: Filters; count: number; isMore: boolean; id: string }

export function SortBar({ base, filters, count, isMore, id }: SortBarProps) {
  const { t } = useTexts()
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div role="status">
        <h2 id={id} tabIndex={-1} className="text-xl">
          {t(isMore ? 'hotels.list.first' : 'hotels.list.count', { count })}
        </h2>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <SortForm base={base} filters={filters} />
        <ViewSwitch base={base} filters={filters} />
      </div>
    </div>
  )
}

function SortForm({ base, filters: { chosen, change } }: Pick<SortBarProps, 'base' | 'filters'>) {
  const { t } = useTexts()
  return (
    <form {...actsAtOnce} method="get" action={base} className="flex items-end gap-2">
      <HiddenSearch search={{ ...chosen, sort: 'recovery' }} />
      <label className="grid gap-1 text-sm font-semibold">
        {t('hotels.list.sort')}
        <SelectBox>
          <select
            name="sort"
            value={chosen.sort}
            className={`${selectClass} text-base font-normal`}
            onChange={({ target }) => change({ sort: sortNames.find((name) => name === target.value) ?? 'recovery' })}
          >
            {sortNames.map((name) => (
              <option key={name} value={name}>
                {t(`hotels.list.sort.${name}`)}
              </option>
            ))}
          </select>
        </SelectBox>
      </label>
      <noscript>
        <button type="submit" className="button button-quiet">
          {t('hotels.list.apply')}
        </button>
      </noscript>
    </form>
  )
}

const views: readonly SearchView[] = ['list', 'map']

function ViewSwitch({ base, filters: { chosen } }: Pick<SortBarProps, 'base' | 'filters'>) {
  const { t } = useTexts()
  return (
    <ul className="flex rounded-[10px] border border-edge p-0.5">
      {views.map((view) => (
        <li key={view}>
          <Link
            to={searchHref(base, chosen, { view })}
            replace
            preventScrollReset
            aria-current={chosen.view === view ? 'true' : undefined}
            className="flex min-h-11 items-center rounded-lg px-4 font-semibold hover:bg-tint aria-[current]:bg-wash"
          >
            {t(view === 'map' ? 'hotels.list.asMap' : 'hotels.list.asList')}
          </Link>
        </li>
      ))}
    </ul>
  )
}
