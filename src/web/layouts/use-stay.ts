// Gives up a change of page that is on its way: the visitor stays where they are, and nothing is asked of the server.
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { stayInDocument } from '#web/browser/own-build.ts'

/** Where an entry stands in the tab's history; the router writes it down. */
const indexNow = (): number | undefined => (history.state as { idx?: number } | null)?.idx

export function useStay(isChanging: boolean): () => void {
  const navigate = useNavigate()
  const { pathname, search, hash, state, key } = useLocation()
  const own = useRef<number>(undefined)
  useEffect(() => {
    own.current = indexNow()
  }, [key])

  const stay = async () => {
    stayInDocument()
    await goBackUnnoticed((own.current ?? 0) - (indexNow() ?? own.current ?? 0))
    // To where one is already, with the data that is there: the router drops the change for it.
    await navigate(
      { pathname, search, hash },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false, state },
    )
  }

  // A tab that left for another document and was taken out of the browser's memory again waits for nothing.
  useEffect(() => {
    if (!isChanging) return
    const shown = ({ persisted }: PageTransitionEvent) => persisted && void stay()
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  })
  return () => void stay()
}

/** On the way back the address is the next page's already: it is set right before the router hears of it. */
function goBackUnnoticed(steps: number): Promise<void> {
  if (steps === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const swallow = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      resolve()
    }
    window.addEventListener('popstate', swallow, { capture: true, once: true })
    history.go(steps)
  })
}
