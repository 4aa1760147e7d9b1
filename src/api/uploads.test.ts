// Uploads by the protocol of tus.io: what is stored, what is refused, and who hears nothing of whom.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadPath } from '#contract/documents.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { type SampleUploads, samplePdf, sampleUploads, tus } from '#tests/support/sample-upload.ts'

const mib = 1_048_576

let api: SampleApi
let amal: SampleClient
let uploads: SampleUploads

beforeAll(async () => {
  api = await openSampleApi()
  amal = await openSampleClient(api)
  await amal.agree('health-data')
  uploads = sampleUploads(api.app, amal)
})

afterAll(() => api.close())

const idOf = (path: string) => path.slice(uploadPath.length + 1)

/** What the store gives back of a file, decrypted. */
async function stored(path: string): Promise<Buffer> {
  const { clientFiles } = await import('#domain/documents/tables.ts')
  const { eq } = await import('drizzle-orm')
  const [file] = await api.database.forClient(amal, api.other.id, ({ transaction }) =>
    transaction
      .select()
      .from(clientFiles)
      .where(eq(clientFiles.id, idOf(path))),
  )
  const parts: Uint8Array[] = []
  if (file) for await (const part of api.parts.vault.read(file, 0, file.storedBytes)) parts.push(part)
  return Buffer.concat(parts)
}

/** A body that breaks off after some bytes, as a connection does. */
function breaking(content: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: (controller) => {
      if (content.length === 0) return controller.error(new Error('cut'))
      controller.enqueue(content.slice(0, 60_000))
      content = content.subarray(60_000)
    },
  })
}

/** A body that sends what it is given and then waits to be ended. */
function waiting(content: Uint8Array) {
  let end = () => {}
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      // A copy: whoever reads a body may do with it what they like.
      controller.enqueue(content.slice())
      end = () => controller.close()
    },
  })
  return { body, end: () => end() }
}

test('an upload is begun, sent and found whole: tus creation, core and expiration', async () => {
  const content = samplePdf(2 * mib + 77)
  const metadata = `filename ${Buffer.from('knee.pdf').toString('base64')}`
  const begun = await uploads.ask('POST', uploadPath, {
    ...tus,
    'upload-length': String(content.length),
    'upload-metadata': metadata,
  })
  expect(begun.status).toBe(201)
  const path = begun.headers.get('location') ?? ''
  expect(path).toMatch(/^\/api\/client\/document\/upload\/[0-9a-f-]{36}$/)
  expect(begun.headers.get('tus-resumable')).toBe('1.0.0')
  expect(begun.headers.get('upload-expires')).toBe('Mon, 23 Nov 2026 08:00:00 GMT')
  const sent = await uploads.send(path, 0, content)
  expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, String(content.length)])
  expect(sent.headers.get('upload-expires')).toBeNull()
  const head = await uploads.ask('HEAD', path)
  expect([head.status, head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual([
    200,
    String(content.length),
    String(content.length),
  ])
  expect(head.headers.get('cache-control')).toBe('no-store')
  expect((await stored(path)).equals(content)).toBe(true)
})

test('a client sends in chunks of any size, smaller than a piece and across its end', async () => {
  const content = samplePdf(mib + 500_000)
  const path = await uploads.begin(content.length)
  let offset = 0
  for (const size of [7, 300_000, 400_001, 600_000, content.length]) {
    const chunk = content.slice(offset, offset + size)
    const sent = await uploads.send(path, offset, chunk)
    expect(sent.status).toBe(204)
    offset = Number(sent.headers.get('upload-offset'))
  }
  expect(offset).toBe(content.length)
  expect((await stored(path)).equals(content)).toBe(true)
})

test('what came before the connection was cut is stored, and the rest is sent from there', async () => {
  const content = samplePdf(3 * mib)
  const path = await uploads.begin(content.length)
  await uploads.send(path, 0, breaking(content.slice(0, mib + 240_000)))
  const offset = await uploads.offset(path)
  expect(offset).toBeGreaterThanOrEqual(mib)
  expect((await stored(path)).equals(content.subarray(0, offset))).toBe(true)
  await uploads.send(path, offset, content.slice(offset))
  expect((await stored(path)).equals(content)).toBe(true)
})

test('409 where the sender goes on at another place than where the file stands', async () => {
  const content = samplePdf(5_000)
  const path = await uploads.begin(content.length)
  const ahead = await uploads.send(path, 10, content.slice(10))
  expect([ahead.status, (await readProblem(ahead)).code]).toEqual([409, 'conflict'])
  await uploads.send(path, 0, content.slice(0, 4_000))
  expect((await uploads.send(path, 0, content)).status).toBe(409)
  expect(await uploads.offset(path)).toBe(4_000)
})

test('of two requests that write to one upload at once the second hears 409, and nothing is mixed', async () => {
  const content = samplePdf(2 * mib)
  const path = await uploads.begin(content.length)
  const first = waiting(content)
  const running = uploads.send(path, 0, first.body)
  await expect.poll(() => api.documentStore.objects.has(`files/${idOf(path)}/000000`)).toBe(true)
  const others = await Promise.all([0, mib].map((offset) => uploads.send(path, offset, new Uint8Array(mib).fill(66))))
  expect(others.map(({ status }) => status)).toEqual([409, 409])
  first.end()
  expect((await running).status).toBe(204)
  expect((await stored(path)).equals(content)).toBe(true)
})

test('what a killed process held goes on at once', async () => {
  const content = samplePdf(10_000)
  const path = await uploads.begin(content.length)
  const { clientFiles } = await import('#domain/documents/tables.ts')
  // As the row is left by a process that ends between two pieces.
  await api.database.forClient(amal, api.other.id, ({ transaction }) =>
    transaction.update(clientFiles).set({ heldUntil: new Date(api.parts.clock().getTime() + 60_000) }),
  )
  expect((await uploads.send(path, 0, content)).status).toBe(204)
  expect((await stored(path)).equals(content)).toBe(true)
})

test('of ten requests that begin to write at the same moment one writes', async () => {
  const content = samplePdf(700_000)
  const path = await uploads.begin(content.length)
  const answers = await Promise.all(Array.from({ length: 10 }, () => uploads.send(path, 0, content)))
  expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThanOrEqual(1)
  expect(answers.every(({ status }) => status === 204 || status === 409)).toBe(true)
  expect((await stored(path)).equals(content)).toBe(true)
})

test('whoever asks how far it is ends a request of before that hangs, and goes on at once', async () => {
  const content = samplePdf(2 * mib)
  const path = await uploads.begin(content.length)
  const hanging = waiting(content.slice(0, mib + 10))
  const running = uploads.send(path, 0, hanging.body)
  await expect.poll(() => api.documentStore.objects.has(`files/${idOf(path)}/000000`)).toBe(true)
  expect(await uploads.offset(path)).toBe(mib + 10)
  expect((await running).status).toBe(409)
  expect((await uploads.send(path, mib + 10, content.slice(mib + 10))).status).toBe(204)
  expect((await stored(path)).equals(content)).toBe(true)
})

test('sent once more after it had arrived: it is whole, and nothing is added', async () => {
  const path = await uploads.upload(samplePdf(5_000))
  const again = await uploads.send(path, 5_000, null)
  expect([again.status, again.headers.get('upload-offset')]).toEqual([204, '5000'])
})

test('413 for more than was said, before and while it comes; the end of it is not stored', async () => {
  const content = samplePdf(5_000)
  const path = await uploads.begin(4_000)
  const said = await uploads.send(path, 0, content, { 'content-length': '5000' })
  expect([said.status, (await readProblem(said)).code]).toEqual([413, 'too-large'])
  const unsaid = await uploads.send(path, 0, waiting(content).body)
  expect(unsaid.status).toBe(413)
  expect(await uploads.offset(path)).toBe(0)
})

test('413 over 200 MB, 422 for an empty file, 400 without a length', async () => {
  const begin = (headers: Record<string, string>) => uploads.ask('POST', uploadPath, { ...tus, ...headers })
  expect((await begin({ 'upload-length': '200000001' })).status).toBe(413)
  const empty = await begin({ 'upload-length': '0' })
  expect((await readProblem(empty)).errors).toEqual([{ path: 'file', reason: 'empty' }])
  for (const headers of [{}, { 'upload-length': '-1' }, { 'upload-defer-length': '1' }, { 'upload-length': '1e3' }]) {
    expect((await begin(headers)).status).toBe(400)
  }
})

test('412 for another version of the protocol; 400 for a body that is not said to be part of a file', async () => {
  const path = await uploads.begin(10)
  const old = await uploads.ask('HEAD', path, { 'tus-resumable': '0.2.2' })
  expect([old.status, old.headers.get('tus-version')]).toEqual([412, '1.0.0'])
  expect((await uploads.send(path, 0, samplePdf(10), { 'content-type': 'application/json' })).status).toBe(400)
  expect((await uploads.send(path, 0, samplePdf(10), { 'upload-offset': 'x' })).status).toBe(400)
})

test('OPTIONS tells what of the protocol is spoken', async () => {
  const { status, headers } = await uploads.ask('OPTIONS', uploadPath, {})
  expect([status, headers.get('tus-version'), headers.get('tus-extension'), headers.get('tus-max-size')]).toEqual([
    204,
    '1.0.0',
    'creation,expiration,termination',
    '200000000',
  ])
})

test('DELETE ends an upload: its bytes are gone from the store, and again there is none', async () => {
  const path = await uploads.begin(3 * mib)
  await uploads.send(path, 0, samplePdf(2 * mib))
  expect(await api.documentStore.list(`files/${idOf(path)}/`)).toHaveLength(2)
  expect((await uploads.ask('DELETE', path)).status).toBe(204)
  expect(await api.documentStore.list(`files/${idOf(path)}/`)).toEqual([])
  expect((await uploads.ask('DELETE', path)).status).toBe(404)
  expect((await uploads.ask('HEAD', path)).status).toBe(404)
})

test('an upload that is ended while it is written leaves nothing in the store', async () => {
  const content = samplePdf(2 * mib)
  const path = await uploads.begin(content.length)
  const body = waiting(content.slice(0, mib + 1))
  const running = uploads.send(path, 0, body.body)
  await expect.poll(() => api.documentStore.objects.has(`files/${idOf(path)}/000000`)).toBe(true)
  expect((await uploads.ask('DELETE', path)).status).toBe(204)
  expect((await running).status).toBe(409)
  expect(await api.documentStore.list(`files/${idOf(path)}/`)).toEqual([])
})

test('an upload of another client is one that nobody has: 404 for each request, and it goes on undisturbed', async () => {
  const content = samplePdf(2 * mib)
  const path = await uploads.begin(content.length)
  const running = waiting(content)
  const sending = uploads.send(path, 0, running.body)
  await expect.poll(() => api.documentStore.objects.has(`files/${idOf(path)}/000000`)).toBe(true)
  const badr = await openSampleClient(api, 'badr@patient.example')
  await badr.agree('health-data')
  const others = sampleUploads(api.app, badr)
  expect((await others.ask('HEAD', path)).status).toBe(404)
  expect((await others.send(path, 0, samplePdf(10))).status).toBe(404)
  expect((await others.ask('DELETE', path)).status).toBe(404)
  running.end()
  expect((await sending).status).toBe(204)
})

test('403 without the consent to keep health data, with what is missing', async () => {
  const nour = await openSampleClient(api, 'nour@patient.example')
  const response = await sampleUploads(api.app, nour).ask('POST', uploadPath, { ...tus, 'upload-length': '10' })
  expect(response.status).toBe(403)
  expect((await readProblem(response)).errors).toEqual([{ path: 'consent', reason: 'health-data' }])
})

test('503 while the store is away; what was stored before stays, and the rest is sent later', async () => {
  const content = samplePdf(2 * mib)
  const path = await uploads.begin(content.length)
  await uploads.send(path, 0, content.slice(0, mib))
  api.documentStore.isAway = true
  expect((await uploads.send(path, mib, content.slice(mib))).status).toBe(503)
  api.documentStore.isAway = false
  expect(await uploads.offset(path)).toBe(mib)
  expect((await uploads.send(path, mib, content.slice(mib))).status).toBe(204)
  expect((await stored(path)).equals(content)).toBe(true)
})
