// The request that an offer answers, in short: what they asked for, and what was said since.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Fold } from '#web/ui/fold.tsx'
import type { OfferDeskView } from './present-offer-desk.server.ts'

export function RequestBrief({
  desk: { wishes, messages, reads },
}: {
  desk: Pick<OfferDeskView, 'wishes' | 'messages' | 'reads'>
}) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="brief" className="card grid gap-4 p-4 md:p-5">
      <h2 id="brief" className="text-xl">
        {t('desk.offers.request')}
      </h2>
      <dl className="grid gap-3">
        {[...wishes, { label: t('desk.offers.reads'), text: reads }].map(({ label, text }) => (
          <div key={label}>
            <dt className="hint">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {messages.length > 0 && (
        <Fold line="font-semibold" summary={t('desk.offers.messages', { count: messages.length })}>
          <ol className="grid gap-3">
            {messages.map(({ id, who, text, at }) => (
              <li key={id} className="rounded-xl bg-tint p-3">
                <p className="hint flex flex-wrap justify-between gap-x-4">
                  <bdi className="wrap-anywhere">{who}</bdi>
                  <span>{at}</span>
                </p>
                <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                  {text}
                </p>
              </li>
            ))}
          </ol>
        </Fold>
      )}
    </section>
  )
}
