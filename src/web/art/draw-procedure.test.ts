// Guards the procedure pictures: well-formed, repeatable, and visibly different from one slug to the next.
import { expect, test } from 'vitest'
import { drawProcedure } from './draw-procedure.ts'
import { expectDrawing } from './expect-drawing.ts'

const palette = { primary: '#0B4F5C', secondary: '#4FB7A5', hover: '#12707F' }
const categories = [
  'Dental implants',
  'Cosmetic dental',
  'Eye',
  'Hair',
  'Face & skin',
  'Body',
  'Bone and joint',
  'Weight',
  'Ear, nose and throat',
  'Heart',
  'Women and fertility',
  'General surgery',
  'Check-up',
  '',
  '<script>"&',
]

test.each(categories)('a whole picture for category "%s"', (category) => {
  expectDrawing(() => drawProcedure({ slug: `slug-of-${category}`, category, palette }), 640, 400)
})

test('32 neighbours of one category all differ, in more than their ids', () => {
  const pictures = Array.from({ length: 32 }, (_, index) =>
    drawProcedure({ slug: `eye-${index}`, category: 'Eye', palette }),
  )
  const shapes = pictures.map((svg) => svg.replaceAll(/\ba[0-9a-z]+-/g, ''))
  expect(new Set(shapes).size).toBe(32)
})

test('stays under 24 KB, so that a list of them is light', () => {
  const sizes = Array.from(
    { length: 32 },
    (_, index) => drawProcedure({ slug: `p${index}`, category: 'Eye', palette }).length,
  )
  expect(Math.max(...sizes)).toBeLessThan(24_000)
})
