// One request from beginning to end: where it stands, the offer, what can be done with it, and every word since.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { AnswerOffer } from './answer-offer.tsx'
import { AskForm } from './ask-form.tsx'
import { Conversation } from './conversation.tsx'
import { OfferCard } from './offer-card.tsx'
import { OlderOffers } from './older-offers.tsx'
import type { ThreadView } from './present-threads.server.ts'
import { Sent } from './sent.tsx'
import { StateTag } from './state-tag.tsx'
import { useThreadDeed } from './use-thread-deed.ts'

export function RequestThread({ thread }: { thread: ThreadView }) {
  const { t } = useTexts()
  // One says what came of it until the other is begun.
  const [answering, asking] = [useThreadDeed(), useThreadDeed()]
  const { reference, state, offer, older, events, request } = thread
  return (
    <div className="grid gap-8">
      <div className="grid justify-items-start gap-2">
        <StateTag text={thread.stateText} isOpen={state === 'offered'} />
        <p className="text-lg">{thread.next}</p>
        <Sent {...thread} />
        {thread.warning && <p>{thread.warning}</p>}
      </div>
      {offer && (
        <OfferCard offer={offer}>
          <AnswerOffer
            {...{ reference, offer }}
            canPay={thread.canPay}
            currency={thread.currency}
            deed={answering}
            onBegin={() => asking.say(undefined)}
          />
        </OfferCard>
      )}
      {older.length > 0 && <OlderOffers older={older} />}
      {request.length > 0 && (
        <Fold className="card" line="px-5 py-2 font-semibold" summary={t('offers.request')}>
          <dl className="grid gap-4 border-t border-line p-5">
            {request.map(({ label, text }) => (
              <div key={label}>
                <dt className="hint">{label}</dt>
                <dd className="break-words whitespace-pre-line">
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
      <section aria-label={t('offers.thread')} className="grid gap-6">
        <div>
          <h2 className="text-xl">{t('offers.thread')}</h2>
          <p className="hint">{thread.clock}</p>
        </div>
        <Conversation events={events} />
        <AskForm reference={reference} deed={asking} onBegin={() => answering.say(undefined)} />
      </section>
    </div>
  )
}
