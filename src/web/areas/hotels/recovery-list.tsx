// What a hotel has for a body in recovery, each with what it means, and honestly what it has not.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { FactsView } from './present-facts.server.ts'

export function RecoveryList({ facts: { features, otherFeatures, isOwn } }: { facts: FactsView }) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="recovery-title" className="grid gap-5 border-t border-line pt-8">
      <h2 id="recovery-title">{t('hotels.detail.recovery')}</h2>
      {features.length === 0 && isOwn && <p>{t('hotels.detail.recoveryNone')}</p>}
      {features.length > 0 && (
        <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
          {features.map(({ name, title, text, rooms }) => (
            <li key={name} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-5 text-good" />
              <div>
                <p className="font-semibold">{title}</p>
                <p className="text-muted">{text}</p>
                {rooms && <p className="hint mt-1">{rooms}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      {otherFeatures.length > 0 && (
        <div className="grid gap-2">
          <p className="text-muted">{t(isOwn ? 'hotels.detail.notOffered' : 'hotels.detail.notKnown')}</p>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {otherFeatures.map((name) => (
              <li key={name} className="flex items-center gap-2 text-muted">
                <Icon name={isOwn ? 'cross' : 'info'} className="size-4" />
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
