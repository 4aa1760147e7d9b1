// What is paid when: the deposit at booking, and later parts on a day or so many days before the journey.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { SelectBox, selectClass } from '#web/ui/select-box.tsx'
import { AmountField } from './amount-field.tsx'
import { FieldBox } from './field-box.tsx'
import { ItemList } from './item-list.tsx'
import { emptyInstalment, type Instalment } from './offer-draft-fields.ts'
import { useOfferEditor } from './use-offer-editor.ts'

export function PlanFields() {
  const { t } = useTexts()
  const { fields, change } = useOfferEditor()
  return (
    <div className="grid gap-5">
      <AmountField
        path="deposit"
        isLarge
        label={t('desk.offers.deposit', { currency: fields.currency })}
        hint={t('desk.offers.depositHint')}
        value={fields.deposit}
        onChange={(deposit) => change((now) => ({ ...now, deposit }))}
      />
      <ItemList
        title={t('desk.offers.instalments')}
        items={fields.instalments}
        blank={{ ...emptyInstalment, daysBefore: '30' }}
        nameOf={(at) => t('desk.offers.instalment', { number: at + 1 })}
        add={t('desk.offers.addInstalment')}
        onChange={(instalments) => change((now) => ({ ...now, instalments }))}
      >
        {(instalment, at, put) => <InstalmentFields {...{ instalment, at, put }} />}
      </ItemList>
    </div>
  )
}

type InstalmentFieldsProps = { instalment: Instalment; at: number; put: (instalment: Instalment) => void }

function InstalmentFields({ instalment, at, put }: InstalmentFieldsProps) {
  const { t } = useTexts()
  const { fields } = useOfferEditor()
  const { amount, daysBefore, on } = instalment
  const isOnDay = on !== '' || daysBefore === ''
  const path = `instalments.${at}`
  return (
    <div className="grid items-end gap-3 sm:grid-cols-3">
      <AmountField
        path={`${path}.amount`}
        label={t('desk.offers.amount', { currency: fields.currency })}
        value={amount}
        onChange={(text) => put({ ...instalment, amount: text })}
      />
      <FieldBox path={path} look="small" label={t('desk.offers.due')}>
        {(control) => (
          <SelectBox>
            <select
              {...control}
              className={selectClass}
              value={isOnDay ? 'on' : 'days'}
              onChange={({ currentTarget }) =>
                put(
                  currentTarget.value === 'on'
                    ? { amount, daysBefore: '', on: '' }
                    : { amount, daysBefore: '30', on: '' },
                )
              }
            >
              <option value="days">{t('desk.offers.due.days')}</option>
              <option value="on">{t('desk.offers.due.on')}</option>
            </select>
          </SelectBox>
        )}
      </FieldBox>
      {isOnDay ? (
        <FieldBox path={`${path}.on`} look="small" label={t('desk.offers.due.day')}>
          {(control) => (
            <input
              {...control}
              type="date"
              className="field"
              value={on}
              onChange={({ currentTarget }) => put({ amount, daysBefore: '', on: currentTarget.value })}
            />
          )}
        </FieldBox>
      ) : (
        <FieldBox path={`${path}.daysBefore`} look="small" label={t('desk.offers.due.count')}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={10}
              className="field figure"
              dir="ltr"
              value={daysBefore}
              onChange={({ currentTarget }) => put({ amount, on: '', daysBefore: currentTarget.value || '0' })}
            />
          )}
        </FieldBox>
      )}
    </div>
  )
}
