// The service worker's address: asked for anew each time, allowed to fetch from its own site, and a way to be rid of it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleHttp } from '#tests/support/sample-http.ts'

let api: SampleApi
let folder: string

beforeAll(async () => {
  api = await openSampleApi()
  folder = await mkdtemp(join(tmpdir(), 'worker-test-'))
  await writeFile(join(folder, 'sw.js'), 'built')
})

afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

test('the built worker, never kept, with a policy that lets it fetch from its own site alone', async () => {
  const answer = await openSampleHttp(api, { clientFolder: folder }).ask('/sw.js')
  expect([answer.status, await answer.text()]).toEqual([200, 'built'])
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
})

test('a worker that removes itself where none is wanted: turned off, or in development', async () => {
  const off = { clientFolder: folder, config: { OFFLINE_PAGES: false } }
  for (const changes of [off, { clientFolder: folder, keepPages: false }]) {
    const answer = await openSampleHttp(api, changes).ask('/sw.js')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(await answer.text()).toContain('registration.unregister()')
  }
})

test('a built worker that is missing throws nobody’s pages away, and is served once it is there', async () => {
  const later = await mkdtemp(join(tmpdir(), 'worker-test-'))
  const { ask } = openSampleHttp(api, { clientFolder: later })
  const missing = await ask('/sw.js')
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(await missing.text()).not.toContain('unregister')
  await writeFile(join(later, 'sw.js'), 'built')
  expect(await (await ask('/sw.js')).text()).toBe('built')
  await rm(later, { recursive: true })
})

test('the worker that removes itself throws away what was kept before it goes', async () => {
  const { ask } = openSampleHttp(api, { config: { OFFLINE_PAGES: false } })
  const deeds: string[] = []
  const listeners: Record<string, (moment: { waitUntil: (work: Promise<void>) => void }) => void> = {}
  const scope = {
    addEventListener: (type: string, listener: (typeof listeners)[string]) => {
      listeners[type] = listener
    },
    skipWaiting: () => deeds.push('takes over'),
    caches: { keys: async () => ['pages-1', 'files-1'], delete: async (name: string) => void deeds.push(name) },
    registration: { unregister: async () => void deeds.push('goes') },
  }
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(...Object.keys(scope), await (await ask('/sw.js')).text())(...Object.values(scope))
  let work: Promise<void> | undefined
  listeners.install?.({ waitUntil: () => {} })
  listeners.activate?.({
    waitUntil: (leaving) => {
      work = leaving
    },
  })
  await work
  expect(deeds).toEqual(['takes over', 'pages-1', 'files-1', 'goes'])
})
