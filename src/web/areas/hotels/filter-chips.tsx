// The filters that are chosen, each with a press that takes it away.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type ActiveFilter, noFilters } from './active-filters.ts'
import { type SearchAddress, type SearchBase, searchHref, shownAtFirst } from './stay-address.ts'

type FilterChipsProps = { base: SearchBase; search: SearchAddress; active: readonly ActiveFilter[] }

export function FilterChips({ base, search, active }: FilterChipsProps) {
  const { t } = useTexts()
  if (active.length === 0) return null
  const hrefOf = (without: Partial<SearchAddress>) => searchHref(base, search, { ...without, show: shownAtFirst })
  return (
    <ul aria-label={t('hotels.filter.active')} className="flex flex-wrap items-center gap-2">
      {active.map(({ key, text, without }) => (
        <li key={key} className="max-w-full">
          <Link
            to={hrefOf(without)}
            replace
            preventScrollReset
            aria-label={t('hotels.filter.remove', { filter: text })}
            className="flex min-h-11 items-center gap-2 rounded-full border border-edge px-4 py-1 text-[0.9375rem] leading-tight wrap-anywhere hover:bg-tint"
          >
            {text}
            <Icon name="cross" className="size-4 text-muted" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={hrefOf(noFilters)} replace preventScrollReset className="link inline-flex min-h-11 items-center px-2">
          {t('hotels.filter.clear')}
        </Link>
      </li>
    </ul>
  )
}
