// The tab's own line of uploads: sends with the session of whoever is signed in, and ends with it.
import type { DocumentKind } from '#contract/documents.ts'
import { refreshSession } from '#web/browser/auth/session.ts'
import { authStore } from '#web/browser/auth/tab-state.ts'
import { callApi } from '#web/browser/call-api.ts'
import { addDocument } from '#web/browser/endpoints/documents.ts'
import { forgetUpload, keepUpload, readUploads } from '#web/browser/kept-uploads.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { apiSignedOut } from '#web/signed-in/pool-fault.ts'
import { findLeft } from './find-left.ts'
import { markFile } from './mark-file.ts'
import { isDocument } from './read-document.ts'
import { createUploadQueue, isSending } from './upload-queue.ts'

const userId = () => authStore().getState().userId

/** Not in each other's way: another tab sees by it that this one is at it. */
const holdWhile = new Map<string, () => void>()

export const uploads = createUploadQueue({
  loadSend: async () => ({ openTransfer: (await import('./tus-transfer.ts')).openTusTransfer }),
  send: {
    renew: refreshSession,
    onNetwork: (back) => {
      addEventListener('online', back)
      return () => removeEventListener('online', back)
    },
    pausesMs: [1_000, 2_000, 5_000, 10_000, 20_000, 30_000],
  },
  addDocument: async (path, kind, name) => {
    const first = await askToAdd(path, kind, name)
    const isOver = first.state === 'error' && first.fault.code === apiSignedOut
    const last = isOver && (await refreshSession()) ? await askToAdd(path, kind, name) : first
    if (last.state === 'error') throw new TabFailure(last.fault)
    return last.value
  },
  keep: async (path, file) => {
    hold(path)
    const mark = await markFile(file).catch(() => undefined)
    if (mark !== undefined) keepUpload(userId(), { path, mark })
  },
  forget: (path) => {
    holdWhile.get(path)?.()
    forgetUpload(userId(), path)
  },
  drop: async (path) => {
    await fetch(path, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } })
  },
  mark: (file) => markFile(file).catch(() => undefined),
})

const askToAdd = (url: string, kind: DocumentKind, name: string) =>
  callApi(toEndpoint(addDocument, { url, kind, name }, isDocument))

/** Until the upload is over, or this tab is. Browsers offer locks only where the page came encrypted. */
function hold(path: string): void {
  if (holdWhile.has(path) || !navigator.locks) return
  const until = new Promise<void>((resolve) => {
    holdWhile.set(path, () => {
      holdWhile.delete(path)
      resolve()
    })
  })
  void navigator.locks.request(path, { ifAvailable: true }, () => until)
}

let isBegun = false

/** Once per document, from the first page that shows them. */
export function beginUploads(): void {
  if (isBegun) return
  isBegun = true
  let whose = userId()
  authStore().subscribe(({ userId: now }) => {
    if (now === whose) return
    whose = now
    for (const end of holdWhile.values()) end()
    uploads.clear()
    void lookForLeft(now)
  })
  uploads.store.subscribe((now, before) => {
    if (isSending(now) === isSending(before)) return
    if (isSending(now)) addEventListener('beforeunload', warn)
    else removeEventListener('beforeunload', warn)
  })
  void lookForLeft(whose)
}

/** What this person was at before, in an earlier document or before their sign-in ran out. */
async function lookForLeft(whose: string): Promise<void> {
  const { left, gone } = await findLeft(readUploads(whose))
  for (const path of gone) forgetUpload(whose, path)
  if (userId() === whose) uploads.takeLeft(left)
}

/** The browser asks in its own words whether to leave. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault()
