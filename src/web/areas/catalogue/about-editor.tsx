// What the clinic says of itself on the first page: its headline, its reasons, its story, how a journey goes, and who vouches for it.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { EditorPart } from './editor-part.tsx'
import { ListField } from './list-field.tsx'
import { LineField } from './place-fields.tsx'
import { WordsField } from './words-field.tsx'

export function AboutEditor() {
  const { t } = useTexts()
  return (
    <>
      <EditorPart title={t('catalogue.about.top')}>
        <WordsField path="headline" label={t('catalogue.about.headline')} />
        <WordsField path="introduction" label={t('catalogue.about.introduction')} rows={3} />
      </EditorPart>
      <TitledTexts path="reasons" />
      <EditorPart title={t('catalogue.about.story')}>
        <ListField
          path="story"
          label={t('catalogue.about.story')}
          blank={{}}
          itemName={(at) => t('catalogue.about.paragraph', { number: at + 1 })}
          add={t('catalogue.about.addParagraph')}
          none={t('catalogue.about.none')}
        >
          {(path) => <WordsField path={path} label={t('catalogue.place.text')} rows={4} />}
        </ListField>
      </EditorPart>
      <TitledTexts path="steps" />
      <EditorPart title={t('catalogue.about.accreditations')} text={t('catalogue.about.accreditationsHint')}>
        <ListField
          path="accreditations"
          label={t('catalogue.about.accreditations')}
          blank={{ name: {} }}
          itemName={(at) => t('catalogue.about.accreditation', { number: at + 1 })}
          add={t('catalogue.about.addAccreditation')}
          none={t('catalogue.about.none')}
        >
          {(path) => (
            <>
              <WordsField path={`${path}.name`} label={t('catalogue.place.name')} />
              <LineField
                path={`${path}.url`}
                label={t('catalogue.about.url')}
                input={{ type: 'url', dir: 'ltr' }}
                isOptional
              />
            </>
          )}
        </ListField>
      </EditorPart>
    </>
  )
}

function TitledTexts({ path }: { path: 'reasons' | 'steps' }) {
  const { t } = useTexts()
  return (
    <EditorPart title={t(`catalogue.about.${path}`)}>
      <ListField
        path={path}
        label={t(`catalogue.about.${path}`)}
        blank={{ title: {}, text: {} }}
        itemName={(at) => t(`catalogue.about.${path}One`, { number: at + 1 })}
        add={t('catalogue.about.addOne')}
        none={t('catalogue.about.none')}
      >
        {(item) => (
          <>
            <WordsField path={`${item}.title`} label={t('catalogue.about.title')} />
            <WordsField path={`${item}.text`} label={t('catalogue.place.text')} rows={3} />
          </>
        )}
      </ListField>
    </EditorPart>
  )
}
