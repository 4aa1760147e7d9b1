// Lets the service worker keep what is opened, or takes it and what it kept away where the installation does not want it.
import { planFor } from './shelf-rules.ts'

const loadShelf = () => import('./page-shelf.ts')

/** @param isWanted by the installation */
export async function keepOffline(isWanted: boolean): Promise<void> {
  // Absent without https and in some private windows. In development pages change under the worker's hands.
  const workers = import.meta.env.DEV ? undefined : navigator.serviceWorker
  if (!workers) return
  if (!isWanted) return stopKeeping(workers)
  // Also for pages that list what is kept: without a connection it could not be fetched.
  const shelf = loadShelf().catch(() => undefined)
  const isFirst = !workers.controller
  const registered = await workers.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  // What this page has loaded came before there was a worker to keep it.
  const loaded = await shelf
  if (registered && isFirst && loaded) await keepLoadedFiles(loaded).catch(() => {})
}

async function keepLoadedFiles({ findKept, keep }: Awaited<ReturnType<typeof loadShelf>>): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  for (const url of new Set(loaded)) {
    if (planFor({ method: 'GET', url, mode: 'no-cors' }, location.origin) !== 'file') continue
    if (!(await findKept('files', url))) await keep('files', url, await fetch(url, { priority: 'low' }))
  }
}

async function stopKeeping(workers: ServiceWorkerContainer): Promise<void> {
  const kept = await workers.getRegistrations()
  if (kept.length === 0) return
  await Promise.all(kept.map((one) => one.unregister()))
  await (await loadShelf()).forgetShelves()
}
