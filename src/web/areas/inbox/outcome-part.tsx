// A colleague says what became of a booking that its supplier could not be asked about, or whether the patient came, and how they know.
import { type FormEvent, useRef, useState } from 'react'
import type { BookingResolution } from '#contract/inbox.ts'
import { useMay } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { useResultFocus } from '#web/signed-in/use-result-focus.ts'
import { OutcomeField } from './outcome-field.tsx'
import type { KnownItem } from './present-item.server.ts'
import { useItemDeed } from './use-item-deed.ts'

type Outcome = NonNullable<KnownItem['outcome']>
type OutcomePartProps = { id: string; outcome: Outcome }
type FieldName = 'reason' | 'number'

/** Stays when nothing is left to be said, for what came of saying it. */
export function OutcomePart({ id, outcome }: OutcomePartProps) {
  const { t } = useTexts()
  const mayWork = useMay('inbox.work')
  const part = useRef<HTMLElement>(null)
  const { deed, typed, type, missing, save } = useOutcome(id, outcome)
  const { choices } = outcome
  useResultFocus(part, deed.news, choices.length === 0)
  if (!mayWork) return null
  return (
    <section
      ref={part}
      aria-label={t('desk.inbox.outcome.title')}
      className={choices.length > 0 || deed.news ? 'card grid gap-4 p-5 md:p-6 noscript:hidden' : 'sr-only'}
    >
      {choices.length > 0 && (
        <>
          <h2 className="text-lg">{t('desk.inbox.outcome.title')}</h2>
          <p>{t(outcome.isOver ? 'desk.inbox.outcome.over' : 'desk.inbox.outcome.pending')}</p>
          <form noValidate onSubmit={(event: FormEvent) => event.preventDefault()} className="grid max-w-xl gap-4">
            {outcome.takesNumber && (
              <OutcomeField
                id="outcome-number"
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
              id="outcome-reason"
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

function useOutcome(id: string, { revision, takesNumber }: Outcome) {
  const deed = useItemDeed()
  const [typed, setTyped] = useState({ reason: '', number: '' })
  const [missing, setMissing] = useState<FieldName>()
  const miss = (name: FieldName) => {
    setMissing(name)
    document.getElementById(`outcome-${name}`)?.focus()
  }
  const save = async (to: BookingResolution) => {
    if (deed.isBusy) return
    const { reason, number } = typed
    if (to === 'booked' && takesNumber && number.trim() === '') return miss('number')
    if (reason.trim() === '') return miss('reason')
    setMissing(undefined)
    const supplierReference = to === 'booked' ? number : ''
    if (!(await deed.resolve(id, { revision, to, reason, supplierReference }))) return
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
