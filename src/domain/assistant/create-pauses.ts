// Long work on the server's one thread, cut into slices: between them others have their turn.

const sliceMs = 8

/** To be awaited between steps of the work; it waits only where a slice is over. */
export function createPauses(): () => Promise<void> {
  let until = performance.now() + sliceMs
  return async () => {
    if (performance.now() < until) return
    await new Promise((resolve) => setImmediate(resolve))
    until = performance.now() + sliceMs
  }
}
