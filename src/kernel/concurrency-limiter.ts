// Lets only so many do the same work at once: the others wait here rather than at something scarce.
import { Fault } from './fault.ts'

export type ConcurrencyLimiter = <T>(work: () => Promise<T>) => Promise<T>

/**
 * @param atOnce how many are at work together
 * @param patienceMs a call that has not begun by then gets Fault `unavailable`, and its work never begins
 */
export function limitConcurrency(atOnce: number, patienceMs: number): ConcurrencyLimiter {
  const waiting: (() => void)[] = []
  let atWork = 0
  const next = () => {
    const first = waiting.shift()
    if (first) first()
    else atWork--
  }
  const turn = () => {
    if (atWork < atOnce) {
      atWork++
      return Promise.resolve()
    }
    return new Promise<void>((begin, giveUp) => {
      const called = () => {
        clearTimeout(timer)
        begin()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(called), 1)
        giveUp(new Fault('unavailable', 'Too many are asking at once.', { retryAfterS: 5 }))
      }, patienceMs)
      waiting.push(called)
    })
  }
  return async (work) => {
    await turn()
    try {
      return await work()
    } finally {
      next()
    }
  }
}
