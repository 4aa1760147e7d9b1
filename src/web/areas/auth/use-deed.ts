// One deed at a time: whether it is under way, and why it failed.
import { useRef, useState } from 'react'
import { type Failure, sayFailure } from '#web/forms/say-failure.ts'

/** @returns `run`: what is pressed while a deed is under way begins no second one */
export function useDeed() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  // Known at once, where the state is known only after the next drawing: two quick presses send once.
  const isUnderWay = useRef(false)
  const run = async (deed: () => Promise<void>, say: (error: unknown) => Failure | undefined = sayFailure) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await deed()
    } catch (error) {
      setFailure(say(error))
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { busy, failure, run }
}
