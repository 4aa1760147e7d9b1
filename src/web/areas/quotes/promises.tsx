// What happens with the request, beside the form: who gets it, when an answer comes, what it costs.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'

export function Promises({ promises }: { promises: { icon: IconName; title: string; text: string }[] }) {
  const { t } = useTexts()
  return (
    <aside aria-label={t('quote.promises')} className="below-steps">
      <ul className="grid gap-6 lg:sticky lg:top-24">
        {promises.map(({ icon, title, text }) => (
          <li key={icon} className="flex gap-4">
            <Icon name={icon} className="mt-0.5 size-6 text-brand" />
            <div>
              <p className="font-semibold">{title}</p>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  )
}
