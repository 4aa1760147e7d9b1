// The street map in the place of the drawn one: loaded when it is opened, and given up quietly when it cannot be had.
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { TileMark } from './draw-tiles.ts'
import type { Place } from './place-on-map.ts'
import type { StayCard } from './present-results.server.ts'

type TileMapProps = {
  style: string
  centre: Place & { name: string }
  stays: readonly StayCard[]
  hrefOf: (stay: StayCard) => string
  sayMark: (stay: StayCard) => string
  isReady: boolean
  onReady: () => void
  onFail: () => void
}

const pill =
  'figure min-h-7 rounded-full border border-edge bg-paper px-2.5 py-0.5 text-sm font-semibold text-ink shadow-card hover:z-20 hover:bg-button hover:text-on-button focus-visible:z-20'

export function TileMap({ style, centre, stays, hrefOf, sayMark, isReady, onReady, onFail }: TileMapProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const markOf = (stay: StayCard): TileMark => {
    const element = document.createElement('a')
    element.href = hrefOf(stay)
    element.className = pill
    element.setAttribute('aria-label', sayMark(stay))
    element.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      void navigate(hrefOf(stay))
    })
    const stand = (others: number) => {
      element.textContent = others > 0 ? `${stay.total.shown} +${others}` : stay.total.shown
    }
    return { element, place: stay.place, stand }
  }
  const draw = useEffectEvent(async (own: HTMLElement, isGone: () => boolean) => {
    const { drawTiles } = await import('./draw-tiles.ts')
    if (isGone()) return undefined
    const clinic = document.createElement('span')
    clinic.className = 'rounded-full bg-button px-3 py-1 text-sm font-semibold text-on-button'
    clinic.textContent = centre.name
    return drawTiles(own, {
      style,
      marks: [{ element: clinic, place: centre }, ...stays.map(markOf)],
      words: {
        'Map.Title': t('hotels.map.label'),
        'NavigationControl.ZoomIn': t('hotels.map.zoomIn'),
        'NavigationControl.ZoomOut': t('hotels.map.zoomOut'),
        'AttributionControl.ToggleAttribution': t('hotels.map.sources'),
        'CooperativeGesturesHandler.WindowsHelpText': t('hotels.map.ctrlScroll'),
        'CooperativeGesturesHandler.MacHelpText': t('hotels.map.cmdScroll'),
        'CooperativeGesturesHandler.MobileHelpText': t('hotels.map.twoFingers'),
      },
      onReady,
      onFail,
    })
  })
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    const own = box.current
    if (!own) return
    let isGone = false
    let leave: (() => void) | undefined
    draw(own, () => isGone).then(
      (remove) => {
        leave = remove
        if (isGone) remove?.()
      },
      () => {
        if (!isGone) fail()
      },
    )
    return () => {
      isGone = true
      leave?.()
    }
  }, [style, stays])
  return <div ref={box} className={`absolute inset-0 ${isReady ? '' : 'invisible'}`} />
}
