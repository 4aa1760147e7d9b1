// The page of the documents: adding them, the list of them, and who may see which.
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useProfileFrame } from '#web/signed-in/profile-frame.ts'
import { useBecomeKnown } from '#web/signed-in/use-become-known.ts'
import { AddSection } from './add-section.tsx'
import { ConsentQuestion } from './consent-question.tsx'
import { DocumentList } from './document-list.tsx'
import type { DocumentsData, ShownDocument, Wanted } from './present-documents.server.ts'
import { emptyDraft, type ShareDraft } from './share-draft.ts'
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
  const [begun, setBegun] = useState<ShareDraft>()
  const ofKind = (kind: string) => shown.list.filter((one) => one.kind === kind && one.scan !== 'infected')
  // What was added since the page was drawn is there, and nobody may see it yet.
  const stillWanted = wanted.map((one) => ({ ...one, isAdded: ofKind(one.kind).length > 0 }))
  const share = ({ kind, practitioner, for: purpose }: Wanted) =>
    setBegun({
      ...emptyDraft,
      documents: ofKind(kind).map(({ id }) => id),
      practitioner: practitioner?.slug ?? '',
      purpose,
    })
  return (
    <>
      <UploadNews />
      <AddSection wanted={stillWanted} onShare={share} question={<ConsentQuestion consent={consent.health} />} />
      <DocumentList {...shown} />
      {shares ? (
        <ShareSection shares={shares} documents={shown.list} people={people} consent={consent.sharing} begun={begun} />
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
