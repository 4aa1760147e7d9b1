// The lines of an offer whose prices are far from the catalogue's: shown with both before the offer is sent.
import type { Money } from '#kernel/money.ts'
import { showAmount } from '#kernel/read-amount.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { Check, Fields } from './offer-draft-fields.ts'

type UnusualPricesProps = { prices: Check['prices']; fields: Fields; language: string }

export function UnusualPrices({ prices, fields, language }: UnusualPricesProps) {
  const { t } = useTexts()
  if (prices.length === 0) return null
  const labelAt = (path: string) => {
    const label = fields.lines[Number(path.split('.')[1])]?.label ?? {}
    return label[language] || Object.values(label).find(Boolean) || ''
  }
  return (
    <div className="grid gap-2">
      <p className="font-semibold text-warn">{t('desk.offers.send.prices', { count: prices.length })}</p>
      <ul className="grid list-disc gap-1 ps-5 wrap-anywhere">
        {prices.map(({ path, amount, low, high }) => {
          const isOne = low.amountMinor === high.amountMinor
          const range = isOne ? say(low) : `${say(low)} – ${showAmount(high)}`
          const line = `\u2068${labelAt(path)}\u2069`
          return (
            <li key={path}>
              {t('desk.offers.send.price', {
                line,
                amount: `\u2068${say(amount)}\u2069`,
                range: `\u2068${range}\u2069`,
              })}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const say = (money: Money): string => `${money.currency} ${showAmount(money)}`
