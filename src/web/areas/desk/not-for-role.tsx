// Stands in place of a page of the desk that a colleague's role does not open: the pages that it does open.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { OwnPlaces } from './own-places.tsx'

export function NotForRole() {
  const { t } = useTexts()
  return (
    <div className="grid max-w-prose justify-items-start gap-4 py-10">
      <title>{t('desk.notForRole.title')}</title>
      <h1>{t('desk.notForRole.title')}</h1>
      <p className="text-lg text-muted">{t('desk.notForRole.text')}</p>
      <OwnPlaces />
    </div>
  )
}
