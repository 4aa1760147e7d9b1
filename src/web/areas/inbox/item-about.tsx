// What an item is about: the person's own words first, then the facts in calm rows, and how to reach them.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Conversation } from './conversation.tsx'
import type { Fact } from './item-view.ts'
import type { KnownItem } from './present-item.server.ts'

export function ItemAbout({ item }: { item: KnownItem }) {
  const { t } = useTexts()
  const { words, health, conversation, facts, reach, row, offer } = item
  return (
    <section aria-label={t(`desk.inbox.kind.${row.kind}`)} className="card grid gap-6 p-5 md:p-6">
      {words && (
        <p dir="auto" className="text-lg wrap-anywhere whitespace-pre-line">
          {words}
        </p>
      )}
      {health && (
        <div className="grid gap-1">
          <h2 className="hint font-normal">{t('desk.inbox.health')}</h2>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {health}
          </p>
        </div>
      )}
      {conversation && <Conversation turns={conversation} />}
      {offer && (
        <p className="rounded-xl bg-tint px-4 py-3">
          {t('desk.inbox.offer', { version: offer.version })} <OfferState state={offer.state} />
        </p>
      )}
      <Facts facts={facts} />
      {reach.length > 0 && (
        <div className="border-t border-line pt-5">
          <Facts facts={reach} />
        </div>
      )}
      {!item.patient && item.isOfPatient && <p className="hint">{t('desk.inbox.noPatient')}</p>}
    </section>
  )
}

const offerStates = ['open', 'accepted', 'declined', 'expired', 'replaced', 'withdrawn'] as const

function OfferState({ state }: { state: string }) {
  const { t } = useTexts()
  const known = offerStates.find((one) => one === state)
  return <span className="font-semibold">{known ? t(`desk.inbox.offerState.${known}`) : state}</span>
}

function Facts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {facts.map(({ label, text, href, isLatin }) => (
        <div key={label} className="contents">
          <dt className="hint max-sm:-mb-3">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            <Linked href={href}>
              <bdi {...(isLatin && { dir: 'ltr' })}>{text}</bdi>
            </Linked>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Linked({ href, children }: { href: string | undefined; children: React.ReactNode }) {
  if (!href) return children
  if (href.startsWith('/')) {
    return (
      <Link className="link" to={href} target="_blank">
        {children}
      </Link>
    )
  }
  return (
    <a className="link" href={href}>
      {children}
    </a>
  )
}
