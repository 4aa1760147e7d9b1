// Loads what one part of the profile shows, by itself: a part that fails leaves the others as they are.
import { useCallback, useEffect, useRef, useState } from 'react'
import { answer, ask, fail, type PageData, reset } from '#web/browser/page-data.ts'
import { type ProfilePool, usePoolAccess } from './pool-access.tsx'
import { readPoolFault } from './pool-fault.ts'

export type Part<T> = { data: PageData<T>; reload: () => Promise<void> }

/** @param load stays the same function from drawing to drawing */
export function usePart<T>(load: (pool: ProfilePool) => Promise<T>): Part<T> {
  const { open } = usePoolAccess()
  const [data, setData] = useState<PageData<T>>(reset)
  const turn = useRef(0)
  const reload = useCallback(async () => {
    turn.current += 1
    const own = turn.current
    setData(ask)
    try {
      const value = await load(await open())
      if (own === turn.current) setData((now) => answer(now, value))
    } catch (error) {
      if (own === turn.current) setData((now) => fail(now, readPoolFault(error)))
    }
  }, [load, open])
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- from idle to pending, once the page works in the browser
    void reload()
    return () => {
      turn.current += 1
    }
  }, [reload])
  return { data, reload }
}
