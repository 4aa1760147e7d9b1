// Guards how events are read out of a stream that comes in pieces of any size.
import { expect, test } from 'vitest'
import { readEvents, type ServerEvent } from './read-events.ts'

async function read(text: string, size: number): Promise<ServerEvent[]> {
  const bytes = new TextEncoder().encode(text)
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
  const events: ServerEvent[] = []
  for await (const event of readEvents(stream)) events.push(event)
  return events
}

const told = ': here\n\nevent: piece\ndata: {"text":"ألم"}\n\nid: 7\nevent:reply\ndata:{\ndata: "a":1}\n\n'

test.each([1, 2, 3, 7, 1000])('events are the same in pieces of %i bytes, in any script', async (size) => {
  expect(await read(told, size)).toEqual([
    { event: 'piece', data: '{"text":"ألم"}' },
    { event: 'reply', data: '{\n"a":1}' },
  ])
})

test('lines may end as on other systems', async () => {
  expect(await read('event: piece\r\ndata: x\r\n\r\ndata: y\r\n\r\n', 4)).toEqual([
    { event: 'piece', data: 'x' },
    { event: 'message', data: 'y' },
  ])
})

test('an event that the line broke in is none', async () => {
  expect(await read('data: whole\n\nevent: reply\ndata: {"half', 5)).toEqual([{ event: 'message', data: 'whole' }])
})

test('what is left of the stream is given up when nobody reads on', async () => {
  let wasCancelled = false
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: x\n\n')),
    cancel: () => {
      wasCancelled = true
    },
  })
  for await (const { data } of readEvents(stream)) {
    expect(data).toBe('x')
    break
  }
  expect(wasCancelled).toBe(true)
})
