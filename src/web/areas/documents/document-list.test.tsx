// @vitest-environment happy-dom
// Guards the list of documents: what is told of each, opening one without a window that is blocked, and deleting after a question.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import { showProfile, t } from '#web/signed-in/show-profile.test-support.tsx'
import { problem, serveApi } from './api-fixture.test-support.ts'
import { DocumentList } from './document-list.tsx'
import type { ShownDocument } from './present-documents.server.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const document_ = (own: Partial<ShownDocument> = {}): ShownDocument => ({
  id: 'd1',
  sourceType: 'client',
  url: '/api/client/document/upload/f1',
  kind: 'x-ray',
  name: 'knee.png',
  mediaType: 'image/png',
  bytes: 3_400_000,
  addedAt: '2026-11-21T10:00:00.000Z',
  scan: 'clean',
  preview: '/api/client/document/preview/f1',
  keptUntil: '2028-11-21',
  day: '21 November 2026',
  keptUntilDay: '21 November 2028',
  ...own,
})

function show(...list: ShownDocument[]) {
  const removed: string[] = []
  showProfile(<DocumentList list={list} remove={(id) => void removed.push(id)} />)
  return removed
}

/** A tab as the browser opens it, or none. */
function stubTab(isBlocked = false) {
  const tab = { opener: window as Window | null, location: { replace: vi.fn() }, close: vi.fn() }
  const open = vi.spyOn(window, 'open').mockReturnValue(isBlocked ? null : (tab as unknown as Window))
  return { ...tab, tab, open }
}

test('each tells its kind, size, day and how long it is kept', () => {
  show(document_())
  const row = within(screen.getByRole('listitem'))
  expect(row.getByText('knee.png')).toBeTruthy()
  expect(row.getByText('X-ray · 3.4 MB')).toBeTruthy()
  expect(row.getByText('Added 21 November 2026, kept until 21 November 2028')).toBeTruthy()
})

test.each(['waiting', 'infected'] as const)('%s, it says so and cannot be opened, but deleted', (scan) => {
  show(document_({ scan }))
  expect(screen.getByText(t(`documents.list.${scan}`))).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Open knee.png' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Delete knee.png' })).toBeTruthy()
})

test('a preview that does not come gives way to a drawing of the kind', () => {
  show(document_())
  const row = screen.getByRole('listitem')
  const image = row.querySelector('img')
  if (!image) throw new Error('there is no preview')
  fireEvent.error(image)
  expect(row.querySelector('img')).toBeNull()
  expect(row.querySelector('svg')).toBeTruthy()
})

test('it is asked for twice more, for it may only have had to wait', () => {
  vi.useFakeTimers()
  show(document_())
  const image = () => screen.getByRole('listitem').querySelector('img')
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  for (const restMs of [6_000, 30_000]) {
    fireEvent.error(image() as HTMLImageElement)
    pass(restMs - 1)
    expect(image()).toBeNull()
    pass(1)
    expect(image()).toBeTruthy()
  }
  fireEvent.error(image() as HTMLImageElement)
  pass(3_600_000)
  expect(image()).toBeNull()
})

test('a picture opens in a tab that is there before the address is, and knows nothing of this page', async () => {
  const asked = serveApi({ open: () => ({ url: '/api/client/document/file/f1?signature=s', expiresAt: 'x' }) })
  const { tab, open } = stubTab()
  show(document_())
  fireEvent.click(screen.getByRole('button', { name: 'Open knee.png' }))
  expect(open).toHaveBeenCalledOnce()
  expect(tab.opener).toBeNull()
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledOnce())
  expect(String(tab.location.replace.mock.calls[0]?.[0])).toContain('/api/client/document/file/f1?signature=s')
  expect(asked).toEqual([{ deed: 'open', body: { url: '/api/client/document/upload/f1' } }])
})

test('what browsers do not show is saved, and leaves no empty tab', async () => {
  serveApi({ open: () => ({ url: '/file', expiresAt: 'x' }) })
  const { open } = stubTab()
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  show(document_({ mediaType: 'application/pdf' }))
  fireEvent.click(screen.getByRole('button', { name: 'Open knee.png' }))
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
  expect(open).not.toHaveBeenCalled()
  expect(document.querySelector('a')).toBeNull()
})

test('what cannot be opened closes its tab and is said', async () => {
  serveApi({ open: () => problem(422, 'invalid-input') })
  expectConsole('api call failed name=openDocument')
  const { tab } = stubTab()
  show(document_())
  fireEvent.click(screen.getByRole('button', { name: 'Open knee.png' }))
  expect(await screen.findByText(t('documents.list.openFailed'))).toBeTruthy()
  expect(tab.close).toHaveBeenCalledOnce()
})

test('one is deleted after a question, and the row it was named in says so', async () => {
  const asked = serveApi({ delete: () => ({ id: 'd1' }) })
  const removed = show(document_())
  fireEvent.click(screen.getByRole('button', { name: 'Delete knee.png' }))
  expect(screen.getByText(t('documents.list.deleteQuestion'))).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Keep it')
  expect(asked).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('knee.png is deleted.')).toBeTruthy()
  expect(asked).toEqual([{ deed: 'delete', body: { id: 'd1', sourceType: 'client' } }])
  expect(removed).toEqual(['d1'])
})

test('one that could not be deleted stays, with the reason beside it', async () => {
  serveApi({ delete: () => problem(403, 'not-allowed') })
  expectConsole('api call failed name=deleteDocument')
  const removed = show(document_())
  fireEvent.click(screen.getByRole('button', { name: 'Delete knee.png' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
  expect(removed).toEqual([])
})

test('without any, the page says what they are good for', () => {
  show()
  expect(screen.getByText(t('documents.list.none'))).toBeTruthy()
  expect(screen.queryByRole('listitem')).toBeNull()
})
