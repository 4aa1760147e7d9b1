// The search page of hotels: the form, and below it what was found, or what to do next.
import { lazy, Suspense, useEffect, useId } from 'react'
import { Link, useNavigation } from 'react-router'
import { loadChunk } from '#web/browser/reload-once.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import type { HotelsView } from './present-hotels.server.ts'
import { ResultsWaiting } from './results-waiting.tsx'
import { SearchForm } from './search-form.tsx'
import { readSearch, type SearchAddress, searchHref, writeRoom } from './stay-address.ts'
import { useStayForm } from './use-stay-form.ts'

/** Drawn with the page where it has stays; its code comes after it, and before anyone has pressed the button. */
const Results = lazy(() =>
  loadChunk(() => import('./results.tsx')).then(({ Results: default_ }) => ({ default: default_ })),
)

/** @param owner who is signed in; nobody on the public page */
export function HotelsPage({ view, owner = '' }: { view: HotelsView; owner?: string }) {
  return (
    <AreaTexts texts={view.texts}>
      <Search key={owner} view={view} owner={owner} />
    </AreaTexts>
  )
}

function Search({ view, owner }: { view: HotelsView; owner: string }) {
  const stay = useStayForm(view, owner)
  // Where it fails now it is asked for again with the first stays.
  useEffect(() => void import('./results.tsx').catch(() => {}), [])
  return (
    <>
      <h1>{view.heading}</h1>
      <p className="mt-3 mb-6 text-lg text-muted">{view.introduction}</p>
      <SearchForm view={view} stay={stay} />
      <Below view={view} />
    </>
  )
}

function Below({ view }: { view: HotelsView }) {
  const { found, search, base } = view
  const isSearching = useIsSearching(view)
  if (isSearching) return <ResultsWaiting />
  if (found.kind === 'found') {
    return (
      <Suspense fallback={<ResultsWaiting />}>
        <Results base={base} search={search} results={found.results} />
      </Suspense>
    )
  }
  if (found.kind === 'away') return <Away to={searchHref(base, search)} />
  return found.kind === 'nothing-asked' ? <FirstSteps /> : null
}

/** Another stay is on its way: what was found for this one says nothing about it. */
function useIsSearching({ base, search }: HotelsView): boolean {
  const { state, location } = useNavigation()
  if (state !== 'loading' || location.pathname !== base) return false
  return stayOf(readSearch(new URLSearchParams(location.search))) !== stayOf(search)
}

const stayOf = ({ checkIn, checkOut, rooms }: SearchAddress): string =>
  [checkIn, checkOut, ...rooms.map(writeRoom)].join(' ')

/** What a search tells, before there is one. */
function FirstSteps() {
  const id = useId()
  const { t } = useTexts()
  const steps: { icon: IconName; title: string; text: string }[] = [
    { icon: 'clock', title: t('hotels.form.first.way'), text: t('hotels.form.first.wayText') },
    { icon: 'shield', title: t('hotels.form.first.recovery'), text: t('hotels.form.first.recoveryText') },
    { icon: 'check', title: t('hotels.form.first.price'), text: t('hotels.form.first.priceText') },
  ]
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-xl">
        {t('hotels.form.first.title')}
      </h2>
      <ul className="mt-5 grid gap-6 sm:grid-cols-3">
        {steps.map(({ icon, title, text }) => (
          <li key={icon} className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3">
            <Icon name={icon} className="mt-1 size-5 text-brand" />
            <h3 className="text-base leading-normal">{title}</h3>
            <p className="col-start-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Away({ to }: { to: string }) {
  const { t } = useTexts()
  return (
    <div role="status" className="card mt-10 grid justify-items-start gap-4 p-8">
      <h2>{t('hotels.list.failed')}</h2>
      <p>{t('hotels.list.failedText')}</p>
      <div className="flex flex-wrap gap-3">
        <Link className="button" to={to} replace preventScrollReset>
          {t('hotels.list.askAgain')}
        </Link>
        <Link className="button button-quiet" to="/contact">
          {t('hotels.list.askClinic')}
        </Link>
      </div>
    </div>
  )
}
