// The steps as one line downwards: what is done with its sign, the most pressing standing out, the others quietly below it.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Overview } from './present-overview.server.ts'

type Step = Overview['steps'][number]

type StepListProps = {
  done: Step[]
  steps: Step[]
  /** Whether the first one is the one to do now. */
  isLed: boolean
}

export function StepList({ done, steps, isLed }: StepListProps) {
  return (
    <ol className="grid">
      {done.map((step) => (
        <Row key={step.href} sign={<Icon name="check" className="relative mt-1 size-5 text-good" />}>
          <Later step={step} />
        </Row>
      ))}
      {steps.map((step, at) => (
        <Row key={`${step.code} ${step.href}`} sign={<Dot isFull={isLed && at === 0} />}>
          {isLed && at === 0 ? <First step={step} /> : <Later step={step} />}
        </Row>
      ))}
    </ol>
  )
}

function Row({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <li className="group relative grid grid-cols-[20px_minmax(0,1fr)] gap-x-4 pb-5 last:pb-0 sm:gap-x-5">
      <span
        aria-hidden="true"
        className="absolute start-[9px] top-6 -bottom-1 border-s-2 border-dotted border-edge group-last:hidden"
      />
      {sign}
      {children}
    </li>
  )
}

function Dot({ isFull }: { isFull: boolean }) {
  const look = isFull ? 'bg-brand' : 'bg-paper'
  return <span aria-hidden="true" className={`relative mt-1 size-5 rounded-full border-2 border-brand ${look}`} />
}

function First({ step }: { step: Step }) {
  return (
    <div className="card -mt-3 grid gap-4 p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center md:p-6">
      <Words step={step} />
      <Link to={step.href} className="button justify-self-start">
        {step.action}
      </Link>
    </div>
  )
}

function Later({ step }: { step: Step }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <Words step={step} />
      <Link to={step.href} className="link inline-flex min-h-11 items-center justify-self-start sm:min-h-7">
        {step.action}
      </Link>
    </div>
  )
}

function Words({ step: { title, about, by, agreed } }: { step: Step }) {
  const { t } = useTexts()
  return (
    <div className="min-w-0">
      <h3 className="text-base">{title}</h3>
      {about && (
        <p className="text-muted wrap-anywhere">
          <bdi>{about}</bdi>
        </p>
      )}
      {agreed.length > 0 && (
        <p className="flex flex-wrap gap-x-3">
          {agreed.map((text) => (
            <bdi key={text} className="figure">
              {text}
            </bdi>
          ))}
        </p>
      )}
      {by && (
        <p className="mt-1 flex items-center gap-2 text-[0.9375rem]">
          <Icon name="calendar" className="size-4 text-brand" />
          {t('profile.trip.by', { date: by })}
        </p>
      )}
    </div>
  )
}
