// Stands where stays will: what a search tells, before there is one; or that it did not answer.
import { useId } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'

/** @param again the address of a search that did not answer; undefined before the first one */
export function NoStays({ again }: { again: string | undefined }) {
  return again === undefined ? <FirstSteps /> : <Away to={again} />
}

function FirstSteps() {
  const id = useId()
  const { t } = useTexts()
  const steps: { icon: IconName; title: string; text: string }[] = [
    { icon: 'clock', title: t('hotels.form.first.way'), text: t('hotels.form.first.wayText') },
    { icon: 'shield', title: t('hotels.form.first.recovery'), text: t('hotels.form.first.recoveryText') },
    { icon: 'check', title: t('hotels.form.first.price'), text: t('hotels.form.first.priceText') },
  ]
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-xl">
        {t('hotels.form.first.title')}
      </h2>
      <ul className="mt-5 grid gap-6 sm:grid-cols-3">
        {steps.map(({ icon, title, text }) => (
          <li key={icon} className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3">
            <Icon name={icon} className="mt-1 size-5 text-brand" />
            <h3 className="text-base leading-normal">{title}</h3>
            <p className="col-start-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Away({ to }: { to: string }) {
  const { t } = useTexts()
  return (
    <div role="status" className="card mt-10 grid justify-items-start gap-4 p-8">
      <h2>{t('hotels.list.failed')}</h2>
      <p>{t('hotels.list.failedText')}</p>
      <div className="flex flex-wrap gap-3">
        <Link className="button" to={to} replace preventScrollReset>
          {t('hotels.list.askAgain')}
        </Link>
        <Link className="button button-quiet" to="/contact">
          {t('hotels.list.askClinic')}
        </Link>
      </div>
    </div>
  )
}
