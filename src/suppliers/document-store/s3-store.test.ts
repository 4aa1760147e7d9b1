// An S3-compatible store, played by a server of S3's protocol on this machine that checks every signature.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openLoopbackServer, reply } from '#tests/support/loopback-server.ts'
import { openS3Server, type S3Server } from '#tests/support/s3-server.ts'
import { testDocumentStore } from './document-store-suite.test-support.ts'
import { createS3Store, type S3Settings } from './s3-store.ts'

let server: S3Server
let settings: S3Settings

beforeAll(async () => {
  server = await openS3Server()
  const { endpoint, bucket, accessKeyId, secretAccessKey } = server
  settings = { endpoint, bucket, region: 'us-east-1', accessKeyId, secretAccessKey }
})
afterAll(() => server.close())

const hasty = { timeoutMs: 2_000, pauses: [1, 1] }
/** A port that was listened on and is not any more. */
let nobody = ''
beforeAll(async () => {
  const gone = await openLoopbackServer()
  nobody = gone.address
  await gone.close()
})

testDocumentStore(
  () => createS3Store(settings),
  () => createS3Store({ ...settings, endpoint: nobody }, hasty),
)

test('keys that are right pass the check; wrong ones and a bucket that is not there are unavailable, and the cause says why', async () => {
  await createS3Store(settings).check()
  await createS3Store({ ...settings, endpoint: `${settings.endpoint}/` }).check()
  const wrong = [
    [{ secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    [{ accessKeyId: 'wrong' }, 'InvalidAccessKeyId'],
    [{ bucket: 'elsewhere' }, 'NoSuchBucket'],
  ] as const
  for (const [changes, code] of wrong) {
    const store = createS3Store({ ...settings, ...changes }, hasty)
    const refused = { code: 'unavailable', cause: { code } }
    await expect(store.check()).rejects.toMatchObject(refused)
    // A bucket that is gone is never taken for a document that never was.
    await expect(store.get('files/a/000000')).rejects.toMatchObject(refused)
    await expect(store.put('files/a/000000', Buffer.from('.'))).rejects.toMatchObject(refused)
    await expect(store.list('files/a/')).rejects.toMatchObject({ code: 'unavailable' })
    await expect(store.removeAll('files/a/')).rejects.toMatchObject({ code: 'unavailable' })
  }
})

/** A service that answers as it is told. */
async function openScripted() {
  const scripted = await openLoopbackServer()
  onTestFinished(scripted.close)
  return { scripted, store: createS3Store({ ...settings, endpoint: scripted.address }, hasty) }
}

test('a service that stumbles is asked three times, one that refuses once', async () => {
  const { scripted, store } = await openScripted()
  const answers = [503, 500, 200]
  scripted.answer((response) => reply(answers.shift() ?? 200, '')(response))
  await store.put('files/a/000000', Buffer.from('.'))
  expect(scripted.asked.map(({ method, path }) => `${method} ${path}`)).toEqual(
    Array(3).fill('PUT /documents/files/a/000000'),
  )
  for (const [status, times] of [
    [500, 3],
    [429, 3],
    [403, 1],
    [400, 1],
  ] as const) {
    scripted.asked.length = 0
    scripted.answer(reply(status, ''))
    await expect(store.get('files/a/000000')).rejects.toMatchObject({ code: 'unavailable' })
    expect([status, scripted.asked.length]).toEqual([status, times])
  }
})

test('a service that says nothing, or stops in the middle, is given up in bounded time', async () => {
  const { scripted } = await openScripted()
  const store = createS3Store({ ...settings, endpoint: scripted.address }, { timeoutMs: 50, pauses: [1] })
  await expect(store.get('files/a/000000')).rejects.toMatchObject({ code: 'unavailable' })
  expect(scripted.asked).toHaveLength(2)
  scripted.answer((response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half')
  })
  await expect(store.get('files/a/000000')).rejects.toMatchObject({ code: 'unavailable' })
  scripted.answer((response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half', () => response.destroy())
  })
  await expect(store.get('files/a/000000')).rejects.toMatchObject({ code: 'unavailable' })
})

test('an answer that tells of something that was not deleted is no removal', async () => {
  const { scripted, store } = await openScripted()
  const pages = [
    '<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>files/a/000000</Key></Contents><Contents><Key>files/a/000001</Key></Contents></ListBucketResult>',
    '<DeleteResult><Deleted><Key>files/a/000000</Key></Deleted><Error><Key>files/a/000001</Key><Code>AccessDenied</Code></Error></DeleteResult>',
  ]
  scripted.answer((response) => reply(200, pages.shift() ?? '', { 'content-type': 'application/xml' })(response))
  await expect(store.removeAll('files/a/')).rejects.toMatchObject({ code: 'unavailable' })
  expect(pages).toEqual([])
})

test('requests are signed for the region of the settings, and neither key goes over the wire', async () => {
  const { scripted } = await openScripted()
  const secret = 'a-secret-that-stays-here'
  const changes = { endpoint: scripted.address, region: 'me-central-1', secretAccessKey: secret }
  scripted.answer(reply(200, ''))
  await createS3Store({ ...settings, ...changes }).put('files/a/000000', Buffer.from('.'))
  const [asked] = scripted.asked
  expect(asked?.headers.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=S3RVER\/\d{8}\/me-central-1\/s3\/aws4_request,/,
  )
  expect(JSON.stringify(asked)).not.toContain(secret)
})
