// The head of a hotel's page: its pictures, its name, and how far it is from the clinic.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Price, type PriceText } from '#web/ui/price.tsx'
import type { FactsView } from './present-facts.server.ts'
import { Stars } from './stay-facts.tsx'
import { StayPicture } from './stay-picture.tsx'

type DetailHeadProps = {
  facts: FactsView
  id: string
  revision: number
  /** Of the stay, at the rate that was chosen or at the one that the hotel leads with. */
  price: { price: PriceText; forStay: string; isChosen: boolean } | null
}

export function DetailHead({ facts, id, revision, price }: DetailHeadProps) {
  const { t } = useTexts()
  const { name, stars, summary, distance, isSample } = facts
  return (
    <header
      className={`grid gap-6 ${hasMany(facts) ? '' : 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-center lg:gap-10'}`}
    >
      <Pictures facts={facts} id={id} revision={revision} />
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="min-w-0 break-words">
            <bdi>{name}</bdi>
          </h1>
          {isSample && <span className="tag">{t('hotels.list.sample')}</span>}
        </div>
        <Stars count={stars} />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 font-semibold">
          {distance.car && (
            <span className="inline-flex items-center gap-2">
              <Icon name="car" className="size-5 text-brand" />
              {distance.car}
            </span>
          )}
          {distance.walk && (
            <span className="inline-flex items-center gap-2">
              <Icon name="person" className="size-5 text-brand" />
              {distance.walk}
            </span>
          )}
          <span className={distance.car ? 'font-normal text-muted' : 'font-normal'}>{distance.clinic}</span>
        </p>
        {summary && <p className="text-lg text-muted">{summary}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
          <a className="button" href="#rooms">
            {t('hotels.detail.toRooms')}
          </a>
          {price && (
            <span>
              <span className="text-muted">{t(price.isChosen ? 'hotels.offer.chosen' : 'hotels.detail.from')}</span>{' '}
              <Price price={price.price} /> <span className="text-muted">{price.forStay}</span>
            </span>
          )}
        </p>
      </div>
    </header>
  )
}

const hasMany = ({ photo, pictures }: Pick<FactsView, 'photo' | 'pictures'>): boolean => !photo && pictures.length > 1

/** One large, and what else the supplier has beside it, or below it on a phone. */
function Pictures({ facts: { photo, pictures }, id, revision }: Omit<DetailHeadProps, 'price'>) {
  const { t } = useTexts()
  const shown = photo ? [] : pictures
  if (!hasMany({ photo, pictures })) {
    const stay = { id, photo, remote: shown[0] ?? null }
    return (
      <StayPicture
        stay={stay}
        revision={revision}
        eager
        className="aspect-[8/5] w-full rounded-card object-cover sm:aspect-[5/2] lg:aspect-[8/5]"
      />
    )
  }
  return (
    <ul
      aria-label={t('hotels.detail.pictures')}
      className="grid grid-cols-2 gap-2 overflow-hidden rounded-card sm:grid-cols-4"
    >
      {shown.map((remote, at) => (
        <li key={remote} className="first:col-span-2 first:row-span-2">
          <StayPicture
            stay={{ id, photo: null, remote }}
            revision={revision}
            eager={at === 0}
            className="aspect-[8/5] h-full w-full"
          />
        </li>
      ))}
    </ul>
  )
}
