// All packages on sale, narrowed to a category by plain links.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { PackageCard } from '#web/site/package-card.tsx'
import type { PackageList } from '#web/site/present-packages.server.ts'

export function PackagesPage({ list }: { list: PackageList }) {
  const { t } = useTexts()
  return (
    <div className="page py-8 md:py-12">
      <h1>{t('packages.title')}</h1>
      <p className="mt-3 text-lg text-muted">{t('packages.introduction')}</p>
      <Categories list={list} />
      {list.total > 0 && list.rate && <p className="hint mt-6">{list.rate}</p>}
      <div className="mt-6">
        {list.packages.map((one, at) => (
          <PackageCard key={one.slug} one={one} revision={list.revision} listed eager={at === 0} />
        ))}
      </div>
      {list.total === 0 && <NoPackages />}
    </div>
  )
}

function Categories({ list }: { list: PackageList }) {
  const { t } = useTexts()
  if (list.categories.length === 0) return null
  const choices = [{ slug: undefined, name: t('packages.all'), count: list.total }, ...list.categories]
  return (
    <nav aria-label={t('packages.categories')} className="mt-8">
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ slug, name, count }) => (
          <li key={name}>
            <Link
              to={slug ? `/packages?category=${encodeURIComponent(slug)}` : '/packages'}
              preventScrollReset
              aria-current={slug === list.category ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-4 hover:bg-tint aria-[current=page]:border-transparent aria-[current=page]:bg-button aria-[current=page]:text-on-button"
            >
              {name} <span className="figure text-sm">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NoPackages() {
  const { t } = useTexts()
  return (
    <div className="card mt-8 grid justify-items-start gap-4 p-8">
      <h2>{t('packages.noneTitle')}</h2>
      <p>{t('packages.none')}</p>
      <div className="flex flex-wrap gap-3">
        <Link className="button" to="/procedures">
          {t('procedures.showAll')}
        </Link>
        <Link className="button button-quiet" to="/quote">
          {t('shell.quote')}
        </Link>
      </div>
    </div>
  )
}
