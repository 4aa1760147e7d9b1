// The client’s documents, newest first; each can be opened and deleted.
import { deleteDocument, openDocument } from '#web/browser/endpoints/documents.ts'
import { hasShape, isText } from '#web/browser/read-reply.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { rowsClass } from '#web/signed-in/row.tsx'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
import { DocumentRow } from './document-row.tsx'
import { DocumentSection } from './document-section.tsx'
import type { ShownDocument } from './present-documents.server.ts'
import { showFile } from './show-file.ts'
import type { ShownDocuments } from './use-shown-documents.ts'

const isLink = hasShape({ url: isText })
const isDeleted = hasShape({ id: isText })

export function DocumentList({ list, remove }: ShownDocuments) {
  const { t } = useTexts()
  const deed = useApiAction({ 'invalid-input': 'documents.list.openFailed' })
  const open = ({ url, mediaType }: ShownDocument) => {
    const tab = showFile(mediaType)
    const opened = deed.run(async (call) => {
      tab.go((await call(toEndpoint(openDocument, { url }, isLink))).url)
    })
    void opened.then((isDone) => isDone || tab.close())
  }
  const erase = async ({ id, sourceType, name }: ShownDocument) => {
    const isDone = await deed.run((call) => call(toEndpoint(deleteDocument, { id, sourceType }, isDeleted)))
    if (!isDone) return
    remove(id)
    deed.say('documents.list.deleted', { name })
  }
  return (
    <DocumentSection title={t('documents.list.title')} {...(list.length > 1 && { text: t('documents.list.text') })}>
      <ActionStatus news={deed.news} />
      {list.length === 0 ? (
        <Nothing />
      ) : (
        <ul className={`card p-5 ${rowsClass}`}>
          {list.map((document) => (
            <li key={document.id}>
              <DocumentRow
                document={document}
                isBusy={deed.isBusy}
                onOpen={() => open(document)}
                onDelete={() => void erase(document)}
              />
            </li>
          ))}
        </ul>
      )}
    </DocumentSection>
  )
}

function Nothing() {
  const { t } = useTexts()
  return (
    <div className="card flex flex-wrap items-center gap-4 p-5">
      <span aria-hidden="true" className="flex -space-x-6 rtl:space-x-reverse">
        <Sheet turn="-rotate-6" />
        <Sheet turn="rotate-3" />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{t('documents.list.none')}</p>
        <p className="text-muted">{t('documents.list.noneText')}</p>
      </div>
    </div>
  )
}

const Sheet = ({ turn }: { turn: string }) => (
  <svg viewBox="0 0 48 60" width={48} height={60} className={`text-brand ${turn}`}>
    <path d="M1 1h34l12 12v46H1z" className="fill-tint" stroke="currentColor" strokeWidth="1.5" />
    <path d="M35 1v12h12M12 24h24M12 32h24M12 40h15" fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
)
