// Says on every page of a sample provider that people, prices and places on it are invented.
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { Shell } from './present-shell.server.ts'

export function SampleNote({ shell, width }: { shell: Shell; width: string }) {
  const { t } = useTexts()
  if (!shell.sample) return null
  return (
    <aside aria-label={t('shell.sampleLabel')} className="bg-wash text-sm leading-snug">
      <p className={`${width} max-w-none py-2 text-balance`}>{t('shell.sample')}</p>
    </aside>
  )
}
