// Stands in for those who could observe a visitor, and keeps whatever leaves the browser for anyone but the product.
import type { BrowserContext, Page, Request } from '@playwright/test'
import { expect, firstProvider, secondProvider } from './product.ts'

type Sent = { url: string; frame: string; body: string }
type Report = Record<string, unknown>

/** What the stand-in of the tag tells: what it was told, and what it found when it looked around. */
type Told = { entry?: unknown[]; prying?: Report }

export type Observed = {
  /** Every request for another host, of pages, frames and workers. */
  requests: Sent[]
  /** Titles of the page views that the tag was told of. */
  views(): string[]
  prying(): Report[]
  /** Reports of one kind, as the supplier gets them. */
  reports(type: string): Report[]
  recordings(): string[]
  /** All bodies that left, as one text. */
  told(): string
  until(isThere: (observed: Observed) => boolean): Promise<void>
}

const own = [firstProvider, secondProvider].map((address) => new URL(address).origin)

export async function observe(context: BrowserContext): Promise<Observed> {
  const requests: Sent[] = []
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && !own.includes(url.origin)) {
      requests.push({ url: url.href, frame: frameOf(request), body: request.postData() ?? '' })
    }
  })
  const headers = { 'access-control-allow-origin': '*' }
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${standIn.toString()})()` }),
  )
  for (const host of ['https://region1.google-analytics.com', 'https://errors.invalid', 'https://replays.invalid']) {
    await context.route(`${host}/**`, (route) => route.fulfill({ headers, body: '{}' }))
  }
  const bodies = (host: string) => requests.filter(({ url }) => url.includes(host)).map(({ body }) => body)
  const collected = () => bodies('google-analytics').map((body) => JSON.parse(body) as Told)
  const observed: Observed = {
    requests,
    views: () =>
      collected().flatMap(({ entry }) =>
        entry?.[0] === 'event' ? [String((entry[2] as { page_title?: string }).page_title)] : [],
      ),
    prying: () => collected().flatMap(({ prying }) => (prying ? [prying] : [])),
    reports: (type) => bodies('.invalid').flatMap((body) => itemsOf(body, type)),
    recordings: () => bodies('replays.invalid'),
    told: () => requests.map(({ body }) => body).join('\n'),
    until: (isThere) => expect.poll(() => isThere(observed), { timeout: 15_000 }).toBe(true),
  }
  return observed
}

/** Whatever starts beside a page has started, and what it fetched is there. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3_000 })))
  await page.waitForLoadState('networkidle')
}

const frameOf = (request: Request): string => {
  try {
    return request.frame().url()
  } catch {
    return 'a worker'
  }
}

/** An envelope is a line of headers, then a line of headers and one of content for each item. */
function itemsOf(envelope: string, type: string): Report[] {
  const lines = envelope.split('\n')
  return lines.flatMap((line, at) =>
    line === `{"type":"${type}"}` ? [JSON.parse(lines[at + 1] ?? '{}') as Report] : [],
  )
}

/** Runs in place of the tag: keeps a cookie, looks around, and passes on all it is told. */
function standIn(): void {
  const send = (told: object) =>
    void fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', body: JSON.stringify(told) })
  const attempt = (look: () => unknown) => {
    try {
      return look()
    } catch (error) {
      return (error as Error).name
    }
  }
  send({
    prying: {
      own: location.href,
      referrer: document.referrer,
      parent: attempt(() => parent.document.title),
      top: attempt(() => top?.location.href),
      storage: attempt(() => localStorage.length),
      cookie: document.cookie,
    },
  })
  // biome-ignore lint/suspicious/noDocumentCookie: what the tag does
  document.cookie = '_ga=GA1.1.1.1; path=/; expires=Fri, 01 Jan 2999 00:00:00 GMT'
  const layer = (globalThis as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer
  for (const entry of layer) send({ entry: Array.from(entry) })
  const push = layer.push.bind(layer)
  layer.push = (entry: ArrayLike<unknown>) => {
    send({ entry: Array.from(entry) })
    return push(entry)
  }
}
