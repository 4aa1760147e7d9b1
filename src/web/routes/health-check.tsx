// A page that says the site is up; for people. Machines ask /healthz and /readyz.
import { useTexts } from '#web/i18n/use-texts.tsx'

export default function HealthCheck() {
  const { t } = useTexts()
  return (
    <>
      <title>OK</title>
      <h1>{t('healthCheck.title')}</h1>
      <p>{t('healthCheck.text')}</p>
    </>
  )
}
