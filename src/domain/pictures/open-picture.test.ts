// Pictures made to use up memory: refused by what their first bytes say, before anything of them is unpacked.
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPicture, type PictureFormat } from './open-picture.ts'

const all: PictureFormat[] = ['jpeg', 'png', 'webp', 'tiff']

type Said = { width: number; height: number; bits: number; colours: 0 | 2 | 6; isInterlaced?: boolean }

/** A PNG that says so much of itself, and has hardly any pixels. */
function pngOf({ width, height, bits, colours, isInterlaced = false }: Said): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, colours, 0, 0, isInterlaced ? 1 : 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const pixels = deflateSync(Buffer.alloc(64))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a5c63' } })

test.each<[string, Said]>([
  ['16 bits, interlaced: 400 MB held whole', { width: 7_000, height: 7_100, bits: 16, colours: 6, isInterlaced: true }],
  ['16 bits and wide: 960 MB in the rows that are held', { width: 60_000, height: 1_600, bits: 16, colours: 6 }],
  ['8 bits, interlaced', { width: 6_000, height: 5_000, bits: 8, colours: 2, isInterlaced: true }],
  ['too many pixels of one bit', { width: 14_800, height: 14_800, bits: 1, colours: 0 }],
])('a PNG is refused: %s', async (_, said) => {
  const content = pngOf(said)
  expect(content.length).toBeLessThan(200)
  await expect(openPicture(content, all)).rejects.toThrow()
})

test.each<[string, Said]>([
  ['a large photograph', { width: 6_000, height: 4_000, bits: 8, colours: 2 }],
  ['an X-ray of 16 bits', { width: 3_500, height: 4_300, bits: 16, colours: 0 }],
  ['12 megapixels, interlaced', { width: 4_000, height: 3_000, bits: 8, colours: 6, isInterlaced: true }],
])('a PNG is opened: %s', async (_, said) => {
  expect(await openPicture(pngOf(said), all)).toMatchObject({ width: said.width, height: said.height })
})

test('JPEG in several passes is held whole, in one it is not', async () => {
  const picture = plain(6_000, 5_000)
  const inOne = await picture.clone().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()
  expect(await openPicture(inOne, all)).toMatchObject({ width: 6_000 })
  const inSeveral = await picture.clone().jpeg({ chromaSubsampling: '4:4:4', progressive: true }).toBuffer()
  await expect(openPicture(inSeveral, all)).rejects.toThrow('memory')
})

test('WebP and TIFF are counted whole', async () => {
  const picture = plain(6_000, 5_000)
  await expect(openPicture(await picture.clone().webp({ effort: 0 }).toBuffer(), all)).rejects.toThrow('memory')
  const tiff = await picture.clone().tiff({ compression: 'deflate' }).toBuffer()
  await expect(openPicture(tiff, all)).rejects.toThrow('memory')
  expect(await openPicture(await plain(2_480, 3_508).tiff().toBuffer(), all)).toMatchObject({ width: 2_480 })
})

test('nothing but what is taken reaches a decoder', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>')
  const gif = await plain(8, 8).gif().toBuffer()
  const tiff = await plain(8, 8).tiff().toBuffer()
  const refused = 'no picture of a kind that is drawn'
  for (const content of [svg, gif, Buffer.alloc(0)]) await expect(openPicture(content, all)).rejects.toThrow(refused)
  await expect(openPicture(tiff, ['jpeg', 'png', 'webp'])).rejects.toThrow(refused)
})
