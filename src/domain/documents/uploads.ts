// Uploads as a client sees them: begin, see how far, send on, end.
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { requireConsent } from '#domain/clients/require-consent.ts'
import { endUpload } from './end-upload.ts'
import { findUpload, holdUpload, takeTurn } from './hold-upload.ts'
import { type Receiving, type ReceivingParts, receiveUpload, tooMuch } from './receive-upload.ts'
import { isOfRefusedType } from './refused-file.ts'
import { type StartParts, startUpload, type UploadAsked } from './start-upload.ts'
import type { Upload } from './upload.ts'
import { createWriters } from './writers.ts'

export type UploadParts = ReceivingParts & {
  /** Removes what waits for it from the store now; never throws, for it is tried again later anyway. */
  removeWaiting: () => Promise<void>
  log: StartParts['log']
}

/** Whose upload it is, and at which provider's site they are. */
export type Uploader = { client: ClientKey; providerId: string }

export type Uploads = {
  start(who: Uploader, asked: UploadAsked): Promise<Upload>
  /** How far it has come. A request of before that still writes to it is stopped: its sender is about to go on from here. */
  find(who: Uploader, id: string): Promise<Upload>
  /** Takes what comes from the offset on. @throws Fault as receiveUpload and holdUpload do */
  receive(who: Uploader, id: string, coming: Coming): Promise<Upload>
  /** Forgets it and removes what came. @throws Fault not-found; not-allowed when it is a document already */
  end(who: Uploader, id: string): Promise<void>
}

/** @param length of what comes, where the sender says it; else 0 */
export type Coming = { offset: number; length: number; body: Receiving['body'] }

export function createUploads(parts: UploadParts): Uploads {
  const { database, clock, removeWaiting } = parts
  const writers = createWriters()
  const as = <T>({ client, providerId }: Uploader, work: (scope: Scope) => Promise<T>) =>
    database.forClient(client, providerId, work)
  const findOwn = (who: Uploader, id: string) => as(who, (scope) => findUpload(scope, who.client, id))
  const end = async (who: Uploader, id: string) => {
    // Only its owner stops anyone.
    await findOwn(who, id)
    await writers.stop(id)
    await as(who, (scope) => endUpload(scope, who.client, id, clock()))
    await removeWaiting()
  }
  return {
    start: (who, asked) => as(who, (scope) => startUpload(scope, who.client, parts, asked, clock())),
    find: async (who, id) => {
      await findOwn(who, id)
      await writers.stop(id)
      return findOwn(who, id)
    },
    receive: async (who, id, { offset, length, body }) => {
      let giveBack = async () => {}
      const held = await as(who, async (scope) => {
        await requireConsent(scope, who.client, 'health-data')
        const upload = await findUpload(scope, who.client, id)
        if (offset + length > upload.totalBytes) throw tooMuch()
        if (isWhole(upload, offset)) return undefined
        giveBack = await takeTurn(parts.locks, id)
        return holdUpload(scope, who.client, { id, offset }, clock())
      }).catch(async (error: unknown) => {
        await giveBack()
        throw error
      })
      // Sent once more by someone who did not hear that it had arrived.
      if (!held) return findOwn(who, id)
      const enter: Receiving['enter'] = (work) => as(who, work)
      try {
        return await writers.run(id, (stop) => receiveUpload(parts, { held, body, stop, enter }).finally(giveBack))
      } catch (error) {
        // What cannot be ended just now is an unfinished upload like any other, and goes with those.
        if (isOfRefusedType(error)) await end(who, id).catch(() => {})
        // A piece that was on its way into the store while the upload was ended or erased: its prefix waits there still.
        await removeWaiting()
        throw error
      }
    },
    end,
  }
}

const isWhole = ({ finishedAt, storedBytes }: Upload, offset: number) => finishedAt !== null && storedBytes === offset
