// One document: its picture, its name and what is to be known of it, to open and to delete.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ConfirmButton } from '#web/signed-in/confirm-button.tsx'
import { isKnownKind } from '#web/signed-in/document-kinds.ts'
import { sayBytes } from '#web/signed-in/say-bytes.ts'
import { DocumentPicture } from './document-picture.tsx'
import type { ShownDocument } from './present-documents.server.ts'

type DocumentRowProps = { document: ShownDocument; isBusy: boolean; onOpen: () => void; onDelete: () => void }

export function DocumentRow({ document, isBusy, onOpen, onDelete }: DocumentRowProps) {
  const { t } = useTexts()
  const { kind, name, bytes, day, keptUntilDay, scan, preview, sourceType } = document
  const what = `${t(`documents.kind.${isKnownKind(kind) ? kind : 'other'}`)} · ${sayBytes(bytes, t)}`
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <DocumentPicture kind={kind} preview={preview} />
      <div className="min-w-0 flex-1 basis-[calc(100%-4rem)] sm:basis-40">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </span>
          {sourceType === 'clinic' && <span className="tag">{t('documents.list.fromClinic')}</span>}
        </p>
        <p className="hint">{what}</p>
        <p className="hint">
          {t(keptUntilDay ? 'documents.list.addedKept' : 'documents.list.added', { day, until: keptUntilDay })}
        </p>
        {scan === 'waiting' && <p className="hint">{t('documents.list.waiting')}</p>}
        {scan === 'infected' && <p className="font-semibold text-bad">{t('documents.list.infected')}</p>}
      </div>
      {(scan === 'clean' || scan === 'off') && (
        <button
          type="button"
          className="button button-quiet min-h-11 px-4 py-1 noscript:hidden"
          aria-label={`${t('documents.list.open')} ${name}`}
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || onOpen()}
        >
          {t('documents.list.open')}
        </button>
      )}
      <ConfirmButton
        label={t('documents.list.delete')}
        about={name}
        question={t('documents.list.deleteQuestion')}
        isBusy={isBusy}
        onYes={onDelete}
      />
    </div>
  )
}
