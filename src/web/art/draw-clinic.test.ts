// Guards the clinic's landscape: well-formed, repeatable, different for each clinic and city.
import { expect, test } from 'vitest'
import { drawClinic } from './draw-clinic.ts'
import { expectDrawing } from './expect-drawing.ts'

const palette = { primary: '#0B4F5C', secondary: '#4FB7A5', hover: '#12707F' }

test('a whole picture', () => {
  expectDrawing(() => drawClinic({ slug: 'epidaurus', city: 'Istanbul', palette }), 1200, 630)
})

test('another slug or another city gives another landscape', () => {
  const pictures = [
    ['one', 'Istanbul'],
    ['two', 'Istanbul'],
    ['one', 'Riyadh'],
  ].map(([slug = '', city = '']) => drawClinic({ slug, city, palette }))
  expect(new Set(pictures).size).toBe(3)
})
