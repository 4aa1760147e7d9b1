// What runs in the tab beside the pages, from the first quiet moment on; loaded then, so that no page waits for it.
import type { PublicSettings } from '#web/page/public-settings.ts'
import { guardShown } from './auth/guard-door.ts'
import { startSession } from './auth/start-session.ts'
import { startCounting } from './count-visit.ts'
import { startCurrency } from './currency-service.ts'
import { keepOffline } from './keep-offline.ts'
import { startMeasuring } from './measure.ts'
import { startPreloading } from './preload.ts'
import { watchBuilds } from './watch-builds.ts'

/** What the server told the tab of the visitor, the provider and the installation. */
export type TabFrame = {
  settings: PublicSettings
  providerId: string
  /** By which the addresses of sign-in and profile are chosen. */
  provider: { company: { slug: string }; location: { slug: string } }
  /** Currency that the page was drawn in. */
  currency: string
  /** Currency of the provider's location. */
  providerCurrency: string
}

/** What the services may ask of the page on the screen. */
export type PageDoor = {
  /** Asks the server for the page's data anew, and shows what changed. */
  revalidate(): Promise<void>
  /** Fetches the assistant and puts its button on the page. @throws where it cannot be fetched */
  startAssistant(frame: TabFrame): Promise<void>
}

const keepAfterMs = 4_000

/** Called once per document, and again whenever the frame changed (another currency was chosen). */
export function startTabServices(frame: TabFrame, page: PageDoor): void {
  watchBuilds()
  startSession(guardShown)
  startCurrency(frame, () => void page.revalidate())
  startPreloading()
  startMeasuring(frame.settings)
  startCounting()
  // Pages work without, and the next document tries again.
  page.startAssistant(frame).catch(() => {})
  // It fetches the files of all routes: not while the first page may still be at work.
  setTimeout(() => void keepOffline(frame.settings.offlinePages ?? false), keepAfterMs)
}
