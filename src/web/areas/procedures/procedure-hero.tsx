// The head of the page: what it is called, what it costs, its picture, and the five figures that plan a journey.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { useAnaesthesia } from './anaesthesia.ts'
import type { ProcedureText } from './present-procedure.server.ts'

export function ProcedureHero({ procedure }: { procedure: ProcedureText }) {
  const { t } = useTexts()
  const { slug, name, category } = procedure
  return (
    <>
      <nav aria-label={t('procedure.trail')}>
        <ol className="flex flex-wrap gap-x-2 text-muted">
          <li>
            <Link className="link inline-block py-0.5" to="/procedures">
              {t('procedures.title')}
            </Link>
          </li>
          <li aria-hidden="true">/</li>
          <li>
            <Link className="link inline-block py-0.5" to={`/procedures?category=${encodeURIComponent(category.slug)}`}>
              {category.name}
            </Link>
          </li>
        </ol>
      </nav>
      <div className="mt-6 grid items-center gap-8 lg:grid-cols-[1fr_1fr] lg:gap-16">
        <div className="grid justify-items-start gap-5">
          <h1 {...procedure.named}>{name}</h1>
          <p {...procedure.named} className="text-lg text-muted">
            {procedure.summary}
          </p>
          <div className="grid gap-2">
            <Price price={procedure.price} size="large" />
            {procedure.rate && <p className="hint">{procedure.rate}</p>}
          </div>
          <div className="hidden gap-3 md:grid md:justify-items-start">
            <Link className="button" to={`/quote?procedure=${slug}`}>
              {t('shell.quote')}
            </Link>
            <p className="hint max-w-[44ch]">
              {t('procedure.reply', { clinic: procedure.clinic, count: procedure.replyHours })}
            </p>
          </div>
        </div>
        <Picture
          photo={procedure.photo}
          art={`procedure/${slug}`}
          revision={procedure.revision}
          width={640}
          height={400}
          alt=""
          eager
          className="aspect-[8/5] w-full rounded-card bg-wash"
        />
      </div>
      <KeyFacts procedure={procedure} />
    </>
  )
}

function KeyFacts({ procedure }: { procedure: ProcedureText }) {
  const { t } = useTexts()
  const anaesthesia = useAnaesthesia()
  const { hospitalNights, stayDays } = procedure
  const facts: [IconName, string, string][] = [
    ['clock', t('procedure.theatre'), procedure.duration],
    ['shield', t('procedures.anaesthesia'), anaesthesia(procedure.anaesthesia)],
    [
      'bed',
      t('procedure.inHospital'),
      hospitalNights > 0 ? t('procedures.nights', { count: hospitalNights }) : t('procedure.noNight'),
    ],
    ['home', t('procedure.stay'), t('procedures.days', { count: stayDays })],
    ['plane', t('procedures.fly'), procedure.fly],
  ]
  return (
    <dl className="mt-10 border-t border-line md:grid md:grid-cols-[repeat(auto-fit,minmax(128px,1fr))] md:gap-6 md:pt-8">
      {facts.map(([icon, label, value]) => (
        <div
          key={icon}
          className="flex items-center justify-between gap-4 border-b border-line py-3 md:block md:border-0 md:py-0"
        >
          <dt className="flex gap-3 text-muted md:block md:text-sm">
            <Icon name={icon} className="size-6 text-brand md:mb-2" />
            {label}
          </dt>
          <dd className="text-end font-semibold md:mt-0.5 md:text-start md:text-lg/snug">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
