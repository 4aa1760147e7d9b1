// What runs in the tab beside the pages, from the first quiet moment on; loaded then, so that no page waits for it.
import type { PublicSettings } from '#web/public-settings.ts'

/** What the server told the tab of the visitor, the provider and the installation. */
export type TabFrame = {
  settings: PublicSettings
  providerId: string
  /** Currency that the page was drawn in. */
  currency: string
  /** Currency of the provider's location. */
  providerCurrency: string
}

/** Called once per document, and again whenever the frame changed (another currency was chosen). */
export function startTabServices(_frame: TabFrame): void {}
