// The legal texts: each language beside the other, with the day on which it was changed, and a look at the page as it will be.
import { useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { EditorPart } from './editor-part.tsx'
import { LegalPreview } from './legal-preview.tsx'
import { DateField } from './place-fields.tsx'
import { useEditor } from './use-editor.ts'
import { WordsField } from './words-field.tsx'

const legalTexts = ['cookiePolicy', 'privacyPolicy', 'termsOfService'] as const
type LegalName = (typeof legalTexts)[number]

/** One at a time: each is long. */
export function LegalEditor() {
  const { t } = useTexts()
  const { languages } = useEditor()
  const [shown, setShown] = useState<LegalName>('privacyPolicy')
  const [seenIn, setSeenIn] = useState<string>()
  return (
    <>
      <div role="group" aria-label={t('catalogue.legal.which')} className="flex flex-wrap gap-2">
        {legalTexts.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === shown}
            className="button button-quiet min-h-11 px-4 py-1 aria-pressed:border-brand aria-pressed:bg-wash"
            onClick={() => {
              setShown(name)
              setSeenIn(undefined)
            }}
          >
            {t(`catalogue.legal.${name}`)}
          </button>
        ))}
      </div>
      <EditorPart key={shown} title={t(`catalogue.legal.${shown}`)} text={t('catalogue.legal.hint')}>
        <DateField path={`${shown}.updatedOn`} label={t('catalogue.legal.updatedOn')} className="max-w-64" />
        <WordsField path={`${shown}.text`} label={t('catalogue.place.text')} rows={16} />
        <div role="group" aria-label={t('catalogue.legal.preview')} className="flex flex-wrap gap-2">
          {languages.map(({ code, name }) => (
            <button
              key={code}
              type="button"
              aria-expanded={seenIn === code}
              className="button button-quiet min-h-11 px-4 py-1"
              onClick={() => setSeenIn(seenIn === code ? undefined : code)}
            >
              {t('catalogue.legal.previewIn', { language: name })}
            </button>
          ))}
        </div>
        {seenIn && <LegalPreview key={seenIn} path={`${shown}.text`} language={seenIn} />}
      </EditorPart>
    </>
  )
}
