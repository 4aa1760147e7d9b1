// The choice of what kind of document something is.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { SelectBox, selectClass } from '#web/ui/select-box.tsx'
import { type DocumentKind, documentKinds } from './document-kinds.ts'

type KindSelectProps = { name: string; kind: DocumentKind; onChange: (kind: DocumentKind) => void }

/** @param name of the document, for those who hear which choice this is */
export function KindSelect({ name, kind, onChange }: KindSelectProps) {
  const { t } = useTexts()
  return (
    <SelectBox>
      <select
        aria-label={t('documents.kindOf', { name })}
        value={kind}
        onChange={({ target }) => {
          const chosen = documentKinds.find((one) => one === target.value)
          if (chosen) onChange(chosen)
        }}
        className={`${selectClass} min-h-11 py-1`}
      >
        {documentKinds.map((one) => (
          <option key={one} value={one}>
            {t(`documents.kind.${one}`)}
          </option>
        ))}
      </select>
    </SelectBox>
  )
}
