// Says that no money moves, wherever the test gateway takes payments.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function TestNote() {
  const { t } = useTexts()
  return (
    <p className="flex items-start gap-3 rounded-xl bg-tint p-4">
      <Icon name="info" className="mt-0.5 size-5" />
      {t('checkout.test.note')}
    </p>
  )
}
