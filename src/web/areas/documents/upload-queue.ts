// The line of files on their way in: which are sent, which wait, and what became of each. Outlives the page that shows it.
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DocumentKind } from '#contract/documents.ts'
import { newKey } from '#web/browser/new-key.ts'
import { type FileRefusal, guessKind, whyRefused } from './file-rules.ts'
import type { TabDocument } from './read-document.ts'
import { type SendParts, sendFile } from './send-file.ts'
import type { UploadRefusal } from './transfer.ts'

export const mostAtOnce = 3

/**
 * `waiting`: in line. `stalled`: without a line, goes on by itself. `adding`: whole at the server, being made a document.
 * `left`: begun before this document was loaded; goes on once its file is chosen again.
 */
export type UploadState = 'waiting' | 'sending' | 'stalled' | 'paused' | 'adding' | 'failed' | 'left'
export type UploadFault = FileRefusal | UploadRefusal | 'add'

export type Upload = {
  id: string
  name: string
  bytes: number
  kind: DocumentKind
  sent: number
  state: UploadState
  fault?: UploadFault
  /** Its address at the server, once it has one. */
  path?: string
}

export type Uploads = {
  list: readonly Upload[]
  /** Made of uploads since this tab began, newest first. */
  added: readonly TabDocument[]
  /** Whether anything may leave: after the consent. */
  isOpen: boolean
}

/** What was begun before, as the server knows it. */
export type LeftUpload = { path: string; mark: string; name: string; bytes: number; sent: number }

export type QueueParts = {
  /** Loaded with the first file. */
  loadSend: () => Promise<Omit<SendParts, 'onNetwork' | 'pausesMs' | 'renew'>>
  send: Pick<SendParts, 'onNetwork' | 'pausesMs' | 'renew'>
  /** @throws when it could not be added; asked again, it is added once */
  addDocument: (path: string, kind: DocumentKind, name: string) => Promise<TabDocument>
  /** Remembers an upload until it is over. */
  keep: (path: string, file: File) => Promise<void>
  forget: (path: string) => void
  /** Has the server drop what has come of it. */
  drop: (path: string) => Promise<void>
  /** The mark of a file, as `LeftUpload` has it. */
  mark: (file: File) => Promise<string | undefined>
}

const noUploads: Uploads = { list: [], added: [], isOpen: false }
const isBusy = ({ state }: Upload) => state === 'sending' || state === 'stalled' || state === 'adding'

/** Whether anything would be cut off if the document ended now. */
export const isSending = ({ list, isOpen }: Uploads): boolean =>
  isOpen && list.some((upload) => isBusy(upload) || upload.state === 'waiting')

export function createUploadQueue(parts: QueueParts) {
  const store = createStore<Uploads>(() => noUploads)
  const files = new Map<string, File>()
  const marks = new Map<string, string>()
  const stops = new Map<string, () => void>()
  const find = (id: string) => store.getState().list.find((one) => one.id === id)
  const put = (id: string, change: Partial<Upload>) => putInto(store, id, change)
  const halt = (id: string) => {
    stops.get(id)?.()
    stops.delete(id)
  }
  const remove = (id: string) => {
    halt(id)
    files.delete(id)
    marks.delete(id)
    store.setState(({ list }) => ({ list: list.filter((one) => one.id !== id) }))
    next()
  }

  /** Begins as many as there is room for. */
  function next(): void {
    const { list, isOpen } = store.getState()
    if (!isOpen) return
    const room = mostAtOnce - list.filter(isBusy).length
    for (const { id } of list.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, room))) void begin(id)
  }

  async function begin(id: string): Promise<void> {
    const file = files.get(id)
    if (!file) return
    put(id, { state: 'sending' })
    let isStopped = false
    stops.set(id, () => {
      isStopped = true
    })
    const loaded = await parts.loadSend().catch(() => undefined)
    if (isStopped) return
    if (!loaded) return fail(id, 'other')
    const events = {
      onPath: (path: string) => {
        if (find(id)?.path === path) return
        put(id, { path })
        void parts.keep(path, file)
      },
      onSent: (sent: number) => put(id, { sent }),
      onStalled: (is: boolean) => put(id, { state: is ? 'stalled' : 'sending' }),
      onDone: (path: string) => void finish(id, path),
      onRefused: (why: UploadRefusal) => fail(id, why),
    }
    stops.set(id, sendFile(file, find(id)?.path, events, { ...loaded, ...parts.send }))
  }

  function fail(id: string, fault: UploadFault): void {
    stops.delete(id)
    const before = find(id)
    if (!before) return
    const { path, fault: _, ...rest } = before
    // Taken back meanwhile, or elsewhere: nothing leaves until it is given anew.
    if (fault === 'consent') {
      store.setState({ isOpen: false })
      return put(id, { state: 'waiting' })
    }
    const canGoOn = fault === 'add' || fault === 'unreadable'
    if (path && !canGoOn) parts.forget(path)
    replaceIn(store, id, { ...rest, ...(path && canGoOn && { path }), state: 'failed', fault })
    next()
  }

  async function finish(id: string, path: string): Promise<void> {
    stops.delete(id)
    put(id, { state: 'adding', path, sent: find(id)?.bytes ?? 0 })
    const upload = find(id)
    if (!upload) return
    try {
      const document = await parts.addDocument(path, upload.kind, upload.name)
      // Cancelled, or signed out, meanwhile.
      if (!find(id)) return
      parts.forget(path)
      store.setState(({ added }) => ({ added: [document, ...added.filter((one) => one.id !== document.id)] }))
      remove(id)
    } catch {
      if (find(id)) fail(id, 'add')
    }
  }

  /** Goes on with an upload that was left. @returns false when this is not its file */
  async function takeUp(id: string, file: File): Promise<boolean> {
    if ((await parts.mark(file)) !== marks.get(id) || find(id)?.state !== 'left') return false
    files.set(id, file)
    put(id, { state: 'waiting' })
    next()
    return true
  }

  async function takeUpAny(file: File): Promise<boolean> {
    const left = store.getState().list.filter(({ state, bytes }) => state === 'left' && bytes === file.size)
    for (const { id } of left) if (await takeUp(id, file)) return true
    return false
  }

  return {
    store,
    /**
     * Those that go on with what was left take its place.
     * @param kind given when the person was asked for this kind, else guessed for each
     */
    async add(chosen: readonly File[], kind?: DocumentKind): Promise<void> {
      const isNew = await Promise.all(chosen.map(async (file) => !(await takeUpAny(file))))
      const list = chosen
        .filter((_, at) => isNew[at])
        .map((file): Upload => {
          const upload = { id: newKey(), name: file.name, bytes: file.size, kind: kind ?? guessKind(file), sent: 0 }
          const fault = whyRefused(file)
          if (!fault) files.set(upload.id, file)
          return fault ? { ...upload, state: 'failed', fault } : { ...upload, state: 'waiting' }
        })
      store.setState((now) => ({ list: [...now.list, ...list] }))
      next()
    },
    /** The consent is there. */
    open(): void {
      store.setState({ isOpen: true })
      next()
    },
    setKind: (id: string, kind: DocumentKind) => put(id, { kind }),
    pause(id: string): void {
      halt(id)
      put(id, { state: 'paused' })
      next()
    },
    /** After a pause, or once more after a failure. */
    resume(id: string): void {
      const upload = find(id)
      if (!upload) return
      if (upload.fault === 'add' && upload.path) return void finish(id, upload.path)
      if (!files.has(id)) return
      const { fault: _, ...rest } = upload
      replaceIn(store, id, { ...rest, state: 'waiting' })
      next()
    },
    cancel(id: string): void {
      const path = find(id)?.path
      remove(id)
      if (!path) return
      parts.forget(path)
      void parts.drop(path).catch(() => {})
    },
    /** Those that wait for a consent that was not given. */
    cancelWaiting(): void {
      for (const { id, state } of store.getState().list) if (state === 'waiting') remove(id)
    },
    /** Takes in what was begun before; one that came whole only has to be added. */
    takeLeft(left: readonly LeftUpload[]): void {
      const known = new Set(store.getState().list.map(({ path }) => path))
      for (const { mark, ...one } of left.filter(({ path }) => !known.has(path))) {
        const upload: Upload = { ...one, id: newKey(), kind: guessKind({ name: one.name, type: '' }), state: 'left' }
        marks.set(upload.id, mark)
        store.setState(({ list }) => ({ list: [...list, upload] }))
        if (one.sent === one.bytes) void finish(upload.id, one.path)
      }
    },
    takeUp,
    /** Everything of whoever was signed in. */
    clear(): void {
      for (const id of stops.keys()) halt(id)
      files.clear()
      marks.clear()
      store.setState(noUploads)
    },
  }
}

/** Of one that is no longer there nothing is put. */
function putInto(store: StoreApi<Uploads>, id: string, change: Partial<Upload>): void {
  store.setState(({ list }) => ({ list: list.map((one) => (one.id === id ? { ...one, ...change } : one)) }))
}

function replaceIn(store: StoreApi<Uploads>, id: string, upload: Upload): void {
  store.setState(({ list }) => ({ list: list.map((one) => (one.id === id ? upload : one)) }))
}
