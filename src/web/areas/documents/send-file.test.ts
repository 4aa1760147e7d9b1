// Guards how one file gets to its end: through broken lines and sign-ins that run out, and not past what only a person can mend.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SendEvents, sendFile } from './send-file.ts'
import type { TransferEvents } from './transfer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Told = { path: string[]; sent: number[]; stalled: boolean[]; done: string[]; refused: string[] }

function send(file: File = new File(['1234'], 'a.pdf'), renew: () => Promise<boolean> = async () => true) {
  const told: Told = { path: [], sent: [], stalled: [], done: [], refused: [] }
  const counts = { go: 0, stop: 0, renew: 0 }
  let transfer: TransferEvents | undefined
  const backs = new Set<() => void>()
  const events: SendEvents = {
    onPath: (path) => told.path.push(path),
    onSent: (bytes) => told.sent.push(bytes),
    onStalled: (is) => told.stalled.push(is),
    onDone: (path) => told.done.push(path),
    onRefused: (why) => told.refused.push(why),
  }
  const stop = sendFile(file, undefined, events, {
    openTransfer: (_, __, given) => {
      transfer = given
      return { go: () => (counts.go += 1), stop: () => (counts.stop += 1) }
    },
    renew: () => {
      counts.renew += 1
      return renew()
    },
    onNetwork: (back) => {
      backs.add(back)
      return () => backs.delete(back)
    },
    pausesMs: [1_000, 5_000],
  })
  if (!transfer) throw new Error('no transfer was opened')
  return { told, counts, stop, transfer, comeBack: () => backs.forEach((back) => back()), backs }
}

/** Lets what was awaited come about, without any time passing. */
const settle = () => vi.advanceTimersByTimeAsync(0)

test('a broken line is tried again after a pause, and waits longer each time nothing got through', async () => {
  const { transfer, counts, told } = send()
  transfer.onFault('line')
  await vi.advanceTimersByTimeAsync(999)
  expect(counts.go).toBe(1)
  expect(told.stalled).toEqual([true])
  await vi.advanceTimersByTimeAsync(1)
  expect(counts.go).toBe(2)
  transfer.onFault('line')
  await vi.advanceTimersByTimeAsync(4_999)
  expect(counts.go).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(counts.go).toBe(3)
})

test('it goes on at once when the network is back, and once only', async () => {
  const { transfer, counts, comeBack, backs } = send()
  transfer.onFault('line')
  await settle()
  comeBack()
  expect(counts.go).toBe(2)
  expect(backs.size).toBe(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(counts.go).toBe(2)
})

test('bytes that get through end the waiting, and the next pause is a short one again', async () => {
  const { transfer, counts, told } = send()
  for (const pauseMs of [1_000, 5_000]) {
    transfer.onFault('line')
    await vi.advanceTimersByTimeAsync(pauseMs)
  }
  transfer.onSent(0)
  transfer.onSent(2)
  expect(told.stalled.at(-1)).toBe(false)
  transfer.onFault('line')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(counts.go).toBe(4)
})

test('a line may stay broken for as long as it likes', async () => {
  const { transfer, counts, told } = send()
  for (let tries = 0; tries < 100; tries += 1) {
    transfer.onFault('line')
    await vi.advanceTimersByTimeAsync(5_000)
  }
  expect(counts.go).toBe(101)
  expect(told.refused).toEqual([])
})

test('a sign-in that ran out is renewed, and the file goes on', async () => {
  const { transfer, counts, told } = send()
  transfer.onFault('session')
  await settle()
  expect(counts).toMatchObject({ renew: 1, go: 2 })
  expect(told.stalled).toEqual([])
})

test('nobody signed in any longer: it ends without a word', async () => {
  const { transfer, counts, told } = send(undefined, async () => false)
  transfer.onFault('session')
  await settle()
  expect(counts).toMatchObject({ go: 1, stop: 1 })
  transfer.onDone('/late')
  expect(told).toMatchObject({ done: [], refused: [] })
})

test('a user pool that does not answer is waited for like the line', async () => {
  const { transfer, counts, told } = send(undefined, () => Promise.reject(new Error('away')))
  transfer.onFault('session')
  await settle()
  expect(told.stalled).toEqual([true])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(counts.go).toBe(2)
})

test('a session that is refused again and again is no loop', async () => {
  const { transfer, told, counts } = send()
  for (let round = 0; round < 20; round += 1) {
    transfer.onFault('session')
    await settle()
  }
  expect(told.refused).toEqual(['other'])
  expect(counts.renew).toBe(6)
})

test('a server that says something else each time is given up', async () => {
  const { transfer, told } = send()
  for (let round = 0; round < 7; round += 1) {
    transfer.onFault('again')
    await vi.advanceTimersByTimeAsync(5_000)
  }
  expect(told.refused).toEqual(['other'])
  expect(told.stalled).toEqual([])
})

test('a file that the device can no longer read is no broken line', async () => {
  const file = new File(['1234'], 'moved.pdf')
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) })
  const { transfer, told, counts } = send(file)
  transfer.onFault('line')
  await settle()
  expect(told.refused).toEqual(['unreadable'])
  expect(counts).toMatchObject({ go: 1, stop: 1 })
})

test('what the server refuses is told and not tried again', async () => {
  const { transfer, told, counts } = send()
  transfer.onFault({ refused: 'type' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told.refused).toEqual(['type'])
  expect(counts.go).toBe(1)
})

test('stopped, nothing is told and nothing goes on, whatever was waited for', async () => {
  const { transfer, told, counts, stop, comeBack } = send()
  transfer.onFault('line')
  await settle()
  stop()
  comeBack()
  transfer.onSent(3)
  transfer.onPath('/p')
  transfer.onDone('/p')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(counts).toMatchObject({ go: 1, stop: 1 })
  expect(told).toMatchObject({ path: [], sent: [], done: [] })
})
