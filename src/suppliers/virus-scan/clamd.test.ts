// What clamd is sent, and what is made of its answers: nothing but a clear verdict lets a file through or condemns it.
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { Fault } from '#kernel/fault.ts'
import { createClamdScan } from './clamd.ts'

type Received = { bytes: number; all(): Buffer }

/** Plays clamd. @param hear told of each connection with what has come over it so far, whenever more comes */
async function openClamd(hear: (socket: Socket, received: Received) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    const pieces: Buffer[] = []
    const received = { bytes: 0, all: () => Buffer.concat(pieces) }
    socket.on('data', (piece: Buffer) => {
      pieces.push(piece)
      received.bytes += piece.length
      hear(socket, received)
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  onTestFinished(close)
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

const greeting = 'zINSTREAM\0'

/** The pieces in a stream as clamd reads them; undefined while it is not at its end. */
function readStream({ all }: Received): Buffer[] | undefined {
  const received = all()
  if (received.toString('latin1', 0, greeting.length) !== greeting) return undefined
  const pieces: Buffer[] = []
  for (let at = greeting.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return at + 4 === received.length ? pieces : undefined
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** Answers once it has everything. */
const answering = (answer: string) =>
  openClamd((socket, received) => {
    if (readStream(received)) socket.end(answer)
  })

async function* contentOf(...pieces: string[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece)
}

test('the file arrives whole and in order, each piece behind its length', async () => {
  let arrived: string[] | undefined
  const { address } = await openClamd((socket, received) => {
    const pieces = readStream(received)
    if (!pieces) return
    arrived = pieces.map(String)
    socket.end('stream: OK\0')
  })
  const large = 'x'.repeat(3_000_000)
  expect(await createClamdScan(address)(contentOf('one', '', large, 'three'))).toBe('clean')
  expect(arrived).toEqual(['one', large, 'three'])
})

test('OK is clean, and so is an empty file; whatever is FOUND is infected', async () => {
  const clean = await answering('stream: OK\0')
  expect(await createClamdScan(clean.address)(contentOf('a'))).toBe('clean')
  expect(await createClamdScan(clean.address)(contentOf())).toBe('clean')
  for (const name of ['Eicar-Test-Signature', 'Win.Test.EICAR_HDB-1', 'Heuristics.Broken.Media OK']) {
    const { address } = await answering(`stream: ${name} FOUND\0`)
    expect([name, await createClamdScan(address)(contentOf('a'))]).toEqual([name, 'infected'])
  }
})

test('no other answer is a verdict: nonsense, half of one, one of another command, one without an end', async () => {
  const answers = [
    'PONG\0',
    'stream: OK FOUND-ish\0',
    'stream:OK\0',
    'stream: OK',
    'OK\0',
    '\0',
    '',
    'stream: ok\0',
    'stream:  FOUND\0',
    'UNKNOWN COMMAND\0',
    'x'.repeat(10_000),
    'HTTP/1.1 200 OK\r\n\r\n',
  ]
  for (const answer of answers) {
    const { address } = await answering(answer)
    const verdict = createClamdScan(address)(contentOf('a'))
    await expect(verdict, answer.slice(0, 30)).rejects.toMatchObject({ name: 'Fault', code: 'unavailable' })
  }
})

test('a file longer than clamd takes is no verdict, and the fault names the setting to raise', async () => {
  const { address } = await openClamd((socket, received) => {
    if (received.bytes < 100_000) return
    // As clamd does: it answers, and closes with what was sent unread.
    socket.write('INSTREAM size limit exceeded. ERROR\0', () => socket.destroy())
    socket.pause()
  })
  let given = 0
  async function* endless() {
    for (; given < 500; given++) yield Buffer.alloc(100_000)
  }
  await expect(createClamdScan(address)(endless())).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('StreamMaxLength'),
  })
  // It was not sent to the end.
  expect(given).toBeLessThan(500)
})

test('an OK that comes before the end of the file is no verdict', async () => {
  const { address } = await openClamd((socket) => socket.write('stream: OK\0'))
  const heard = Promise.withResolvers<void>()
  async function* waiting() {
    yield Buffer.from('a')
    await heard.promise
    yield Buffer.from('b')
  }
  await expect(createClamdScan(address)(waiting())).rejects.toMatchObject({ code: 'unavailable' })
  heard.resolve()
})

test('the size limit is told apart where its answer arrives', async () => {
  const { address } = await answering('INSTREAM size limit exceeded. ERROR\0')
  await expect(createClamdScan(address)(contentOf('a'))).rejects.toThrow('raise its StreamMaxLength')
})

test('a scanner that cuts off half-way, never answers, or is not there is unavailable', async () => {
  const cut = await openClamd((socket, received) => received.bytes > 1_000 && socket.destroy())
  const silent = await openClamd(() => {})
  const gone = await openClamd(() => {})
  await gone.close()
  const scans = [
    createClamdScan(cut.address)(contentOf('a'.repeat(2_000), 'b'.repeat(2_000))),
    createClamdScan(silent.address, 50)(contentOf('a')),
    createClamdScan(gone.address)(contentOf('a')),
    createClamdScan('nowhere.localhost:1')(contentOf('a')),
  ]
  for (const scan of await Promise.allSettled(scans))
    expect(scan).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
})

test('a file that cannot be read to its end is no verdict, and what was wrong with it is said', async () => {
  const { address } = await answering('stream: OK\0')
  async function* broken() {
    yield Buffer.from('a')
    throw new Fault('internal', 'What is stored is not what was written.')
  }
  await expect(createClamdScan(address)(broken())).rejects.toMatchObject({ code: 'internal' })
})

test('a scanner that reads slowly is not sent more than it takes', async () => {
  let [asked, reader] = [0, undefined as Socket | undefined]
  const { address } = await openClamd((socket, received) => {
    if (!reader) {
      reader = socket
      socket.pause()
    }
    if (received.bytes === greeting.length + 64 * (4 + 1_048_576) + 4) socket.end('stream: OK\0')
  })
  async function* counted() {
    for (; asked < 64; asked++) yield Buffer.alloc(1_048_576)
  }
  const verdict = createClamdScan(address)(counted())
  const stopped = async () => {
    const before = asked
    await new Promise((resolve) => setImmediate(resolve))
    return reader !== undefined && asked === before && asked > 0
  }
  await expect.poll(stopped, { interval: 50 }).toBe(true)
  // What the system keeps between the two, and nothing near the whole.
  expect(asked).toBeLessThan(32)
  reader?.resume()
  expect(await verdict).toBe('clean')
})
