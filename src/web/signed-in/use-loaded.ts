// Loads what one part of the profile shows, by itself: a part that fails leaves the others as they are.
import { useCallback, useEffect, useRef, useState } from 'react'
import { answer, ask, fail, type PageData, reset } from '#web/browser/page-data.ts'
import { readPoolFault } from './pool-fault.ts'

export type Part<T> = {
  data: PageData<T>
  reload: () => Promise<void>
  /** Takes what an action has answered, in place of asking again. */
  put: (change: (before: T) => T) => void
}

/** @param load stays the same function from drawing to drawing */
export function useLoaded<T>(load: () => Promise<T>): Part<T> {
  const [data, setData] = useState<PageData<T>>(reset)
  const turn = useRef(0)
  const reload = useCallback(async () => {
    turn.current += 1
    const own = turn.current
    setData(ask)
    try {
      const value = await load()
      if (own === turn.current) setData((now) => answer(now, value))
    } catch (error) {
      if (own === turn.current) setData((now) => fail(now, readPoolFault(error)))
    }
  }, [load])
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- from idle to pending, once the page works in the browser
    void reload()
    return () => {
      turn.current += 1
    }
  }, [reload])
  const put = useCallback((change: (before: T) => T) => {
    setData((now) => (now.state === 'success' ? { state: 'success', value: change(now.value) } : now))
  }, [])
  return { data, reload, put }
}
