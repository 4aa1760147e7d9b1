// Drawing a page of a PDF: hostile files end their own thread and nothing else.
import { expect, test } from 'vitest'
import { TookTooLong } from '#domain/pictures/took-too-long.ts'
import { samplePageOfPdf } from '#tests/support/sample-pdf.ts'
import { drawPdfPage } from './draw-pdf-page.ts'

const red = { width: 100, height: 50, colour: '1 0 0' }

test('a page in pixels, its longer side as long as was asked for', async () => {
  const { width, height, pixels } = await drawPdfPage(samplePageOfPdf(red), 480)
  expect([width, height, pixels.length]).toEqual([480, 240, 480 * 240 * 4])
  expect([...pixels.subarray(0, 4)]).toEqual([255, 0, 0, 255])
})

test('a page said to be as large as a field is drawn as small as any', async () => {
  const { width, height } = await drawPdfPage(samplePageOfPdf({ ...red, width: 2_000_000, height: 1_000_000 }), 480)
  expect([width, height]).toEqual([480, 240])
})

test.each([
  ['no PDF', Buffer.from('%PDF-1.7 and nothing more')],
  ['nothing at all', Buffer.alloc(0)],
  [
    'a PDF without a page',
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj trailer<</Root 1 0 R>>',
    ),
  ],
])('it fails for %s', async (_, content) => {
  await expect(drawPdfPage(content, 480)).rejects.toThrow()
})

test('one that takes too much memory is given up', async () => {
  const content = Buffer.concat([samplePageOfPdf(red), Buffer.alloc(30_000_000, 32)])
  await expect(drawPdfPage(content, 480, { timeMs: 20_000, memoryBytes: 24 * 2 ** 20 })).rejects.toThrow()
})

test('one that takes too long is given up', async () => {
  const busy = samplePageOfPdf({ ...red, more: '0 0 1 rg 0 0 m 100 50 l 50 0 l f '.repeat(300_000) })
  await expect(drawPdfPage(busy, 480, { timeMs: 1, memoryBytes: 256 * 2 ** 20 })).rejects.toBeInstanceOf(TookTooLong)
})
