// Narrows and orders a search as soon as somebody chooses: the address changes, and everything else goes by that.
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { type SearchAddress, type SearchBase, searchHref, shownAtFirst } from './stay-address.ts'

/** Long enough for the next digit, short enough to feel at once. */
const restMs = 400

export type Filters = {
  /** What was chosen, though its stays may still be on their way. */
  chosen: SearchAddress
  isBusy: boolean
  change: (more: Partial<SearchAddress>) => void
  /** Once whoever types has paused. */
  changeSoon: (more: Partial<SearchAddress>) => void
}

export function useFilters(base: SearchBase, search: SearchAddress): Filters {
  const navigate = useNavigate()
  const { state, location } = useNavigation()
  const isBusy = location?.pathname === base
  // Shown at once: the router tells of the way there a moment later, and a box that waits for it would jump back first.
  const [wanted, setWanted] = useState<{ from: SearchAddress; to: SearchAddress }>()
  const chosen = wanted?.from === search ? wanted.to : search
  useEffect(() => {
    // A way that led nowhere: what is shown is what was found.
    // oxlint-disable-next-line react/set-state-in-effect -- the end of a navigation is told by nothing else
    if (state === 'idle') setWanted(undefined)
  }, [state])
  // Two choices in one moment both count, though the first has not been drawn.
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  })
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const change = (more: Partial<SearchAddress>) => {
    latest.current = { ...latest.current, ...more, show: shownAtFirst }
    setWanted({ from: search, to: latest.current })
    void navigate(searchHref(base, latest.current), { replace: true, preventScrollReset: true })
  }
  const changeSoon = (more: Partial<SearchAddress>) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => change(more), restMs)
  }
  return { chosen, isBusy, change, changeSoon }
}
