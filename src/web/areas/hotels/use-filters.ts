// Narrows and orders a search as soon as somebody chooses: the address changes, and everything else goes by that.
import { startTransition, useEffect, useRef, useState } from 'react'
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
  const { location } = useNavigation()
  const isBusy = location?.pathname === base
  // Shown at once, and until the last of what was chosen has come: a box that waits for the router would jump back first.
  const [wanted, setWanted] = useState<SearchAddress>()
  const turns = useRef(0)
  const chosen = wanted ?? search
  // Two choices in one moment both count, though the first has not been drawn.
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  })
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const change = (more: Partial<SearchAddress>) => {
    latest.current = { ...latest.current, ...more, show: shownAtFirst }
    setWanted(latest.current)
    const turn = ++turns.current
    const way = navigate(searchHref(base, latest.current), { replace: true, preventScrollReset: true })
    // After what the router has found, which it shows in a transition of its own; where it found nothing, as it was.
    void Promise.resolve(way).finally(() => {
      if (turn === turns.current) startTransition(() => setWanted(undefined))
    })
  }
  const changeSoon = (more: Partial<SearchAddress>) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => change(more), restMs)
  }
  return { chosen, isBusy, change, changeSoon }
}
