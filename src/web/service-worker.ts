// The service worker at /sw.js: keeps the pages that were opened, so that they can be read without a connection.
import { findKept, keep, tidyShelves } from './browser/page-shelf.ts'
import { filesOf, isAway, isRouteList, mayKeep, nameOf, planFor, shelves } from './browser/shelf-rules.ts'
import { aheadHeader, isPrerendered, offlinePath, pageOfPayload, payloadPath } from './page/route-rules.ts'
import type { FetchMoment, MessageMoment, Moment, WorkerScope } from './worker-scope.ts'

/** A page that has not come by then is shown as it was kept. */
const patienceMs = 5_000

const worker = globalThis as unknown as WorkerScope
const { origin } = worker.location
const offlinePage = origin + offlinePath

worker.addEventListener('install', (moment: Moment) =>
  moment.waitUntil(Promise.all([keepForm(offlinePage), worker.skipWaiting()])),
)
worker.addEventListener('activate', (moment: Moment) => moment.waitUntil(takeOver()))
// A tab shows a page that it had fetched ahead.
worker.addEventListener('message', (moment: MessageMoment) => {
  if (typeof moment.data === 'string') moment.waitUntil(keepOpened(moment.data))
})
worker.addEventListener('fetch', (moment: FetchMoment) => {
  const [ahead, isAhead] = aheadHeader
  if (moment.request.headers.get(ahead) === isAhead) return
  const plan = planFor(moment.request, origin)
  if (plan === 'page') moment.respondWith(answerPage(moment))
  if (plan === 'file') moment.respondWith(answerFile(moment))
  if (plan === 'unkept') moment.respondWith(askNetwork(moment).catch(() => answerLost(moment.request)))
})

/** Throws away what other versions kept, and keeps the pages that are open: they came before this worker did. */
async function takeOver(): Promise<void> {
  const current: string[] = Object.values(shelves)
  const others = (await caches.keys()).filter((name) => !current.includes(name))
  await Promise.all(others.map((name) => caches.delete(name)))
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
  const open = await worker.clients.matchAll({ type: 'window' })
  await Promise.all(open.map(({ url }) => keepOpened(url)))
}

/** Keeps a page that is on a screen without having come through here. */
async function keepOpened(url: string): Promise<void> {
  if (planFor({ method: 'GET', url, mode: 'navigate' }, origin) !== 'page') return
  await fetchLow(url)
    .then((answer) => keepPage(url, answer))
    .catch(() => {})
}

/** The browser may have asked already, while this worker was starting. */
async function askNetwork({ preloadResponse, request }: FetchMoment): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

/** From the network; as it was kept when that fails, or takes too long. */
async function answerPage(moment: FetchMoment): Promise<Response> {
  const { request } = moment
  const network = askNetwork(moment)
  // Who chose to stay where they were has not opened this page.
  const wasOpened = () => !request.signal.aborted
  moment.waitUntil(network.then((answer) => (wasOpened() ? keepPage(request.url, answer) : undefined)).catch(() => {}))
  const arrived = network.catch(() => undefined)
  const kept = () => findKept('pages', request.url)
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs)).then(kept)
  const answer = (await Promise.race([arrived, late])) ?? (await arrived)
  if (answer && !isAway(answer.status)) return answer
  return (await kept()) ?? answer ?? (await answerLost(request))
}

/** Neither network nor copy: people are led to a page of ours, the scripts of a tab are told that nothing came. */
async function answerLost({ mode, url }: Request): Promise<Response> {
  if (mode !== 'navigate' || !(await findKept('pages', offlinePage))) return Response.error()
  const { pathname, search } = new URL(url)
  return Response.redirect(`${offlinePage}#${pathname}${search}`)
}

async function answerFile(moment: FetchMoment): Promise<Response> {
  const { request } = moment
  const kept = await findKept('files', request.url)
  if (kept) return kept
  const answer = await fetch(request)
  moment.waitUntil(keep('files', request.url, answer.clone()).catch(() => {}))
  return answer
}

/** Keeps an answer that the visitor got, and whatever else its page needs to be opened again, as a document or by its data. */
async function keepPage(url: string, answer: Response): Promise<void> {
  if (!mayKeep('page', answer)) return
  await keepFiles(await keep('pages', url, answer.clone()))
  const { pathname, search } = new URL(nameOf(url))
  const page = pageOfPayload(pathname)
  if (page !== undefined) await keepForm(origin + page + search)
  else if (isPrerendered(pathname)) await keepForm(origin + payloadPath(pathname) + search)
  const language = answer.headers.get('content-language')
  // In the language that is read now.
  if ((await findKept('pages', offlinePage))?.headers.get('content-language') !== language) await keepForm(offlinePage)
  await tidyShelves()
}

/** Behind what the visitor waits for. */
const fetchLow = (url: string): Promise<Response> => fetch(url, { priority: 'low' })

/** A document, or the data of one. */
async function keepForm(url: string): Promise<void> {
  await keepFiles(await keep('pages', url, await fetchLow(url)))
}

/** Also the files of all routes: without a connection none can be fetched when its page is opened. */
async function keepFiles(text: string): Promise<void> {
  const files = filesOf(text).map((path) => origin + path)
  await Promise.all(files.map(keepFile))
  for (const url of files.filter(isRouteList)) {
    const list = (await (await findKept('files', url))?.text()) ?? ''
    await Promise.all(filesOf(list).map((path) => keepFile(origin + path)))
  }
}

async function keepFile(url: string): Promise<void> {
  if (!(await findKept('files', url))) await keep('files', url, await fetchLow(url))
}
