// What the clinic asks for and does not have yet, each to be added as just that.
import type { DocumentKind } from '#contract/documents.ts'
import { rowsClass } from '#web/areas/profile/row.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { DocumentPicture } from './document-picture.tsx'
import type { Wanted } from './present-documents.server.ts'

type WantedListProps = { wanted: readonly Wanted[]; onAdd: (kind: DocumentKind) => void }

export function WantedList({ wanted, onAdd }: WantedListProps) {
  const { t } = useTexts()
  return (
    <div className="card grid gap-4 border-brand bg-tint p-5">
      <h3>{t('documents.wanted.title')}</h3>
      <ul className={rowsClass}>
        {wanted.map(({ kind, for: what }) => (
          <li key={`${kind} ${what}`} className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <DocumentPicture kind={kind} preview={null} />
            <div className="min-w-0 flex-1 basis-[calc(100%-4rem)] sm:basis-40">
              <p className="font-semibold">{t(`documents.kind.${kind}`)}</p>
              {what && <p className="hint">{t('documents.wanted.for', { what })}</p>}
            </div>
            <button
              type="button"
              className="button button-quiet min-h-11 bg-paper px-4 py-1 noscript:hidden"
              aria-label={`${t('documents.wanted.add')}: ${t(`documents.kind.${kind}`)}`}
              onClick={() => onAdd(kind)}
            >
              {t('documents.wanted.add')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
