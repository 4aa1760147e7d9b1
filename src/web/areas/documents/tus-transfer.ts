// Carries a file by the protocol of tus.io, in pieces, so that a cut line costs one piece at most.
import { DetailedError, type HttpResponse, Upload } from 'tus-js-client'
import { uploadPath } from '#web/browser/endpoints/documents.ts'
import type { OpenTransfer, TransferFault, UploadRefusal } from './transfer.ts'

/** Large enough to be quick, small enough that a weak line gets one through. */
const pieceBytes = 4_000_000

/** An answer that says that the sign-in has run out: the library would take it for an upload that is gone, and begin anew. */
class SessionOver extends Error {}

/** Every new try is the queue's: it knows of the line and of the session. */
export const openTusTransfer: OpenTransfer = (file, path, { onPath, onSent, onDone, onFault }) => {
  const place = (url: string | null) => new URL(url ?? '', location.origin).pathname
  const upload = new Upload(file, {
    endpoint: new URL(uploadPath, location.origin).href,
    ...(path !== undefined && { uploadUrl: new URL(path, location.origin).href }),
    metadata: { filename: file.name, ...(file.type && { filetype: file.type }) },
    chunkSize: pieceBytes,
    retryDelays: null,
    storeFingerprintForResuming: false,
    onAfterResponse: (_, answer) => {
      if (answer.getStatus() === 401) throw new SessionOver()
    },
    onUploadUrlAvailable: () => onPath(place(upload.url)),
    onProgress: (sent) => onSent(sent),
    onSuccess: () => onDone(place(upload.url)),
    onError: (error) => onFault(readTransferFault(error)),
  })
  return {
    go: () => upload.start(),
    stop: () => void upload.abort(),
  }
}

/** What an error of the library means for the queue. */
export function readTransferFault(error: Error): TransferFault {
  if (!(error instanceof DetailedError)) return { refused: 'unreadable' }
  if (error.causingError instanceof SessionOver) return 'session'
  const answer = error.originalResponse
  const status = answer?.getStatus() ?? 0
  if (answer === null || status === 0 || status >= 500) return 'line'
  if (status === 429) return reasonOf(answer) === 'hurried' ? { refused: 'hurried' } : 'line'
  // Gone, held by a request that broke off, or further than was thought.
  if ([404, 409, 410, 423].includes(status)) return 'again'
  return { refused: reasonOf(answer) ?? 'other' }
}

/** By the reason that the server gives for the file (RFC 9457, `errors`). */
const refusals: Record<string, UploadRefusal> = {
  'too-large': 'tooLarge',
  empty: 'empty',
  type: 'type',
  'health-data': 'consent',
  'too-many-unfinished': 'crowded',
  'too-many-files': 'many',
  'too-many-an-hour': 'hurried',
  'storage-full': 'full',
}

function reasonOf(answer: HttpResponse): UploadRefusal | undefined {
  const reasons = readReasons(answer.getBody())
  return reasons.map((reason) => refusals[reason]).find((refusal) => refusal !== undefined)
}

function readReasons(body: string): string[] {
  try {
    const { errors } = JSON.parse(body) as { errors?: unknown }
    return Array.isArray(errors) ? errors.map((one: { reason?: unknown } | null) => String(one?.reason)) : []
  } catch {
    return []
  }
}
