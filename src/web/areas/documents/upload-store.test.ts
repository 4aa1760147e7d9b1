// @vitest-environment happy-dom
// Guards the tab's own line of uploads: it warns before it is cut off, remembers what it is at, and ends with the session.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authStore } from '#web/browser/auth/tab-state.ts'
import { keepUpload, readUploads } from '#web/browser/kept-uploads.ts'
import { serveApi } from './api-fixture.test-support.ts'
import type { TransferEvents } from './transfer.ts'
import { beginUploads, uploads } from './upload-store.ts'

const line = vi.hoisted(() => ({ events: [] as TransferEvents[], stopped: 0 }))
vi.mock('./tus-transfer.ts', () => ({
  openTusTransfer: (_: File, __: string | undefined, events: TransferEvents) => {
    line.events.push(events)
    return { go: () => {}, stop: () => (line.stopped += 1) }
  },
}))

const path = '/api/client/document/upload/1'
const signIn = (userId: string) => authStore().setState({ userId, accessToken: userId && 'token' })

beforeEach(() => {
  localStorage.clear()
  line.events.length = 0
  line.stopped = 0
  signIn('amal')
  beginUploads()
  uploads.open()
})
afterEach(() => {
  uploads.clear()
  vi.unstubAllGlobals()
})

async function send(): Promise<TransferEvents> {
  await uploads.add([new File(['%PDF'], 'hiv report.pdf')])
  return vi.waitFor(() => {
    const [events] = line.events
    if (!events) throw new Error('not begun')
    return events
  })
}
/** Whether the browser would ask before it leaves the page. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('it is remembered by its address and a mark, until it is a document', async () => {
  const document = { id: 'd', sourceType: 'client', url: path, kind: 'report', name: 'hiv report.pdf' }
  const asked = serveApi({
    add: () => ({
      ...document,
      mediaType: 'application/pdf',
      bytes: 4,
      addedAt: '2026-11-21',
      scan: 'off',
      preview: null,
      keptUntil: null,
      whatever: 1,
    }),
  })
  const events = await send()
  events.onPath(path)
  await vi.waitFor(() => expect(readUploads('amal').map((one) => one.path)).toEqual([path]))
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('hiv')
  events.onDone(path)
  await vi.waitFor(() => expect(uploads.store.getState().added.length).toBe(1))
  expect(asked).toEqual([{ deed: 'add', body: { url: path, kind: 'report', name: 'hiv report.pdf' } }])
  expect(readUploads('amal')).toEqual([])
})

test('the browser asks before it leaves while something is sent, and only then', async () => {
  expect(asksBeforeLeaving()).toBe(false)
  await send()
  expect(asksBeforeLeaving()).toBe(true)
  const [upload] = uploads.store.getState().list
  uploads.pause(upload?.id ?? '')
  expect(asksBeforeLeaving()).toBe(false)
})

test('cancelled, the server is told to drop it', async () => {
  const dropped = vi.fn(async (_path: string, _options: RequestInit) => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', dropped)
  const events = await send()
  events.onPath(path)
  uploads.cancel(uploads.store.getState().list[0]?.id ?? '')
  expect(dropped).toHaveBeenCalledWith(path, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } })
})

test.each([
  ['nobody is', ''],
  ['somebody else is', 'basim'],
])('once %s signed in nothing of it goes on, and the browser asks nothing', async (_, next) => {
  await send()
  signIn(next)
  expect(line.stopped).toBe(1)
  expect(uploads.store.getState()).toEqual({ list: [], added: [], isOpen: false })
  expect(asksBeforeLeaving()).toBe(false)
})

test('who signs in again finds what they were at before', async () => {
  signIn('')
  keepUpload('amal', { path, mark: 'm' })
  const headers = { 'upload-offset': '2', 'upload-length': '4', 'upload-metadata': `filename ${btoa('scan.zip')}` }
  vi.stubGlobal('fetch', async () => new Response(null, { headers }))
  signIn('amal')
  await vi.waitFor(() =>
    expect(uploads.store.getState().list).toMatchObject([{ state: 'left', name: 'scan.zip', sent: 2 }]),
  )
})

test('what the server no longer has is forgotten here as well', async () => {
  signIn('')
  keepUpload('amal', { path, mark: 'm' })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  signIn('amal')
  await vi.waitFor(() => expect(readUploads('amal')).toEqual([]))
  expect(uploads.store.getState().list).toEqual([])
})
