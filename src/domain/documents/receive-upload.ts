// Takes what a request brings of a file: piece by piece into the store, each written down before the next is begun.
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import type { SessionLocks } from '#db/session-locks.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { arriving } from './arriving.ts'
import type { FileVault } from './file-vault.ts'
import { giveBack } from './give-back.ts'
import { type Advance, advanceUpload, type HeldUpload, letGoOfUpload } from './hold-upload.ts'
import { openPieceWriter } from './piece-writer.ts'
import { isOfRefusedType } from './refused-file.ts'
import { putScan } from './scan-file.ts'
import { tellType } from './tell-type.ts'
import { holdMs, silentMs, type Upload } from './upload.ts'
import type { VirusScan } from './virus-scan.ts'

export type ReceivingParts = {
  database: Pick<Database, 'forClient'>
  vault: FileVault
  /** Whose turn it is to write to which upload, over all processes. */
  locks: SessionLocks
  clock: Clock
  /** Undefined where no scanner is set up: nothing waits for one then. */
  scan: VirusScan | undefined
  jobs: Pick<Jobs, 'put'>
  /** For tests; otherwise as upload.ts has it. */
  silentMs?: number
}

/** @param enter opens a transaction as the upload's owner */
export type Receiving = {
  held: HeldUpload
  body: ReadableStream<Uint8Array> | null
  stop: AbortSignal
  enter: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>
}

/**
 * What arrived before the request ended, however it ended, is stored; the upload is free for another request afterwards.
 * @throws Fault invalid-input (`file`, `type`) when it is of no kind that is taken; too-large when more comes than was said, and the
 * end of it is not stored then; conflict when another took over, or `stop` was told; unavailable
 */
export async function receiveUpload(parts: ReceivingParts, receiving: Receiving): Promise<Upload> {
  const { body, stop, enter } = receiving
  let { held } = receiving
  const advance = async (bytes: number, first?: Uint8Array) => {
    const now = parts.clock()
    const isWhole = bytes === held.totalBytes
    const mediaType = first ? await tellType(first, isWhole) : held.mediaType
    const to: Advance = { storedBytes: bytes, mediaType }
    if (isWhole) Object.assign(to, { finishedAt: now, scan: parts.scan ? 'waiting' : 'off' } satisfies Advance)
    held = await enter(async (scope) => {
      const advanced = await advanceUpload(scope, held, to, now)
      if (to.scan === 'waiting') await putScan(parts.jobs, scope.transaction, advanced, advanced.id)
      return advanced
    })
  }
  const chunks = arriving(body, { stop, silentMs: parts.silentMs ?? silentMs })
  try {
    const writer = await openPieceWriter(parts.vault, held, advance)
    let next = await chunks.next()
    for (; !next.done; next = await chunks.next()) {
      const isMore = (await writer.write(next.value)) < next.value.length
      // It is copied by now, and came to nobody else.
      giveBack(next.value)
      if (isMore) throw tooMuch()
      // Slow, but alive: nobody takes it away.
      if (held.heldUntil.getTime() - parts.clock().getTime() < holdMs / 2) await advance(held.storedBytes)
    }
    await writer.flush()
    if (stop.aborted) throw new Fault('conflict', 'The file is sent by another request now.')
    return held
  } catch (error) {
    if (isOfRefusedType(error)) await passOver(chunks)
    throw error
  } finally {
    await chunks.return('cut')
    // It is free by itself after a while.
    await enter((scope) => letGoOfUpload(scope, held)).catch(() => {})
  }
}

export const tooMuch = (): Fault =>
  new Fault('too-large', 'More came than the file has.', { fields: [{ path: 'file', reason: 'too-large' }] })

/** Browsers hear an answer only once they have sent what they are sending; of a large rest they are cut off instead. */
const passedOverBytes = 16 * 2 ** 20

async function passOver(chunks: AsyncGenerator<Uint8Array, 'end' | 'cut'>): Promise<void> {
  let bytes = 0
  for (let next = await chunks.next(); !next.done && bytes < passedOverBytes; next = await chunks.next()) {
    bytes += next.value.length
  }
}
