// What time it is for the server, minute by minute: a device whose clock is wrong shows the right time that is left.
import { useEffect, useState } from 'react'

const everyMs = 20_000

/** @param told by the server with the page, ISO @returns milliseconds since 1970 */
export function useServerNow(told: string): number {
  const [now, setNow] = useState({ told, at: Date.parse(told) })
  if (now.told !== told) setNow({ told, at: Date.parse(told) })
  useEffect(() => {
    const begun = performance.now()
    const timer = setInterval(
      () => setNow({ told, at: Date.parse(told) + Math.max(0, performance.now() - begun) }),
      everyMs,
    )
    return () => clearInterval(timer)
  }, [told])
  return now.at
}
