// Whether the window of the assistant takes the whole screen: on a phone, or where a page is enlarged until it is as one.
import { useSyncExternalStore } from 'react'

export const fullQuery = '(max-width: 639.98px), (max-height: 500px)'

export const useIsFull = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(fullQuery)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(fullQuery).matches,
  )
