// Loads the whole page anew when a piece of it cannot be had, once in ten seconds at most (specification, sections 4 and 9).
import { askedAddress } from './asked-address.ts'
import { loadDocument } from './own-build.ts'

/** Within so long of the last reload a second one would be a loop. */
export const guardMs = 10_000
export const guardKey = 'reloaded-at'
/** A server that has not answered by then is as good as away. */
const patienceMs = 10_000

/** Pieces of one page fail together. */
const momentMs = 1_000
let reloadedAt = Number.NEGATIVE_INFINITY

/**
 * Loads a page as a new document, unless that was done in the last ten seconds or this browser keeps no note of it.
 * @returns whether the page is about to end
 */
export function reloadOnce(url: string): boolean {
  const now = performance.now()
  if (now - reloadedAt > momentMs) {
    if (!takeGuard()) return false
    reloadedAt = now
  }
  void loadDocument(url)
  return true
}

/**
 * For a piece of the page that someone waits for and that cannot be loaded: reloads, to the page that was asked for where
 * one was. Waits without end when it does, and with it everything that would have used the piece.
 * @throws error as it came when a reload was tried already, or the server cannot be reached, so that an error page shows
 */
export async function recoverFromChunkError(error: unknown): Promise<never> {
  const url = askedAddress() ?? location.href
  // Without a line to the server the page at hand is better than none.
  if ((await canReach(url)) && reloadOnce(url)) return new Promise(() => {})
  throw error
}

/** Imports a piece of the page that someone just asked for. Pieces that nobody asked for are imported as always. */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> => load().catch(recoverFromChunkError)

/**
 * The build has the router use this in the place of a route's code that cannot be loaded (tools/guard-chunk-errors.ts).
 * Once no reload helps it brings the error page about, each time anew that someone goes there.
 */
export async function standInForRoute(error: unknown) {
  const fail = () => recoverFromChunkError(error)
  await fail().catch(() => {})
  const Broken = () => {
    throw error
  }
  return { clientLoader: fail, clientAction: fail, clientMiddleware: [], default: Broken }
}

function takeGuard(): boolean {
  const now = Date.now()
  try {
    const last = Number(sessionStorage.getItem(guardKey) ?? Number.NaN)
    if (Math.abs(now - last) < guardMs) return false
    sessionStorage.setItem(guardKey, String(now))
    return sessionStorage.getItem(guardKey) === String(now)
  } catch {
    return false
  }
}

const canReach = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(patienceMs) }).then(
    ({ status }) => status < 500,
    () => false,
  )
