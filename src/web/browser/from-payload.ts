// The client loader of a route. What it needs is fetched when the browser is idle, or with the first page that is gone to.
import { data } from 'react-router'
import type { FailedLoad, LoadRoute } from './load-payload.ts'

type ClientLoaderArgs = Parameters<LoadRoute>[1]

/** From the page's payload where it has one, else from the server's own loader. */
export function fromPayload<Loader extends (...args: never[]) => unknown>(routeId: string) {
  return async ({ request, serverLoader }: ClientLoaderArgs): Promise<Awaited<ReturnType<Loader>>> => {
    const { loadRoute } = await import('./load-payload.ts').catch(() => {
      const away: FailedLoad = { status: 503, reference: '', isUnreachable: true }
      throw data(away, { status: 503 })
    })
    return (await loadRoute(routeId, { request, serverLoader })) as Awaited<ReturnType<Loader>>
  }
}
