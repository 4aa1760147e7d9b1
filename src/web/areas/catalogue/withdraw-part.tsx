// Takes a document off the site, and brings one back: what was asked and booked stays.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ConfirmButton } from '#web/signed-in/confirm-button.tsx'
import type { CatalogueKind } from './catalogue-kind.ts'
import { useDocument } from './use-document.ts'
import { useEditor, useLock } from './use-editor.ts'
import type { Save } from './use-save-document.ts'

/** What is a part of the provider itself is always there. */
const kept: readonly CatalogueKind[] = ['site', 'calendar']

export function WithdrawPart({ saving }: { saving: Save }) {
  const { t } = useTexts()
  const { kind, began, dirty, document } = useDocument()
  const { isWithdrawn, name } = useEditor()
  const isLocked = useLock('withdrawn') !== undefined
  if (kept.includes(kind) || began === null || isLocked) return null
  const isPicture = kind === 'picture'
  const isBusy = saving.state.state === 'saving'
  if (isWithdrawn) {
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-sm text-muted">{t('catalogue.withdraw.isGone')}</p>
        <button
          type="button"
          className="button button-quiet min-h-11 px-4 py-1"
          aria-disabled={isBusy || undefined}
          onClick={() => void saving.save({ document })}
        >
          {t('catalogue.withdraw.back')}
        </button>
      </div>
    )
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-muted">{t(isPicture ? 'catalogue.picture.removeText' : 'catalogue.withdraw.text')}</p>
      <ConfirmButton
        label={t(isPicture ? 'catalogue.picture.remove' : 'catalogue.withdraw')}
        about={name}
        question={
          isPicture
            ? t('catalogue.picture.removeQuestion')
            : t(dirty.length > 0 ? 'catalogue.withdraw.questionOpen' : 'catalogue.withdraw.question', { name })
        }
        isBusy={isBusy}
        onYes={() => void saving.save({ document: null })}
      />
    </div>
  )
}
