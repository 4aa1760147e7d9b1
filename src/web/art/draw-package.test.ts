// Guards the package pictures: well-formed, repeatable, and true to the number of nights and to the hotel.
import { expect, test } from 'vitest'
import { drawPackage } from './draw-package.ts'
import { expectDrawing } from './expect-drawing.ts'

const palette = { primary: '#7A2E4D', secondary: '#E0A458', hover: '#9C3F65' }
const base = { slug: 'smile-week', category: 'Dental', nights: 6, hasHotel: true, palette }
const moonsIn = (svg: string) => svg.match(/A\S+ \S+ 0 0 [01] \S+ \S+Z" class="\w+-sun"/g)?.length ?? 0

test.each([0, 1, 6, 21, 60])('a whole picture for %i nights', (nights) => {
  expectDrawing(() => drawPackage({ ...base, nights }), 640, 400)
})

test.each([
  [0, 0],
  [1, 1],
  [6, 6],
  [21, 21],
  [60, 21],
  [-3, 0],
])('%i nights show %i moons', (nights, moons) => {
  expect(moonsIn(drawPackage({ ...base, nights }))).toBe(moons)
})

test('the hotel is there only when it is part of the package', () => {
  expect(drawPackage(base).length).toBeGreaterThan(drawPackage({ ...base, hasHotel: false }).length + 1000)
})

test('different slugs give different pictures', () => {
  expect(drawPackage(base)).not.toBe(drawPackage({ ...base, slug: 'hair-week' }))
})
