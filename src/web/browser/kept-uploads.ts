// Remembers where files were being sent to, so that they can go on after a reload: addresses and digests, never a name or a kind.
import { storageKind } from './auth/tab-state.ts'
import { createStateStorage, type StateStorage } from './state-storage.ts'
import { statePrefix } from './stored-state.ts'

/** `mark`: a digest by which the same file is known when it is chosen again. */
export type KeptUpload = { path: string; mark: string }

export const uploadsName = `${statePrefix}uploads`
/** More than anybody sends at a time; the oldest go first. */
const most = 50

/** As the session itself: for the tab where the installation keeps that in tabs, else for the browser. */
const ownStorage = (): StateStorage =>
  createStateStorage(storageKind() === 'sessionStorage' ? 'sessionStorage' : 'localStorage')

/** @param userId whose they are: what somebody else left in this browser is not read */
export function readUploads(userId: string): KeptUpload[] {
  const { user, uploads } = parse(ownStorage().getItem(uploadsName))
  return user === userId ? uploads : []
}

export function keepUpload(userId: string, upload: KeptUpload): void {
  const others = readUploads(userId).filter(({ path }) => path !== upload.path)
  write(userId, [...others, upload].slice(-most))
}

export function forgetUpload(userId: string, path: string): void {
  write(
    userId,
    readUploads(userId).filter((one) => one.path !== path),
  )
}

/** With the session. */
export const forgetUploads = (): void => ownStorage().removeItem(uploadsName)

function write(user: string, uploads: KeptUpload[]): void {
  if (uploads.length === 0) return forgetUploads()
  ownStorage().setItem(uploadsName, JSON.stringify({ user, uploads }))
}

function parse(kept: string | null): { user: string; uploads: KeptUpload[] } {
  const { user, uploads } = read(kept)
  return {
    user: typeof user === 'string' ? user : '',
    uploads: Array.isArray(uploads) ? uploads.filter(isUpload) : [],
  }
}

function read(kept: string | null): Partial<Record<'user' | 'uploads', unknown>> {
  try {
    return (JSON.parse(kept ?? '{}') ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}

function isUpload(one: unknown): one is KeptUpload {
  const { path, mark } = (one ?? {}) as Partial<Record<keyof KeptUpload, unknown>>
  // A path of ours: it is called with the session.
  return typeof path === 'string' && /^\/api\/client\/[\w/.-]+$/.test(path) && typeof mark === 'string'
}
