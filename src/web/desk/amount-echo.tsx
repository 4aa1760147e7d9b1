// What an amount that is being typed will be read as, below its field: `= AED 2,400`, or how to write it where it could be two.
import { toCurrency } from '#kernel/money.ts'
import { plainAmount, readAmount, showAmount } from '#kernel/read-amount.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'

/** Said politely; where nothing can be read yet it is empty, and the field's own fault says the rest. */
export function AmountEcho({ text, currency }: { text: string; currency: string }) {
  const { t } = useTexts()
  const code = toCurrency(currency)
  const read = code && readAmount(text, code)
  const isDouble = read && read.is === 'both'
  return (
    <span
      aria-live="polite"
      className={`block pt-1 text-sm empty:p-0 ${isDouble ? 'font-semibold text-bad' : 'text-muted'}`}
    >
      {read && read.is === 'amount' && (
        <bdi className="figure" dir="ltr">
          = {code} {showAmount(read.money)}
        </bdi>
      )}
      {isDouble &&
        t('desk.amount.both', { large: plainAmount(read.readings[0]), small: plainAmount(read.readings[1]) })}
    </span>
  )
}
