// One procedure of the list: picture, name, price, and the two figures that plan a journey.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import type { ProcedureCardData } from './present-list.server.ts'

type ProcedureCardProps = {
  procedure: ProcedureCardData
  revision: number
  eager: boolean
  /** The form that the comparison box belongs to. */
  formId: string
  compared: boolean
  compareFull: boolean
  onCompare: () => void
}

export function ProcedureCard({
  procedure,
  revision,
  eager,
  formId,
  compared,
  compareFull,
  onCompare,
}: ProcedureCardProps) {
  const { t } = useTexts()
  const { slug, name } = procedure
  return (
    <li className="card group relative flex flex-col overflow-hidden transition-shadow hover:shadow-card">
      <Picture
        art={`procedure/${slug}`}
        photo={procedure.photo}
        revision={revision}
        width={640}
        height={400}
        alt=""
        eager={eager}
        className="aspect-[16/9] w-full bg-wash"
      />
      <div className="flex grow flex-col gap-2 p-5">
        <p className="text-sm text-muted">{procedure.category}</p>
        <h2 className="text-xl">
          <Link to={`/procedures/${slug}`} className="after:absolute after:inset-0 group-hover:underline">
            {name}
          </Link>
        </h2>
        <p className="grow text-muted">{procedure.summary}</p>
        <dl className="mt-2 grid gap-1 text-sm">
          <Fact icon="home" label={t('procedures.stay')} value={t('procedures.days', { count: procedure.stayDays })} />
          <Fact icon="plane" label={t('procedures.fly')} value={procedure.fly} />
        </dl>
        <div className="mt-3 flex flex-wrap items-end justify-between gap-3 border-t border-line pt-4">
          <Price price={procedure.price} />
          <label className="relative z-10 flex min-h-6 cursor-pointer items-center gap-2 text-sm">
            <input
              key={String(compared)}
              type="checkbox"
              name="compare"
              value={slug}
              form={formId}
              defaultChecked={compared}
              disabled={!compared && compareFull}
              onChange={onCompare}
              className="size-5 accent-brand"
              aria-label={t('procedures.compareOne', { name })}
            />
            {t('procedures.compare')}
          </label>
        </div>
      </div>
    </li>
  )
}

function Fact({ icon, label, value }: { icon: 'home' | 'plane'; label: string; value: string }) {
  return (
    <div className="flex items-center gap-2">
      <dt className="flex items-center gap-2 text-muted">
        <Icon name={icon} className="size-4" />
        {label}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
