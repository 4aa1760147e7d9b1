// What the API does not find becomes a 404 page, every other fault goes on.
import { expect, test } from 'vitest'
import { Fault } from '#kernel/fault.ts'
import { foundOr404 } from './not-found.server.ts'

test('what is there is handed on', async () => {
  expect(await foundOr404(Promise.resolve('here'))).toBe('here')
})

test('404 when there is no such thing', async () => {
  const thrown = await foundOr404(Promise.reject(new Fault('not-found', 'no such procedure'))).catch((error) => error)
  expect(thrown).toBeInstanceOf(Response)
  expect(thrown.status).toBe(404)
})

test('any other fault goes on as it is', async () => {
  const fault = new Fault('unavailable', 'the database rests')
  await expect(foundOr404(Promise.reject(fault))).rejects.toBe(fault)
})
