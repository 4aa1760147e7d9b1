// What somebody chose before they had an account: the room, its dates, terms and price, and that it is not held yet.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Price } from '#web/ui/price.tsx'
import type { PickedView } from './present-picked.server.ts'

export function PickedRoom({ picked }: { picked: PickedView }) {
  const { t } = useTexts()
  const { hotel, hotelHref, dates, guests, choice } = picked
  return (
    <section aria-labelledby="choice" className="card grid gap-4 p-5 md:p-6">
      <div className="grid gap-1">
        <h2 id="choice" className="hint">
          {t('auth.entry.choice')}
        </h2>
        <p className="text-xl font-semibold">{hotel}</p>
        {choice && (
          <p>
            {choice.room}, {choice.plan.name}
          </p>
        )}
        <p className="text-muted">{dates}</p>
        <p className="text-muted">{guests}</p>
      </div>
      {choice ? (
        <>
          <div className="grid gap-1 border-t border-line pt-4">
            <Price price={choice.plan.price} size="large" />
            <p className="hint">{choice.plan.payment}</p>
            <p className="hint">{choice.plan.terms.text}</p>
          </div>
          <p className="rounded-xl bg-tint p-4">{t('auth.entry.notHeld')}</p>
        </>
      ) : (
        <p role="status" className="rounded-xl bg-tint p-4 font-semibold">
          {t('auth.entry.gone')}
        </p>
      )}
      <p>
        <Link className="link inline-block py-1" to={hotelHref}>
          {t('auth.entry.otherRooms')}
        </Link>
      </p>
    </section>
  )
}
