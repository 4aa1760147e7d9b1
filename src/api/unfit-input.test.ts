// Letters that cannot be kept, numbers beyond measure and nesting without end are the caller's fault, at every endpoint: 4xx, never 500.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { AnyEndpoint } from '#kernel/endpoint.ts'
import { staffRoles } from '#kernel/who-may-do.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'
import { samplePdf, sampleUploads } from '#tests/support/sample-upload.ts'

let api: SampleApi
let amal: SampleClient
let rana: SampleStaff

beforeAll(async () => {
  api = await openSampleApi()
  amal = await openSampleClient(api)
  await amal.agree('health-data')
  rana = await writeStaff(api, { roles: [...staffRoles] })
})
afterAll(() => api.close())

const fieldsOf = ({ input }: AnyEndpoint) => (input instanceof z.ZodObject ? Object.keys(input.shape) : [])
const send = ({ method, path, who }: AnyEndpoint, field: string, text: string) => {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => (name === field ? encodeURIComponent(text) : 'x'))
  // The header of whoever may ask at all, in the place of the client's.
  const headers = who === 'staff' ? rana.headers : {}
  if (method === 'POST') return amal.post(address, { [field]: [{ deep: text }] }, headers)
  return amal.get(`${address}?${new URLSearchParams({ [field]: text })}`, headers)
}

test('422 for NUL in whichever field of whichever endpoint, 404 where the field is part of the path', async () => {
  let asked = 0
  for (const endpoint of api.app.served) {
    for (const field of fieldsOf(endpoint)) {
      asked += 1
      const status = endpoint.path.includes(`{${field}}`) ? 404 : 422
      expect([endpoint.name, field, (await send(endpoint, field, 'a\0b')).status]).toEqual([
        endpoint.name,
        field,
        status,
      ])
    }
  }
  expect(asked).toBeGreaterThan(50)
})

test('422 with the field for half a letter, however deep it stands, and for a name that is no text', async () => {
  const update = (more: object) => amal.post('/api/client/root/update', { email: amal.email, ...more })
  const companions = await update({ companions: [{ name: 'Badr', relation: '\ud83e' }] })
  expect([companions.status, (await readProblem(companions)).errors]).toEqual([
    422,
    [{ path: 'companions.0.relation', reason: 'invalid' }],
  ])
  const named = await update({ address: { 'a\0': 1 } })
  expect([named.status, (await readProblem(named)).errors]).toEqual([422, [{ path: 'address', reason: 'invalid' }]])
  expect((await update({ firstName: 'ليلى 🦴' })).status).toBe(200)
})

test('422 for what is passed through nested 25,000 deep', async () => {
  const url = await sampleUploads(api.app, amal).upload(samplePdf(10))
  const answer = await api.app.hono.request(`${otherOrigin}/api/client/document/add`, {
    method: 'POST',
    headers: { authorization: `Bearer ${amal.access}`, 'content-type': 'application/json' },
    body: `{"url":"${url}","more":${'['.repeat(25_000)}${']'.repeat(25_000)}}`,
  })
  expect([answer.status, (await readProblem(answer)).errors]).toEqual([422, [{ path: '', reason: 'too-deep' }]])
})

test('404 for NUL in the address of a picture', async () => {
  for (const path of ['/api/pictures/a%00b/320', '/api/client/picture/a%00b']) {
    expect([path, (await amal.get(path)).status]).toEqual([path, 404])
  }
})

test('422 for a version of an offer that none can have', async () => {
  for (const path of ['accept', 'decline']) {
    for (const version of [0, 1.5, 2 ** 31, 2 ** 52]) {
      const answer = await amal.post(`/api/client/quote/${path}`, { reference: 'Q-AMAL-0001', version })
      expect([path, version, answer.status]).toEqual([path, version, 422])
    }
  }
})

test('an id that is none finds nothing, and deleting it is no fault', async () => {
  for (const id of ['none', '%', '0', 'x'.repeat(100)]) {
    expect((await amal.post('/api/client/document/delete', { id })).status).toBe(200)
    expect((await amal.post('/api/client/share/withdraw', { id })).status).toBe(404)
    expect((await amal.get(`/api/client/access-log?before=${encodeURIComponent(id)}`)).status).toBe(200)
  }
})
