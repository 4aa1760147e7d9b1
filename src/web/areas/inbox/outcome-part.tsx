// A colleague says what became of a booking or of a step of an order that nobody could ask about, or whether the patient came, and how they know.
import { type FormEvent, useRef, useState } from 'react'
import type { BookingResolution } from '#contract/inbox.ts'
import type { StepResolution } from '#contract/stuck-order.ts'
import { useMay } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { useResultFocus } from '#web/signed-in/use-result-focus.ts'
import { OutcomeField } from './outcome-field.tsx'
import type { KnownItem } from './present-item.server.ts'
import { type ItemDeed, useItemDeed } from './use-item-deed.ts'

type OfBooking = NonNullable<KnownItem['outcome']>
type OfStep = NonNullable<KnownItem['stuck']>['steps'][number]
type OutcomePartProps = { id: string; outcome: OfBooking | OfStep }
type FieldName = 'reason' | 'number'

/** What of an item it is said of: its booking, or a step of its order. */
const subjectOf = (outcome: OfBooking | OfStep) => ('step' in outcome ? outcome.step : 'outcome')

/** Stays when nothing is left to be said, for what came of saying it. */
export function OutcomePart({ id, outcome }: OutcomePartProps) {
  const { t } = useTexts()
  const mayWork = useMay('step' in outcome ? 'payments.work' : 'inbox.work')
  const part = useRef<HTMLElement>(null)
  const { deed, typed, type, missing, save } = useOutcome(id, outcome)
  const choices: readonly (BookingResolution | StepResolution)[] = outcome.choices
  const subject = subjectOf(outcome)
  const title = 'title' in outcome && outcome.title ? outcome.title : t('desk.inbox.outcome.title')
  useResultFocus(part, deed.news, choices.length === 0)
  if (!mayWork) return null
  return (
    <section
      ref={part}
      aria-label={title}
      className={choices.length > 0 || deed.news ? 'card grid gap-4 p-5 md:p-6 noscript:hidden' : 'sr-only'}
    >
      {choices.length > 0 && (
        <>
          <h2 className="text-lg wrap-anywhere">{title}</h2>
          <p>{t(`desk.inbox.outcome.${outcome.ask}`)}</p>
          <form noValidate onSubmit={(event: FormEvent) => event.preventDefault()} className="grid max-w-xl gap-4">
            {outcome.takesNumber && (
              <OutcomeField
                id={`${subject}-number`}
                label={t('desk.inbox.outcome.number')}
                hint={t('desk.inbox.outcome.numberHint')}
                fault={missing === 'number' ? t('desk.inbox.outcome.noNumber') : undefined}
                maxLength={80}
                isLatin
                text={typed.number}
                onText={(text) => type('number', text)}
              />
            )}
            <OutcomeField
              id={`${subject}-reason`}
              label={t('desk.inbox.outcome.reason')}
              hint={t('desk.inbox.outcome.reasonHint')}
              fault={missing === 'reason' ? t('desk.inbox.outcome.noReason') : undefined}
              maxLength={500}
              text={typed.reason}
              onText={(text) => type('reason', text)}
            />
            <div className="flex flex-wrap gap-2">
              {choices.map((to) => (
                <button
                  key={to}
                  type="button"
                  className="button button-quiet min-h-11 px-4 py-1"
                  aria-disabled={deed.isBusy || undefined}
                  onClick={() => void save(to)}
                >
                  {t(`desk.inbox.outcome.save.${to}`)}
                </button>
              ))}
            </div>
          </form>
        </>
      )}
      <ActionStatus news={deed.news} />
    </section>
  )
}

function useOutcome(id: string, outcome: OfBooking | OfStep) {
  const deed = useItemDeed()
  const [typed, setTyped] = useState({ reason: '', number: '' })
  const [missing, setMissing] = useState<FieldName>()
  const miss = (name: FieldName) => {
    setMissing(name)
    document.getElementById(`${subjectOf(outcome)}-${name}`)?.focus()
  }
  const save = async (to: BookingResolution | StepResolution) => {
    if (deed.isBusy) return
    const { reason, number } = typed
    if (to === 'booked' && outcome.takesNumber && number.trim() === '') return miss('number')
    if (reason.trim() === '') return miss('reason')
    setMissing(undefined)
    const said = { revision: outcome.revision, reason, supplierReference: to === 'booked' ? number : '' }
    if (!(await send(deed, id, outcome, to, said))) return
    setTyped({ reason: '', number: '' })
    deed.say('desk.inbox.outcome.said')
  }
  const type = (name: FieldName, text: string) => {
    deed.say(undefined)
    setMissing(undefined)
    setTyped((before) => ({ ...before, [name]: text }))
  }
  return { deed, typed, type, missing, save }
}

async function send(
  { resolve, resolveStep }: Pick<ItemDeed, 'resolve' | 'resolveStep'>,
  id: string,
  outcome: OfBooking | OfStep,
  to: BookingResolution | StepResolution,
  said: { revision: number; reason: string; supplierReference: string },
): Promise<boolean> {
  if ('step' in outcome) {
    const own = outcome.choices.find((one) => one === to)
    return own ? resolveStep(id, outcome.step, { ...said, to: own }) : false
  }
  const own = outcome.choices.find((one) => one === to)
  return own ? resolve(id, { ...said, to: own }) : false
}
