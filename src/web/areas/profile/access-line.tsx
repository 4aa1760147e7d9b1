// One line of the access log: a sentence of who did what, and when; once for all that was the same on one day.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useProfileFrame } from '#web/signed-in/profile-frame.ts'
import { useSayTime } from '#web/signed-in/use-say-time.ts'
import { sayAccess, sayGone } from './access-words.ts'
import type { AccessGroup } from './group-access.ts'

export function AccessLine({ entry, at }: AccessGroup) {
  const { t } = useTexts()
  const { clinic } = useProfileFrame()
  const { actor, actorName, subject, about, note } = entry
  // A consent is named by its purpose, which has words of its own.
  const isPurpose = about === 'health-data' || about === 'sharing' || about === 'follow-up'
  const known = subject === 'consents' && isPurpose ? t(`profile.consents.${about}`) : about
  const sentence = t(sayAccess(entry), {
    who: isolated(actorName || (actor === 'clinic' ? clinic : t('profile.access.system'))),
    about: known ? isolated(known) : t(sayGone(subject)),
    clinic: isolated(clinic),
  })
  return (
    <div className="grid gap-1">
      <p className="font-semibold wrap-anywhere">{sentence}</p>
      {note && <p className="hint wrap-anywhere">{t('profile.access.note', { note: isolated(note) })}</p>}
      <Time at={at} isOwn={actor === 'client'} />
    </div>
  )
}

/** The client's own looks are written down once an hour: how often it was they do not tell. */
function Time({ at, isOwn }: { at: Date[]; isOwn: boolean }) {
  const { t } = useTexts()
  const say = useSayTime()
  const [last] = at
  if (!last) return null
  const day = say.day(last)
  const several = () =>
    isOwn ? t('profile.access.several', { day }) : t('profile.access.times', { day, times: say.times(at.toReversed()) })
  return (
    <time dateTime={last.toISOString()} className="hint">
      {at.length === 1 ? say.moment(last) : several()}
    </time>
  )
}

/** Names keep their own direction in a sentence of another. */
const isolated = (name: string) => `\u2068${name}\u2069`
