// Tells a screen reader that another page is there: the focus goes to it, and its title is said.
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The page that was told of last. Outlives the component: an error page draws the whole document anew. */
let told: string | undefined

export function RouteAnnouncer() {
  const { pathname, hash } = useLocation()
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const before = told
    told = pathname
    if (before === undefined || before === pathname || !line.current) return
    line.current.textContent = document.title
    focusPage(hash)
  }, [pathname, hash])
  return <p ref={line} role="status" className="sr-only" />
}

/** On the part that the address names, else on the page; unless the page has put it somewhere itself. */
function focusPage(hash: string): void {
  const main = document.getElementById('main')
  if (!main || (main !== document.activeElement && main.contains(document.activeElement))) return
  // Names of parts are plain letters, never escaped ones.
  const part = hash === '' ? null : document.getElementById(hash.slice(1))
  if (part && part.tabIndex < 0) part.tabIndex = -1
  const target = part ?? main
  target.focus({ preventScroll: true })
}
