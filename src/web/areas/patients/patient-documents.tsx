// Documents of a patient, each to be opened by whoever may: every opening stands in the patient's log.
import { useMay } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { sayBytes } from '#web/signed-in/say-bytes.ts'
import { Icon } from '#web/ui/icon.tsx'

type Shown = { id: string; name: string; kind: string; bytes: number; canOpen: boolean; url: string; by?: string }

export function PatientDocuments({ documents }: { documents: readonly Shown[] }) {
  const { t } = useTexts()
  const mayOpen = useMay('documents.open')
  if (documents.length === 0) return null
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        {documents.map(({ id, name, kind, bytes, canOpen, url, by }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Icon name="page" className="size-5 text-brand" />
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-semibold wrap-anywhere">
                <bdi>{name}</bdi>
              </p>
              <p className="hint">
                {kind} · {sayBytes(bytes, t)}
              </p>
              {by && <p className="hint">{by}</p>}
              {!canOpen && <p className="hint">{t('desk.patients.scanning')}</p>}
            </div>
            {mayOpen && canOpen && (
              <a
                className="button button-quiet min-h-11 px-4 py-1"
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={`${t('desk.patients.open')} ${name}`}
              >
                {t('desk.patients.open')}
              </a>
            )}
          </li>
        ))}
      </ul>
      {!mayOpen && <p className="hint">{t('desk.patients.mayNotOpen')}</p>}
    </div>
  )
}
