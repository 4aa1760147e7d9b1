// The frame of the site as it is on the screen, for a page that cannot be loaded: header, language and colours stay.
import type { Navigation, To } from 'react-router'

declare global {
  interface Window {
    __reactRouterDataRouter?: {
      state: { loaderData: Record<string, unknown>; navigation?: Navigation; location?: { key: string } }
      navigate?: (to: To, options: { replace: boolean }) => Promise<void>
      revalidate?: () => Promise<void>
    }
  }
}

/** What the root's loader gave last; undefined before the router runs. */
export const shownFrame = (): unknown => window.__reactRouterDataRouter?.state.loaderData.root
