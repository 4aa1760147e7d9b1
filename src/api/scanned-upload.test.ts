// An upload where a scanner is set up: it waits, nobody opens it before the verdict, and what is infected nobody ever opens.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scanFile } from '#domain/documents/scan-file.ts'
import type { VirusScan } from '#domain/documents/virus-scan.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { samplePdf, sampleUploads } from '#tests/support/sample-upload.ts'
import { createApi } from './api.ts'

let api: SampleApi
let client: SampleClient
let verdict: Awaited<ReturnType<VirusScan>> = 'clean'
const seen: Buffer[] = []

const scan: VirusScan = async (content) => {
  for await (const piece of content) seen.push(Buffer.from(piece))
  return verdict
}

beforeAll(async () => {
  api = await openSampleApi()
  api.app = createApi({ ...api.parts, scan })
  client = await openSampleClient(api)
  await client.agree('health-data')
})
afterAll(() => api.close())

const documents = async (): Promise<{ id: string; scan: string }[]> =>
  (await client.get('/api/client/document/list')).json()
const open = (url: string) => client.post('/api/client/document/open', { url })

/** @returns the document's address, and the job that was put for its file */
async function uploadOne(content: Uint8Array<ArrayBuffer>) {
  api.jobs.length = 0
  const url = await sampleUploads(api.app, client).upload(content)
  const added = await client.post('/api/client/document/add', { url })
  expect(added.status).toBe(200)
  const [job = {}] = api.jobs
  const { url: address } = (await added.json()) as { url: string }
  return { address, job }
}

test('a file waits until it was looked through, cannot be opened meanwhile, and can be opened once it is clean', async () => {
  const content = samplePdf(1_500_000)
  const { address, job } = await uploadOne(content)
  expect(api.jobs).toEqual([{ poolId: client.poolId, sub: client.sub, fileId: expect.any(String) }])
  expect((await documents()).map((one) => one.scan)).toEqual(['waiting'])
  expect((await open(address)).status).toBe(422)
  await scanFile({ ...api.parts, scan }, job)
  expect(Buffer.concat(seen).equals(content)).toBe(true)
  expect((await documents()).map((one) => one.scan)).toEqual(['clean'])
  expect((await open(address)).status).toBe(200)
})

test('an infected file is never opened, its bytes are gone from the store, and its owner sees what became of it', async () => {
  verdict = 'infected'
  await client.takeLog()
  const { address, job } = await uploadOne(samplePdf(2_000))
  await scanFile({ ...api.parts, scan }, job)
  await api.parts.removeWaiting()
  expect((await documents()).map((one) => one.scan).sort()).toEqual(['clean', 'infected'])
  expect((await open(address)).status).toBe(422)
  expect(await api.documentStore.list(`files/${job['fileId']}/`)).toEqual([])
  const told = (await client.takeLog()).filter((line) => line.startsWith('system'))
  expect(told).toEqual([expect.stringMatching(/^system remove document \S+ virus-scan$/)])
})
