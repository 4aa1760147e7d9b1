// Guards the picture of a hotel: whole, its own, true to its stars and its place.
import { expect, test } from 'vitest'
import { drawHotel } from './draw-hotel.ts'
import { expectDrawing } from './expect-drawing.ts'
import { viewOf } from './read-drawing.test-support.ts'

const palette = { primary: '#0B4F5C', secondary: '#4FB7A5', hover: '#12707F' }
const dubai = { latitude: 25.2048, longitude: 55.2708 }
const hotel = (slug: string, stars = 4, place: typeof dubai | null = dubai) =>
  drawHotel({ slug, place, stars, palette })

test.each([0, 1, 2, 3, 4, 5])('a whole picture with %i stars', (stars) => {
  for (const slug of ['garden', 'creek', 'bay', 'residence', 'tulip', 'liteapi~lp1897']) {
    expectDrawing(() => hotel(slug, stars), 640, 400)
  }
})

/** Windows that are lit stand alone; the dark ones are one path. */
const litIn = (drawing: string) => drawing.match(/v-9a5\.5 5\.5 0 0 1 11 0v9Z" class="\w+-sun"/g)?.length ?? 0

test.each([0, 2, 3, 4, 5])('%i stars light as many windows', (stars) => {
  for (const slug of ['garden', 'creek', 'bay', 'residence']) expect(litIn(hotel(slug, stars))).toBe(stars)
})

test('hotels of one street have pictures of their own', () => {
  const slugs = Array.from({ length: 40 }, (_, at) => `hotel-${at}`)
  expect(new Set(slugs.map((slug) => hotel(slug))).size).toBe(slugs.length)
})

test('the same house elsewhere stands in another town; beside itself it does not', () => {
  expect(hotel('garden', 4, { latitude: 41.0082, longitude: 28.9784 })).not.toBe(hotel('garden'))
  expect(hotel('garden', 4, { latitude: 25.2049, longitude: 55.2709 })).toBe(hotel('garden'))
})

test('without coordinates the id gives it a town of its own', () => {
  expect(hotel('liteapi~lp1', 0, null)).not.toBe(hotel('liteapi~lp2', 0, null))
  expectDrawing(() => hotel('liteapi~lp1', 0, null), 640, 400)
})

test('palms in the south, cypresses in the north', () => {
  const palm = /Q[\d. -]+" class="\w+-tier4"/
  expect(hotel('garden')).toMatch(palm)
  expect(hotel('garden', 4, { latitude: 48.1, longitude: 11.6 })).not.toMatch(palm)
})

test('a wide crop keeps the house whole: nothing of it rises above the middle band', () => {
  for (let at = 0; at < 60; at += 1) {
    const panes = [...hotel(`house-${at}`, 5).matchAll(/M[\d.]+ ([\d.]+)v-9a5\.5/g)].map(([, y]) => Number(y))
    expect(Math.min(...panes)).toBeGreaterThan(72 + 15)
  }
})

test('to be shared it is 1200 by 630 and signed', () => {
  const drawing = drawHotel({ slug: 'garden', place: dubai, stars: 4, palette }, 'share')
  expect(drawing).toMatch(/^<svg [^>]*width="1200" height="630"/)
  expect(viewOf(drawing)).toMatchObject({ x: 0, y: 36, width: 640, height: 336 })
  expect(drawing).toContain('rx="8"')
})
