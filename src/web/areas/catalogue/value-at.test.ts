// Guards the places of a document: read and written by path, and told apart where they differ.
import { expect, test } from 'vitest'
import { placesThatDiffer, valueAt, withoutEmpty, withPlaces, withValueAt } from './value-at.ts'

const document = {
  name: { en: 'Hip', ar: 'ورك' },
  price: '100',
  inside: [
    { text: { en: 'One' }, worth: '60' },
    { text: { en: 'Two' }, worth: '40' },
  ],
  rooms: [{ slug: 'classic', beds: 2 }],
  exceptions: [{ from: '2026-12-01', to: '2026-12-05', hours: [] }],
}

test.each([
  ['name.ar', 'ورك'],
  ['inside.1.worth', '40'],
  ['inside[1].text.en', 'Two'],
  ['rooms.classic.beds', 2],
  ['exceptions.2026-12-01/2026-12-05.hours', []],
  ['inside.5.worth', undefined],
  ['name.fr', undefined],
  ['price.en', undefined],
])('%s is read', (path, value) => {
  expect(valueAt(document, path)).toEqual(value)
})

test('a place is written and everything else stays as it was', () => {
  const changed = withValueAt(document, 'inside.1.worth', '45')
  expect(changed).toEqual({ ...document, inside: [document.inside[0], { text: { en: 'Two' }, worth: '45' }] })
  expect(document.inside[1]?.worth).toBe('40')
  expect(changed.name).toBe(document.name)
})

test('the languages of a text keep their order, and a new one comes last', () => {
  expect(Object.keys(withValueAt(document, 'name.en', 'Knee').name as object)).toEqual(['en', 'ar'])
  expect(Object.keys(withValueAt(document, 'name.fr', 'Hanche').name as object)).toEqual(['en', 'ar', 'fr'])
})

test('what leads to a place is made, and a place without a value goes', () => {
  expect(withValueAt({}, 'text.en.risks', 'None')).toEqual({ text: { en: { risks: 'None' } } })
  expect(withValueAt(document, 'name.ar', undefined).name).toEqual({ en: 'Hip' })
  expect(withValueAt(document, 'inside.0', undefined).inside).toEqual([document.inside[1]])
  expect(withValueAt(document, 'rooms.classic.beds', 3).rooms).toEqual([{ slug: 'classic', beds: 3 }])
})

test('documents differ in the smallest places; a list that grew is one place', () => {
  const other = withValueAt(withValueAt(document, 'name.ar', 'مفصل'), 'inside.0.worth', '70')
  expect(placesThatDiffer(document, other)).toEqual(['name.ar', 'inside.0.worth'])
  expect(placesThatDiffer(document, { ...document, inside: [document.inside[0] ?? {}] })).toEqual(['inside'])
  expect(placesThatDiffer(document, structuredClone(document))).toEqual([])
})

test('nothing, null and no letter are no difference, and neither is the order of keys', () => {
  expect(placesThatDiffer({ a: null, b: '', c: {} }, {})).toEqual([])
  expect(placesThatDiffer({ list: [{ a: 1, b: 2 }] }, { list: [{ b: 2, a: 1 }] })).toEqual([])
  expect(placesThatDiffer({ list: [] }, {})).toEqual(['list'])
})

test('what was typed meanwhile is put onto what stands', () => {
  const stands = { ...document, price: '120' }
  expect(withPlaces(stands, { ...document, name: { en: 'Hips', ar: 'ورك' } }, ['name.en'])).toEqual({
    ...stands,
    name: { en: 'Hips', ar: 'ورك' },
  })
})

test('what is empty is not sent; null and lists are', () => {
  const sent = withoutEmpty({ a: '', b: null, c: {}, d: { en: '', ar: 'x' }, e: [], f: [{ text: {}, worth: '' }] })
  expect(sent).toEqual({ b: null, d: { ar: 'x' }, e: [], f: [{}] })
})
