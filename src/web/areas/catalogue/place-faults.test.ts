// Guards that everything that is wrong has a field to be said at, once.
import { expect, test } from 'vitest'
import { placeFaults } from './place-faults.ts'
import { sectionKeys } from './procedure-sections.ts'

const required = (path: string) => ({ fields: [{ path, reason: 'required' }] })
const paths = (path: string, document: Parameters<typeof placeFaults>[1]) =>
  placeFaults(required(path), document, ['en', 'ar']).map((fault) => fault.path)

test('without a page text each section of the provider’s own language is missing, and of each that is begun', () => {
  expect(paths('document.text', { slug: 'hip' })).toEqual(sectionKeys.map((key) => `text.en.${key}`))
  const begun = paths('text', { text: { en: {}, ar: { risks: 'عدوى.' } } })
  expect(begun).toHaveLength(19)
  expect(begun).not.toContain('text.ar.risks')
  expect(paths('text.en', { text: { ar: { risks: 'عدوى.' } } })).toEqual(sectionKeys.map((key) => `text.en.${key}`))
})

test('a place that is told of twice is told once', () => {
  const fields = [
    { path: 'document.name', reason: 'required' },
    { path: 'name', reason: 'invalid' },
  ]
  expect(placeFaults({ fields }, null, ['en'])).toEqual([{ path: 'name', reason: 'required' }])
})
