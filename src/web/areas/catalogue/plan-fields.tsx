// The terms that a room is sold under: meals, the price against that of the night, cancelling and paying.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { CancellationFields } from './cancellation-fields.tsx'
import { FieldRow } from './field-row.tsx'
import { ChoiceField, LineField, MoneyField, NumberField } from './place-fields.tsx'
import { useValue } from './use-document.ts'
import { useEditor } from './use-editor.ts'
import { useIsSaved } from './use-is-saved.ts'
import { WordsField } from './words-field.tsx'

const payments = ['at-hotel', 'at-booking', 'before-arrival'] as const

export function PlanFields({ path }: { path: string }) {
  const { t } = useTexts()
  const { currency, beside } = useEditor()
  const [board, payment] = [useValue(`${path}.board`), useValue(`${path}.payment`)]
  const isSaved = useIsSaved(path)
  return (
    <>
      <WordsField path={`${path}.name`} label={t('catalogue.plan.name')} />
      {!isSaved && (
        <LineField
          path={`${path}.slug`}
          label={t('catalogue.room.slug')}
          hint={t('catalogue.room.slugHint')}
          input={{ dir: 'ltr', autoCapitalize: 'none', spellCheck: false }}
          className="max-w-80"
        />
      )}
      <FieldRow>
        <ChoiceField path={`${path}.board`} label={t('catalogue.plan.board')} options={beside.boards ?? []} />
        <NumberField
          path={`${path}.priceChange`}
          label={t('catalogue.plan.priceChange')}
          hint={t('catalogue.plan.priceChangeHint')}
          unit="%"
        />
      </FieldRow>
      {board !== 'room-only' && (
        <FieldRow>
          <MoneyField
            path={`${path}.boardAdult`}
            label={t('catalogue.plan.boardAdult')}
            currency={currency}
            isOptional
          />
          <MoneyField
            path={`${path}.boardChild`}
            label={t('catalogue.plan.boardChild')}
            currency={currency}
            isOptional
          />
        </FieldRow>
      )}
      <FieldRow>
        <ChoiceField
          path={`${path}.payment`}
          label={t('catalogue.plan.payment')}
          options={payments.map((value) => ({ value, name: t(`catalogue.plan.payment.${value}`) }))}
        />
        {payment === 'before-arrival' && (
          <NumberField path={`${path}.deposit`} label={t('catalogue.plan.deposit')} unit="%" />
        )}
      </FieldRow>
      <CancellationFields path={`${path}.cancellation`} />
    </>
  )
}
