// The first page of the profile: what comes next on the way, which documents are wanted, and what the clinic last said.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useProfileFrame } from '#web/signed-in/profile-frame.ts'
import { Icon } from '#web/ui/icon.tsx'
import { OverviewCard } from './overview-card.tsx'
import type { Overview } from './present-overview.server.ts'
import { StepList } from './step-list.tsx'
import { Welcome } from './welcome.tsx'

export function OverviewHead() {
  const { t } = useTexts()
  const { clinic } = useProfileFrame()
  return (
    <header className="grid gap-2 pb-8">
      <h1>{t('profile.title')}</h1>
      <p className="text-lg text-muted">{t('profile.trip.introduction', { clinic })}</p>
    </header>
  )
}

type Booked = { reference: string }

type OverviewPageProps<Stay extends Booked> = {
  overview: Overview<Stay>
  /** Draws one stay as the list of bookings does. */
  drawStay: (stay: Stay) => ReactNode
}

export function OverviewPage<Stay extends Booked>({ overview, drawStay }: OverviewPageProps<Stay>) {
  const { t } = useTexts()
  const { isNew, done, steps } = overview
  return (
    <div className="grid gap-10">
      <FitToFly fly={overview.fly} />
      <Stays stays={overview.stays} drawStay={drawStay} />
      {isNew && <Welcome />}
      {(steps.length > 0 || !isNew) && (
        <section aria-labelledby="next-steps" className="grid gap-7">
          <h2 id="next-steps" className="text-xl">
            {t(isNew ? 'profile.trip.beside' : 'profile.trip.steps')}
          </h2>
          {done.length + steps.length > 0 && <StepList done={done} steps={steps} isLed={!isNew} />}
          {steps.length === 0 && <p className="text-muted">{t('profile.trip.nothing')}</p>}
        </section>
      )}
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Wanted overview={overview} />
        <Messages messages={overview.messages} />
      </div>
    </div>
  )
}

/** What their flight home waits for. */
function FitToFly({ fly }: Pick<Overview, 'fly'>) {
  const { t } = useTexts()
  return fly.map(({ reference, title, by, note }) => (
    <section key={reference} aria-labelledby={`fly-${reference}`} className="card flex gap-4 p-5 md:p-6">
      <Icon name="plane" className="size-6 text-brand" />
      <div className="grid min-w-0 gap-1">
        <h2 id={`fly-${reference}`} className="text-lg">
          {title}
        </h2>
        <p className="text-muted wrap-anywhere">{by}</p>
        {note && (
          <p className="wrap-anywhere">
            {t('profile.trip.flyNote')} <bdi>{note}</bdi>
          </p>
        )}
      </div>
    </section>
  ))
}

/** What is held, ordered or booked, and the way to all of it. */
type StaysProps<Stay extends Booked> = { stays: Stay[]; drawStay: (stay: Stay) => ReactNode }

function Stays<Stay extends Booked>({ stays, drawStay }: StaysProps<Stay>) {
  const { t } = useTexts()
  if (stays.length === 0) return null
  return (
    <section aria-labelledby="stays" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="stays" className="text-xl">
          {t('profile.trip.stays')}
        </h2>
        <Link to="/profile/manage-bookings" className="link inline-flex min-h-11 items-center">
          {t('profile.trip.toStays')}
        </Link>
      </div>
      <ul className="grid gap-4 md:grid-cols-2">
        {stays.map((stay) => (
          <li key={stay.reference} className="grid">
            {drawStay(stay)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Wanted({ overview: { wanted, have } }: { overview: Overview }) {
  const { t } = useTexts()
  return (
    <OverviewCard
      title={t('profile.trip.documents')}
      more={{
        to: '/profile/documents',
        text: have === 0 ? t('profile.trip.firstDocument') : t('profile.trip.toDocuments', { count: have }),
      }}
    >
      {wanted.length === 0 && <p className="text-muted">{t('profile.trip.noneWanted')}</p>}
      <ul className="grid empty:hidden">
        {wanted.map(({ name, reason, href }) => (
          <li key={`${name} ${reason}`} className="border-line not-first:border-t">
            <Link to={href} className="group flex min-h-12 items-center gap-3 py-2">
              <Icon name="page" className="size-5 text-brand" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold group-hover:underline">{name}</span>
                {reason && <span className="hint block wrap-anywhere">{reason}</span>}
              </span>
              <Onward />
            </Link>
          </li>
        ))}
      </ul>
    </OverviewCard>
  )
}

function Messages({ messages }: Pick<Overview, 'messages'>) {
  const { t } = useTexts()
  return (
    <OverviewCard
      title={t('profile.trip.messages')}
      more={{ to: '/profile/procedures', text: t('profile.trip.toProcedures') }}
    >
      {messages.length === 0 && <p className="text-muted">{t('profile.trip.noMessages')}</p>}
      <ul className="grid empty:hidden">
        {messages.map(({ href, title, text, at, day }) => (
          <li key={`${href} ${at}`} className="border-line py-3 first:pt-0 not-first:border-t">
            <Link to={href} className="group block">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-semibold group-hover:underline">{title}</span>
                <time dateTime={at} className="hint">
                  {day}
                </time>
              </span>
              <span dir="auto" className="line-clamp-3 text-muted wrap-anywhere">
                {text}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </OverviewCard>
  )
}

export const Onward = () => <Icon name="chevron" className="size-5 -rotate-90 text-muted rtl:rotate-90" />
