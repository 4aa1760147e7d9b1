// What a price is made of, line by line in what is charged: rooms, each tax, and what the hotel takes itself on the day.
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { PlanView } from './present-offers.server.ts'

export function PriceMade({ plan: { lines, sum, atHotel } }: { plan: Pick<PlanView, 'lines' | 'sum' | 'atHotel'> }) {
  const { t } = useTexts()
  return (
    <div className="grid content-start gap-3">
      <h4 className="font-semibold">{t('hotels.offer.lines')}</h4>
      <dl className="grid gap-2">
        {lines.map(({ label, amount, isPaidAtHotel }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line pb-2">
            <dt>
              {label}
              {isPaidAtHotel && <span className="hint block">{t('hotels.offer.atHotelLine')}</span>}
            </dt>
            <dd className="figure">{amount}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 font-semibold">
          <dt>{t('hotels.offer.total')}</dt>
          <dd className="figure">{sum}</dd>
        </div>
      </dl>
      {atHotel && <p className="hint">{atHotel}</p>}
    </div>
  )
}
