// A page that says the site is up; for people. Machines ask /healthz and /readyz.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { unlistedMeta } from '#web/page/page-head.ts'

export const meta = () => unlistedMeta({ title: 'OK' })

export default function HealthCheck() {
  const { t } = useTexts()
  return (
    <>
      <h1>{t('healthCheck.title')}</h1>
      <p>{t('healthCheck.text')}</p>
    </>
  )
}
