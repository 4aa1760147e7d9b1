// What one client may have here, and what is refused of a file by its content: whatever it is called, and nothing of it is kept.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { uploadPath } from '#contract/documents.ts'
import { clientFiles } from '#domain/documents/tables.ts'
import { hourlyUploads, mostFiles, mostUnfinished } from '#domain/documents/upload.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { type SampleUploads, samplePdf, sampleUploads, tus } from '#tests/support/sample-upload.ts'

const api: SampleApi = await openSampleApi()
let amal: SampleClient
let uploads: SampleUploads
let people = 0

beforeEach(async () => {
  people += 1
  amal = await openSampleClient(api, `amal-${people}@patient.example`)
  await amal.agree('health-data')
  uploads = sampleUploads(api.app, amal)
})

afterAll(() => api.close())

const begin = (bytes: number) => uploads.ask('POST', uploadPath, { ...tus, 'upload-length': String(bytes) })
const reasonOf = async (response: Response) => [response.status, (await readProblem(response)).errors[0]?.reason]

test('twenty files are on their way at most, also when all are begun at the same moment; one that arrives makes room', async () => {
  const answers = await Promise.all(Array.from({ length: mostUnfinished + 3 }, () => begin(9)))
  const begun = answers.filter(({ status }) => status === 201)
  const [refused] = answers.filter(({ status }) => status !== 201)
  expect(begun).toHaveLength(mostUnfinished)
  expect(refused && (await reasonOf(refused))).toEqual([422, 'too-many-unfinished'])
  const path = begun[0]?.headers.get('location') ?? ''
  expect((await uploads.send(path, 0, samplePdf(9))).status).toBe(204)
  expect((await begin(9)).status).toBe(201)
})

const longAgo = new Date(sampleNow.getTime() - 3_600_000)

/** Files that have arrived whole. */
async function writeFiles(length: number, totalBytes: number, at = longAgo): Promise<void> {
  const { poolId, sub } = amal
  const times = { startedAt: at, touchedAt: at, finishedAt: at }
  const file = { name: 'scan.zip', wrappedKey: Buffer.alloc(1), mediaType: 'application/zip', scan: 'off' as const }
  await api.database.forClient(amal, api.other.id, ({ transaction }) =>
    transaction.insert(clientFiles).values(
      Array.from({ length }, () => ({
        id: crypto.randomUUID(),
        poolId,
        sub,
        totalBytes,
        storedBytes: totalBytes,
        ...file,
        ...times,
      })),
    ),
  )
}

test('2,000 files in all', async () => {
  await writeFiles(mostFiles - 1, 9)
  expect((await begin(9)).status).toBe(201)
  expect(await reasonOf(await begin(9))).toEqual([422, 'too-many-files'])
})

test('200 within the hour, of those that are here still', async () => {
  await writeFiles(hourlyUploads, 9)
  await writeFiles(hourlyUploads - 1, 9, sampleNow)
  expect((await begin(9)).status).toBe(201)
  const refused = await begin(9)
  expect([refused.headers.get('retry-after'), ...(await reasonOf(refused))]).toEqual(['3600', 429, 'too-many-an-hour'])
})

test('5 GB in all, with what is still on its way; another client has room of their own', async () => {
  await writeFiles(25, 199_999_999)
  expect((await begin(20)).status).toBe(201)
  expect(await reasonOf(await begin(20))).toEqual([422, 'storage-full'])
  const badr = await openSampleClient(api, `badr-${people}@patient.example`)
  await badr.agree('health-data')
  expect(await sampleUploads(api.app, badr).begin(20)).toContain(uploadPath)
})

const html = '<!doctype html><script>alert(document.domain)</script>'

test.each([
  ['a picture by name that is HTML', 'x-ray.jpg', html],
  ['HTML with a PDF behind it', 'report.pdf', `${html}\n%PDF-1.7\n`],
  ['a drawing with a script', 'knee.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a program', 'scan.zip', 'MZ\x90\0\x03\0\0\0'],
])('422 for %s, and nothing of it is kept', async (_, name, text) => {
  const content = Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(3_000_000, 32)])
  const path = await uploads.begin(content.length, name)
  expect(await reasonOf(await uploads.send(path, 0, content))).toEqual([422, 'type'])
  expect((await uploads.ask('HEAD', path)).status).toBe(404)
  expect(await api.documentStore.list(`files/${path.split('/').at(-1)}/`)).toEqual([])
})

test('a kind that is told only by later bytes is refused when they come', async () => {
  const content = Buffer.alloc(6_000, 32)
  const path = await uploads.begin(content.length)
  expect((await uploads.send(path, 0, content.subarray(0, 100))).status).toBe(204)
  expect(await reasonOf(await uploads.send(path, 100, content.subarray(100)))).toEqual([422, 'type'])
})

test.each([
  ['a zip that is called a PDF', 'scan.pdf', 'PK\x03\x04\x14\0\0\0\0\0', 'application/zip', 'scan.pdf.zip'],
  ['a DICOM without a name', '', `${'\0'.repeat(128)}DICM${'\0'.repeat(20)}`, 'application/dicom', 'file.dcm'],
  ['a PDF with HTML in it', 'a.html', `%PDF-1.7\n${html}`, 'application/pdf', 'a.html.pdf'],
  ['a PDF with a path for a name', '../../etc/x.pdf', '%PDF-1.7\n', 'application/pdf', 'x.pdf'],
])('%s is what it is, and only ever saved', async (_, name, text, mediaType, saved) => {
  const url = await uploads.upload(new Uint8Array(Buffer.from(text, 'latin1')), name)
  const document = (await (await amal.post('/api/client/document/add', { url })).json()) as { mediaType: string }
  expect(document.mediaType).toBe(mediaType)
  const opened = (await (await amal.post('/api/client/document/open', { url })).json()) as { url: string }
  const answer = await amal.get(opened.url)
  expect(answer.headers.get('content-disposition')).toMatch(`attachment; filename="${saved}"`)
  expect(answer.headers.get('content-type')).toBe(mediaType)
})

test('no line of the log has a name of a file in it', async () => {
  await uploads.upload(samplePdf(20), 'amals-diagnosis.pdf')
  await uploads.ask('POST', uploadPath, {
    ...tus,
    'upload-length': 'x',
    'upload-metadata': 'filename !!amals-diagnosis',
  })
  expect(api.logLines.join('\n')).not.toMatch(/diagnosis/)
})
