// Says what came of a save: that it stands on the site, or when it will, and what colleagues changed meanwhile.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { sayPlace } from './place-names.ts'
import { useDocument } from './use-document.ts'
import { useEditor } from './use-editor.ts'
import type { Save } from './use-save-document.ts'

export function SaveNews({ saving: { state } }: { saving: Save }) {
  const { t } = useTexts()
  const { faults, dirty } = useDocument()
  const { languages } = useEditor()
  if (state.state === 'saving') return <p className="text-muted">{t('catalogue.save.saving')}</p>
  if (state.state === 'failed') return <p className="font-semibold text-bad">{t(state.text)}</p>
  if (state.state === 'conflict') return <p className="font-semibold">{t('catalogue.save.conflict')}</p>
  if (state.state === 'refused') {
    if (faults.length === 0) return null
    const needing = faults.filter(({ reason }) => reason === 'needs-it').map(({ path }) => path.replace(/^\w+\./, ''))
    if (needing.length > 0) {
      return <p className="font-semibold text-bad">{t('catalogue.save.needed', { names: needing.join(', ') })}</p>
    }
    const places = faults.slice(0, 5).map(({ path }) => sayPlace(t, path, languages))
    return (
      <p className="font-semibold text-bad">
        {t('catalogue.save.refused', { count: faults.length, places: places.join(', ') })}
      </p>
    )
  }
  if (state.state === 'still') {
    return dirty.length > 0 ? null : <p className="text-muted">{t('catalogue.save.still')}</p>
  }
  const who = [...new Set(state.merged.map(({ by }) => by))]
    .map((name) => `\u2068${name || t('catalogue.byPack')}\u2069`)
    .join(', ')
  const places = [...new Set(state.merged.map(({ path }) => sayPlace(t, path, languages)))].join(', ')
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
