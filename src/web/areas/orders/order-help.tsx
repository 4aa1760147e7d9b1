// Whom to ask about an order: the clinic, by email and by telephone; and what holds when the surgeon says no.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useProfileFrame } from '#web/signed-in/profile-frame.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ShownOrder } from './present-order.server.ts'

export function OrderHelp({ order: { reference, phone, isSurgeonFree } }: { order: ShownOrder }) {
  const { t } = useTexts()
  const { clinic, clinicEmail } = useProfileFrame()
  const subject = t('orders.number', { reference })
  return (
    <section aria-labelledby="help" className="card grid gap-3 p-5 print:hidden md:p-6">
      <h2 id="help" className="text-lg">
        {t('orders.help')}
      </h2>
      <p>{t('orders.helpText', { clinic, reference: `\u2068${reference}\u2069` })}</p>
      <p className="flex flex-wrap gap-x-5">
        <a
          className="link inline-flex min-h-11 items-center gap-2"
          href={`mailto:${clinicEmail}?subject=${encodeURIComponent(subject)}`}
        >
          <Icon name="mail" className="size-4" />
          {t('orders.helpEmail')}
        </a>
        {phone && (
          <a className="link inline-flex min-h-11 items-center gap-2" href={`tel:${phone.replaceAll(' ', '')}`}>
            <Icon name="phone" className="size-4" />
            <bdi>{t('orders.helpCall', { phone: `\u2066${phone}\u2069` })}</bdi>
          </a>
        )}
      </p>
      {isSurgeonFree && (
        <div className="grid gap-1 border-t border-line pt-3">
          <h3>{t('orders.surgeon')}</h3>
          <p>{t('orders.surgeonText')}</p>
        </div>
      )}
    </section>
  )
}
