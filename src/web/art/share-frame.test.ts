// Guards the frame of shared pictures: the subject in the middle, the mark in a corner, and cards as they were.
import { expect, test } from 'vitest'
import { drawClinic } from './draw-clinic.ts'
import { drawGathering } from './draw-gathering.ts'
import { drawPackage } from './draw-package.ts'
import { drawProcedure } from './draw-procedure.ts'
import { moodsOf, viewOf } from './read-drawing.test-support.ts'
import { shareFrame, signed } from './share-frame.ts'

const palette = { primary: '#0B4F5C', secondary: '#4FB7A5', hover: '#12707F' }
const slugs = ['lasik', 'hip-replacement', 'rhinoplasty', 'knee-arthroscopy', 'tummy-tuck', 'facelift', 'sinus-lift']

test('a frame has the shape of the picture', () => {
  expect(shareFrame({ x: 10, y: 20, width: 640 })).toEqual({
    width: 1200,
    height: 630,
    view: { x: 10, y: 20, width: 640, height: 336 },
  })
})

test('the mark is as large in every picture, and stands in the corner that is free', () => {
  const places = [640, 1200].flatMap((width) =>
    (['left', 'right'] as const).map((corner) => {
      const [, x, y, scale] =
        /translate\((\S+) (\S+)\) scale\(([\d.]+)\)/.exec(signed(shareFrame({ x: 0, y: 0, width }), palette, corner)) ??
        []
      const pixels = 1200 / width
      return [Number(x) * pixels, Number(y) * pixels, Number(scale) * 32 * pixels].map(Math.round)
    }),
  )
  expect(places).toEqual([
    [44, 490, 96],
    [1060, 490, 96],
    [44, 490, 96],
    [1060, 490, 96],
  ])
})

test.each(slugs)('the subject of %s survives being cut to a square', (slug) => {
  const drawing = drawProcedure({ slug, category: '', palette }, 'share')
  const view = viewOf(drawing)
  const [, x, y, radius] = /<circle cx="(\S+)" cy="(\S+)" r="(12[24])" fill/.exec(drawing) ?? []
  expect(Math.abs(Number(x) - (view.x + view.width / 2))).toBeLessThan(0.02)
  expect(Number(y) - Number(radius)).toBeGreaterThan(view.y)
  expect(Number(y) + Number(radius)).toBeLessThan(view.y + view.height)
  expect(Number(radius) * 2).toBeLessThan(view.height)
})

test('the same colours as on the card', () => {
  const picture = { slug: 'lasik', category: 'Eyes', palette }
  expect(moodsOf(drawProcedure(picture, 'share'))).toBe(moodsOf(drawProcedure(picture)))
})

test.each([
  ['clinic', (shape: 'card' | 'share') => drawClinic({ slug: 'a', city: 'b', palette }, shape)],
  [
    'package',
    (shape: 'card' | 'share') => drawPackage({ slug: 'a', category: 'b', nights: 3, hasHotel: true, palette }, shape),
  ],
])('a %s on a card carries no mark, shared it does', (_, draw) => {
  expect([draw('card').includes('rx="8"'), draw('share').includes('rx="8"')]).toEqual([false, true])
})

const categories = ['Eyes', 'Hair', 'Dental', 'Body', 'Bones', 'Heart', 'Face', 'Ears', 'Skin', 'Women', 'Weight', 'x']

test.each([0, 1, 2, 4, 5, 8, 11, 12])('%i categories sit apart from each other and inside the picture', (count) => {
  const drawing = drawGathering({
    slug: 'thymele',
    categories: categories.slice(0, count).map((name) => ({ slug: name.toLowerCase(), name })),
    palette,
  })
  const discs = Array.from(drawing.matchAll(/<circle cx="(\S+)" cy="(\S+)" r="(75|98)" fill/g), (found) =>
    found.slice(1).map(Number),
  ) as [number, number, number][]
  expect(discs).toHaveLength(Math.min(count, 11))
  for (const [at, [x, y, r]] of discs.entries()) {
    expect(Math.min(x - r, y - r, 1200 - x - r, 630 - y - r)).toBeGreaterThan(0)
    for (const [ox, oy] of discs.slice(at + 1)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(2 * r)
  }
})
