// The recovery drawn as one line: upright on a phone, lying on a desk, a plain list for those who listen.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { InlineText } from '#web/ui/rich-text.tsx'
import type { ProcedureText } from './present-procedure.server.ts'
import type { Place, RecoveryMark, RecoveryPhase } from './present-recovery.server.ts'

/** The colour of the upright line; the lying one has the bars above it. */
const ink: Record<Place, string> = { hospital: 'bg-brand', clinic: 'bg-accent', home: 'bg-edge' }

/** The lane of each mark on a desk, its icon, and the colour of its bar. */
const lanes = {
  hospital: { row: 1, icon: 'bed', bar: 'h-2 bg-brand', disc: 'bg-brand' },
  stay: { row: 2, icon: 'home', bar: 'h-2 bg-accent', disc: 'bg-accent' },
  fly: {
    row: 3,
    icon: 'plane',
    bar: 'h-2 bg-[repeating-linear-gradient(-45deg,var(--muted)_0_3px,transparent_3px_7px)]',
    disc: 'bg-ink',
  },
} as const

export function RecoveryTimeline({ procedure }: { procedure: ProcedureText }) {
  const { t } = useTexts()
  const { recovery } = procedure
  const phases = recovery.filter(({ kind }) => kind === 'phase').length
  return (
    <>
      <p className="text-muted">{t('procedure.recoveryIntroduction')}</p>
      <ol
        className="mt-8 lg:grid lg:grid-rows-[repeat(4,auto)] lg:gap-y-5 lg:rounded-card lg:bg-tint lg:py-8 lg:ps-10 lg:pe-6"
        style={{ gridTemplateColumns: `repeat(${phases}, minmax(0, 1fr))` }}
      >
        {recovery.map((entry) =>
          entry.kind === 'phase' ? (
            <Phase key={entry.label} phase={entry} />
          ) : (
            <Mark key={entry.kind} mark={entry} procedure={procedure} />
          ),
        )}
      </ol>
      <Hotels procedure={procedure} />
      <p className="hint mt-4 max-w-none">
        {t('procedure.reviewed', { name: procedure.reviewedBy, date: procedure.reviewedOn })}
      </p>
    </>
  )
}

/** For the nights that are not spent in hospital. */
function Hotels({ procedure: { slug, stayDays, hospitalNights } }: { procedure: ProcedureText }) {
  const { t } = useTexts()
  const nights = stayDays - hospitalNights
  if (nights < 1) return null
  return (
    <p className="mt-6">
      <Link className="link" to={`/hotels?nights=${nights}&procedure=${slug}`}>
        {t('procedure.hotels', { count: nights })}
      </Link>
    </p>
  )
}

/** A phase stands on the line; on a desk a fine rule leads up from it through the lanes. */
function Phase({ phase }: { phase: RecoveryPhase }) {
  return (
    <li
      className="lg:row-[1/-1] lg:grid lg:grid-rows-subgrid lg:border-s lg:border-line"
      style={{ gridColumn: phase.column }}
    >
      <div className="relative ps-12 pb-7 lg:row-start-4 lg:mt-2 lg:ps-4 lg:pt-7 lg:pe-3 lg:pb-0">
        <Thread place={phase.place} />
        <span
          aria-hidden="true"
          className={`absolute start-2 top-1 size-4 rounded-full border-[3px] border-paper lg:-start-2 lg:-top-1.5 lg:border-tint ${ink[phase.place]}`}
        />
        <h3 className="text-base">{phase.label}</h3>
        <p className="mt-1 lg:text-[0.9375rem]/normal">
          <InlineText text={phase.text} />
        </p>
      </div>
    </li>
  )
}

/** How far something reaches: a flag beside the upright line, a bar above the lying one. */
function Mark({ mark, procedure }: { mark: RecoveryMark; procedure: ProcedureText }) {
  const { row, icon, bar, disc } = lanes[mark.kind]
  const known = mark.reach !== null
  return (
    <li className="relative ps-12 pb-7 lg:col-span-full lg:ps-0 lg:pb-0" style={{ gridRow: row }}>
      <span className="lg:hidden">
        <Thread place={mark.place} />
      </span>
      <div className="rounded-xl bg-tint px-4 py-3 lg:ms-4 lg:w-fit lg:p-0">
        <p className="font-semibold">{mark.title}</p>
        {mark.kind === 'fly' && <FlyDetail procedure={procedure} />}
      </div>
      <div
        aria-hidden="true"
        className="absolute start-0 top-2 lg:static lg:flex lg:h-8 lg:items-center"
        style={{ inlineSize: known ? `calc(${mark.reach}% + 16px)` : '100%' }}
      >
        <span className={`hidden grow rounded-s-full lg:block ${bar}`} />
        <span
          className={`grid size-8 shrink-0 place-items-center lg:-ms-4 rounded-full text-paper ${disc} ${known ? '' : 'lg:hidden'}`}
        >
          <Icon name={icon} className="size-4.5" />
        </span>
      </div>
    </li>
  )
}

function FlyDetail({ procedure }: { procedure: ProcedureText }) {
  const { t } = useTexts()
  const { beforeFlying, flySource, flySourceUrl } = procedure
  const source = flySource && t('procedure.source', { source: flySource })
  return (
    <p className="max-w-none text-sm text-muted">
      {beforeFlying}{' '}
      {source && flySourceUrl ? (
        <a className="link" href={flySourceUrl} rel="external">
          {source}
        </a>
      ) : (
        source
      )}
    </p>
  )
}

function Thread({ place }: { place: Place }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute inset-y-0 start-3.5 w-1 max-lg:[li:first-child_&]:top-2 lg:inset-x-0 lg:top-0 lg:bottom-auto lg:h-1 lg:w-auto lg:bg-edge ${ink[place]}`}
    />
  )
}
