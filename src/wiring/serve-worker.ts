// Serves the service worker: the built one, or one that removes itself where none is wanted. Never that one by mistake.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import type { RequestEnv } from './request-env.ts'

/** Browsers that have ours still ask for it: this throws away what it kept, and goes. */
const leavingWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (moment) => moment.waitUntil(leave()))
async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await registration.unregister()
}
`

/** A worker may fetch from its own site, and nothing else. */
const policy = "default-src 'none'; connect-src 'self'"

/** @param isWanted false in development, and where the installation turned it off */
export function serveWorker(app: Hono<RequestEnv>, clientFolder: string, isWanted: boolean): void {
  let built: string | undefined
  const read = () => readFile(join(clientFolder, 'sw.js'), 'utf8').catch(() => undefined)
  app.get('/sw.js', async (context) => {
    if (isWanted) built ??= await read()
    const worker = isWanted ? built : leavingWorker
    // A file that is missing, for a moment or by a fault of the build, must not throw away what visitors have kept.
    if (worker === undefined) return context.text('There is no worker here.', 503, { 'cache-control': 'no-store' })
    return context.body(worker, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      // Asked for anew each time, so that a worker that does harm is gone at the next visit.
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    })
  })
}
