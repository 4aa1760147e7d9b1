// A line between a client and a server on this machine that breaks: after so many bytes both ends hear nothing more of each other.
import { connect, createServer, type Socket } from 'node:net'

export type CuttingProxy = {
  port: number
  /** How often it has cut. */
  cuts: () => number
  close(): void
}

/** @param cutAfterBytes of what clients sent in all: at each of these a line is cut, once */
export async function openCuttingProxy(toPort: number, cutAfterBytes: number[]): Promise<CuttingProxy> {
  const waiting = [...cutAfterBytes].sort((a, b) => a - b)
  const open = new Set<Socket>()
  let sent = 0
  let cuts = 0
  const server = createServer((client) => {
    const product = connect(toPort, '127.0.0.1')
    const ends = [client, product]
    const cut = () => {
      for (const end of ends) end.destroy()
    }
    for (const end of ends) {
      open.add(end)
      end.on('error', cut).on('close', () => {
        open.delete(end)
        cut()
      })
    }
    product.pipe(client)
    client.on('data', (chunk: Buffer) => {
      sent += chunk.length
      if (sent >= (waiting[0] ?? Number.POSITIVE_INFINITY)) {
        waiting.shift()
        cuts += 1
        return cut()
      }
      if (!product.write(chunk)) {
        client.pause()
        product.once('drain', () => client.resume())
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return {
    port: address.port,
    cuts: () => cuts,
    close: () => {
      server.close()
      for (const end of open) end.destroy()
    },
  }
}
