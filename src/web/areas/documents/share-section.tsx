// Who may see which documents: every share with its state, a new one, and the end of one.
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { DocumentShare } from '#contract/documents.ts'
import { addShare, withdrawShare } from '#web/browser/endpoints/documents.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { useProfileFrame } from '#web/signed-in/profile-frame.ts'
import { rowsClass } from '#web/signed-in/row.tsx'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
import { useFocusTurn } from '#web/signed-in/use-focus-turn.ts'
import { useSayTime } from '#web/signed-in/use-say-time.ts'
import { DocumentSection } from './document-section.tsx'
import { giveConsent } from './give-consent.ts'
import type { Colleague, Consent, ShownDocument, ShownShare } from './present-documents.server.ts'
import { isShare } from './read-share.ts'
import { keepShareDraft, type ShareDraft } from './share-draft.ts'
import { ShareForm } from './share-form.tsx'
import { ShareRow } from './share-row.tsx'

type ShareSectionProps = {
  shares: readonly ShownShare[]
  documents: readonly ShownDocument[]
  people: readonly Colleague[]
  consent: Consent | undefined
  /** A share that was begun where the clinic asks for a document: opened with what is asked for. */
  begun: ShareDraft | undefined
}

export function ShareSection({ shares: drawn, documents, people, consent, begun }: ShareSectionProps) {
  const { t } = useTexts()
  const { city } = useProfileFrame()
  const deed = useApiAction({ 'not-allowed': 'documents.share.takenBack' })
  const { shares, put } = useShares(drawn)
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<ShareDraft>()
  const [draft, setDraft] = useState<ShareDraft>()
  if (begun !== asked) {
    setAsked(begun)
    setDraft(begun)
    setOpen(begun !== undefined)
  }
  const [isAgreed, setAgreed] = useState(consent?.isGiven ?? false)
  const [form, button] = [useRef<HTMLDivElement>(null), useRef<HTMLButtonElement>(null)]
  useFocusTurn(isOpen, form, button)
  const share = async ({ practitioner, documents: chosen, purpose, days }: ShareDraft) => {
    const body = { practitioner, documents: chosen, purpose, days }
    const isDone = await deed.run(async (call) => {
      if (!isAgreed && consent) await giveConsent(call, 'sharing', consent.version)
      setAgreed(true)
      put(await call(toEndpoint(addShare, body, isShare)))
    })
    if (!isDone) return
    keepShareDraft('', undefined)
    setOpen(false)
    deed.say('documents.share.shared', { name: nameOf(people, practitioner) })
    // What the clinic asked for may be done now.
    void revalidate()
  }
  const withdraw = async ({ id, practitioner: { name } }: ShownShare) => {
    const isDone = await deed.run(async (call) => put(await call(toEndpoint(withdrawShare, { id }, isShare))))
    if (isDone) deed.say('documents.share.ended', { name })
  }
  const canShare = documents.some(isShareable)
  return (
    <DocumentSection title={t('documents.share.title')} text={t('documents.share.text')}>
      <ActionStatus news={deed.news} />
      <div className="card grid gap-5 p-5">
        {shares.length === 0 && <p className="font-semibold">{t('documents.share.none')}</p>}
        {shares.length > 0 && (
          <ul className={rowsClass}>
            {shares.map((one) => (
              <li key={one.id}>
                <ShareRow share={one} isBusy={deed.isBusy} onWithdraw={() => void withdraw(one)} />
              </li>
            ))}
          </ul>
        )}
        {shares.length > 0 && <p className="hint">{t('profile.clock', { city: `\u2068${city}\u2069` })}</p>}
        {!canShare && <p className="text-muted">{t('documents.share.first')}</p>}
        {canShare && isOpen && (
          <div ref={form}>
            <ShareForm
              key={JSON.stringify(draft)}
              begun={draft}
              documents={documents.filter(isShareable)}
              people={people}
              asksConsent={!isAgreed}
              isBusy={deed.isBusy}
              onShare={(wish) => void share(wish)}
              onCancel={() => setOpen(false)}
            />
          </div>
        )}
        {canShare && !isOpen && (
          <button
            ref={button}
            type="button"
            className="button button-quiet justify-self-start noscript:hidden"
            onClick={() => {
              setDraft(undefined)
              setOpen(true)
            }}
          >
            {t('documents.share.begin')}
          </button>
        )}
      </div>
    </DocumentSection>
  )
}

const isShareable = ({ scan }: ShownDocument) => scan !== 'infected'
const nameOf = (people: readonly Colleague[], slug: string) => people.find((one) => one.slug === slug)?.name ?? slug

/** As the server drew them, with what came of deeds since. */
function useShares(drawn: readonly ShownShare[]) {
  const say = useSayTime()
  const [changed, setChanged] = useState<readonly DocumentShare[]>([])
  const day = (moment: string | null) => (moment === null ? '' : say.day(new Date(moment)))
  const shown = changed.map((share): ShownShare => {
    const { sharedAt, until, withdrawnAt } = share
    return { ...share, sharedDay: day(sharedAt), untilDay: day(until), withdrawnDay: day(withdrawnAt) }
  })
  const isNew = ({ id }: ShownShare) => drawn.every((one) => one.id !== id)
  const latest = (one: ShownShare) => shown.find(({ id }) => id === one.id) ?? one
  return {
    shares: [...shown.filter(isNew), ...drawn.map(latest)],
    put: (share: DocumentShare) => setChanged((before) => [share, ...before.filter(({ id }) => id !== share.id)]),
  }
}
