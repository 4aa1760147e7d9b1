// The lines of the offer that is being written, and what is in its price and what is not.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AmountField } from './amount-field.tsx'
import { ItemList } from './item-list.tsx'
import { emptyLine, type Fields } from './offer-draft-fields.ts'
import { type Brought, takeOutLine } from './take-out-line.ts'
import { useOfferEditor } from './use-offer-editor.ts'
import { WordsFields } from './words-fields.tsx'

/** @param items of the catalogue: what a line brought from there goes with it */
export function LineFields({ items }: { items: readonly Brought[] }) {
  const { t } = useTexts()
  const { fields, change, faultAt } = useOfferEditor()
  const missing = faultAt('lines')
  return (
    <div tabIndex={-1} data-fault={missing && true} className="outline-none">
      {missing && <p className="mb-2 font-semibold text-bad">{t('desk.offers.fault.noLines')}</p>}
      <ItemList
        title={t('desk.offers.lines')}
        items={fields.lines}
        blank={emptyLine}
        nameOf={(at) => t('desk.offers.line', { number: at + 1 })}
        add={t('desk.offers.addLine')}
        onChange={(lines) => change((now) => ({ ...now, lines }))}
        onRemove={(at) => change((now) => takeOutLine(now, at, items))}
      >
        {(line, at, put) => (
          <div className="grid gap-3">
            <WordsFields
              path={`lines.${at}.label`}
              label={t('desk.offers.label')}
              value={line.label}
              onChange={(label) => put({ ...line, label })}
            />
            <AmountField
              path={`lines.${at}.amount`}
              label={t('desk.offers.amount', { currency: fields.currency })}
              value={line.amount}
              onChange={(amount) => put({ ...line, amount })}
            />
            <WordsFields
              path={`lines.${at}.mayChangeIf`}
              label={t('desk.offers.mayChangeIf')}
              value={line.mayChangeIf}
              onChange={(mayChangeIf) => put({ ...line, mayChangeIf })}
            />
          </div>
        )}
      </ItemList>
    </div>
  )
}

export function TextListFields({ list }: { list: keyof Pick<Fields, 'includes' | 'excludes'> }) {
  const { t } = useTexts()
  const { fields, change } = useOfferEditor()
  return (
    <ItemList
      title={t(`desk.offers.${list}`)}
      isCompact
      items={fields[list]}
      blank={{}}
      nameOf={(at) => t(`desk.offers.${list}.one`, { number: at + 1 })}
      add={t(`desk.offers.${list}.add`)}
      onChange={(items) => change((now) => ({ ...now, [list]: items }))}
    >
      {(text, at, put) => (
        <WordsFields
          isHeard
          path={`${list}.${at}`}
          label={t(`desk.offers.${list}.one`, { number: at + 1 })}
          value={text}
          onChange={put}
        />
      )}
    </ItemList>
  )
}
