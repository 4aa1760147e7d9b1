// Checks that what a line brought into an offer leaves with it, and nothing else does.
import { expect, test } from 'vitest'
import { addTo, type Fields } from './offer-draft-fields.ts'
import { takeOutLine } from './take-out-line.ts'

const item = (name: string, includes: string[], excludes: string[]) => ({
  name: { en: name },
  adds: {
    lines: [{ label: { en: name }, amount: '100', mayChangeIf: {} }],
    includes: includes.map((text) => ({ en: text })),
    excludes: excludes.map((text) => ({ en: text })),
  },
})
const hip = item('Hip replacement', ['The implant', 'Two nights'], ['Your flight'])
const knee = item('Knee replacement', ['The implant'], ['Crutches'])
const items = [hip, knee]
const empty: Fields = {
  currency: 'AED',
  validUntil: '',
  lines: [],
  includes: [],
  excludes: [],
  deposit: '',
  instalments: [],
  cancellation: [],
  documents: [],
  from: '',
  until: '',
  practitioner: '',
  note: {},
}
const both = addTo(addTo(empty, hip.adds), knee.adds)

test('a line takes what it includes and what it does not along, and leaves what another line brings too', () => {
  const left = takeOutLine(both, 0, items)
  expect(left.lines.map(({ label }) => label)).toEqual([{ en: 'Knee replacement' }])
  expect(left.includes).toEqual([{ en: 'The implant' }])
  expect(left.excludes).toEqual([{ en: 'Crutches' }])
  expect(takeOutLine(left, 0, items)).toEqual(empty)
})

test('what somebody wrote or changed stays, and a line with more behind its name is known still', () => {
  const [line] = both.lines
  if (!line) throw new Error('no line')
  const written: Fields = {
    ...both,
    lines: [{ ...line, label: { en: 'Hip replacement, left' } }],
    includes: [{ en: 'The implant, of titanium' }, { en: 'Two nights' }, { en: 'A bouquet' }],
  }
  expect(takeOutLine(written, 0, items)).toMatchObject({
    lines: [],
    includes: [{ en: 'The implant, of titanium' }, { en: 'A bouquet' }],
    excludes: [{ en: 'Crutches' }],
  })
})

test('a line that came from nowhere takes nothing along', () => {
  const own = { ...both, lines: [...both.lines, { label: { en: 'Parking' }, amount: '5', mayChangeIf: {} }] }
  expect(takeOutLine(own, 2, items)).toEqual(both)
  expect(takeOutLine(both, 0, [])).toMatchObject({ includes: both.includes, excludes: both.excludes })
})

test('a procedure leaves with its lists also beside a package whose name begins with its name', () => {
  const stay = item('Hip replacement, 20 nights', ['The implant', 'A hotel'], ['Crutches'])
  const offer = addTo(addTo(empty, hip.adds), stay.adds)
  const left = takeOutLine(offer, 0, [...items, stay])
  expect(left.includes).toEqual([{ en: 'The implant' }, { en: 'A hotel' }])
  expect(left.excludes).toEqual([{ en: 'Crutches' }])
  expect(takeOutLine(left, 0, [...items, stay])).toEqual(empty)
})
