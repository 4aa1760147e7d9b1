// Asks for the rest of a hotel's page where whoever has the rooms was slower than the page.
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { loadChunk } from '#web/browser/reload-once.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { HotelView } from './present-hotel.server.ts'

/** The view as it came, until more is there; what nobody answers in the end is away. */
export function useLateHotel(view: HotelView): HotelView {
  const { language } = useTexts()
  const { search } = useLocation()
  const [late, setLate] = useState<{ of: HotelView; whole: HotelView }>()
  const begin = useEffectEvent(async (signal: AbortSignal) => {
    const query = new URLSearchParams(search)
    query.set('lang', language)
    const { askHotel } = await loadChunk(() => import('./ask-part.ts'))
    return askHotel(view, query, signal)
  })
  useEffect(() => {
    if (view.rooms.kind !== 'waiting') return
    const line = new AbortController()
    void begin(line.signal).then((answer) => {
      if (line.signal.aborted) return
      const more = answer.state === 'success' ? answer.value : { rooms: { kind: 'away' as const } }
      const whole = { ...view, ...more }
      setLate({ of: view, whole })
      document.title = whole.title
    })
    return () => line.abort()
  }, [view])
  return late?.of === view ? late.whole : view
}
