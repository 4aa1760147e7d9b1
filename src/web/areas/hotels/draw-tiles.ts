// Draws a street map with the stays on it: a large library, loaded only once somebody opens a map that has tiles.
import { Marker, NavigationControl, setWorkerUrl, Map as TileMap } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { Place } from './place-on-map.ts'

/** `stand`: told how many others it stands for, which lie too close to be shown themselves; undefined for one that never stands aside. */
export type TileMark = { element: HTMLElement; place: Place; stand?: (others: number) => void }

type TileMapParts = {
  /** Address of the style. */
  style: string
  marks: readonly TileMark[]
  /** What the library says, by its own names. */
  words: Record<string, string>
  onReady: () => void
  /** Before it was ready; whatever fails later leaves a part of the map empty. */
  onFail: () => void
}

/** @returns takes it off the page again. @throws Error where the browser cannot draw it */
export function drawTiles(box: HTMLElement, { style, marks, words, onReady, onFail }: TileMapParts): () => void {
  // What the worker may call stands in its own headers, which browsers keep for a year: for another host it is another file.
  setWorkerUrl(`${workerUrl}?for=${encodeURIComponent(new URL(style, location.origin).host)}`)
  const lngs = marks.map(({ place }) => place.longitude)
  const lats = marks.map(({ place }) => place.latitude)
  const map = new TileMap({
    container: box,
    style,
    bounds: [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)],
    fitBoundsOptions: { padding: 56, maxZoom: 15 },
    cooperativeGestures: true,
    dragRotate: false,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
    locale: words,
  })
  map.addControl(new NavigationControl({ showCompass: false }))
  for (const { element, place } of marks)
    new Marker({ element }).setLngLat([place.longitude, place.latitude]).addTo(map)
  const tellApart = () => standFor(map, marks)
  map.on('zoomend', tellApart)
  tellApart()
  let isStyled = false
  map.once('style.load', () => {
    isStyled = true
    onReady()
  })
  map.on('error', () => {
    if (!isStyled) onFail()
  })
  return () => map.remove()
}

/** Nearer than this on the screen, in pixels, marks would cover each other. */
const apartPx = { across: 104, down: 30 }

/** In the order of the list: the first of several that lie close together is shown. */
function standFor(map: TileMap, marks: readonly TileMark[]): void {
  const shown: { x: number; y: number; others: number; mark: TileMark }[] = []
  for (const mark of marks) {
    const { x, y } = map.project([mark.place.longitude, mark.place.latitude])
    const near = shown.find(
      (one) => one.mark.stand && Math.abs(one.x - x) < apartPx.across && Math.abs(one.y - y) < apartPx.down,
    )
    mark.element.hidden = mark.stand !== undefined && near !== undefined
    if (mark.element.hidden && near) near.others += 1
    else shown.push({ x, y, others: 0, mark })
  }
  for (const { mark, others } of shown) mark.stand?.(others)
}
