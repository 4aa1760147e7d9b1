// Says the same thing at most once in a while: what fails again and again does not fill the log.

/** @param everyMs how long the same is not said again */
export function createRarely(everyMs = 60_000, now: () => number = () => performance.now()) {
  const said = new Map<string, number>()
  return (what: string, say: () => void): void => {
    const last = said.get(what)
    if (last !== undefined && now() - last < everyMs) return
    said.set(what, now())
    say()
  }
}
