// One step of the form: where in the row it stands, its heading, its fields, and the way on and back.
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { StepView } from './field-view.ts'
import { type StepName, stepBeside, stepId, steps } from './fields.ts'

type FormStepProps = {
  step: StepView
  open: StepName
  /** True once the page works: then only the open step is there. */
  ready: boolean
  /** Stands where the last step has no further one. */
  last: ReactNode
  onBack: (to: StepName) => void
  children: ReactNode
}

export function FormStep({
  step: { name, title, progress, introduction },
  open,
  ready,
  last,
  onBack,
  children,
}: FormStepProps) {
  const { t } = useTexts()
  const [before, next] = [stepBeside(name, -1), stepBeside(name, 1)]
  const isOpen = name === open
  return (
    <fieldset id={stepId(name)} className="quote-step" data-open={isOpen || undefined} hidden={ready && !isOpen}>
      <legend className="mb-6 w-full">
        <span className="text-sm text-muted">{progress}</span>
        <span aria-hidden="true" className="mt-2 mb-4 flex gap-1">
          {steps.map((step, at) => (
            <span
              key={step.name}
              className={`h-1 grow rounded-full ${at > steps.findIndex((own) => own.name === name) ? 'bg-line' : 'bg-brand'}`}
            />
          ))}
        </span>
        <h2 tabIndex={-1} className="outline-none">
          {title}
        </h2>
      </legend>
      {introduction && <p className="hint mb-6">{introduction}</p>}
      <div className="grid gap-x-4 gap-y-8 sm:grid-cols-2">{children}</div>
      <div className="mt-10 flex gap-3">
        {before && (
          <Turn
            to={before}
            ready={ready}
            text={t('quote.back')}
            className="button-quiet"
            onTurn={() => onBack(before)}
          />
        )}
        {next ? <Turn to={next} ready={ready} text={t('quote.next')} className="min-w-40 grow sm:grow-0" /> : last}
      </div>
    </fieldset>
  )
}

type TurnProps = { to: StepName; ready: boolean; text: string; className: string; onTurn?: () => void }

/** Until the page works, a link that shows the step as well. */
function Turn({ to, ready, text, className, onTurn }: TurnProps) {
  const look = `button scripted ${className}`
  if (!ready) {
    return (
      <a className={look} href={`#${stepId(to)}`}>
        {text}
      </a>
    )
  }
  return (
    <button type={onTurn ? 'button' : 'submit'} className={look} onClick={onTurn}>
      {text}
    </button>
  )
}
