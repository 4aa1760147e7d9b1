// Which requests of this process write to which upload, so that one can be told to stop.

export type Writers = {
  /** Tells whoever writes to it to stop, and waits until what has arrived is stored; not for ever. */
  stop(id: string): Promise<void>
  /** @param work what writes to it, until it is told to stop */
  run<T>(id: string, work: (stop: AbortSignal) => Promise<T>): Promise<T>
}

/** A store that has not taken a piece by then is away. */
const patienceMs = 5_000

export function createWriters(): Writers {
  const busy = new Map<string, { controller: AbortController; done: Promise<unknown> }>()
  return {
    stop: async (id) => {
      const writer = busy.get(id)
      if (!writer) return
      writer.controller.abort()
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, patienceMs)
      await Promise.race([writer.done, promise])
      clearTimeout(timer)
    },
    run: async (id, work) => {
      const controller = new AbortController()
      const result = work(controller.signal)
      const own = { controller, done: result.catch(() => {}) }
      busy.set(id, own)
      try {
        return await result
      } finally {
        if (busy.get(id) === own) busy.delete(id)
      }
    },
  }
}
