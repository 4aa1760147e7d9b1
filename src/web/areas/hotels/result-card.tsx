// One stay of the list: the hotel, the way to the clinic, what helps in recovery, and the offer with everything in its price.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Amounts, Price } from '#web/ui/price.tsx'
import type { StayCard } from './present-results.server.ts'
import { RecoveryFeatures, Stars, WayToClinic } from './stay-facts.tsx'
import { StayPicture } from './stay-picture.tsx'

type ResultCardProps = {
  stay: StayCard
  /** Its own page, with the stay that was asked for. */
  href: string
  revision: number
  /** What its price is for: nights and guests. */
  forStay: string
  /** It is seen at once. */
  eager: boolean
}

export function ResultCard({ stay, href, forStay, revision, eager }: ResultCardProps) {
  const { t } = useTexts()
  return (
    <li className="@container">
      <article className="card group relative grid overflow-hidden transition-shadow hover:shadow-card @lg:grid-cols-[11rem_minmax(0,1fr)] @3xl:grid-cols-[13rem_minmax(0,1fr)_14rem]">
        <StayPicture
          stay={stay}
          revision={revision}
          eager={eager}
          className="aspect-[2/1] w-full @lg:row-span-2 @lg:aspect-auto @lg:h-full @lg:min-h-44"
        />
        <div className="grid min-w-0 content-start gap-2.5 p-5 pb-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-lg">
              <Link to={href} data-stay className="after:absolute after:inset-0 group-hover:underline">
                {stay.name}
              </Link>
            </h3>
            <Stars count={stay.stars} />
            {stay.isSample && <span className="tag">{t('hotels.list.sample')}</span>}
          </div>
          <WayToClinic minutes={stay.minutes} />
          <RecoveryFeatures {...stay} />
          <p className="text-sm text-muted">
            {stay.room} · {t(`hotels.board.${stay.board}`)}
          </p>
          <Terms terms={stay.terms} />
        </div>
        <Offer stay={stay} forStay={forStay} />
      </article>
    </li>
  )
}

function Terms({ terms }: Pick<StayCard, 'terms'>) {
  const looks = { free: 'text-good', fee: 'text-ink', none: 'text-muted' }[terms.kind]
  const icon = ({ free: 'check', fee: 'clock', none: 'info' } as const)[terms.kind]
  return (
    <p className={`flex items-start gap-2 text-sm ${looks}`}>
      <Icon name={icon} className="mt-0.5 size-4.5" />
      <span>{terms.text}</span>
    </p>
  )
}

function Offer({ stay, forStay }: Pick<ResultCardProps, 'stay' | 'forStay'>) {
  const { t } = useTexts()
  const { total, perNight, atHotel, payment, canBook, roomsLeft } = stay
  return (
    <div className="mx-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-t border-line pt-4 pb-5 @lg:ms-5 @3xl:m-0 @3xl:flex-col @3xl:flex-nowrap @3xl:justify-start @3xl:border-s @3xl:border-t-0 @3xl:p-5 @3xl:text-end">
      <div className="grid gap-0.5 @3xl:justify-items-end">
        <p className="text-sm text-muted">{forStay}</p>
        <Price price={total} size="large" />
        {perNight && (
          <p className="text-sm text-muted">
            <Amounts text={t('hotels.list.perNight', { price: perNight })} />
          </p>
        )}
      </div>
      <div className="grid gap-0.5 text-sm text-muted @3xl:justify-items-end">
        <p>{t('hotels.list.taxes')}</p>
        {atHotel && <p>{t('hotels.list.atHotel', { amount: atHotel })}</p>}
        <p>{canBook ? t(`hotels.list.payment.${payment}`) : t('hotels.list.notOnline')}</p>
        {roomsLeft !== null && <p className="text-ink">{t('hotels.list.left', { count: roomsLeft })}</p>}
      </div>
    </div>
  )
}
