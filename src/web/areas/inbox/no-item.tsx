// Beside the list while nothing is open: how a request is answered, for whoever is here for the first time.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'

const steps = ['open', 'answer', 'done'] as const
const icons = { open: 'mail', answer: 'page', done: 'check' } as const

export function NoItem() {
  const { t } = useTexts()
  return (
    <section aria-labelledby="inbox-how" className="mx-auto grid max-w-xl content-start gap-8 px-8 py-24">
      <div className="grid gap-2">
        <h2 id="inbox-how">{t('desk.inbox.how.title')}</h2>
        <p className="text-muted">{t('desk.inbox.how.text')}</p>
      </div>
      <ol className="grid gap-6">
        {steps.map((step) => (
          <li key={step} className="flex gap-4">
            <Icon name={icons[step]} className="mt-0.5 size-6 text-brand" />
            <div>
              <p className="font-semibold">{t(`desk.inbox.how.${step}`)}</p>
              <p className="text-muted">{t(`desk.inbox.how.${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="hint pointer-coarse:hidden">{t('desk.inbox.how.keys')}</p>
    </section>
  )
}
