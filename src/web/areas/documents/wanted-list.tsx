// What the clinic asks for and cannot see yet, each to be added as just that, then shared with the practitioner who asks for it.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { rowsClass } from '#web/signed-in/row.tsx'
import { DocumentPicture } from './document-picture.tsx'
import type { Wanted } from './present-documents.server.ts'

type WantedListProps = { wanted: readonly Wanted[]; onAdd: (one: Wanted) => void; onShare: (one: Wanted) => void }

export function WantedList({ wanted, onAdd, onShare }: WantedListProps) {
  const { t } = useTexts()
  return (
    <div className="card grid gap-4 border-brand bg-tint p-5">
      <h3>{t('documents.wanted.title')}</h3>
      <ul className={rowsClass}>
        {wanted.map((one) => (
          <li
            key={`${one.kind} ${one.practitioner?.slug} ${one.for}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-3"
          >
            <DocumentPicture kind={one.kind} preview={null} />
            <div className="min-w-0 flex-1 basis-[calc(100%-4rem)] sm:basis-40">
              <p className="font-semibold">{t(`documents.kind.${one.kind}`)}</p>
              {one.for && <p className="hint">{t('documents.wanted.for', { what: one.for })}</p>}
              {one.isAdded && <p className="hint">{t('documents.wanted.unseen', { name: nameOf(one) })}</p>}
            </div>
            {one.isAdded ? (
              <Press one={one} onPress={onShare} text={t('documents.wanted.share', { name: nameOf(one) })} />
            ) : (
              <Press one={one} onPress={onAdd} text={t('documents.wanted.add')} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )

  function nameOf({ practitioner }: Wanted): string {
    return practitioner ? `\u2068${practitioner.name}\u2069` : t('documents.wanted.clinic')
  }
}

function Press({ one, text, onPress }: { one: Wanted; text: string; onPress: (one: Wanted) => void }) {
  const { t } = useTexts()
  return (
    <button
      type="button"
      className="button button-quiet min-h-11 bg-paper px-4 py-1 noscript:hidden"
      aria-label={`${text}: ${t(`documents.kind.${one.kind}`)}`}
      onClick={() => onPress(one)}
    >
      {text}
    </button>
  )
}
