// Guards the practitioner pictures: well-formed, repeatable, and carrying the initials of the person.
import { expect, test } from 'vitest'
import { drawPractitioner } from './draw-practitioner.ts'
import { expectDrawing } from './expect-drawing.ts'

const palette = { primary: '#070969', secondary: '#52CCCC', hover: '#6C6EEC' }

test.each(['Dr. Ayşe Yılmaz', 'د. هالة السيد', 'Elena', '', '<b>&"', '李 明'])('a whole picture for "%s"', (name) => {
  expectDrawing(() => drawPractitioner({ slug: 'one', name, palette }), 320, 320)
})

test('shows the initials', () => {
  expect(drawPractitioner({ slug: 'one', name: 'Prof. Dr. Mehmet Demir', palette })).toContain('>MD</text>')
})

test('keeps Arabic initials apart, so that they do not join', () => {
  expect(drawPractitioner({ slug: 'one', name: 'د. هالة السيد', palette })).toContain('>ه\u2009س</text>')
})

test('a laurel stands in for a name without letters', () => {
  expect(drawPractitioner({ slug: 'one', name: '—', palette })).not.toContain('<text')
})

test('different slugs give different pictures', () => {
  const draw = (slug: string) => drawPractitioner({ slug, name: 'Elena Rossi', palette })
  expect(draw('elena-rossi')).not.toBe(draw('elena-rossi-2'))
})
