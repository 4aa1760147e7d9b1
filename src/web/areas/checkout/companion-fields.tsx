// Somebody who comes along: their name as in the passport, and what they travel on.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { NameLine } from './name-line.tsx'
import type { PersonView } from './present-checkout.server.ts'
import type { OrderItemView } from './present-order-item.server.ts'
import { otherName, tickName } from './traveller-fields.ts'

type CompanionFieldsProps = {
  row: number
  /** Among all travellers, the patient being the first. */
  number: number
  /** As they were named before. */
  saved: PersonView['others'][number] | undefined
  items: OrderItemView[]
  faults: Record<string, string>
  onRemove: (() => void) | undefined
}

export function CompanionFields({ row, number, saved, items, faults, onRemove }: CompanionFieldsProps) {
  const { t } = useTexts()
  const named = items.filter(({ names }) => names > 0)
  const line = (field: 'firstName' | 'lastName') => {
    const name = otherName(row, field)
    return <NameLine {...{ name, field }} saved={saved?.[field] ?? ''} reason={faults[name]} />
  }
  return (
    <fieldset className="grid gap-5 md:grid-cols-2">
      <legend className="mb-3 font-semibold">{t('checkout.traveller.other', { number })}</legend>
      {line('firstName')}
      {line('lastName')}
      {named.length > 0 && (
        <fieldset className="grid gap-1 md:col-span-2">
          <legend className="mb-1 text-muted">{t('checkout.traveller.on')}</legend>
          {named.map(({ id, title, names }) => {
            const name = tickName(row, id)
            const isMissing = faults[name] !== undefined
            return (
              <div key={id}>
                <label className="flex min-h-8 cursor-pointer items-center gap-3">
                  <input
                    type="checkbox"
                    name={name}
                    value="1"
                    defaultChecked={saved ? saved.items.includes(id) : true}
                    aria-invalid={isMissing || undefined}
                    aria-describedby={isMissing ? `${name}-fault` : undefined}
                    className="size-6 shrink-0 accent-(--button)"
                  />
                  <bdi>{title}</bdi>
                </label>
                {isMissing && (
                  <p id={`${name}-fault`} className="font-semibold text-bad">
                    {t('checkout.fault.travellers', { count: names })}
                  </p>
                )}
              </div>
            )
          })}
        </fieldset>
      )}
      {onRemove && (
        <p className="md:col-span-2">
          <button type="button" className="link min-h-11 cursor-pointer" onClick={onRemove}>
            {t('checkout.traveller.remove', { number })}
          </button>
        </p>
      )}
    </fieldset>
  )
}
