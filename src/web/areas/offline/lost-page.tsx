// Instead of a page that cannot be loaded: why, what can be read all the same, and how to reach the clinic.
import { type ReactNode, useSyncExternalStore } from 'react'
import { line } from '#web/browser/line.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ShelfList } from './shelf-list.tsx'

type LostPageProps = {
  /** Where the page that was wanted lies. */
  path: string
  /** How to reach the clinic. */
  contact: ReactNode
}

export function LostPage({ path, contact }: LostPageProps) {
  const { t } = useTexts()
  const state = useSyncExternalStore(line.watch, line.now, () => 'up' as const)
  const isOffline = state === 'offline'
  return (
    <div className="grid justify-items-start gap-5">
      <h1>{t(isOffline ? 'offline.title' : 'offline.titleSilent')}</h1>
      <p className="text-lg text-muted">{t(isOffline ? 'offline.text' : 'offline.textSilent')}</p>
      {/* A whole new request, not the router's. */}
      <a className="button" href={path}>
        {t('failed.again')}
      </a>
      <ShelfList except={path} />
      <div className="grid gap-1">
        <p className="text-muted">{t('offline.reach')}</p>
        {contact}
      </div>
    </div>
  )
}
