// What else an offer says: the deposit, the days, who treats, and the documents that the clinic asks for.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { OfferView } from './present-offer.server.ts'

type OfferFactsProps = {
  offer: Pick<
    OfferView,
    'deposit' | 'instalments' | 'rest' | 'cancellation' | 'dates' | 'practitioner' | 'documents' | 'state'
  >
}

export function OfferFacts({ offer }: OfferFactsProps) {
  const { t } = useTexts()
  const { deposit, instalments, rest, cancellation, dates, practitioner, documents, state } = offer
  return (
    <dl className="grid gap-x-10 gap-y-4 md:grid-cols-2">
      {deposit && (
        <Fact label={t('offers.deposit')}>
          <bdi className="figure">{deposit}</bdi>
          <p className="hint">{t('offers.depositHint')}</p>
        </Fact>
      )}
      {instalments.length > 0 && (
        <Fact label={t('offers.instalments')}>
          <ul className="grid gap-1">
            {instalments.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {rest && <p className="hint">{t('offers.rest', { amount: `\u2068${rest}\u2069` })}</p>}
        </Fact>
      )}
      {cancellation.length > 0 && (
        <Fact label={t('offers.cancellation')}>
          <ul className="grid gap-1">
            {cancellation.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className="hint">{t('offers.cancellationHint')}</p>
        </Fact>
      )}
      {dates && <Fact label={t('offers.dates')}>{dates}</Fact>}
      {practitioner && (
        <Fact label={t('offers.practitioner')}>
          <bdi>{practitioner}</bdi>
        </Fact>
      )}
      {documents.length > 0 && (
        <Fact label={t('offers.documents')}>
          <ul className="grid list-disc gap-1 ps-5">
            {documents.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          {(state === 'open' || state === 'accepted') && (
            <p className="mt-2">
              <Link className="link py-1" to="/profile/documents">
                {t('offers.toDocuments')}
              </Link>
            </p>
          )}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="hint">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
