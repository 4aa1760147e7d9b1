// The client’s documents, newest first; each can be opened and deleted.
import { DeedNews } from '#web/areas/profile/deed-news.tsx'
import { rowsClass } from '#web/areas/profile/row.tsx'
import { useApiDeed } from '#web/areas/profile/use-api-deed.ts'
import { hasShape, isText, readAs } from '#web/browser/read-reply.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { DocumentRow } from './document-row.tsx'
import { DocumentSection } from './document-section.tsx'
import type { ShownDocument } from './present-documents.server.ts'
import { showFile } from './show-file.ts'
import type { ShownDocuments } from './use-shown-documents.ts'

const readLink = readAs(hasShape<{ url: string }>({ url: isText }))
const readDeleted = readAs(hasShape<{ id: string }>({ id: isText }))

export function DocumentList({ list, remove }: ShownDocuments) {
  const { t } = useTexts()
  const deed = useApiDeed({ 'invalid-input': 'documents.list.openFailed' })
  const open = ({ url, mediaType }: ShownDocument) => {
    const tab = showFile(mediaType)
    const opened = deed.run(async (call) => {
      const link = { name: 'openDocument', method: 'POST', path: '/api/client/document/open', body: { url } } as const
      tab.go((await call({ ...link, parse: readLink })).url)
    })
    void opened.then((isDone) => isDone || tab.close())
  }
  const erase = async ({ id, sourceType, name }: ShownDocument) => {
    const body = { id, sourceType }
    const isDone = await deed.run((call) =>
      call({ name: 'deleteDocument', method: 'POST', path: '/api/client/document/delete', body, parse: readDeleted }),
    )
    if (!isDone) return
    remove(id)
    deed.say('documents.list.deleted', { name })
  }
  return (
    <DocumentSection title={t('documents.list.title')} {...(list.length > 1 && { text: t('documents.list.text') })}>
      <DeedNews news={deed.news} />
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
