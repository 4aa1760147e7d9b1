// Guards the line of uploads: three at a time, nothing before the consent, and what becomes of each file.
import { expect, test, vi } from 'vitest'
import type { TabDocument } from './read-document.ts'
import type { TransferEvents } from './transfer.ts'
import { createUploadQueue, isSending, type LeftUpload, type QueueParts } from './upload-queue.ts'

const pdf = (name: string, content = name) => new File([content], name, { type: 'application/pdf' })

const documentOf = (url: string, kind: TabDocument['kind'], name: string): TabDocument => ({
  id: `document of ${url}`,
  sourceType: 'client',
  url,
  kind,
  name,
  mediaType: 'application/pdf',
  bytes: 4,
  addedAt: '2026-11-21T10:00:00.000Z',
  scan: 'off',
  preview: null,
  keptUntil: null,
})

type Sent = { file: File; from: string | undefined; events: TransferEvents; isStopped: boolean }

function line(own: Partial<QueueParts> = {}) {
  const sent: Sent[] = []
  const kept = new Map<string, string>()
  const dropped: string[] = []
  const added: unknown[][] = []
  const queue = createUploadQueue({
    loadSend: async () => ({
      openTransfer: (file, from, events) => {
        const one: Sent = { file, from, events, isStopped: false }
        sent.push(one)
        return { go: () => {}, stop: () => (one.isStopped = true) }
      },
    }),
    send: { renew: async () => true, onNetwork: () => () => {}, pausesMs: [0] },
    addDocument: async (path, kind, name) => {
      added.push([path, kind, name])
      return documentOf(path, kind, name)
    },
    keep: async (path, file) => void kept.set(path, file.name),
    forget: (path) => void kept.delete(path),
    drop: async (path) => void dropped.push(path),
    mark: async (file) => `mark of ${await file.text()}`,
    ...own,
  })
  const list = () => queue.store.getState().list
  const states = () => list().map(({ state }) => state)
  const idOf = (name: string) => list().find((one) => one.name === name)?.id ?? ''
  return { queue, sent, kept, dropped, added, list, states, idOf }
}

const names = (sent: Sent[]) => sent.map(({ file }) => file.name)
/** `sent` once it holds so many. */
const until = (sent: Sent[], count: number) => vi.waitFor(() => expect(sent.length).toBe(count))
const last = (sent: Sent[]) => {
  const one = sent.at(-1)
  if (!one) throw new Error('nothing was sent')
  return one
}

test('no byte leaves before the consent', async () => {
  const { queue, sent, states } = line()
  await queue.add([pdf('a.pdf'), pdf('b.pdf')])
  expect(states()).toEqual(['waiting', 'waiting'])
  expect(sent).toEqual([])
  expect(isSending(queue.store.getState())).toBe(false)
  queue.open()
  await until(sent, 2)
  expect(isSending(queue.store.getState())).toBe(true)
})

test('three run at once, and the next begins when one is done', async () => {
  const { queue, sent, states } = line()
  queue.open()
  await queue.add(['a', 'b', 'c', 'd', 'e'].map((name) => pdf(`${name}.pdf`)))
  await until(sent, 3)
  expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting'])
  sent[1]?.events.onDone('/b')
  await until(sent, 4)
  expect(names(sent)).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'])
})

test('a finished file becomes a document of the kind that was chosen, and is remembered no longer', async () => {
  const { queue, sent, kept, added, list, idOf } = line()
  queue.open()
  await queue.add([pdf('letter.pdf')])
  await until(sent, 1)
  last(sent).events.onPath('/u/1')
  await vi.waitFor(() => expect(kept.get('/u/1')).toBe('letter.pdf'))
  queue.setKind(idOf('letter.pdf'), 'discharge')
  last(sent).events.onDone('/u/1')
  await vi.waitFor(() => expect(list()).toEqual([]))
  expect(added).toEqual([['/u/1', 'discharge', 'letter.pdf']])
  expect(queue.store.getState().added.map(({ name }) => name)).toEqual(['letter.pdf'])
  expect(kept.size).toBe(0)
})

test('kinds are guessed, but not where the person was asked for one', async () => {
  const { queue, list } = line()
  await queue.add([pdf('passport.pdf'), new File(['x'], 'IMG_1.jpg', { type: 'image/jpeg' })])
  await queue.add([pdf('passport-2.pdf')], 'report')
  expect(list().map(({ kind }) => kind)).toEqual(['passport', 'photograph', 'report'])
})

test('what cannot be taken is said at once, and nothing of it is sent', async () => {
  const { queue, sent, list } = line()
  queue.open()
  const huge = Object.defineProperty(pdf('huge.pdf'), 'size', { value: 200_000_001 })
  await queue.add([huge, new File([], 'empty.pdf'), pdf('page.html'), pdf('good.pdf')])
  await until(sent, 1)
  expect(list().map(({ state, fault }) => fault ?? state)).toEqual(['tooLarge', 'empty', 'type', 'sending'])
})

test('paused it makes room for another; going on, it takes its place in line with its address', async () => {
  const { queue, sent, states, idOf } = line()
  queue.open()
  await queue.add(['a', 'b', 'c', 'd'].map((name) => pdf(`${name}.pdf`)))
  await until(sent, 3)
  sent[0]?.events.onPath('/u/a')
  sent[0]?.events.onSent(3)
  queue.pause(idOf('a.pdf'))
  await until(sent, 4)
  expect(sent[0]?.isStopped).toBe(true)
  expect(states()).toEqual(['paused', 'sending', 'sending', 'sending'])
  queue.resume(idOf('a.pdf'))
  expect(states()[0]).toBe('waiting')
  sent[1]?.events.onDone('/u/b')
  await until(sent, 5)
  expect(last(sent)).toMatchObject({ from: '/u/a' })
  expect(last(sent).file.name).toBe('a.pdf')
})

test('paused before the code to send it has come, it does not begin behind one’s back', async () => {
  const loaded = Promise.withResolvers<Awaited<ReturnType<QueueParts['loadSend']>>>()
  const opened = vi.fn(() => ({ go: () => {}, stop: () => {} }))
  const { queue, idOf, states } = line({ loadSend: () => loaded.promise })
  queue.open()
  await queue.add([pdf('a.pdf')])
  queue.pause(idOf('a.pdf'))
  loaded.resolve({ openTransfer: opened })
  await loaded.promise
  await Promise.resolve()
  expect(states()).toEqual(['paused'])
  expect(opened).not.toHaveBeenCalled()
})

test('cancelled it is gone here and at the server', async () => {
  const { queue, sent, kept, dropped, list, idOf } = line()
  queue.open()
  await queue.add([pdf('a.pdf')])
  await until(sent, 1)
  last(sent).events.onPath('/u/a')
  queue.cancel(idOf('a.pdf'))
  expect(list()).toEqual([])
  expect(last(sent).isStopped).toBe(true)
  expect(dropped).toEqual(['/u/a'])
  expect(kept.size).toBe(0)
})

test('a failed one can be tried anew; what the server refused begins from nothing', async () => {
  const { queue, sent, list, kept, idOf } = line()
  queue.open()
  await queue.add([pdf('a.pdf')])
  await until(sent, 1)
  last(sent).events.onPath('/u/a')
  last(sent).events.onFault({ refused: 'other' })
  expect(list()[0]).toMatchObject({ state: 'failed', fault: 'other' })
  expect(kept.size).toBe(0)
  queue.resume(idOf('a.pdf'))
  await until(sent, 2)
  expect(last(sent).from).toBeUndefined()
  expect(list()[0]?.fault).toBeUndefined()
})

test('a file that has arrived but could not be added is added by trying again, without sending a byte', async () => {
  let isAway = true
  const { queue, sent, list, kept, idOf } = line({
    addDocument: async (path, kind, name) => {
      if (isAway) throw new Error('away')
      return documentOf(path, kind, name)
    },
  })
  queue.open()
  await queue.add([pdf('a.pdf')])
  await until(sent, 1)
  last(sent).events.onPath('/u/a')
  last(sent).events.onDone('/u/a')
  await vi.waitFor(() => expect(list()[0]).toMatchObject({ state: 'failed', fault: 'add' }))
  expect([...kept.keys()]).toEqual(['/u/a'])
  isAway = false
  queue.resume(idOf('a.pdf'))
  await vi.waitFor(() => expect(list()).toEqual([]))
  expect(sent.length).toBe(1)
})

test('a consent that was taken back meanwhile is asked for again, and then the same file goes', async () => {
  const { queue, sent, states } = line()
  queue.open()
  await queue.add([pdf('a.pdf')])
  await until(sent, 1)
  last(sent).events.onFault({ refused: 'consent' })
  expect(states()).toEqual(['waiting'])
  expect(queue.store.getState().isOpen).toBe(false)
  queue.open()
  await until(sent, 2)
})

test('who does not agree takes back what waited, and nothing else', async () => {
  const { queue, list } = line()
  await queue.add([pdf('a.pdf'), pdf('page.html')])
  queue.cancelWaiting()
  expect(list().map(({ name }) => name)).toEqual(['page.html'])
})

const left = (own: Partial<LeftUpload> = {}): LeftUpload => ({
  path: '/u/left',
  mark: 'mark of scan',
  name: 'scan.zip',
  bytes: 4,
  sent: 2,
  ...own,
})

test('what was left goes on with its own file only, from where it was', async () => {
  const { queue, sent, list, idOf } = line()
  queue.open()
  queue.takeLeft([left()])
  expect(list()[0]).toMatchObject({ state: 'left', sent: 2, kind: 'scan' })
  expect(await queue.takeUp(idOf('scan.zip'), pdf('scan.zip', 'else'))).toBe(false)
  expect(sent).toEqual([])
  expect(await queue.takeUp(idOf('scan.zip'), pdf('renamed.zip', 'scan'))).toBe(true)
  await until(sent, 1)
  expect(last(sent).from).toBe('/u/left')
})

test('chosen among others, the file of what was left takes its place instead of being sent twice', async () => {
  const { queue, sent, list } = line()
  queue.open()
  queue.takeLeft([left()])
  await queue.add([pdf('scan.zip', 'scan'), pdf('a.pdf', 'else')])
  await until(sent, 2)
  expect(list().length).toBe(2)
  expect(sent.map(({ from }) => from)).toEqual(['/u/left', undefined])
})

test('what came whole but was not added is added by itself', async () => {
  const { queue, added, list } = line()
  queue.takeLeft([left({ sent: 4 })])
  await vi.waitFor(() => expect(list()).toEqual([]))
  expect(added).toEqual([['/u/left', 'scan', 'scan.zip']])
})

test('what this tab is at itself is not left', async () => {
  const { queue, sent, list } = line()
  queue.open()
  await queue.add([pdf('a.pdf')])
  await until(sent, 1)
  last(sent).events.onPath('/u/left')
  queue.takeLeft([left()])
  expect(list().length).toBe(1)
})

test('with the session everything ends, and what comes later changes nothing', async () => {
  const adding = Promise.withResolvers<TabDocument>()
  const { queue, sent } = line({ addDocument: () => adding.promise })
  queue.open()
  await queue.add([pdf('a.pdf'), pdf('b.pdf')])
  await until(sent, 2)
  sent[0]?.events.onDone('/u/a')
  queue.clear()
  expect(sent[1]?.isStopped).toBe(true)
  adding.resolve(documentOf('/u/a', 'other', 'a.pdf'))
  sent[1]?.events.onDone('/u/b')
  await adding.promise
  await Promise.resolve()
  expect(queue.store.getState()).toEqual({ list: [], added: [], isOpen: false })
})
