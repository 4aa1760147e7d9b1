// Checkout with nothing in it: the ways to something that can be paid for.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'

export function EmptyCheckout() {
  const { t } = useTexts()
  return (
    <div className="grid justify-items-start gap-4">
      <h1>{t('checkout.empty')}</h1>
      <p className="text-lg">{t('checkout.emptyText')}</p>
      <p className="flex flex-wrap gap-3">
        <Link className="button" to="/profile/procedures">
          {t('checkout.toProcedures')}
        </Link>
        <Link className="button button-quiet" to="/profile/hotels">
          {t('checkout.toHotels')}
        </Link>
      </p>
    </div>
  )
}
