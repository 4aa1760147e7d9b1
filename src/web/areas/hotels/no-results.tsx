// Nothing fits: which filter to loosen, one press each; and without filters, what else may help.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ActiveFilter } from './active-filters.ts'
import { type SearchAddress, type SearchBase, searchHref } from './stay-address.ts'

type NoResultsProps = { base: SearchBase; search: SearchAddress; active: readonly ActiveFilter[] }

export function NoResults({ base, search, active }: NoResultsProps) {
  const { t } = useTexts()
  return (
    <div className="card grid justify-items-start gap-4 p-8">
      <h3 className="text-xl">{t('hotels.list.none')}</h3>
      {active.length > 0 ? (
        <>
          <p>{t('hotels.list.noneFiltered')}</p>
          <ul className="grid gap-2">
            {active.map(({ key, text, without }) => (
              <li key={key}>
                <Link
                  to={searchHref(base, search, without)}
                  replace
                  preventScrollReset
                  className="link inline-flex min-h-11 items-center gap-2"
                >
                  <Icon name="cross" className="size-4" />
                  {t('hotels.filter.remove', { filter: text })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('hotels.list.noneAtAll')}</p>
      )}
      <Link className="button button-quiet" to="/contact">
        {t('hotels.list.askClinic')}
      </Link>
    </div>
  )
}
