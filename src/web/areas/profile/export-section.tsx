// Everything that is kept of a client, to take along: as a file for people and programs, and as one for other clinics.
import type { MouseEvent } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { DeedNews } from './deed-news.tsx'
import { Row, rowsClass } from './row.tsx'
import { saveFile } from './save-file.ts'
import { Section } from './section.tsx'
import { useApiDeed } from './use-api-deed.ts'

/** As the contract of privacy has them. */
const files = [
  { kind: 'json', path: '/api/client/export.json' },
  { kind: 'fhir', path: '/api/client/export.fhir.json' },
] as const

export function ExportSection() {
  const { t } = useTexts()
  return (
    <Section place="export" title={t('profile.export.title')} text={t('profile.export.text')}>
      <ul className={rowsClass}>
        {files.map((file) => (
          <li key={file.kind}>
            <ExportFile {...file} />
          </li>
        ))}
      </ul>
      <p className="hint border-t border-line pt-4">{t('profile.export.careful')}</p>
    </Section>
  )
}

function ExportFile({ kind, path }: (typeof files)[number]) {
  const { t, language } = useTexts()
  const deed = useApiDeed({ 'too-many-requests': 'profile.export.tooMany' })
  const address = `${path}?${new URLSearchParams({ language })}` as const
  const save = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // A browser that saves a failed answer says nothing of it, or keeps a file that is none.
    event.preventDefault()
    if (await deed.run((call) => saveFile(call, address))) deed.say('profile.export.done')
  }
  return (
    <div className="grid gap-2">
      <Row name={t(`profile.export.${kind}`)} text={t(`profile.export.${kind}.text`)}>
        <a
          href={address}
          download
          className="button button-quiet min-h-11 px-4 py-1"
          aria-label={`${t('profile.export.save')} ${t(`profile.export.${kind}`)}`}
          aria-disabled={deed.isBusy || undefined}
          onClick={(event) => void save(event)}
        >
          {t(deed.isBusy ? 'profile.waiting' : 'profile.export.save')}
        </a>
      </Row>
      <DeedNews news={deed.news} />
    </div>
  )
}
