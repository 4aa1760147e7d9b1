// One line of the access log: what was done to what, by whom, why and when.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { sayActor, sayDeed, sayReason, saySubject } from './access-words.ts'
import { sayMoment } from './say-moment.ts'

export type AccessEntry = {
  id: string
  at: string
  actor: string
  actorName: string
  deed: string
  subject: string
  about: string
  why: string
  note: string
}

export function AccessLine({ at, actor, actorName, deed, subject, about, why, note }: AccessEntry) {
  const { t, language } = useTexts()
  // A consent is named by its purpose, which has words of its own.
  const isPurpose = about === 'health-data' || about === 'sharing' || about === 'follow-up'
  const name = subject === 'consents' && isPurpose ? t(`profile.consents.${about}`) : about
  const what = t(saySubject(subject))
  return (
    <div className="grid gap-1">
      <p className="break-words">
        <span className="font-semibold">
          {t('profile.access.line', { deed: t(sayDeed(deed)), subject: name ? `${what} \u2068${name}\u2069` : what })}
        </span>
      </p>
      <p className="hint break-words">
        {actorName ? <bdi>{actorName}</bdi> : t(sayActor(actor))}
        {' · '}
        {t(sayReason(why))}
        {note && (
          <>
            {': '}
            <bdi>{note}</bdi>
          </>
        )}
      </p>
      <time dateTime={at} className="hint">
        {sayMoment(new Date(at), language)}
      </time>
    </div>
  )
}
