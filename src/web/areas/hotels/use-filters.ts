// Narrows and orders a search as soon as somebody chooses: the address changes, and everything else goes by that.
import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { readSearch, type SearchAddress, type SearchBase, searchHref, shownAtFirst } from './stay-address.ts'

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
  const chosen = isBusy ? readSearch(new URLSearchParams(location.search)) : search
  // Two choices in one moment both count, though the first has not been drawn.
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  })
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const change = (more: Partial<SearchAddress>) => {
    latest.current = { ...latest.current, ...more, show: shownAtFirst }
    void navigate(searchHref(base, latest.current), { replace: true, preventScrollReset: true })
  }
  const changeSoon = (more: Partial<SearchAddress>) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => change(more), restMs)
  }
  return { chosen, isBusy, change, changeSoon }
}
