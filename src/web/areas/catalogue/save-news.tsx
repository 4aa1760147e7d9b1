// Says what came of a save: that it stands on the site, or when it will, and what colleagues changed meanwhile.
import { Fragment } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { itemPath } from './catalogue-kind.ts'
import { FaultWords } from './place-box.tsx'
import { sayFault } from './say-fault.ts'
import { useSayPlaces } from './say-places.ts'
import { useDocument } from './use-document.ts'
import { useEditor } from './use-editor.ts'
import type { Save } from './use-save-document.ts'

export function SaveNews({ saving: { state } }: { saving: Save }) {
  const { t } = useTexts()
  const sayPlaces = useSayPlaces()
  const { dirty } = useDocument()
  if (state.state === 'saving') return <p className="text-muted">{t('catalogue.save.saving')}</p>
  if (state.state === 'failed') return <p className="font-semibold text-bad">{t(state.text)}</p>
  if (state.state === 'conflict') return <p className="font-semibold">{t('catalogue.save.conflict')}</p>
  if (state.state === 'prices') return <p className="font-semibold">{t('catalogue.save.prices')}</p>
  if (state.state === 'refused') return <Refused />
  if (state.state === 'still') {
    return dirty.length > 0 ? null : <p className="text-muted">{t('catalogue.save.still')}</p>
  }
  const who = [...new Set(state.merged.map(({ by }) => by))]
    .map((name) => `\u2068${name || t('catalogue.byPack')}\u2069`)
    .join(`${t('catalogue.place.comma')} `)
  const { places } = sayPlaces(state.merged.map(({ path }) => path))
  return (
    <>
      <p className="flex items-center gap-1.5 font-semibold text-good">
        <Icon name={state.outcome === 'done' || state.outcome === 'same' ? 'check' : 'clock'} className="size-5" />
        {t(
          state.isWithdrawal && state.outcome === 'done'
            ? 'catalogue.save.withdrawn'
            : `catalogue.save.${state.outcome}`,
        )}
      </p>
      {state.merged.length > 0 && <p className="text-sm">{t('catalogue.save.merged', { who, places })}</p>}
    </>
  )
}

/** Reasons that are of the document and of no field in it. */
const ofAll: readonly string[] = ['stays', 'fixed']

function Refused() {
  const { t } = useTexts()
  const { faults } = useDocument()
  const sayPlaces = useSayPlaces()
  const [first] = faults
  if (!first) return null
  if (first.reason === 'needs-it') return <Needed paths={faults.map(({ path }) => path)} />
  return (
    <p className="font-semibold text-bad">
      {first.path === '' || ofAll.includes(first.reason) ? (
        <FaultWords fault={sayFault(t, first)} />
      ) : (
        t('catalogue.save.refused', { ...sayPlaces(faults.map(({ path }) => path)) })
      )}
    </p>
  )
}

/** @param paths `package.hip-with-stay`: what cannot be without it */
function Needed({ paths }: { paths: readonly string[] }) {
  const { t } = useTexts()
  const { others } = useEditor()
  return (
    <p className="font-semibold text-bad">
      {t('catalogue.save.needed')}{' '}
      {paths.map((path, at) => {
        const other = others.find(({ kind, slug }) => path === `${kind}.${slug}`)
        return (
          <Fragment key={path}>
            {at > 0 && `${t('catalogue.place.comma')} `}
            {other ? (
              <Link className="link" to={itemPath(other.kind, other.slug)}>
                <bdi>{other.name}</bdi>
              </Link>
            ) : (
              <bdi>{path.replace(/^\w+\./, '')}</bdi>
            )}
          </Fragment>
        )
      })}
    </p>
  )
}
