// Writing the offer for a request: the fields and the preview, the request beside them, what was sent, and the final bill.
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ClashPanel } from './clash-panel.tsx'
import { FinalBill } from './final-bill.tsx'
import { OfferFields } from './offer-fields.tsx'
import { OfferPreview } from './offer-preview.tsx'
import type { OfferDeskView } from './present-offer-desk.server.ts'
import { RequestBrief } from './request-brief.tsx'
import { SendPanel } from './send-panel.tsx'
import { SentVersions } from './sent-versions.tsx'
import { useOfferDeed } from './use-offer-deed.ts'
import { useOfferDraft } from './use-offer-draft.ts'
import { OfferEditorProvider, sayFaultAt } from './use-offer-editor.ts'

type View = Omit<OfferDeskView, 'offersTexts'>

/** @param payments of the orders that the offer went into; nothing where there are none to be shown */
export function OfferDeskPage({ desk, payments }: { desk: View; payments: ReactNode }) {
  const { t } = useTexts()
  const { reference, name, about, state, sent, versions } = desk
  const [last] = versions
  const isAccepted = last?.offer.state === 'accepted'
  const deed = useOfferDeed(reference)
  return (
    <div className="mx-auto grid max-w-(--breakpoint-2xl) gap-6">
      <header className="grid gap-2">
        <p>
          <Link className="link inline-flex min-h-11 items-center" to="/desk">
            {t('desk.offers.toInbox')}
          </Link>
        </p>
        <h1 className="text-2xl wrap-anywhere">{t('desk.offers.heading', { name: `\u2068${name}\u2069` })}</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="tag">{state}</span>
          <bdi>{about}</bdi>
          <span className="hint">
            {sent} · <bdi className="figure">{reference}</bdi>
          </span>
        </p>
      </header>
      {isAccepted ? (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid gap-6">
            <p className="text-lg wrap-anywhere">{t('desk.offers.accepted', { name: `\u2068${name}\u2069` })}</p>
            {payments}
            <FinalBill desk={desk} total={last.offer.sum} />
            <SentVersions versions={versions} deed={deed} />
          </div>
          <RequestBrief desk={desk} />
        </div>
      ) : (
        <Writing desk={desk} payments={payments} />
      )}
    </div>
  )
}

function Writing({ desk, payments }: { desk: View; payments: ReactNode }) {
  const { t } = useTexts()
  const draft = useOfferDraft(desk)
  const deed = useOfferDeed(desk.reference)
  const [isStrict, setStrict] = useState(false)
  const [isPreview, setPreview] = useState(false)
  const { fields, change, check, clash } = draft
  const show = (preview: boolean) => {
    setPreview(preview)
    if (preview) void draft.flush().then(draft.words.preview ? undefined : draft.words.refresh)
  }
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start 2xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid min-w-0 gap-6">
        {clash && <ClashPanel key={clash.theirs.version} clash={clash} mine={fields} onSettle={draft.settle} />}
        <div role="group" aria-label={t('desk.offers.show')} className="flex flex-wrap gap-2">
          {([false, true] as const).map((preview) => (
            <button
              key={String(preview)}
              type="button"
              aria-pressed={isPreview === preview}
              className="button button-quiet min-h-11 px-4 py-1 aria-pressed:border-brand aria-pressed:bg-wash"
              onClick={() => show(preview)}
            >
              {t(preview ? 'desk.offers.show.preview' : 'desk.offers.show.write')}
            </button>
          ))}
        </div>
        {isPreview ? (
          <OfferPreview preview={draft.words.preview} reads={desk.reads} faults={check.faults.length} />
        ) : (
          <OfferEditorProvider
            value={{ fields, change, languages: desk.languages, faultAt: (path) => sayFaultAt(check, path, isStrict) }}
          >
            <OfferFields desk={desk} />
          </OfferEditorProvider>
        )}
        {payments}
        <SentVersions versions={desk.versions} deed={deed} />
      </div>
      {/* On a phone the total stays at the foot of the screen, and the request comes first. */}
      <div className="grid gap-6 max-lg:contents lg:sticky lg:top-4">
        <div className="max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:order-last low:static">
          <SendPanel
            desk={desk}
            draft={draft}
            deed={deed}
            onStrict={() => {
              setStrict(true)
              setPreview(false)
            }}
          />
        </div>
        <div className="max-lg:order-first">
          <RequestBrief desk={desk} />
        </div>
      </div>
    </div>
  )
}
