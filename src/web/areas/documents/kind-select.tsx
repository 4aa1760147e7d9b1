// The choice of what kind of document something is.

import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type DocumentKind, documentKinds } from './document-kinds.ts'

type KindSelectProps = { name: string; kind: DocumentKind; onChange: (kind: DocumentKind) => void }

/** @param name of the document, for those who hear which choice this is */
export function KindSelect({ name, kind, onChange }: KindSelectProps) {
  const { t } = useTexts()
  return (
    <span className="relative block min-w-0">
      <select
        aria-label={t('documents.kindOf', { name })}
        value={kind}
        onChange={({ target }) => {
          const chosen = documentKinds.find((one) => one === target.value)
          if (chosen) onChange(chosen)
        }}
        className="field min-h-11 appearance-none truncate py-1 pe-11"
      >
        {documentKinds.map((one) => (
          <option key={one} value={one}>
            {t(`documents.kind.${one}`)}
          </option>
        ))}
      </select>
      <Icon name="chevron" className="pointer-events-none absolute end-3.5 top-3 size-5 text-muted" />
    </span>
  )
}
