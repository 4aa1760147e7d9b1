// Guards that what happens is heard, and heard again after a break: by itself, or with a new token.
import { beforeEach, expect, test, vi } from 'vitest'
import { openInboxStream } from './inbox-stream.ts'

class Source {
  readyState = 0
  readonly CLOSED = 2
  isClosed = false
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  close() {
    this.isClosed = true
  }
}

beforeEach(() => void vi.useFakeTimers())

function listen(refresh: () => Promise<boolean> = async () => true) {
  const sources: Source[] = []
  const parts = { onNews: vi.fn(), onBack: vi.fn(), onLine: vi.fn(), refresh: vi.fn(refresh) }
  const open = () => {
    const source = new Source()
    sources.push(source)
    return source as unknown as EventSource
  }
  const close = openInboxStream({ ...parts, open })
  return { ...parts, sources, close }
}

test('what others do is told; what is not agreed on is not', () => {
  const { sources, onNews } = listen()
  sources[0]?.onopen?.()
  sources[0]?.onmessage?.({ data: '{"id":"a","kind":"quote-request","by":"Rana"}' })
  sources[0]?.onmessage?.({ data: '{"id":"b","kind":"contact-message","by":null}' })
  sources[0]?.onmessage?.({ data: 'hello' })
  sources[0]?.onmessage?.({ data: 'null' })
  expect(onNews.mock.calls).toEqual([
    [{ id: 'a', kind: 'quote-request', by: 'Rana' }],
    [{ id: 'b', kind: 'contact-message', by: '' }],
  ])
})

test('after a break that the browser mends by itself the list is asked for anew', () => {
  const { sources, onBack, onLine, refresh } = listen()
  sources[0]?.onopen?.()
  expect(onBack).not.toHaveBeenCalled()
  sources[0]?.onerror?.()
  expect(onLine).toHaveBeenLastCalledWith(false)
  sources[0]?.onopen?.()
  expect(onBack).toHaveBeenCalledOnce()
  expect(onLine).toHaveBeenLastCalledWith(true)
  expect(refresh).not.toHaveBeenCalled()
})

const refuse = (source: Source | undefined) => {
  if (!source) throw new Error('no stream')
  source.readyState = source.CLOSED
  source.onerror?.()
}

test('a stream that is refused is opened again with a new token, at longer and longer waits', async () => {
  const { sources, refresh } = listen()
  refuse(sources[0])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(refresh).toHaveBeenCalledOnce()
  expect(sources).toHaveLength(2)
  refuse(sources[1])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sources).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sources).toHaveLength(3)
})

test('whoever is signed out, or has gone, opens no other', async () => {
  const out = listen(async () => false)
  refuse(out.sources[0])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(out.sources).toHaveLength(1)
  const gone = listen()
  refuse(gone.sources[0])
  gone.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(gone.sources).toHaveLength(1)
  expect(gone.sources[0]?.isClosed).toBe(true)
})
