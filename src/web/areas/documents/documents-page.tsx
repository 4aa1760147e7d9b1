// The page of the documents: adding them, the list of them, and who may see which.
import { Link, useRevalidator } from 'react-router'
import { useProfileFrame } from '#web/areas/profile/profile-frame.ts'
import { useBecomeKnown } from '#web/areas/profile/use-become-known.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AddSection } from './add-section.tsx'
import { ConsentQuestion } from './consent-question.tsx'
import { DocumentList } from './document-list.tsx'
import type { DocumentsData, ShownDocument } from './present-documents.server.ts'
import { ShareSection } from './share-section.tsx'
import { UploadNews } from './upload-news.tsx'
import { useShownDocuments } from './use-shown-documents.ts'

export function DocumentsPage({ data }: { data: DocumentsData }) {
  const { t } = useTexts()
  const { clinic } = useProfileFrame()
  const isComing = useBecomeKnown(data.documents !== undefined)
  return (
    <div className="grid gap-10 md:gap-12">
      <header className="grid gap-2">
        <h1>{t('documents.title')}</h1>
        <p className="text-lg text-muted">{t('documents.introduction', { clinic })}</p>
        <p className="hidden rounded-xl bg-tint p-4 noscript:block">{t('documents.noScripts')}</p>
      </header>
      {data.documents ? <Documents {...data} documents={data.documents} /> : <Unknown isComing={isComing} />}
      <p className="text-muted">
        {t('documents.log')}{' '}
        <Link className="link inline-flex min-h-6 items-center" to="/profile/setting#access">
          {t('documents.logLink')}
        </Link>
      </p>
    </div>
  )
}

function Documents({ documents, shares, consent, wanted, people }: DocumentsData & { documents: ShownDocument[] }) {
  const shown = useShownDocuments(documents)
  const stillWanted = wanted.filter(({ kind }) => shown.list.every((one) => one.kind !== kind))
  return (
    <>
      <UploadNews />
      <AddSection wanted={stillWanted} question={<ConsentQuestion consent={consent.health} />} />
      <DocumentList {...shown} />
      {shares ? (
        <ShareSection shares={shares} documents={shown.list} people={people} consent={consent.sharing} />
      ) : (
        <Unknown isComing={false} />
      )}
    </>
  )
}

function Unknown({ isComing }: { isComing: boolean }) {
  const { t } = useTexts()
  const { revalidate, state } = useRevalidator()
  if (isComing) return <p role="status">{t('profile.waiting')}</p>
  return (
    <div role="alert" className="card grid justify-items-start gap-4 p-5">
      <p className="font-semibold">{t('documents.unknown')}</p>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={state === 'loading' || undefined}
        onClick={() => void revalidate()}
      >
        {t('documents.again')}
      </button>
    </div>
  )
}
