// Where the journeys find the product, and a page that fails its test when the console says anything.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { consentCookie, writeConsent } from '#web/page/consent.ts'
import { port } from './journey-port.ts'

export const firstProvider = `http://localhost:${port}`

export const secondProvider = `http://mermer.localhost:${port}`
/** For requests that do not come from the browser, which alone finds *.localhost by itself. */
export const asSecondProvider = { host: `mermer.localhost:${port}` }

/** Environment variable that carries the outbox folder from the set-up to the journeys. */
export const outboxVariable = 'EPIDAURUS_JOURNEY_OUTBOX'

/** Environment variable that carries the address of the database server to the journeys. */
export const clusterVariable = 'EPIDAURUS_JOURNEY_CLUSTER'

/** Environment variable that carries the address of the product's own database to the journeys. */
export const databaseVariable = 'EPIDAURUS_JOURNEY_DATABASE'

/** Mails in the outbox whose text holds a piece, as raw messages. */
export async function mailsWith(piece: string, folder = process.env[outboxVariable] ?? ''): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  )
  return mails.filter((mail) => mail.includes(piece))
}

/** What the journeys' product could observe a visitor with; the hosts of reports exist nowhere. */
export const observers = {
  PUBLIC_GTAG_ID: 'G-TEST00001',
  SENTRY_DSN: 'https://key@errors.invalid/1',
  REPLAY_KEY: 'https://key@replays.invalid/2',
}

type Options = {
  /** Messages that a journey brings about on purpose, as when it cuts the line. */
  allowedMessage: RegExp | undefined
  /** What the visitor said to the question about cookies before the journey. */
  consent: 'yes' | 'no' | 'unanswered'
}

/** So long a page gets to come whole after the last word of its journey. */
const restMs = 5_000

/** Nothing that a journey put between page and server stands in the way any more, and the document on the screen is there. */
async function comeToRest(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.waitForLoadState('load', { timeout: restMs }).catch(() => {})
}

/** Said by Playwright itself wherever it keeps the service worker out. */
const workerBlocked = 'Service Worker registration blocked by Playwright'

export const test = base.extend<Options>({
  allowedMessage: [undefined, { option: true }],
  consent: ['no', { option: true }],
  context: async ({ context, consent }, use) => {
    const answer = consent === 'yes' ? 'on' : 'off'
    const value = writeConsent({ analytics: answer, diagnostics: answer })
    const cookies = [firstProvider, secondProvider].map((url) => ({ name: consentCookie, value, url }))
    if (consent !== 'unanswered') await context.addCookies(cookies)
    await use(context)
    // A context that is closed while a document is on its way to it may take until the end of the journey's time.
    await Promise.all(context.pages().map(comeToRest))
  },
  page: async ({ page, allowedMessage }, use) => {
    const messages: string[] = []
    page.on('console', (message) => {
      if (message.text() !== workerBlocked) messages.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
    await use(page)
    expect(messages.filter((message) => !allowedMessage?.test(message))).toEqual([])
  },
})

/** What is sent over the wire counts for an address of its own: from one address the site takes so many requests in an hour. */
export function fromElsewhere(): { 'x-forwarded-for': string } {
  const part = () => 1 + Math.floor(Math.random() * 250)
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` }
}

export { expect }
