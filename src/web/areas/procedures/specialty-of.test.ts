// Guards schema.org's words for categories.
import { expect, test } from 'vitest'
import { specialtiesOf, specialtyOf } from './specialty-of.server.ts'

test.each([
  ['dental', 'Dentistry'],
  ['dentistry', 'Dentistry'],
  ['tooth-saving', 'Dentistry'],
  ['eyes', 'Ophthalmology'],
  ['ear-nose-and-throat', 'Otolaryngologic'],
  ['bones-and-joints', 'Musculoskeletal'],
  ['weight-and-digestion', 'Gastroenterologic'],
])('%s is %s', (slug, specialty) => {
  expect(specialtyOf({ slug })).toBe(`https://schema.org/${specialty}`)
})

test.each(['cosmetic', 'surgery', 'implants', 'face-and-skin', 'eyebrows', 'الأسنان', ''])(
  'none is guessed for %s',
  (slug) => {
    expect(specialtyOf({ slug })).toBeUndefined()
  },
)

test('each once, in the order of the categories', () => {
  expect(specialtiesOf([{ slug: 'eyes' }, { slug: 'hair' }, { slug: 'dental' }, { slug: 'teeth' }])).toEqual([
    'https://schema.org/Ophthalmology',
    'https://schema.org/Dentistry',
  ])
})
