// The addresses under which the site is found: added, taken away, but never the one that the desk is open at.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { EditorPart } from './editor-part.tsx'
import { ListField } from './list-field.tsx'
import { LineField } from './place-fields.tsx'
import { useValue } from './use-document.ts'
import { useEditor } from './use-editor.ts'
import { textOf } from './value-at.ts'

export function DomainsEditor() {
  const { t } = useTexts()
  const { beside } = useEditor()
  const host = (beside.host ?? '').replace(/:\d+$/, '')
  const domains = useValue('domains')
  const isHereListed = Array.isArray(domains) && domains.includes(host)
  return (
    <>
      <EditorPart title={t('catalogue.domains.title')} text={t('catalogue.domains.text')}>
        <p>{t('catalogue.domains.here', { host: `\u2068${host}\u2069` })}</p>
        {!isHereListed && (
          <p className="font-semibold text-warn">{t('catalogue.domains.hereGone', { host: `\u2068${host}\u2069` })}</p>
        )}
        <ListField
          path="domains"
          label={t('catalogue.domains.list')}
          blank=""
          itemName={(at) => t('catalogue.domains.one', { number: at + 1 })}
          add={t('catalogue.domains.add')}
          isUnordered
        >
          {(path) => <DomainField path={path} host={host} />}
        </ListField>
      </EditorPart>
      <EditorPart title={t('catalogue.domains.dns')}>
        <ol className="grid list-decimal gap-2 ps-5">
          <li>{t('catalogue.domains.dnsName')}</li>
          <li>{t('catalogue.domains.dnsPoint', { host: `\u2068${host}\u2069` })}</li>
          <li>{t('catalogue.domains.dnsTls')}</li>
          <li>{t('catalogue.domains.dnsWait')}</li>
        </ol>
      </EditorPart>
    </>
  )
}

function DomainField({ path, host }: { path: string; host: string }) {
  const { t } = useTexts()
  const isHere = textOf(useValue(path)) === host
  return (
    <LineField
      path={path}
      label={t('catalogue.domains.name')}
      hint={isHere ? t('catalogue.domains.isHere') : undefined}
      input={{ dir: 'ltr', autoCapitalize: 'none', spellCheck: false, placeholder: 'clinic.example' }}
    />
  )
}
