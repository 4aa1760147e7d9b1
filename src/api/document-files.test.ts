// The bytes of a document behind its link: for one person, until a moment, and never run; small pictures of it.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#api/api.ts'
import { linkMs } from '#domain/documents/open-document.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { writeDocument } from '#tests/support/sample-document.ts'
import { samplePageOfPdf } from '#tests/support/sample-pdf.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'

let api: SampleApi
let amal: SampleClient
let badr: SampleClient

beforeAll(async () => {
  api = await openSampleApi()
  amal = await openSampleClient(api)
  badr = await openSampleClient(api, 'badr@patient.example')
})

afterAll(() => api.close())

async function linkTo(fileId: string, by = amal): Promise<string> {
  const answer = await by.post('/api/client/document/open', { url: `/api/client/document/upload/${fileId}` })
  return ((await answer.json()) as { url: string }).url
}

const picture = (pixels = 900) =>
  sharp({ create: { width: pixels, height: pixels / 2, channels: 3, background: '#0a5c63' } })

const previewOf = (fileId: string, by = amal, headers = {}) => by.get(`/api/client/document/preview/${fileId}`, headers)

test('the file comes whole, to be saved under its name, and nothing in it can run', async () => {
  const content = Buffer.alloc(2_500_000, 'scan')
  content.write('%PDF-1.7')
  const [one, two, three] = [
    content.subarray(0, 1_048_576),
    content.subarray(1_048_576, 2_097_152),
    content.subarray(2_097_152),
  ]
  const { fileId } = await writeDocument(api, amal, { content: one, name: 'تقرير "1".pdf' })
  await growFile(fileId, [two, three], content.length)
  const answer = await amal.get(await linkTo(fileId))
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '2500000',
    'content-disposition': `attachment; filename="_____ _1_.pdf"; filename*=UTF-8''%D8%AA%D9%82%D8%B1%D9%8A%D8%B1%20%221%22.pdf`,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'accept-ranges': 'bytes',
  })
  expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
  const part = await amal.get(await linkTo(fileId), { range: 'bytes=1048570-1048585' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 1048570-1048585/2500000'])
  expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(1_048_570, 1_048_586))).toBe(true)
})

async function growFile(fileId: string, pieces: Buffer[], totalBytes: number): Promise<void> {
  const { clientFiles } = await import('#domain/documents/tables.ts')
  const { eq } = await import('drizzle-orm')
  await api.database.forClient(amal, api.other.id, async ({ transaction }) => {
    const set = { totalBytes, storedBytes: totalBytes }
    const [file] = await transaction.update(clientFiles).set(set).where(eq(clientFiles.id, fileId)).returning()
    if (!file) throw new Error('there is no such file')
    for (const [at, piece] of pieces.entries()) await api.parts.vault.writePiece(file, at + 1, piece)
  })
}

test('416 for a part behind the end; a part of another version is the whole', async () => {
  const { fileId } = await writeDocument(api, amal)
  const link = await linkTo(fileId)
  const behind = await amal.get(link, { range: 'bytes=5000-' })
  expect([behind.status, behind.headers.get('content-range')]).toEqual([416, 'bytes */13'])
  expect((await amal.get(link, { range: 'bytes=0-3', 'if-range': '"other"' })).status).toBe(200)
  expect((await amal.get(link, { range: 'bytes=0-3', 'if-range': `"${fileId}"` })).status).toBe(206)
})

test.each([
  ['image/jpeg', 'inline'],
  ['image/png', 'inline'],
  ['image/webp', 'inline'],
  ['application/pdf', 'attachment'],
  ['image/tiff', 'attachment'],
  ['application/zip', 'attachment'],
  ['application/dicom', 'attachment'],
])('%s is given %s', async (mediaType, kind) => {
  const { fileId } = await writeDocument(api, amal, { mediaType, name: 'x.html' })
  const disposition = (await amal.get(await linkTo(fileId))).headers.get('content-disposition')
  expect(disposition).toMatch(new RegExp(`^${kind}; filename="x\\.html\\.\\w+"`))
})

test('a link is its owner’s alone: not of another client, another file, a changed signature or nobody', async () => {
  const { fileId } = await writeDocument(api, amal)
  const theirs = await writeDocument(api, badr)
  const link = await linkTo(fileId)
  const signature = new URL(link, otherOrigin).searchParams.get('link') ?? ''
  const path = '/api/client/document/file'
  expect((await badr.get(link)).status).toBe(404)
  expect((await badr.get(`${path}/${theirs.fileId}?link=${signature}`)).status).toBe(404)
  expect((await amal.get(`${path}/${fileId}?link=${signature.slice(0, -2)}AA`)).status).toBe(404)
  expect((await amal.get(`${path}/${fileId}`)).status).toBe(404)
  expect((await amal.get(`${path}/not-an-id?link=${signature}`)).status).toBe(404)
  const visitor = await api.app.hono.request(otherOrigin + link)
  expect([visitor.status, (await readProblem(visitor)).code]).toEqual([401, 'not-signed-in'])
})

test('404 once the two minutes are over', async () => {
  const { fileId } = await writeDocument(api, amal)
  const link = await linkTo(fileId)
  const later = (ms: number) => createApi({ ...api.parts, clock: () => new Date(sampleNow.getTime() + ms) })
  const headers = { authorization: `Bearer ${amal.access}` }
  expect((await later(linkMs - 1_000).hono.request(otherOrigin + link, { headers })).status).toBe(200)
  expect((await later(linkMs).hono.request(otherOrigin + link, { headers })).status).toBe(404)
})

test('what was found infected meanwhile is not given, nor what was deleted', async () => {
  const { id, fileId } = await writeDocument(api, amal)
  const link = await linkTo(fileId)
  await setScan(fileId, 'infected')
  expect((await amal.get(link)).status).toBe(422)
  await amal.post('/api/client/document/delete', { id })
  expect((await amal.get(link)).status).toBe(404)
})

async function setScan(fileId: string, scan: 'infected'): Promise<void> {
  const { clientFiles } = await import('#domain/documents/tables.ts')
  const { eq } = await import('drizzle-orm')
  await api.database.forClient(amal, api.other.id, ({ transaction }) =>
    transaction.update(clientFiles).set({ scan }).where(eq(clientFiles.id, fileId)),
  )
}

test('a link that is followed is one line of the log, however many parts the file is fetched in', async () => {
  const { id, fileId } = await writeDocument(api, amal)
  const link = await linkTo(fileId)
  for (const range of ['bytes=5-', 'bytes=0-3', 'bytes=0-']) await amal.get(link, { range })
  expect((await amal.takeLog()).filter((line) => line.includes(id))).toEqual([
    `client open document ${id} own-request`,
    `client read document ${id} own-request`,
  ])
})

test('a preview of a picture is a small WebP without the notes of the camera, and a line of the log', async () => {
  const content = await picture()
    .withExif({ IFD0: { Copyright: 'Amal Haddad' } })
    .jpeg()
    .toBuffer()
  const { id, fileId } = await writeDocument(api, amal, { content, mediaType: 'image/jpeg', name: 'x-ray.jpg' })
  const answer = await previewOf(fileId)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'private, no-cache',
  ])
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  const { width, height, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect([width, height, exif]).toEqual([480, 240, undefined])
  expect((await amal.takeLog()).filter((line) => line.includes(id))).toEqual([
    `client preview document ${id} own-request`,
  ])
})

test('it is kept encrypted beside the file, and whoever has it asks only whether they may show it still', async () => {
  const content = await picture().png().toBuffer()
  const { fileId } = await writeDocument(api, amal, { content, mediaType: 'image/png' })
  const [first] = await Promise.all([previewOf(fileId), previewOf(fileId)])
  const kept = api.documentStore.objects.get(`files/${fileId}/beside/preview`)
  expect(Buffer.from(kept ?? []).includes('WEBP')).toBe(false)
  api.documentStore.objects.delete(`files/${fileId}/000000`)
  expect((await previewOf(fileId)).status).toBe(200)
  const known = { 'if-none-match': first?.headers.get('etag') ?? '' }
  expect((await previewOf(fileId, amal, known)).status).toBe(304)
  expect((await previewOf(fileId, badr, known)).status).toBe(404)
})

test('a preview of a PDF is its first page', async () => {
  const content = samplePageOfPdf({ width: 100, height: 200, colour: '1 0 0' })
  const { fileId } = await writeDocument(api, amal, { content })
  const answer = await previewOf(fileId)
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([240, 480])
  expect([...data.subarray(0, 3)].map((part) => Math.round(part / 51))).toEqual([5, 0, 0])
})

test.each([
  ['a PDF that is none', 'application/pdf', Buffer.from('%PDF-1.7 and nothing more')],
  ['a picture that breaks off', 'image/png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
])('404 for a preview of %s, and the list has none from then on', async (_, mediaType, content) => {
  const { id, fileId } = await writeDocument(api, amal, { mediaType, content })
  const preview = async () => {
    const documents = (await (await amal.get('/api/client/document/list')).json()) as { id: string; preview: string }[]
    return documents.find((one) => one.id === id)?.preview
  }
  expect(await preview()).toBe(`/api/client/document/preview/${fileId}`)
  expect((await previewOf(fileId)).status).toBe(404)
  expect(await preview()).toBeNull()
  expect((await previewOf(fileId)).status).toBe(404)
})

test('503 for a preview while the store is away: it is no broken file', async () => {
  const content = await picture().png().toBuffer()
  const { fileId } = await writeDocument(api, amal, { content, mediaType: 'image/png' })
  api.documentStore.isAway = true
  expect((await previewOf(fileId)).status).toBe(503)
  api.documentStore.isAway = false
  expect((await previewOf(fileId)).status).toBe(200)
})

test('404 for a preview of another client’s document, and of one that waits for its scan', async () => {
  const content = await picture().png().toBuffer()
  const mine = await writeDocument(api, amal, { content, mediaType: 'image/png' })
  const waiting = await writeDocument(api, amal, { content, mediaType: 'image/png', scan: 'waiting' })
  expect((await previewOf(mine.fileId, badr)).status).toBe(404)
  expect((await previewOf(waiting.fileId)).status).toBe(404)
  expect((await previewOf('no-id')).status).toBe(404)
})
