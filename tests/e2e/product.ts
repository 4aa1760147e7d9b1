// Where the journeys find the product, and a page that fails its test when the console says anything.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'

export const port = 4399
export const firstProvider = `http://localhost:${port}`
export const secondProvider = `http://mermer.localhost:${port}`
/** For requests that do not come from the browser, which alone finds *.localhost by itself. */
export const asSecondProvider = { host: `mermer.localhost:${port}` }

/** Environment variable that carries the outbox folder from the set-up to the journeys. */
export const outboxVariable = 'EPIDAURUS_JOURNEY_OUTBOX'

/** Mails in the outbox whose text holds a piece, as raw messages. */
export async function mailsWith(piece: string): Promise<string[]> {
  const folder = process.env[outboxVariable] ?? ''
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  )
  return mails.filter((mail) => mail.includes(piece))
}

/** Messages that a journey brings about on purpose, as when it cuts the line. */
type Allowed = { allowedMessage: RegExp | undefined }

export const test = base.extend<Allowed>({
  allowedMessage: [undefined, { option: true }],
  page: async ({ page, allowedMessage }, use) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
    await use(page)
    expect(messages.filter((message) => !allowedMessage?.test(message))).toEqual([])
  },
})

export { expect }
