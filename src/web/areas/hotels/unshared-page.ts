// How long a page of hotels may be shown again: stays that are free now may be gone in a minute.

/** For the loader's answer: `private` also keeps it out of the server's own store of pages, and lets the browser go back to it. */
export const unsharedPage = { 'cache-control': 'private, no-cache' } as const

type HeadersArgs = { loaderHeaders: Headers }

/** The route's own headers: what its loader said. */
export const loaderHeaders = ({ loaderHeaders: said }: HeadersArgs): Headers => said
