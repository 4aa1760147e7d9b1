// One package: what it is, what it costs beside its parts, and, opened, every part of it.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { PackageContents } from './package-contents.tsx'
import type { PackageText } from './present-packages.server.ts'

type PackageCardProps = {
  one: PackageText
  revision: number
  /** In the list of all packages: it leads to its procedure, and its parts wait to be opened. */
  listed?: boolean
  eager?: boolean
}

export function PackageCard({ one, revision, listed = false, eager = false }: PackageCardProps) {
  const { t } = useTexts()
  const Heading = listed ? 'h2' : 'h3'
  return (
    <article id={one.slug} className="card mb-8 scroll-mt-24 last:mb-0 overflow-hidden">
      <div className="md:grid md:grid-cols-[minmax(200px,304px)_minmax(0,1fr)] md:gap-8 md:p-8">
        <Picture
          photo={one.photo}
          art={`package/${one.slug}`}
          revision={revision}
          width={640}
          height={400}
          alt=""
          eager={eager}
          className="aspect-[8/5] w-full bg-wash md:rounded-xl"
        />
        <div className="grid gap-6 p-5 md:p-0 lg:grid-cols-[minmax(0,1fr)_fit-content(18rem)] lg:gap-8">
          <div>
            <Heading className="text-xl">{one.name}</Heading>
            <p className="mt-2 text-muted">{one.summary}</p>
            <Facts one={one} />
            {listed && (
              <p className="mt-4 grid justify-items-start gap-2">
                <Link className="link" to={`/procedures/${one.procedure.slug}`}>
                  {t('packages.procedure', { procedure: one.procedure.name })}
                </Link>
                {one.nights > 0 && (
                  <Link className="link" to={`/hotels?nights=${one.nights}&procedure=${one.procedure.slug}`}>
                    {t('packages.hotels', { count: one.nights })}
                  </Link>
                )}
              </p>
            )}
          </div>
          <Offer one={one} />
        </div>
      </div>
      <details open={!listed} className="group border-t border-line">
        <summary className="flex cursor-pointer list-none items-center gap-2 px-5 py-4 font-semibold hover:text-brand md:px-8">
          <Icon name="chevron" className="size-5 text-muted transition-transform group-open:rotate-180" />
          {t('packages.contents')}
        </summary>
        <PackageContents one={one} />
      </details>
    </article>
  )
}

function Facts({ one }: { one: PackageText }) {
  const { t } = useTexts()
  const { nights, hotelClass, transfers, companions, fly } = one
  const facts: [IconName, string | false][] = [
    ['bed', nights > 0 && t('packages.hotelNights', { count: nights })],
    ['home', hotelClass > 0 && t('packages.hotelClass', { count: hotelClass })],
    ['car', transfers > 0 && t('packages.rides', { count: transfers })],
    ['people', companions > 0 ? t('packages.companions', { count: companions }) : t('packages.alone')],
    ['plane', fly],
  ]
  return (
    <ul className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {facts.map(
        ([icon, text]) =>
          text && (
            <li key={icon} className="flex items-center gap-2 last:col-span-full">
              <Icon name={icon} className="size-5 shrink-0 text-brand" />
              {text}
            </li>
          ),
      )}
    </ul>
  )
}

function Offer({ one }: { one: PackageText }) {
  const { t } = useTexts()
  return (
    <div className="grid content-start justify-items-start gap-3 lg:min-w-56">
      <Price price={one.price} size="large" />
      {one.saving && (
        <p>
          <span className="block text-muted">{t('packages.partsPrice', { price: one.partsPrice })}</span>
          <span className="font-semibold text-good">{t('packages.saving', { price: one.saving })}</span>
        </p>
      )}
      <Link
        className="button"
        to={`/quote?package=${one.slug}`}
        aria-label={t('packages.quoteFor', { name: one.name })}
      >
        {t('packages.quote')}
      </Link>
      <p className="hint">{t('packages.valid', { from: one.validFrom, to: one.validTo })}</p>
    </div>
  )
}
