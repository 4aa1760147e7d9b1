// The body of an upload as it comes from the line: without the copy that Node makes of it on its way into a web stream.
import { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { uploadPath } from '#contract/documents.ts'

/**
 * A copy of each piece that arrives would lie about until the collector looks: as much as the file is large, in tens of megabytes.
 * @returns undefined for every other request, and where there is no line (tests)
 */
export function bodyOfUpload(context: Context): ReadableStream<Uint8Array> | undefined {
  const { method, path } = context.req
  const incoming: unknown = context.env?.incoming
  const isUpload = method === 'PATCH' && path.startsWith(`${uploadPath}/`)
  return isUpload && incoming instanceof IncomingMessage ? streamOfIncoming(incoming) : undefined
}

/** Nothing is read ahead: each pull lets one chunk through. */
function streamOfIncoming(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let detach = () => {}
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const onData = (chunk: Uint8Array) => {
          incoming.pause()
          controller.enqueue(chunk)
        }
        const onEnd = () => {
          detach()
          controller.close()
        }
        const onCut = () => {
          detach()
          controller.error(new Error('the sender is gone'))
        }
        detach = () => {
          incoming.off('data', onData).off('end', onEnd).off('close', onCut).off('error', onCut)
          // Whoever hears nothing of a broken line does not end the process over it.
          incoming.on('error', () => {})
        }
        incoming.pause()
        incoming.on('data', onData).on('end', onEnd).on('close', onCut).on('error', onCut)
        if (incoming.destroyed) onCut()
      },
      pull: () => {
        incoming.resume()
      },
      cancel: () => {
        detach()
        incoming.pause()
      },
    },
    { highWaterMark: 0 },
  )
}
