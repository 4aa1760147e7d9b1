// One line on what is charged in which currency and at which rate; how that works is folded behind it.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Fold } from '#web/ui/fold.tsx'
import type { OrderView } from './present-order.server.ts'

export function ChargeLine({ charge: { line, details } }: Pick<OrderView, 'charge'>) {
  const { t } = useTexts()
  return (
    <div className="border-t border-line pt-4">
      <p>{line}</p>
      {details.length > 0 && (
        <Fold summary={<span className="text-brand">{t('checkout.rateDetails')}</span>}>
          <ul className="grid gap-2 pb-2">
            {details.map((text) => (
              <li key={text} className="text-muted">
                {text}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  )
}
