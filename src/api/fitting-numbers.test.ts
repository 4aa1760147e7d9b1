// Every number that an endpoint takes fits the column that it may come to: one that does not is the caller's fault, 4xx, never 500.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { staffRoles } from '#kernel/who-may-do.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { writeStaff } from '#tests/support/sample-staff.ts'

let api: SampleApi
beforeAll(async () => {
  api = await openSampleApi()
})
afterAll(() => api.close())

const mostInteger = 2 ** 31 - 1
/** Documents of the data pack, as JSON: the pack's own readers say what fits (domain/pack). */
const documents = ['saveCatalogueItem: began', 'saveCatalogueItem: document', 'previewCatalogueItem: document']

/** Each number of a schema, with the names that lead to it. */
function numbersOf(schema: unknown, path: string[] = [], seen = new Set<unknown>()): [string[], z.ZodNumber][] {
  if (!(schema instanceof z.ZodType) || seen.has(schema)) return []
  const inside = new Set([...seen, schema])
  if (schema instanceof z.ZodNumber) return [[path, schema]]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, one]) => numbersOf(one, [...path, name], inside))
  if (schema instanceof z.ZodLazy) return numbersOf(schema.unwrap(), path, inside)
  // Whatever wraps others, wherever it keeps them: arrays, unions, optional, records, pipes.
  return Object.values(schema.def)
    .flat()
    .flatMap((one) => numbersOf(one, path, inside))
}

test('no endpoint takes a number beyond its column: 32 bits, and what a double counts exactly for amounts', () => {
  const found = api.app.served.flatMap(({ name, input }) =>
    numbersOf(input).map(([path, { minValue, maxValue }]) => {
      const isAmount = path.at(-1)?.endsWith('Minor') ?? false
      const most = isAmount ? Number.MAX_SAFE_INTEGER : mostInteger
      const fits = (maxValue ?? Infinity) <= most && (minValue ?? -Infinity) >= -most - 1
      return { number: `${name}: ${path.join('.')}`, fits }
    }),
  )
  expect(found.length).toBeGreaterThan(15)
  expect(found.filter(({ number, fits }) => !fits && !documents.includes(number))).toEqual([])
})

test('422 for the version of an offer that no column could hold', async () => {
  const { headers } = await writeStaff(api, { roles: [...staffRoles] })
  const post = (what: string, body: object) =>
    api.app.hono.request(`${otherOrigin}/api/desk/offers/ABCD-1234/${what}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  for (const version of [2 ** 31, 2 ** 53, 1e300]) {
    expect((await post('withdraw', { version })).status).toBe(422)
    expect((await post('send', { version, after: 0 })).status).toBe(422)
    expect((await post('send', { version: 1, after: version })).status).toBe(422)
  }
})
