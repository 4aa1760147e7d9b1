// The stays on a map around the clinic: the one that we draw by minutes, or a street map where one is configured.
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { DrawnMap } from './drawn-map.tsx'
import { bearingOf, type Place, placeOnMap, windOf } from './place-on-map.ts'
import type { StayCard, StayResults } from './present-results.server.ts'
import { TileMap } from './tile-map.tsx'
import { useWidth } from './use-width.ts'

type ClinicMapProps = {
  results: Pick<StayResults, 'clinic' | 'mapStyle'>
  stays: readonly StayCard[]
  hrefOf: (stay: StayCard) => string
}

/** Until a street map is there, and where it cannot be had, the drawn one is. */
type Tiles = 'left' | 'wanted' | 'shown' | 'failed'

const introductions = {
  left: 'hotels.map.introduction',
  wanted: 'hotels.map.introduction',
  shown: 'hotels.map.streets',
  failed: 'hotels.map.tilesFailed',
} as const

/** Nothing where nobody knows where the clinic is. */
export function ClinicMap({ results: { clinic, mapStyle }, stays, hrefOf }: ClinicMapProps) {
  const { latitude, longitude, name } = clinic
  if (latitude === null || longitude === null) return null
  return <MapAround centre={{ latitude, longitude, name }} mapStyle={mapStyle} stays={stays} hrefOf={hrefOf} />
}

type MapAroundProps = Pick<ClinicMapProps, 'stays' | 'hrefOf'> & { centre: Place & { name: string }; mapStyle: string }

function MapAround({ centre, mapStyle, stays, hrefOf }: MapAroundProps) {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const placed = placeOnMap(centre, stays, useWidth(box))
  const sayMark = useSayMark(centre)
  const [tiles, setTiles] = useState<Tiles>(mapStyle ? 'wanted' : 'left')
  return (
    <section aria-label={t('hotels.map.label')} className="min-w-0 @3xl:sticky @3xl:top-24 @3xl:self-start">
      {mapStyle && <KindSwitch tiles={tiles} onChoose={setTiles} />}
      <p role="status" className="hint mb-2">
        {t(introductions[tiles])}
      </p>
      {/* A map keeps its north, and its east on the right, in every language. */}
      <div
        ref={box}
        dir="ltr"
        className="relative mx-auto aspect-square w-full max-w-[max(20rem,calc(100svh-10rem))] overflow-hidden rounded-card border border-line bg-tint"
      >
        {tiles !== 'shown' && <DrawnMap placed={placed} name={centre.name} hrefOf={hrefOf} sayMark={sayMark} />}
        {(tiles === 'wanted' || tiles === 'shown') && (
          <TileMap
            style={mapStyle}
            centre={centre}
            stays={stays}
            hrefOf={hrefOf}
            sayMark={sayMark}
            isReady={tiles === 'shown'}
            onReady={() => setTiles('shown')}
            onFail={() => setTiles('failed')}
          />
        )}
      </div>
      {tiles !== 'shown' && <Off stays={placed.off} hrefOf={hrefOf} />}
    </section>
  )
}

function KindSwitch({ tiles, onChoose }: { tiles: Tiles; onChoose: (tiles: Tiles) => void }) {
  const { t } = useTexts()
  const isDrawn = tiles === 'left' || tiles === 'failed'
  const looks = 'min-h-11 cursor-pointer rounded-lg px-4 font-semibold hover:bg-tint aria-pressed:bg-wash'
  return (
    <fieldset className="mb-3 flex w-fit rounded-[10px] border border-edge p-0.5">
      <legend className="sr-only">{t('hotels.map.kind')}</legend>
      <button type="button" aria-pressed={!isDrawn} className={looks} onClick={() => onChoose('wanted')}>
        {t('hotels.map.tiles')}
      </button>
      <button type="button" aria-pressed={isDrawn} className={looks} onClick={() => onChoose('left')}>
        {t('hotels.map.drawn')}
      </button>
    </fieldset>
  )
}

/** Those that nobody knows the minutes of. */
function Off({ stays, hrefOf }: Pick<ClinicMapProps, 'stays' | 'hrefOf'>) {
  const { t } = useTexts()
  if (stays.length === 0) return null
  return (
    <div className="mt-3 text-sm">
      <p className="text-muted">{t('hotels.map.off')}</p>
      <ul>
        {stays.map((stay) => (
          <li key={stay.id}>
            <Link to={hrefOf(stay)} className="link inline-flex min-h-11 items-center">
              {stay.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** `Marina Rest, AED 4,200, 6 minutes by car, north-east of the clinic` */
function useSayMark(centre: Place) {
  const { t } = useTexts()
  return ({ name, total, minutes, place }: StayCard) =>
    t('hotels.map.mark', {
      name,
      price: total.shown,
      minutes: minutes ? t('hotels.list.car', { count: minutes.car }) : t('hotels.list.minutesUnknown'),
      direction: t(`hotels.map.direction.${windOf(bearingOf(centre, place))}`),
    })
}
