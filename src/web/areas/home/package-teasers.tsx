// A few packages: what is inside, for how much, and how much less than its parts.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import type { PackageTeaser } from './present-package.server.ts'

type PackageTeasersProps = { packages: PackageTeaser[]; rate: string; revision: number }

export function PackageTeasers({ packages, rate, revision }: PackageTeasersProps) {
  const { t } = useTexts()
  return (
    <div className="grid gap-10">
      {rate && <p className="hint">{rate}</p>}
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {packages.map((one) => (
          <Teaser key={one.slug} one={one} revision={revision} />
        ))}
      </ul>
      <p>
        <Link to="/packages" className="button button-quiet">
          {t('home.allPackages')}
        </Link>
      </p>
    </div>
  )
}

function Teaser({ one, revision }: { one: PackageTeaser; revision: number }) {
  return (
    <li className="card group relative flex flex-col overflow-hidden md:max-lg:nth-3:hidden">
      <Picture
        photo={one.photo}
        art={`package/${one.slug}`}
        revision={revision}
        width={640}
        height={400}
        alt=""
        className="aspect-[8/5] w-full bg-wash"
      />
      <div className="flex grow flex-col gap-4 p-6">
        <div>
          <h3>
            <Link
              to={`/packages#${one.slug}`}
              className="group-hover:text-brand group-hover:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
            >
              {one.name}
            </Link>
          </h3>
          <p className="mt-2 text-muted">{one.facts.join(' · ')}</p>
        </div>
        <div className="mt-auto border-t border-line pt-4">
          <Price price={one.price} />
          {one.saving && <p className="mt-1 text-sm font-semibold text-good">{one.saving}</p>}
        </div>
      </div>
    </li>
  )
}
