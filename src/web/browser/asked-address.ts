// Where the visitor is on the way to.
import { withoutSecrets } from '#web/page/arrival.ts'

/**
 * The page that is being loaded, as an address on this site, without what may not stay in one; undefined while nobody goes
 * anywhere, or something is being sent.
 */
export function askedAddress(): string | undefined {
  // The router puts itself there (react-router, hydrated-router; typed in shown-frame.ts).
  const navigation = window.__reactRouterDataRouter?.state.navigation
  if (!navigation?.location) return undefined
  if (navigation.state === 'submitting' && navigation.formMethod !== 'GET') return undefined
  const { pathname, search, hash } = navigation.location
  return pathname + withoutSecrets(search) + hash
}
