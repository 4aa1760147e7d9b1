// Pictures at the desk: a file is taken, cut and kept, and shown only once its document names it; nothing of a camera's notes is served.
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listPictures, pictureUpload } from '#contract/pictures.ts'
import { readShownPicture, showPicture } from '#domain/pictures/show-picture.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { sampleNow, writePicture } from '#tests/support/sample-provider.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'

let api: SampleApi
let editor: SampleStaff
let clinician: SampleStaff

beforeAll(async () => {
  api = await openSampleApi()
  editor = await writeStaff(api, { roles: ['editor'] })
  clinician = await writeStaff(api, { roles: ['clinician'], name: 'Cleo Sample' })
})

afterAll(() => api.close())

beforeEach(() => inOther((scope) => showPicture(scope, 'hip-replacement', null, sampleNow)))

const inOther: <T>(work: Parameters<typeof api.database.forProvider<T>>[1]) => Promise<T> = (work) =>
  api.database.forProvider(api.other.id, work)

/** Red on the left, blue on the right: what was cut tells by its colour. */
const halves = (width = 1200, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ])

const send = (slug: string, content: Uint8Array, query = '', headers = editor.headers) =>
  api.app.hono.request(`${otherOrigin}/api/desk/picture/${slug}${query}`, {
    method: 'POST',
    body: new Uint8Array(content),
    headers: { 'content-type': 'image/jpeg', ...headers },
  })

async function upload(content: Uint8Array, query = '') {
  const response = await send('hip-replacement', content, query)
  expect(response.status).toBe(200)
  return pictureUpload.parse(await response.json())
}

const read = (path: string, headers = editor.headers) => api.app.hono.request(otherOrigin + path, { headers })

const listed = async () => {
  const { pictures } = listPictures.reply.parse(await (await read('/api/desk/pictures?slug=hip-replacement')).json())
  return pictures
}

const meanOf = async (bytes: ArrayBuffer | Buffer) => {
  const { channels } = await sharp(bytes).stats()
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 255))
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  '%s is taken, judged by its content, and not shown yet',
  async (format) => {
    const sent = await halves().toFormat(format).toBuffer()
    const { file, width, height } = await upload(sent)
    expect([width, height]).toEqual([1200, 600])
    expect((await listed())[0]?.photo).toBe(null)
    const looked = await read(`/api/desk/picture-files/${file}/640`, clinician.headers)
    expect(looked.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(await looked.arrayBuffer()).metadata()).toMatchObject({ width: 640, height: 320 })
  },
)

test('the part that was chosen is shown; what came is kept, and cut again without sending it anew', async () => {
  const left = await upload(await halves().jpeg().toBuffer(), '?left=0&top=0&width=0.5&height=1')
  expect([left.width, left.height]).toEqual([600, 600])
  await inOther((scope) => showPicture(scope, 'hip-replacement', { file: left.file, description: null }, sampleNow))
  const [shown] = await listed()
  expect(shown).toMatchObject({ original: left.original, crop: { left: 0, width: 0.5 }, lacks: api.other.languages })
  const asked = await send('hip-replacement', new Uint8Array(), `?left=0.5&width=0.5&of=${left.original}`)
  const right = pictureUpload.parse(await asked.json())
  const pixels = await (await read(`/api/desk/picture-files/${right.file}/640`)).arrayBuffer()
  expect(await meanOf(pixels)).toEqual([0, 0, 1])
  expect(right.original).toBe(left.original)
})

test('a photograph that lies on its side is cut as it is seen, and no place is told of where it was taken', async () => {
  const sent = await halves()
    .jpeg()
    .withExif({ IFD0: { Artist: 'A Camera' }, IFD3: { GPSLatitude: '25/1 11/1 49/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(sent).metadata()).exif).toBeTruthy()
  // Turned a quarter to the right, what was on the left is on top.
  const { file, width, height } = await upload(sent, '?height=0.5')
  expect([width, height]).toEqual([600, 600])
  await inOther((scope) => showPicture(scope, 'hip-replacement', { file, description: { en: 'Red' } }, sampleNow))
  const served = await (await read('/api/pictures/hip-replacement/640')).arrayBuffer()
  expect(await meanOf(served)).toEqual([1, 0, 0])
  for (const bytes of [served, await (await read(`/api/desk/picture-files/${file}/2048`)).arrayBuffer()]) {
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif')
  }
})

test('what another picture took the place of is kept: it can be shown again, also when it came with a data pack', async () => {
  await writePicture(api.database, api.other, 'hip-replacement', { width: 300, height: 200 })
  const packed = await inOther((scope) => readShownPicture(scope, 'hip-replacement'))
  const { file } = await upload(await halves().jpeg().toBuffer())
  await inOther((scope) => showPicture(scope, 'hip-replacement', { file, description: { en: 'Halves' } }, sampleNow))
  expect((await listed())[0]?.photo).toMatchObject({ width: 1200, description: 'Halves' })
  await inOther((scope) => showPicture(scope, 'hip-replacement', packed, sampleNow))
  expect((await listed())[0]).toMatchObject({ file: packed?.file, photo: { width: 300, height: 200 } })
  await inOther((scope) => showPicture(scope, 'hip-replacement', null, sampleNow))
  await inOther((scope) => showPicture(scope, 'hip-replacement', { file, description: null }, sampleNow))
  expect((await listed())[0]?.photo).toMatchObject({ width: 1200 })
})

test('a file that nobody keeps is not shown, nor is one of another clinic', async () => {
  await expect(
    inOther((scope) => showPicture(scope, 'hip-replacement', { file: 'a'.repeat(64), description: null }, sampleNow)),
  ).rejects.toMatchObject({ code: 'invalid-input', fields: [{ path: 'file', reason: 'gone' }] })
  const { file } = await upload(await halves().jpeg().toBuffer())
  await expect(
    api.database.forProvider(api.provider.id, (scope) =>
      showPicture(scope, 'hip-replacement', { file, description: null }, sampleNow),
    ),
  ).rejects.toMatchObject({ code: 'invalid-input' })
})

test('404 where nothing has the name, 422 for what is no picture, 413 over 20 MB, 403 for whoever may not', async () => {
  const jpeg = await halves().jpeg().toBuffer()
  expect((await send('unheard-of', jpeg)).status).toBe(404)
  expect((await send('hip-replacement', jpeg, '?width=2')).status).toBe(422)
  for (const content of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), jpeg.subarray(0, 400)]) {
    const response = await send('hip-replacement', content)
    expect(response.status).toBe(422)
    expect((await readProblem(response)).errors).toEqual([{ path: 'image', reason: 'unreadable' }])
  }
  expect((await send('hip-replacement', Buffer.alloc(20 * 1024 * 1024 + 1))).status).toBe(413)
  expect((await send('hip-replacement', jpeg, '', clinician.headers)).status).toBe(403)
  expect((await read(`/api/desk/picture-files/${'b'.repeat(64)}/640`)).status).toBe(404)
})

test('everything that may have a picture is listed, with the logo and the categories', async () => {
  const { pictures } = listPictures.reply.parse(await (await read('/api/desk/pictures?language=ar')).json())
  expect(new Set(pictures.map(({ shows }) => shows))).toEqual(
    new Set(['logo', 'procedure', 'category', 'package', 'practitioner']),
  )
})
