// Everything that is kept of a client, to take along: as a file for people and programs, and as one for other clinics.
import type { MouseEvent } from 'react'
import { exportPaths } from '#web/browser/endpoints/privacy.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { Row, rowsClass } from '#web/signed-in/row.tsx'
import { Section } from '#web/signed-in/section.tsx'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
import { saveFile } from './save-file.ts'

const files = [
  { kind: 'json', path: exportPaths.json },
  { kind: 'fhir', path: exportPaths.fhir },
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
  const deed = useApiAction({ 'too-many-requests': 'profile.export.tooMany' })
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
      <ActionStatus news={deed.news} />
    </div>
  )
}
