// The map that we draw ourselves: rings of minutes by car around the clinic, and each stay in its true direction with its price.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type Gathered, mapSize, type placeOnMap, pointOf, radiusOf } from './place-on-map.ts'
import type { StayCard } from './present-results.server.ts'

type DrawnMapProps = {
  placed: ReturnType<typeof placeOnMap<StayCard>>
  /** Of the clinic. */
  name: string
  hrefOf: (stay: StayCard) => string
  sayMark: (stay: StayCard) => string
}

export function DrawnMap({ placed: { rings, marks, quietest }, name, hrefOf, sayMark }: DrawnMapProps) {
  return (
    <>
      <Rings rings={rings} labelsAt={quietest} />
      <span className="pointer-events-none absolute start-1/2 top-1/2 grid size-9 -translate-1/2 place-items-center rounded-full bg-button text-on-button">
        <Icon name="home" className="size-5" />
        <span className="sr-only">{name}</span>
      </span>
      <ul>
        {marks.map((mark) => (
          <Mark key={mark.members[0]?.stay.id} mark={mark} hrefOf={hrefOf} sayMark={sayMark} />
        ))}
      </ul>
    </>
  )
}

/** @param labelsAt degrees from north */
function Rings({ rings, labelsAt }: { rings: readonly number[]; labelsAt: number }) {
  const { t } = useTexts()
  const middle = mapSize / 2
  const label =
    'pointer-events-none absolute -translate-1/2 rounded-full bg-raised px-1.5 text-xs leading-tight text-muted whitespace-nowrap'
  return (
    <div aria-hidden="true">
      <svg viewBox={`0 0 ${mapSize} ${mapSize}`} className="absolute inset-0 size-full">
        {rings.toReversed().map((ring) => (
          <circle
            key={ring}
            cx={middle}
            cy={middle}
            r={radiusOf(ring, rings)}
            className="fill-raised/45 stroke-line"
            strokeWidth="1.5"
          />
        ))}
        <path d={`M${middle} 8v20M${middle - 6} 15l6 -7 6 7`} className="fill-none stroke-muted" strokeWidth="2" />
      </svg>
      <span className="absolute top-0.5 text-xs text-muted" style={{ left: 'calc(50% + 8px)' }}>
        {t('hotels.map.north')}
      </span>
      {rings.map((ring) => (
        <span key={ring} className={label} style={at(pointOf(labelsAt, ring, rings))}>
          {t('hotels.map.ring', { minutes: ring })}
        </span>
      ))}
    </div>
  )
}

const pill =
  'absolute z-10 grid min-h-7 -translate-1/2 place-items-center rounded-full border border-edge bg-paper px-2.5 text-sm font-semibold shadow-card figure before:absolute before:-inset-2 hover:z-20 hover:bg-button hover:text-on-button focus-visible:z-20'

const at = ({ x, y }: { x: number; y: number }) => ({ left: `${(x / mapSize) * 100}%`, top: `${(y / mapSize) * 100}%` })

type MarkProps = { mark: Gathered<StayCard> } & Pick<DrawnMapProps, 'hrefOf' | 'sayMark'>

function Mark({ mark, hrefOf, sayMark }: MarkProps) {
  const { t } = useTexts()
  const [first, ...others] = mark.members
  if (!first) return null
  if (others.length === 0) {
    return (
      <li>
        <Link to={hrefOf(first.stay)} aria-label={sayMark(first.stay)} className={pill} style={at(mark.point)}>
          <bdi>{first.stay.total.shown}</bdi>
        </Link>
      </li>
    )
  }
  const count = mark.members.length
  return (
    <li>
      <details name="map-mark" className="group/mark">
        <summary
          aria-label={t('hotels.map.cluster', { count })}
          className={`${pill} size-9 cursor-pointer list-none bg-wash px-0 group-open/mark:bg-button group-open/mark:text-on-button [&::-webkit-details-marker]:hidden`}
          style={at(mark.point)}
        >
          {count}
        </summary>
        <ul
          dir="auto"
          className="absolute inset-x-2 bottom-2 z-30 grid max-h-[60%] overflow-y-auto rounded-card border border-line bg-paper p-2 shadow-card"
        >
          {mark.members.map((member) => (
            <li key={member.stay.id}>
              <Link
                to={hrefOf(member.stay)}
                aria-label={sayMark(member.stay)}
                className="flex min-h-11 items-center justify-between gap-3 rounded-lg px-3 py-1 text-sm hover:bg-tint"
              >
                <span className="min-w-0 wrap-anywhere">{member.stay.name}</span>
                <bdi className="figure font-semibold">{member.stay.total.shown}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
