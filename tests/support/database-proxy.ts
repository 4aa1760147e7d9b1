// A line between the product and its database that breaks at the worst moments: when it takes a lock, and around its commit.
import { connect, createServer, type Socket } from 'node:net'

/**
 * `refused`: nobody listens; `cut-at-lock`: before a row is locked; `cut-before-commit`: the server never hears of it; `cut-after-commit`
 * and `silent-after-commit`: the server has done it, and its answer does not arrive; `wait-at-commit`: it waits to be let through.
 */
export type LineTrouble =
  | 'refused'
  | 'cut-at-lock'
  | 'cut-before-commit'
  | 'cut-after-commit'
  | 'silent-after-commit'
  | 'wait-at-commit'

export type DatabaseProxy = {
  url: string
  /** From here on, until it is told `none`. */
  trouble(kind: LineTrouble | 'none'): Promise<void>
  /** How often it has broken or waited so far. */
  count: () => number
  close(): Promise<void>
}

/** A statement that locks a row and is given a name: the message begins with `P` and its length. */
const namedLock = /P[\s\S]{4}([\w-]{43})\0[^\0]*for update/g

/** @param onSilence called once an answer is kept back */
export async function openDatabaseProxy(databaseUrl: string, onSilence: () => void): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let kind: LineTrouble | 'none' = 'none'
  let count = 0
  /** A statement that comes again is sent by its name alone. */
  const locks = new Set<string>()
  let letThrough: (() => void)[] = []
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    let isDeaf = false
    const cut = () => {
      client.destroy()
      database.destroy()
    }
    for (const end of [client, database]) {
      open.add(end)
      end.on('error', cut).on('close', () => {
        open.delete(end)
        cut()
      })
    }
    client.on('data', (sent: Buffer) => {
      const isCommit = sent.includes('commit\0')
      for (const [, name = ''] of sent.toString('latin1').matchAll(namedLock)) locks.add(name)
      const isLock = sent.includes('for update') || [...locks].some((name) => sent.includes(`${name}\0`))
      if ((isLock && kind === 'cut-at-lock') || (isCommit && kind === 'cut-before-commit')) {
        count++
        return cut()
      }
      if (isCommit && kind === 'wait-at-commit') {
        count++
        return void letThrough.push(() => database.write(sent))
      }
      isDeaf ||= isCommit && (kind === 'cut-after-commit' || kind === 'silent-after-commit')
      database.write(sent)
    })
    database.on('data', (answer: Buffer) => {
      if (!isDeaf) return client.write(answer)
      count++
      return kind === 'cut-after-commit' ? cut() : onSilence()
    })
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const end of open) end.destroy()
    })
  await listen(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${address.port}`
  return {
    url: url.href,
    trouble: async (next) => {
      if (kind === 'refused') await listen(address.port)
      if (next === 'refused') await stop()
      kind = next
      for (const go of letThrough.splice(0)) go()
    },
    count: () => count,
    close: stop,
  }
}
