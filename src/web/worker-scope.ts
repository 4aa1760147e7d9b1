// The few things of a service worker's world that ours uses; TypeScript's own description of it excludes that of pages.

export type Moment = { waitUntil: (work: Promise<unknown>) => void }

export type FetchMoment = Moment & {
  readonly request: Request
  /** The navigation's answer, asked for while the worker was starting; undefined where the browser does not do that. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

export type MessageMoment = Moment & { readonly data: unknown }

export type WorkerScope = {
  readonly location: { origin: string }
  readonly registration: { navigationPreload?: { enable(): Promise<void> } }
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<readonly { url: string }[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (moment: Moment) => void): void
  addEventListener(type: 'message', listener: (moment: MessageMoment) => void): void
  addEventListener(type: 'fetch', listener: (moment: FetchMoment) => void): void
}
