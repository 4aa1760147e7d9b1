// What cancelling costs by this offer alone: until when it is free, and what it costs after that, step by step.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { SelectBox, selectClass } from '#web/ui/select-box.tsx'
import { AmountField } from './amount-field.tsx'
import { FieldBox } from './field-box.tsx'
import { ItemList } from './item-list.tsx'
import { type CancellationStep, freeStep } from './offer-draft-fields.ts'
import { useOfferEditor } from './use-offer-editor.ts'

/** As the file of an offer takes them. */
const mostSteps = 20

export function CancellationFields() {
  const { t } = useTexts()
  const { fields, change } = useOfferEditor()
  const { cancellation } = fields
  return (
    <div className="grid gap-4">
      <ItemList
        title={t('desk.offers.cancellation')}
        hint={t('desk.offers.cancellation.hint')}
        items={cancellation}
        blank={nextStep(cancellation)}
        nameOf={(at) => t('desk.offers.cancellation.step', { number: at + 1 })}
        add={t('desk.offers.cancellation.add')}
        onChange={(steps) => change((now) => ({ ...now, cancellation: steps.slice(0, mostSteps) }))}
      >
        {(step, at, put) => <StepFields {...{ step, at, put }} />}
      </ItemList>
      {cancellation.length > 0 && <p className="hint">{t('desk.offers.cancellation.after')}</p>}
    </div>
  )
}

/** Free first, then a part: nothing that is added costs less than the step before. */
const nextStep = (steps: readonly CancellationStep[]): CancellationStep =>
  steps.length === 0 ? freeStep : { ...freeStep, daysBefore: '3', fee: '50' }

type StepFieldsProps = { step: CancellationStep; at: number; put: (step: CancellationStep) => void }

function StepFields({ step, at, put }: StepFieldsProps) {
  const { t } = useTexts()
  const path = `cancellation.${at}`
  const { daysBefore, time } = step
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <FieldBox path={`${path}.daysBefore`} look="small" label={t('desk.offers.cancellation.days')}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            className="field figure"
            dir="ltr"
            value={daysBefore}
            onChange={({ currentTarget }) => put({ ...step, daysBefore: currentTarget.value })}
          />
        )}
      </FieldBox>
      <FieldBox path={`${path}.time`} look="small" label={t('desk.offers.cancellation.time')}>
        {(control) => (
          <input
            {...control}
            type="time"
            className="field figure"
            value={time}
            onChange={({ currentTarget }) => put({ ...step, time: currentTarget.value })}
          />
        )}
      </FieldBox>
      <FeeFields {...{ step, at, put }} />
    </div>
  )
}

function FeeFields({ step, at, put }: StepFieldsProps) {
  const { t } = useTexts()
  const { fields } = useOfferEditor()
  const path = `cancellation.${at}.fee`
  const { by, fee } = step
  return (
    <>
      <FieldBox path={path} look="small" label={t('desk.offers.cancellation.fee')}>
        {(control) => (
          <SelectBox>
            <select
              {...control}
              className={selectClass}
              value={by}
              onChange={({ currentTarget }) =>
                put(
                  currentTarget.value === 'amount'
                    ? { ...step, by: 'amount', fee: '' }
                    : { ...step, by: 'percent', fee: '0' },
                )
              }
            >
              <option value="percent">{t('desk.offers.cancellation.fee.percent')}</option>
              <option value="amount">{t('desk.offers.cancellation.fee.amount')}</option>
            </select>
          </SelectBox>
        )}
      </FieldBox>
      {by === 'amount' ? (
        <AmountField
          path={`${path}.amount`}
          label={t('desk.offers.amount', { currency: fields.currency })}
          value={fee}
          onChange={(text) => put({ ...step, fee: text })}
        />
      ) : (
        <FieldBox path={`${path}.percent`} look="small" label={t('desk.offers.cancellation.percent')}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={10}
              className="field figure"
              dir="ltr"
              value={fee}
              onChange={({ currentTarget }) => put({ ...step, fee: currentTarget.value })}
            />
          )}
        </FieldBox>
      )}
    </>
  )
}
