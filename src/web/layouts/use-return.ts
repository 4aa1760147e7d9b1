// Loads the page that was wanted as soon as there is a connection again.
import { useEffect } from 'react'
import { line } from '#web/browser/line.ts'

/** @param path where the page lies */
export function useReturn(path: string): void {
  useEffect(
    () =>
      line.watch(() => {
        if (line.now() === 'back') load(path)
      }),
    [path],
  )
}

/** A whole new request. The address of this very document is loaded anew: with a part in it, going there would only scroll. */
function load(path: string): void {
  const { pathname, search } = new URL(path, location.href)
  if (pathname === location.pathname && search === location.search) location.reload()
  else location.replace(path)
}
