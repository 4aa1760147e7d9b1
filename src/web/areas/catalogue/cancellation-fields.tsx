// What cancelling costs until when, step by step, and the same in the words in which guests are told.
import { AmountEcho } from '#web/desk/amount-echo.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { SelectBox, selectClass } from '#web/ui/select-box.tsx'
import { FieldRow } from './field-row.tsx'
import { ListField } from './list-field.tsx'
import { PlaceBox } from './place-box.tsx'
import { LineField, NumberField } from './place-fields.tsx'
import { type FeeKind, feeKinds, feeOf, sayCancellation } from './say-cancellation.ts'
import { useValue } from './use-document.ts'
import { useEditor } from './use-editor.ts'
import { usePlace } from './use-place.ts'

export function CancellationFields({ path }: { path: string }) {
  const { t } = useTexts()
  const { currency } = useEditor()
  const steps = useValue(path)
  return (
    <div className="grid gap-4">
      <ListField
        path={path}
        label={t('catalogue.cancel.title')}
        hint={t('catalogue.cancel.hint')}
        blank={{ daysBefore: 1, time: '18:00', fee: { nights: 1 } }}
        itemName={(at) => t('catalogue.cancel.step', { number: at + 1 })}
        add={t('catalogue.cancel.add')}
        none={t('catalogue.cancel.none')}
        isUnordered
      >
        {(step) => (
          <FieldRow>
            <NumberField
              path={`${step}.daysBefore`}
              label={t('catalogue.cancel.daysBefore')}
              unit={t('catalogue.cancel.days')}
            />
            <LineField path={`${step}.time`} label={t('catalogue.cancel.time')} input={{ type: 'time', dir: 'ltr' }} />
            <FeeField path={`${step}.fee`} />
          </FieldRow>
        )}
      </ListField>
      <div className="rounded-xl bg-tint p-4">
        <p className="text-sm text-muted">{t('catalogue.cancel.inWords')}</p>
        <ol className="mt-1 grid list-decimal gap-1 ps-5">
          {sayCancellation(t, steps, currency).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </div>
    </div>
  )
}

const begins: Record<FeeKind, Record<string, number | string>> = {
  free: { percent: 0 },
  nights: { nights: 1 },
  percent: { percent: 50 },
  amount: { amount: '' },
}

function FeeField({ path }: { path: string }) {
  const { t } = useTexts()
  const { currency } = useEditor()
  const place = usePlace(path)
  const { kind, value } = feeOf(place.value)
  return (
    <>
      <PlaceBox place={place} label={t('catalogue.cancel.fee')}>
        {(attributes) => (
          <SelectBox>
            <select
              {...attributes}
              className={selectClass}
              value={kind}
              disabled={place.lock !== undefined}
              onChange={({ currentTarget }) => {
                const chosen = feeKinds.find((one) => one === currentTarget.value)
                if (chosen) place.set(begins[chosen])
              }}
            >
              {feeKinds.map((one) => (
                <option key={one} value={one}>
                  {t(`catalogue.cancel.kind.${one}`)}
                </option>
              ))}
            </select>
          </SelectBox>
        )}
      </PlaceBox>
      {kind === 'percent' && <NumberField path={`${path}.percent`} label={t('catalogue.cancel.percent')} unit="%" />}
      {kind === 'nights' && <NumberField path={`${path}.nights`} label={t('catalogue.cancel.nights')} />}
      {kind === 'amount' && (
        <PlaceBox place={place} label={t('catalogue.cancel.amount')}>
          {(attributes) => (
            <span className="flex flex-wrap items-center gap-x-2">
              <input
                {...attributes}
                id={`${place.id}-amount`}
                aria-label={t('catalogue.cancel.amount')}
                inputMode="decimal"
                dir="ltr"
                className="field figure min-w-0 flex-1"
                value={String(value)}
                readOnly={place.lock !== undefined}
                onChange={({ currentTarget }) => place.set({ amount: currentTarget.value })}
              />
              <bdi className="text-muted">{currency}</bdi>
              <AmountEcho text={String(value)} currency={currency} />
            </span>
          )}
        </PlaceBox>
      )}
    </>
  )
}
