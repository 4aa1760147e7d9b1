// The client's picture: drawn anew from what was sent, shown to them alone, and nothing taken that is none.
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientPictures } from '#domain/clients/tables.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
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

const send = (content: Uint8Array, { access }: SampleClient = amal) =>
  api.app.hono.request(`${otherOrigin}/api/client/picture`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access}`, 'content-type': 'image/jpeg' },
    body: Uint8Array.from(content),
  })
const imageOf = async (response: Response) => ((await response.json()) as { image: string }).image
const kept = () =>
  api.database.forClient(amal, api.other.id, ({ transaction }) => transaction.select().from(clientPictures))
const paint = (width: number, height: number, background = '#3a7d8c') =>
  sharp({ create: { width, height, channels: 3, background } })

test('a photograph comes back as a square of 512 pixels, upright, with nothing of the telephone in it', async () => {
  const photo = await paint(900, 1600)
    .jpeg()
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitude: '25/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const image = await imageOf(await send(photo))
  const shown = await amal.get(image)
  expect(shown.status).toBe(200)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  const made = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
  expect(made).toMatchObject({ format: 'webp', width: 512, height: 512 })
  expect([made.exif, made.icc, made.xmp, made.orientation]).toEqual([undefined, undefined, undefined, undefined])
})

test('a small one is not made larger, whichever way it lies', async () => {
  const image = await imageOf(await send(await paint(200, 120).png().toBuffer()))
  expect(await sharp(Buffer.from(await (await amal.get(image)).arrayBuffer())).metadata()).toMatchObject({
    width: 120,
    height: 120,
  })
})

test('it stands in the record; another takes its place, and the same again is the same', async () => {
  const red = await paint(300, 300, 'red').webp().toBuffer()
  const first = await imageOf(await send(red))
  expect(await imageOf(await send(red))).toBe(first)
  const second = await imageOf(await send(await paint(300, 300, 'blue').webp().toBuffer()))
  expect(second).not.toBe(first)
  expect(await (await amal.get(`/api/client/root?email=${amal.email}`)).json()).toMatchObject({ image: second })
  expect((await amal.get(first)).status).toBe(404)
  expect(await kept()).toHaveLength(1)
})

test('304 for a browser that has it, which asks each time', async () => {
  const image = await imageOf(await send(await paint(64, 64).png().toBuffer()))
  const etag = (await amal.get(image)).headers.get('etag') ?? ''
  const again = await amal.get(image, { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('404 for everybody else, 401 for nobody, and the owner’s own is not touched by theirs', async () => {
  const image = await imageOf(await send(await paint(64, 64).png().toBuffer()))
  await send(await paint(64, 64, 'green').png().toBuffer(), badr)
  expect((await badr.get(image)).status).toBe(404)
  expect((await badr.get('/api/client/picture/none')).status).toBe(404)
  expect((await api.app.hono.request(otherOrigin + image)).status).toBe(401)
  expect((await amal.get(image)).status).toBe(200)
})

test('an update of the record leaves it alone, or takes it away; both are told in the access log', async () => {
  const image = await imageOf(await send(await paint(64, 64, 'grey').png().toBuffer()))
  const id = image.split('/').at(-1)
  expect(await amal.takeLog()).toContain(`client change picture ${id} own-request`)
  const update = (to: string) => amal.post('/api/client/root/update', { email: amal.email, image: to })
  expect(await imageOf(await update(image))).toBe(image)
  await amal.takeLog()
  expect(await imageOf(await update(''))).toBe('')
  expect((await amal.takeLog()).sort()).toEqual([
    'client change profile own-request',
    `client remove picture ${id} own-request`,
  ])
  expect((await amal.get(image)).status).toBe(404)
  expect(await kept()).toEqual([])
})

/** A picture of few bytes that unpacks to a square of so many pixels a side. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0], 8)
  const pixels = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

test('422 for what is no picture, for one that is cut off, for drawings that could do something, and for a bomb', async () => {
  const whole = await paint(400, 400).jpeg().toBuffer()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>1</script></svg>'
  const bombs = bomb(20_000)
  expect(bombs.length).toBeLessThan(100_000)
  const wrong = {
    text: Buffer.from('me, on holiday'),
    nothing: Buffer.alloc(0),
    cut: whole.subarray(0, whole.length / 2),
    svg: Buffer.from(svg),
    gif: await paint(64, 64).gif().toBuffer(),
    tiff: await paint(64, 64).tiff().toBuffer(),
    bomb: bombs,
  }
  const before = await kept()
  for (const [name, content] of Object.entries(wrong)) {
    const response = await send(content)
    expect([name, response.status]).toEqual([name, 422])
    expect((await readProblem(response)).errors).toEqual([{ path: 'image', reason: 'invalid' }])
  }
  expect(await kept()).toEqual(before)
})

test('413 for more than 5 MB, whether the size was said before or not', async () => {
  const large = new Uint8Array(5_000_001)
  expect((await send(large)).status).toBe(413)
  const streamed = new ReadableStream({
    start: (controller) => {
      controller.enqueue(large)
      controller.close()
    },
  })
  const init = {
    method: 'POST',
    headers: { authorization: `Bearer ${amal.access}` },
    body: streamed,
    duplex: 'half',
  }
  const response = await api.app.hono.request(`${otherOrigin}/api/client/picture`, init as RequestInit)
  expect(response.status).toBe(413)
})
