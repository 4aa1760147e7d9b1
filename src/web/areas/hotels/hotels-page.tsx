// The search page of hotels: the form, and below it what was found, or what to do next.
import { lazy, memo, Suspense, useEffect } from 'react'
import { useNavigation } from 'react-router'
import { loadChunk } from '#web/browser/reload-once.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import type { HotelsView } from './present-hotels.server.ts'
import { SearchForm } from './search-form.tsx'
import { readSearch, type SearchAddress, searchHref, writeRoom } from './stay-address.ts'
import { useStayForm } from './use-stay-form.ts'

/** Drawn with the page where it has stays; its code comes after it, and before anyone has pressed the button. */
const Results = lazy(() =>
  loadChunk(() => import('./results.tsx')).then(({ Results: default_ }) => ({ default: default_ })),
)

const NoStays = lazy(() =>
  loadChunk(() => import('./no-stays.tsx')).then(({ NoStays: default_ }) => ({ default: default_ })),
)

const ResultsWaiting = lazy(() =>
  loadChunk(() => import('./results-waiting.tsx')).then(({ ResultsWaiting: default_ }) => ({ default: default_ })),
)
/** Until the code of what waits is there: room, so that nothing below moves. */
const room = <div className="min-h-dvh" />

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
  useEffect(() => {
    for (const load of [() => import('./results-waiting.tsx'), () => import('./results.tsx')])
      void load().catch(() => {})
  }, [])
  return (
    <>
      <h1>{view.heading}</h1>
      <p className="mt-3 mb-6 text-lg text-muted">{view.introduction}</p>
      <SearchForm view={view} stay={stay} />
      <Below view={view} />
    </>
  )
}

/** What is typed above changes nothing here: an update before its code has come would take away what the server drew. */
const Below = memo(function Below({ view }: { view: HotelsView }) {
  const { found, search, base } = view
  const isSearching = useIsSearching(view)
  if (isSearching) {
    return (
      <Suspense fallback={room}>
        <ResultsWaiting />
      </Suspense>
    )
  }
  if (found.kind === 'found') {
    return (
      <Suspense fallback={room}>
        <Results base={base} search={search} results={found.results} />
      </Suspense>
    )
  }
  if (found.kind !== 'away' && found.kind !== 'nothing-asked') return null
  return (
    <Suspense>
      <NoStays again={found.kind === 'away' ? searchHref(base, search) : undefined} />
    </Suspense>
  )
})

/** Another stay is on its way: what was found for this one says nothing about it. */
function useIsSearching({ base, search }: HotelsView): boolean {
  const { state, location } = useNavigation()
  if (state !== 'loading' || location.pathname !== base) return false
  return stayOf(readSearch(new URLSearchParams(location.search))) !== stayOf(search)
}

const stayOf = ({ checkIn, checkOut, rooms }: SearchAddress): string =>
  [checkIn, checkOut, ...rooms.map(writeRoom)].join(' ')
