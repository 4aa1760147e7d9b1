// What is sent to the API and what is looked at of its reply is what the contract has: else it does not compile.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { hasShape, isFlag, isListOf, isNumber, isOneOf, isText, orNull } from './read-reply.ts'
import { type To, toAddress, toEndpoint } from './to-endpoint.ts'

const renameBed = endpoint({
  name: 'renameBed',
  method: 'POST',
  path: '/api/rooms/{room}/beds',
  input: z.object({ room: z.string(), name: z.string(), isWide: z.boolean().optional() }),
  reply: z.object({ name: z.string(), length: z.number().nullable(), state: z.enum(['made', 'unmade']) }),
  who: 'anyone',
  summary: 'A sample.',
})
const findBeds = endpoint({
  name: 'findBeds',
  method: 'GET',
  path: '/api/rooms/{room}/beds',
  input: z.object({ room: z.string(), near: z.array(z.string()).optional(), most: z.number().optional() }),
  reply: z.object({ beds: z.array(z.object({ name: z.string() })) }),
  who: 'anyone',
  summary: 'A sample.',
})
const rename: To<typeof renameBed> = { name: 'renameBed', method: 'POST', path: '/api/rooms/{room}/beds' }
const find: To<typeof findBeds> = { name: 'findBeds', method: 'GET', path: '/api/rooms/{room}/beds' }

test('what stands in the path goes into the path, the rest into the body or the query', () => {
  expect(toEndpoint(rename, { room: 'a/b', name: 'x' })).toMatchObject({
    name: 'renameBed',
    method: 'POST',
    path: '/api/rooms/a%2Fb/beds',
    body: { name: 'x' },
  })
  const found = toEndpoint(find, { room: 'a', near: ['b c', 'd'], most: undefined })
  expect(found).toMatchObject({ method: 'GET', path: '/api/rooms/a/beds?near=b+c&near=d' })
  expect(found).not.toHaveProperty('body')
  expect(toEndpoint(find, { room: 'a' }).path).toBe('/api/rooms/a/beds')
  expect(toAddress('/api/files/{file}/{width}', { file: 'a b', width: 640 })).toBe('/api/files/a%20b/640')
})

test('a reply is taken when all that is looked at is there, whatever else it has', () => {
  const fits = hasShape({ name: isText, length: orNull(isNumber), state: isOneOf('made', 'unmade') })
  const { parse } = toEndpoint(rename, { room: 'a', name: 'x' }, fits)
  const read = (body: unknown) => parse(body, new Headers())
  expect(read({ name: 'x', length: null, state: 'made', more: 1 })).toMatchObject({ name: 'x' })
  for (const wrong of [{ name: 1 }, { length: 'long' }, { length: undefined }, { state: 'gone' }]) {
    expect(read({ name: 'x', length: 2, state: 'made', ...wrong }), JSON.stringify(wrong)).toBeUndefined()
  }
  expect(read(null)).toBeUndefined()
  const { parse: readAny } = toEndpoint(rename, { room: 'a', name: 'x' })
  expect([readAny({}, new Headers()), readAny('text', new Headers())]).toEqual([{}, undefined])
})

/** Each line says what would compile without the types: that it does not is what `tsc` is asked. */
test('a renamed field, path or method does not compile', () => {
  // @ts-expect-error another path
  const path: To<typeof renameBed> = { name: 'renameBed', method: 'POST', path: '/api/rooms/{room}/bed' }
  // @ts-expect-error another method
  const method: To<typeof renameBed> = { name: 'renameBed', method: 'GET', path: '/api/rooms/{room}/beds' }
  // @ts-expect-error another name
  const name: To<typeof renameBed> = { name: 'renameBeds', method: 'POST', path: '/api/rooms/{room}/beds' }
  // @ts-expect-error a field of the input by another name
  toEndpoint(rename, { room: 'a', title: 'x' })
  // @ts-expect-error a field of the input that is missing
  toEndpoint(rename, { room: 'a' })
  // @ts-expect-error a field of the input of another kind
  toEndpoint(rename, { room: 'a', name: 1 })
  // @ts-expect-error a field of the reply by another name
  toEndpoint(rename, { room: 'a', name: 'x' }, hasShape({ title: isText }))
  // @ts-expect-error a field of the reply of another kind
  toEndpoint(rename, { room: 'a', name: 'x' }, hasShape({ name: isFlag }))
  // @ts-expect-error a field of the reply that may be null
  toEndpoint(rename, { room: 'a', name: 'x' }, hasShape({ length: isNumber }))
  // @ts-expect-error a word of the reply that nobody knows here
  toEndpoint(rename, { room: 'a', name: 'x' }, hasShape({ state: isOneOf('made') }))
  // @ts-expect-error a field within a list by another name
  toEndpoint(find, { room: 'a' }, hasShape({ beds: isListOf(hasShape({ title: isText })) }))
  // @ts-expect-error a part of a path by another name
  toAddress('/api/files/{file}', { name: 'a' })
  expect([path, method, name]).toHaveLength(3)
})
