// The stays that a search found: prices of other days, filters, the list or the map, and what other suppliers bring.
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { activeFilters } from './active-filters.ts'
import { ClinicMap } from './clinic-map.tsx'
import { DayBars } from './day-bars.tsx'
import { FilterChips } from './filter-chips.tsx'
import { Filters } from './filters.tsx'
import { NoResults } from './no-results.tsx'
import type { StayCard, StayResults } from './present-results.server.ts'
import { ResultCard } from './result-card.tsx'
import { SortBar } from './sort-bar.tsx'
import { hotelHref, type SearchAddress, type SearchBase, searchHref } from './stay-address.ts'
import { SupplierNews } from './supplier-news.tsx'
import { useFilters } from './use-filters.ts'
import { useFocusNewCard } from './use-focus-new-card.ts'
import { useMoreSuppliers } from './use-more-suppliers.ts'

type ResultsProps = { base: SearchBase; search: SearchAddress; results: StayResults }

export const step = 20
const most = 200
/** Pictures of these are seen without scrolling. */
const seenAtOnce = 2

/** @param search what the results are of, with both days */
export function Results({ base, search, results }: ResultsProps) {
  const { t, language } = useTexts()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const filters = useFilters(base, search)
  const more = useMoreSuppliers(results, search, language, list)
  const focusNewCard = useFocusNewCard(list, more.stays)
  const active = activeFilters(search, t, results.max)
  const hrefOf = ({ id: hotel, offer }: StayCard) => hotelHref(base, hotel, search, offer)
  const isMap = search.view === 'map'
  return (
    <section aria-labelledby={id} className="@container mt-10">
      <DayBars base={base} search={search} currency={results.currency} />
      <div className={`mt-8 grid gap-x-8 gap-y-6 ${isMap ? '' : '@3xl:grid-cols-[15rem_minmax(0,1fr)]'}`}>
        <Filters base={base} filters={filters} currency={results.currency} count={active.length} isFolded={isMap} />
        <div className="@container grid min-w-0 content-start gap-4">
          <SortBar
            base={base}
            filters={filters}
            count={more.stays.length}
            isMore={more.isMore && more.stays.length >= search.show}
            id={id}
          />
          <FilterChips base={base} search={search} active={active} />
          {results.rate && <p className="hint">{results.rate}</p>}
          <SupplierNews
            {...more}
            onTake={() => {
              focusNewCard()
              more.take()
            }}
          />
          <div
            className={
              isMap ? 'grid gap-4 @3xl:grid-cols-[minmax(0,1fr)_21rem] @5xl:grid-cols-[minmax(0,1fr)_24rem]' : ''
            }
          >
            {isMap && <ClinicMap results={results} stays={more.stays} hrefOf={hrefOf} />}
            <ul
              ref={list}
              aria-busy={filters.isBusy}
              aria-label={t('hotels.list.label')}
              className="grid min-w-0 content-start gap-4 transition-opacity delay-150 empty:hidden aria-busy:opacity-60"
            >
              {more.stays.map((stay, at) => (
                <ResultCard
                  key={stay.id}
                  stay={stay}
                  href={hrefOf(stay)}
                  forStay={results.forStay}
                  revision={results.revision}
                  eager={at < seenAtOnce}
                />
              ))}
            </ul>
          </div>
          {more.stays.length === 0 && more.asking === 0 && <NoResults base={base} search={search} active={active} />}
          {more.isMore && search.show < most && (
            <Link
              to={searchHref(base, search, { show: Math.min(most, search.show + step) })}
              replace
              preventScrollReset
              className="button button-quiet justify-self-center"
              onClick={focusNewCard}
            >
              {t('hotels.list.more')}
            </Link>
          )}
          {more.isMore && search.show >= most && <p className="hint">{t('hotels.list.most')}</p>}
        </div>
      </div>
    </section>
  )
}
