// Work that only so much of is done at once, whoever asks for how much of it: one piece of each person's at a time, persons in turn.
import { Fault } from '#kernel/fault.ts'

/**
 * @param owner whose work it is
 * @param signal told when nobody waits for it any more: what has not begun is not done then
 * @throws Fault unavailable when too much of theirs waits already, or nobody waits for it; what the work throws
 */
export type FairTurns = <T>(owner: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>

type Limits = {
  atOnce: number
  /** Of one person, besides what is being done. */
  mostWaiting: number
}

type Turn = () => Promise<void>

const retryAfterS = 5

export function createFairTurns({ atOnce, mostWaiting }: Limits): FairTurns {
  /** By owner; whose turn is next comes first. */
  const lines = new Map<string, Turn[]>()
  const busy = new Set<string>()
  const setLine = (owner: string, line: Turn[]) => {
    if (line.length > 0) lines.set(owner, line)
    else lines.delete(owner)
  }
  const goOn = () => {
    for (const [owner, [next, ...rest]] of lines) {
      if (busy.size >= atOnce) return
      if (busy.has(owner)) continue
      if (!next) continue
      setLine(owner, rest)
      busy.add(owner)
      void next().then(() => {
        busy.delete(owner)
        // Behind everybody else.
        const left = lines.get(owner) ?? []
        lines.delete(owner)
        setLine(owner, left)
        goOn()
      })
    }
  }
  const leave = (owner: string, turn: Turn) => {
    setLine(
      owner,
      (lines.get(owner) ?? []).filter((one) => one !== turn),
    )
  }
  return (owner, work, signal) => {
    const waiting = lines.get(owner) ?? []
    if (waiting.length >= mostWaiting) return Promise.reject(notNow('Too much is asked for at once.'))
    if (signal?.aborted) return Promise.reject(nobodyWaits())
    const { turn, done } = turnOf(work, (one) => leave(owner, one), signal)
    lines.set(owner, [...waiting, turn])
    goOn()
    return done
  }
}

/** @param leave takes the turn out of its line */
function turnOf<T>(work: () => Promise<T>, leave: (turn: Turn) => void, signal: AbortSignal | undefined) {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const onAbort = () => {
    leave(turn)
    reject(nobodyWaits())
  }
  const turn: Turn = async () => {
    signal?.removeEventListener('abort', onAbort)
    await work().then(resolve, reject)
  }
  signal?.addEventListener('abort', onAbort, { once: true })
  return { turn, done: promise }
}

const notNow = (detail: string) => new Fault('unavailable', detail, { retryAfterS })
const nobodyWaits = () => notNow('Nobody waits for it any more.')
