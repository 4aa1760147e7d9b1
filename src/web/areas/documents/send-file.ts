// Sends one file to its end: goes on by itself after a broken line or a sign-in that ran out, and stops where only a person can help.
import type { OpenTransfer, TransferFault, UploadRefusal } from './transfer.ts'

export type SendParts = {
  openTransfer: OpenTransfer
  /** A new session. False when nobody is signed in any longer. @throws while the user pool cannot be asked */
  renew: () => Promise<boolean>
  /** Calls back when the browser has a network again. @returns ends that */
  onNetwork: (back: () => void) => () => void
  /** Pauses between tries that got nothing through; the last one is for all that follow. */
  pausesMs: readonly number[]
}

export type SendEvents = {
  onPath(path: string): void
  onSent(bytes: number): void
  /** Whether it waits for the line, or moves. */
  onStalled(isStalled: boolean): void
  onDone(path: string): void
  onRefused(why: UploadRefusal): void
}

/** So often the server and the tab may disagree, or a new session be refused, with nothing getting through between. */
const mostRounds = 6

/** @returns stops it, for good: what comes later is another one with the same path */
export function sendFile(file: File, path: string | undefined, events: SendEvents, parts: SendParts): () => void {
  let isOver = false
  /** Tries since the last byte that got through. */
  let tries = 0
  let sent = -1
  let wake = () => {}
  const transfer = parts.openTransfer(file, path, {
    onPath: (found) => isOver || events.onPath(found),
    onSent: (bytes) => {
      if (isOver) return
      // What a try begins with was told before it.
      if (bytes > sent) tries = 0
      sent = bytes
      events.onStalled(false)
      events.onSent(bytes)
    },
    onDone: (found) => {
      if (isOver) return
      stop()
      events.onDone(found)
    },
    onFault: (fault) => void (isOver || carryOn(fault)),
  })

  async function carryOn(fault: TransferFault): Promise<void> {
    if (typeof fault === 'object') return refuse(fault.refused)
    tries += 1
    if (fault === 'session') return renewAndGo()
    // A file that was moved or changed since it was chosen breaks off like a line does.
    if (fault === 'line' && !(await isReadable(file))) return isOver ? undefined : refuse('unreadable')
    if (fault === 'again' && tries > mostRounds) return refuse('other')
    if (!isOver) waitAndGo(fault === 'line')
  }

  async function renewAndGo(): Promise<void> {
    if (tries > mostRounds) return refuse('other')
    const isIn = await parts.renew().catch(() => undefined)
    if (isOver) return
    if (isIn === undefined) return waitAndGo(true)
    // Whoever was signed out is led to the login: this tab's uploads are ended with the session.
    if (isIn) transfer.go()
    else stop()
  }

  function waitAndGo(isLine: boolean): void {
    if (isLine) events.onStalled(true)
    const go = () => {
      wake()
      if (!isOver) transfer.go()
    }
    const pauseMs = parts.pausesMs[Math.min(tries, parts.pausesMs.length) - 1] ?? 0
    const timer = setTimeout(go, pauseMs)
    const unwatch = parts.onNetwork(go)
    wake = () => {
      clearTimeout(timer)
      unwatch()
      wake = () => {}
    }
  }

  function refuse(why: UploadRefusal): void {
    if (isOver) return
    stop()
    events.onRefused(why)
  }

  function stop(): void {
    isOver = true
    wake()
    transfer.stop()
  }

  transfer.go()
  return stop
}

const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
