// Everything that can be changed of the site: found by name, with what it lacks and what waits of it, and more to be added.
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { packExportPath } from '#web/browser/endpoints/catalogue.ts'
import { useMay } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AddItem } from './add-item.tsx'
import type { CatalogueGroup, CatalogueText } from './present-catalogue.server.ts'

export function CatalogueList({ catalogue: { groups, waiting, language } }: { catalogue: CatalogueText }) {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const id = useId()
  const wanted = plain(typed)
  const shown = groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ name, slug }) => `${plain(name)} ${slug}`.includes(wanted)),
    }))
    .filter(({ items }) => items.length > 0 || wanted === '')
  const mayExport = useMay('catalogue.export')
  const found = shown.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-3xl">{t('catalogue.title')}</h1>
        <Link className="link inline-flex min-h-11 items-center" to="/desk/catalogue/pictures">
          {t('catalogue.pictures.title')}
        </Link>
        <Link className="link inline-flex min-h-11 items-center gap-2" to="/desk/catalogue/changes">
          {t('catalogue.changes.title')}
          {waiting > 0 && <span className="tag text-warn">{t('catalogue.waiting', { count: waiting })}</span>}
        </Link>
        <div className="relative w-full sm:ms-auto sm:w-80">
          <label className="sr-only" htmlFor={id}>
            {t('catalogue.search')}
          </label>
          <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-muted" />
          <input
            id={id}
            type="search"
            dir="auto"
            autoComplete="off"
            placeholder={t('catalogue.search')}
            className="field ps-11"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
      </div>
      {mayExport && (
        <p className="-mt-6 max-w-none text-sm text-muted">
          {/* A file of the API, and no page of ours. */}
          <a className="link inline-flex min-h-11 items-center" href={packExportPath} download>
            {t('catalogue.export')}
          </a>{' '}
          {t('catalogue.exportText')}
        </p>
      )}
      <p role="status" className={wanted === '' ? 'sr-only' : 'text-muted'}>
        {wanted !== '' && t('catalogue.found', { count: found })}
      </p>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2 2xl:grid-cols-3">
        {shown.map((group) => (
          <Group key={group.kind} group={group} language={language} isSearched={wanted !== ''} />
        ))}
      </div>
    </div>
  )
}

const plain = (text: string) => text.trim().toLocaleLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

type GroupProps = { group: CatalogueGroup; language: CatalogueText['language']; isSearched: boolean }

function Group({ group: { kind, items, blank }, language, isSearched }: GroupProps) {
  const { t } = useTexts()
  const id = useId()
  const mayWords = useMay('catalogue.edit')
  const mayPrices = useMay('prices.edit')
  // A new one has words and prices, or hours: whoever may not write all of it begins none.
  const mayAdd = mayWords && mayPrices
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2">
      <h2 id={id} className="text-xl">
        {t(`catalogue.kind.${kind}`)}
      </h2>
      {items.length === 0 && <p className="text-muted">{t('catalogue.none')}</p>}
      <ul className="card divide-y divide-line overflow-hidden empty:hidden">
        {items.map((item) => (
          <li key={item.slug}>
            <Link
              to={item.href}
              className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 -outline-offset-3 hover:bg-tint"
            >
              <span className={`min-w-0 flex-1 basis-40 wrap-anywhere ${item.isWithdrawn ? 'text-muted' : ''}`}>
                {item.name}
              </span>
              {item.waiting > 0 && (
                <span className="tag text-warn">{t('catalogue.waiting', { count: item.waiting })}</span>
              )}
              {item.lacks.length > 0 && (
                <span className="text-sm text-warn">{t('catalogue.lacks', { languages: item.lacks.join(', ') })}</span>
              )}
              {item.isWithdrawn && <span className="text-sm text-muted">{t('catalogue.withdrawn')}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {blank && mayAdd && !isSearched && <AddItem kind={kind} blank={blank} taken={items} language={language} />}
    </section>
  )
}
