// One picture of the site: chosen, cut, said in words for who does not see it, looked at where the site shows it, and taken away.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { EditorPart } from './editor-part.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { PicturePlaces } from './picture-places.tsx'
import { useValue } from './use-document.ts'
import { useEditor } from './use-editor.ts'
import { textOf } from './value-at.ts'
import { WordsField } from './words-field.tsx'

export function PictureEditor() {
  const { t } = useTexts()
  const { picture } = useEditor().beside
  const file = textOf(useValue('file'))
  if (!picture) return <p>{t('catalogue.picture.nothing')}</p>
  return (
    <>
      <EditorPart title={t('catalogue.picture.title')} text={t('catalogue.picture.hint')}>
        <PictureChoice picture={picture} />
      </EditorPart>
      {file !== '' && (
        <>
          <EditorPart title={t('catalogue.picture.words')} text={t('catalogue.picture.wordsHint')}>
            <WordsField path="description" label={t('catalogue.picture.description')} rows={2} isOptional />
          </EditorPart>
          <EditorPart title={t('catalogue.picture.places')} text={t('catalogue.picture.placesHint')}>
            <PicturePlaces file={file} shows={picture.shows} name={picture.name} />
          </EditorPart>
        </>
      )}
    </>
  )
}
