// A server of a test's own on this machine, which plays a supplier: it keeps what it was asked and answers as it is told.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type AskedRequest = { method: string; path: string; headers: IncomingMessage['headers']; body: string }

export type LoopbackServer = {
  address: string
  asked: AskedRequest[]
  /** How the next requests are answered; a server that is told nothing never answers. */
  answer: (how: (response: ServerResponse) => void) => void
  close(): Promise<void>
}

export async function openLoopbackServer(): Promise<LoopbackServer> {
  const asked: AskedRequest[] = []
  let how: (response: ServerResponse) => void = () => {}
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    asked.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body })
    how(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (next) => {
      how = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Answers with a body as JSON, or with text as it is. */
export function reply(status: number, body: unknown, headers: Record<string, string> = {}) {
  const isText = typeof body === 'string'
  return (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers })
    response.end(isText ? body : JSON.stringify(body))
  }
}
