// Documents of a client: added, listed, opened and deleted by their owner alone, and nothing left behind.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientDocument } from '#contract/documents.ts'
import { clientFiles } from '#domain/documents/tables.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { writeDocument } from '#tests/support/sample-document.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { samplePdf, sampleUploads } from '#tests/support/sample-upload.ts'

let api: SampleApi
let amal: SampleClient
let badr: SampleClient

beforeAll(async () => {
  api = await openSampleApi()
  amal = await openSampleClient(api)
  badr = await openSampleClient(api, 'badr@patient.example')
  await amal.agree('health-data')
})

afterAll(() => api.close())

const upload = (name?: string) => sampleUploads(api.app, amal).upload(samplePdf(5_000), name)
const add = (body: object, by = amal) => by.post('/api/client/document/add', body)
const list = async (by = amal) => clientDocument.array().parse(await (await by.get('/api/client/document/list')).json())
const added = async (body: object) => clientDocument.parse(await (await add(body)).json())
const open = (url: string, by = amal) => by.post('/api/client/document/open', { url })
const drop = (body: object, by = amal) => by.post('/api/client/document/delete', body)
const fileOf = (url: string) => url.split('/').at(-1) ?? ''

test('POST /api/client/document/add passes its body through: what it says besides comes back in the list', async () => {
  const url = await upload('../scans/knee.pdf')
  const more = { note: 'left knee', taken: { at: '2026-01-02', views: ['front', null] }, priority: 2 }
  const document = await added({ url, kind: 'x-ray', ...more })
  expect(document).toEqual({
    ...more,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    sourceType: 'client',
    url,
    kind: 'x-ray',
    name: 'knee.pdf',
    mediaType: 'application/pdf',
    bytes: 5_000,
    addedAt: '2026-11-21T08:00:00.000Z',
    scan: 'off',
    preview: `/api/client/document/preview/${fileOf(url)}`,
    keptUntil: '2028-11-21',
  })
  expect(await list()).toContainEqual(document)
})

test('nothing that is passed through stands in for a field of ours', async () => {
  const url = await upload()
  const own = {
    id: 'mine',
    mediaType: 'text/html',
    bytes: 1,
    scan: 'clean',
    preview: '//evil.example',
    keptUntil: null,
  }
  const document = await added({ url, ...own, addedAt: 'never', name: ' My\r\nreport ' })
  expect(document).toMatchObject({ mediaType: 'application/pdf', bytes: 5_000, scan: 'off', name: 'My report' })
  expect(document.id).not.toBe('mine')
  expect(document.keptUntil).toBe('2028-11-21')
})

test('422 for more than 8 KB besides, for another sourceType and for a kind that is none', async () => {
  const url = await upload()
  const long = await add({ url, note: 'x'.repeat(9_000) })
  expect([long.status, (await readProblem(long)).errors]).toEqual([422, [{ path: '', reason: 'too-long' }]])
  expect((await add({ url, sourceType: 'clinic' })).status).toBe(422)
  expect((await add({ url, kind: 'spleen' })).status).toBe(422)
  expect((await add({ url, note: 'nul \0' })).status).toBe(422)
})

test('the same address again gives the same document, also at the same moment, and one line of the log', async () => {
  const url = await upload()
  const answers = await Promise.all(Array.from({ length: 5 }, () => added({ url: otherOrigin + url, kind: 'report' })))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  const [first] = answers
  expect(await added({ url, kind: 'passport', note: 'later' })).toEqual(first)
  expect((await amal.takeLog()).filter((line) => line.endsWith(`add document ${first?.id} own-request`))).toHaveLength(
    1,
  )
})

test('404 for a file that has not arrived whole, is another client’s, or lies elsewhere', async () => {
  const uploads = sampleUploads(api.app, amal)
  const half = await uploads.begin(9_000)
  await uploads.send(half, 0, samplePdf(4_000))
  await badr.agree('health-data')
  const theirs = await upload()
  const never = '/api/client/document/upload/00000000-0000-4000-8000-000000000000'
  const elsewhere = [`https://evil.example${theirs}`, `${theirs}/x`, 'file:///etc/passwd', '', 'not an address']
  for (const url of [half, never, ...elsewhere]) expect([url, (await add({ url })).status]).toEqual([url, 404])
  expect((await add({ url: theirs }, badr)).status).toBe(404)
})

test('403 without the consent to keep health data; what is there can still be listed and deleted', async () => {
  const { id } = await added({ url: await upload() })
  const waiting = await upload()
  await amal.agree('health-data', false)
  expect((await add({ url: waiting })).status).toBe(403)
  expect((await list()).map((one) => one.id)).toContain(id)
  expect((await drop({ id })).status).toBe(200)
  await amal.agree('health-data')
})

test('GET /api/client/document/list has the newest first and nothing of anyone else, and is one line of the log an hour', async () => {
  const nour = await openSampleClient(api, 'nour@patient.example')
  const mine = await writeDocument(api, nour)
  await writeDocument(api, badr)
  await nour.takeLog()
  const ids = (await list(nour)).map(({ id }) => id)
  expect(ids).toContain(mine.id)
  expect((await list(badr)).map(({ id }) => id).filter((id) => ids.includes(id))).toEqual([])
  await list(nour)
  expect(await nour.takeLog()).toEqual(['client read documents own-request'])
})

test('without a preview where none can be drawn: null', async () => {
  const { id } = await writeDocument(api, amal, { mediaType: 'application/zip', name: 'scan.zip' })
  const waiting = await writeDocument(api, amal, { scan: 'waiting' })
  const documents = await list()
  const previewOf = (wanted: string) => documents.find((one) => one.id === wanted)?.preview
  expect([previewOf(id), previewOf(waiting.id)]).toEqual([null, null])
})

test('POST /api/client/document/open gives an address for two minutes, and is a line of the log', async () => {
  const { url, id } = await added({ url: await upload() })
  const answer = await open(url)
  expect(await answer.json()).toEqual({
    url: expect.stringMatching(new RegExp(`^/api/client/document/file/${fileOf(url)}\\?link=[\\w.-]+$`)),
    expiresAt: '2026-11-21T08:02:00.000Z',
  })
  expect(await amal.takeLog()).toContain(`client open document ${id} own-request`)
})

test.each(['waiting', 'infected'] as const)('422 for opening what is %s', async (scan) => {
  const { fileId } = await writeDocument(api, amal, { scan })
  const answer = await open(`/api/client/document/upload/${fileId}`)
  expect([answer.status, (await readProblem(answer)).errors]).toEqual([422, [{ path: 'url', reason: scan }]])
})

test('404 for opening what another client has, as for what nobody has', async () => {
  const { fileId } = await writeDocument(api, amal)
  const answers = [
    await open(`/api/client/document/upload/${fileId}`, badr),
    await open('/api/client/document/upload/00000000-0000-4000-8000-000000000000', badr),
  ]
  const [theirs, none] = await Promise.all(answers.map(async (one) => ({ ...(await readProblem(one)), requestId: '' })))
  expect(theirs).toEqual(none)
  expect(theirs?.status).toBe(404)
})

test('POST /api/client/document/delete really deletes: row, file and previews are gone, and again is no fault', async () => {
  const { id, url } = await added({ url: await upload() })
  const name = `files/${fileOf(url)}/`
  expect((await api.documentStore.list(name)).length).toBeGreaterThan(0)
  const answer = await drop({ id, sourceType: 'client' })
  expect([answer.status, await answer.json()]).toEqual([200, { id }])
  expect(await api.documentStore.list(name)).toEqual([])
  const files = await api.database.forClient(amal, api.other.id, ({ transaction }) =>
    transaction.$count(clientFiles, eq(clientFiles.id, fileOf(url))),
  )
  expect(files).toBe(0)
  expect((await open(url)).status).toBe(404)
  expect(await (await drop({ id })).json()).toEqual({ id })
  const removed = `client remove document ${id} own-request`
  expect((await amal.takeLog()).filter((line) => line === removed)).toHaveLength(1)
})

test('another sourceType, another client and a made-up id find nothing and delete nothing', async () => {
  const { id } = await added({ url: await upload() })
  const none = '00000000-0000-4000-8000-000000000000'
  for (const [body, by] of [
    [{ id, sourceType: 'clinic' }, amal],
    [{ id }, badr],
    [{ id: none }, badr],
    [{ id: 'no id at all' }, amal],
  ] as const) {
    const answer = await drop(body, by)
    expect([answer.status, await answer.json()]).toEqual([200, { id: body.id }])
  }
  expect((await list()).map((one) => one.id)).toContain(id)
})

test('while the store is away the document is gone all the same, and its bytes go once it is back', async () => {
  const { id, url } = await added({ url: await upload() })
  api.documentStore.isAway = true
  const away = await drop({ id }).finally(() => {
    api.documentStore.isAway = false
  })
  expect(away.status).toBe(200)
  expect((await list()).map((one) => one.id)).not.toContain(id)
  await api.parts.removeWaiting()
  expect(await api.documentStore.list(`files/${fileOf(url)}/`)).toEqual([])
})
