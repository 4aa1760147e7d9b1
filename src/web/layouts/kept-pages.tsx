// Draws the page of the address, and hidden beside it the few pages that were left and may be returned to.
import { Activity, Fragment, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import {
  UNSAFE_DataRouterDataContext as DataContext,
  type Location,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_DataRouterNavigationContext as NavigationContext,
  UNSAFE_DataRouterStateContext as StateContext,
  useNavigate,
  useOutlet,
} from 'react-router'
import { type Keeping, type KeptPage, keepPages } from './keep-pages.ts'
import { useLeftPage } from './use-left-page.ts'

/** What a route says of itself (`export const handle`): true, or for which of its addresses, when it is to stay alive. */
export type PageHandle = {
  keepAlive?: boolean | ((location: Location) => boolean)
  /** A link back to it finds the focus and the scroll as they were left, too; else it begins at the top as any other page. */
  exactly?: boolean
}

/** Everything of the router that changes while a page is hidden, and would tell it of an address that is not its own. */
function useView() {
  const location = useContext(LocationContext)
  const state = useContext(StateContext)
  const data = useContext(DataContext)
  const navigation = useContext(NavigationContext)
  const outlet = useOutlet()
  return useMemo(() => ({ location, state, data, navigation, outlet }), [location, state, data, navigation, outlet])
}
type View = ReturnType<typeof useView>

/** Stands where the outlet would. A kept page has one place among its siblings, seen or not, or React would begin it anew. */
export function KeptPages() {
  const view = useView()
  const [drawn, setDrawn] = useState<readonly KeptPage<View>[]>([])
  const keeping = asksToBeKept(view)
  const pages = keepPages(drawn, view, keeping)
  if (pages !== drawn) setDrawn(pages)
  useReturn(pages.find(({ isShown }) => isShown))
  return (
    <>
      {pages.map((page) => (
        <Activity key={page.path} mode={page.isShown ? 'visible' : 'hidden'}>
          <Frozen view={page.view}>
            <Left isBack={view.location.navigationType === 'POP'} isFound={page.isFound ?? false}>
              {page.view.outlet}
            </Left>
          </Frozen>
        </Activity>
      ))}
      {keeping === 'no' && <Fragment key="passing">{view.outlet}</Fragment>}
    </>
  )
}

function asksToBeKept({ location, state }: View): Keeping {
  const handle = state?.matches.at(-1)?.route.handle as PageHandle | undefined
  const keepAlive = handle?.keepAlive ?? false
  const isKept = typeof keepAlive === 'function' ? keepAlive(location.location) : keepAlive
  if (!isKept) return 'no'
  return handle?.exactly ? 'exactly' : 'yes'
}

/** Puts the address that the page was left at in place of the bare one of the link. */
function useReturn(page: KeptPage<View> | undefined): void {
  const navigate = useNavigate()
  const address = page?.view.location.location
  useEffect(() => {
    if (!page?.returnedAt || !address) return
    const { pathname, search, hash, state } = address
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [page?.returnedAt])
}

function Frozen({ view, children }: { view: View; children: ReactNode }) {
  return (
    <LocationContext value={view.location}>
      <StateContext value={view.state}>
        <DataContext value={view.data}>
          <NavigationContext value={view.navigation}>{children}</NavigationContext>
        </DataContext>
      </StateContext>
    </LocationContext>
  )
}

function Left({ children, ...way }: { isBack: boolean; isFound: boolean; children: ReactNode }) {
  return <div ref={useLeftPage(way)}>{children}</div>
}
