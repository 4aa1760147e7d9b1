// At the foot of the screen while there is no connection: what can be done without one. Goes by itself.
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { line } from '#web/browser/line.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { isPrivatePlace, sessionScreen } from '#web/page/session-place.ts'
import { FootNote } from './foot-note.tsx'

const texts = { offline: 'offline.banner', unreachable: 'offline.bannerSilent', back: 'offline.back' } as const

/** Nothing waits to be sent where someone signs in or sees to their account. */
const privateTexts = {
  offline: 'offline.bannerPrivate',
  unreachable: 'offline.bannerSilentPrivate',
  back: 'offline.back',
} as const

/** Files that are being sent wait there and go on by themselves. */
const filesTexts = {
  offline: 'offline.bannerFiles',
  unreachable: 'offline.bannerSilentFiles',
  back: 'offline.back',
} as const

/** What is written there is kept until it can be sent. */
const deskTexts = {
  offline: 'offline.bannerDesk',
  unreachable: 'offline.bannerSilentDesk',
  back: 'offline.back',
} as const

const textsOf = (path: string) => {
  if (sessionScreen(path) === 'desk') return deskTexts
  if (/^\/profile\/documents\/?$/i.test(path)) return filesTexts
  return isPrivatePlace(path) ? privateTexts : texts
}

export function OfflineBanner() {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const state = useSyncExternalStore(line.watch, line.now, () => 'up' as const)
  return (
    <div role="status" className="contents">
      {state !== 'up' && (
        <FootNote key={state} tone={state === 'back' ? 'good' : 'warn'}>
          <p>{t(textsOf(pathname)[state])}</p>
        </FootNote>
      )}
    </div>
  )
}
