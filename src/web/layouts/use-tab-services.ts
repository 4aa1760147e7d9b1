// Starts what runs beside the pages once the browser has nothing better to do.
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { PageDoor, TabFrame } from '#web/browser/tab-services.ts'

/** No later than this, however busy the page is. */
const latestMs = 3000

/** @param startAssistant stays the same function from drawing to drawing */
export function useTabServices(frame: TabFrame, startAssistant: PageDoor['startAssistant']): void {
  const { currency, providerId } = frame
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const start = () =>
      void import('#web/browser/tab-services.ts').then(
        ({ startTabServices }) => startTabServices(frame, { revalidate, startAssistant }),
        // Pages work without, and the next document tries again.
        () => {},
      )
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) return void setTimeout(start, 0)
    const waiting = requestIdleCallback(start, { timeout: latestMs })
    return () => cancelIdleCallback(waiting)
    // The rest of the frame is the same for as long as the document lives.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [currency, providerId, revalidate])
}
