// Has files looked through by clamd, over TCP: INSTREAM, in chunks, never faster than it takes them.
import { connect, type Socket } from 'node:net'
import type { VirusScan } from '#domain/documents/virus-scan.ts'
import { Fault } from '#kernel/fault.ts'

const usualPort = 3310
/** It may think for a while about a large archive once it has all of it. */
const patienceMs = 120_000
/** For a whole file, however busily it goes on. */
const longestMs = 600_000
/** Its answers are one line. */
const longestAnswer = 4_096

/**
 * clamd(8), "INSTREAM": each chunk behind its length in four bytes, and a length of nothing at the end.
 * @param address `host` or `host:port`
 * @param silentForMs given up after so long in which nothing came or went
 */
export function createClamdScan(address: string, silentForMs = patienceMs): VirusScan {
  const [host = '', port = String(usualPort)] = address.split(':')
  return async (content) => {
    const socket = connect({ host, port: Number(port) })
    socket.setTimeout(silentForMs, () => socket.destroy(new Error('clamd says nothing')))
    const timer = setTimeout(() => socket.destroy(new Error('clamd takes too long')), longestMs)
    let isSent = false
    const answer = readAnswer(socket)
    const sent = send(socket, content).then(() => {
      isSent = true
    })
    // Whichever of the two is not waited for in the end.
    for (const outcome of [answer, sent]) outcome.catch(() => {})
    try {
      // It may answer before it has everything: that the stream is too long.
      await Promise.race([sent, answer])
      return verdictOf(await answer, isSent)
    } catch (error) {
      throw error instanceof Fault ? error : away(error)
    } finally {
      clearTimeout(timer)
      socket.destroy()
    }
  }
}

async function send(socket: Socket, content: AsyncIterable<Uint8Array>): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'))
  for await (const piece of content) {
    // A length of nothing would be the end.
    if (piece.length === 0) continue
    await write(socket, lengthOf(piece.length))
    await write(socket, piece)
    if (!socket.writable) return
  }
  await write(socket, lengthOf(0))
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** Done when the system has taken it, so that no more than one piece waits here. */
function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())))
}

/** Up to the zero byte at its end, or as much as came when the other side closed. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (text) => {
      answer += String(text)
      const end = answer.indexOf('\0')
      if (end >= 0) resolve(answer.slice(0, end))
      else if (answer.length > longestAnswer) reject(new Error('clamd answers without an end'))
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('clamd closed without an answer')))
  })
}

/** Nothing but the two answers that say what a file is counts as one. */
function verdictOf(answer: string, isSent: boolean): 'clean' | 'infected' {
  if (answer === 'stream: OK' && isSent) return 'clean'
  if (/^stream: \S.* FOUND$/.test(answer)) return 'infected'
  if (answer.startsWith('INSTREAM size limit exceeded')) {
    throw new Fault('unavailable', 'The virus scanner takes no file of this size: raise its StreamMaxLength.')
  }
  throw new Fault('unavailable', 'The virus scanner answers with something else than a verdict.')
}

/** One that was cut off while it was being sent most often was too long, and the answer that says so got lost. */
function away(cause: unknown): Fault {
  const code = cause instanceof Error && 'code' in cause ? cause.code : ''
  const isCutOff = code === 'ECONNRESET' || code === 'EPIPE'
  const said = isCutOff ? 'cut a file off: it may be longer than its StreamMaxLength.' : 'does not answer.'
  return new Fault('unavailable', `The virus scanner ${said}`, { cause })
}
