// How many connections the server keeps, and how long each may take to send a request: half a request holds nothing for long.
import type { IncomingMessage, RequestListener, Server, ServerOptions, ServerResponse } from 'node:http'
import { uploadPath } from '#contract/documents.ts'
import type { Log } from '#kernel/log.ts'

/** Silence of the sender, or more of it than what came makes up for. */
const patienceMs = 15_000
/** Every thousand bytes buy another second, as in Apache's mod_reqtimeout: a slow line gets through, one that drips does not. */
const bytesPerSecond = 1_000

/** Node's own limit of a whole request knows no exception for uploads, so that one is off. */
export const connectionOptions: ServerOptions = {
  headersTimeout: patienceMs,
  requestTimeout: 0,
  connectionsCheckingInterval: 5_000,
}

/** Uploads are excepted: they have a limit of their own (domain/documents/upload.ts). @param waitMs for tests */
export function endHalfSent(listener: RequestListener, waitMs = patienceMs): RequestListener {
  return (request, response) => {
    if (!isUpload(request)) watchBody(request, response, waitMs)
    return listener(request, response)
  }
}

const isUpload = ({ method, url }: IncomingMessage) => method === 'PATCH' && url?.startsWith(`${uploadPath}/`)

function watchBody(request: IncomingMessage, response: ServerResponse, waitMs: number): void {
  const { socket } = request
  const begun = performance.now()
  const readBefore = socket.bytesRead
  const leftMs = () => waitMs + ((socket.bytesRead - readBefore) / bytesPerSecond) * 1_000 - (performance.now() - begun)
  let timer = setTimeout(look, waitMs)
  function look(): void {
    if (request.complete || socket.destroyed) return
    const left = leftMs()
    if (left > 0) timer = setTimeout(look, left)
    else end(request, response)
  }
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
}

function end({ socket }: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}

/** Beyond so many at a time, new ones are closed at once; the log says so at most once a minute. */
export function boundConnections(server: Server, most: number, log: Log): void {
  server.maxConnections = most
  let told = Number.NEGATIVE_INFINITY
  server.on('drop', () => {
    if (performance.now() - told < 60_000) return
    told = performance.now()
    log.warn('too many connections, new ones are closed', { most })
  })
}
