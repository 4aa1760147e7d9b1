// A visitor over a real line who leaves before their page is there, as the server hears of it.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'

/** @param answer `leave` closes the line, and resolves once the request knows */
export async function askAndLeave(
  answer: (request: Request, leave: () => Promise<void>) => Promise<Response>,
): Promise<void> {
  const done = Promise.withResolvers<void>()
  const server = createServer(
    getRequestListener((request) => {
      const leave = async () => {
        const left = once(request.signal, 'abort')
        socket.destroy()
        await left
      }
      return answer(request, leave).finally(done.resolve)
    }),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: clinic.test\r\n\r\n')
  await done.promise
  server.close()
}
