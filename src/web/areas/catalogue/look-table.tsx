// How well the colours can be read, use by use: as they were given, and as the site shows them.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { LookRow } from './check-look.ts'

export function LookTable({ rows }: { rows: readonly LookRow[] }) {
  return (
    <ul className="grid gap-3 lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-5">
      {rows.map((row) => (
        <Line key={`${row.scheme} ${row.use}`} row={row} />
      ))}
    </ul>
  )
}

function Line({ row }: { row: LookRow }) {
  const { t } = useTexts()
  const { use, scheme, wanted, shown, ground, wantedRatio, shownRatio, least, isChanged } = row
  const isFine = shownRatio >= least
  return (
    <li className="grid content-start gap-2 rounded-xl border border-line p-3">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-semibold">{t(`catalogue.look.use.${use}`)}</span>
        <span className="text-sm text-muted">{t(`catalogue.look.${scheme}`)}</span>
        <span className={`ms-auto flex items-center gap-1 text-sm ${isFine ? 'text-good' : 'text-bad'}`}>
          <Icon name={isFine ? 'check' : 'cross'} className="size-4" />
          {t('catalogue.look.ratio', { ratio: shownRatio.toFixed(1), least })}
        </span>
      </p>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Swatch color={shown} ground={ground} />
        <bdi className="figure">{shown}</bdi> {t('catalogue.look.on')} <bdi className="figure">{ground}</bdi>
      </p>
      {isChanged && (
        <p className="text-sm text-muted">
          {t(`catalogue.look.changed.${use === 'buttonText' || use === 'hoverText' ? 'text' : 'color'}`, {
            wanted: `\u2068${wanted}\u2069`,
            ratio: wantedRatio.toFixed(1),
            shown: `\u2068${shown}\u2069`,
          })}
        </p>
      )}
    </li>
  )
}

/** The colour on its ground; the words beside it say which they are. */
function Swatch({ color, ground }: { color: string; ground: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 place-items-center rounded-lg border border-line"
      style={{ backgroundColor: ground }}
    >
      <span className="size-4 rounded-full" style={{ backgroundColor: color }} />
    </span>
  )
}
