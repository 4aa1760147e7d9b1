// Guards what comes of two colleagues who write at one offer: nothing of either is lost unasked.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clashes, mergeFields } from './merge-fields.ts'
import { addTo, emptyLine, type Fields } from './offer-draft-fields.ts'

const base: Fields = {
  currency: 'AED',
  validUntil: '2026-12-20',
  lines: [{ label: { en: 'Surgeon', ar: 'الجرّاح' }, amount: '20000', mayChangeIf: {} }],
  includes: [{ en: 'Medicines' }],
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

test('what only one of them touched goes in, whoever it was', () => {
  const mine = { ...base, deposit: '3000' }
  const theirs = { ...base, includes: [{ en: 'Food' }], documents: ['passport'] }
  expect(clashes(base, mine, theirs)).toEqual([])
  expect(mergeFields(base, mine, theirs, {})).toEqual({ ...theirs, deposit: '3000' })
})

test('what both wrote otherwise is asked about, and the choice counts; the same words twice are no clash', () => {
  const mine = { ...base, deposit: '3000', note: { en: 'Same' } }
  const theirs = { ...base, deposit: '4000', note: { en: 'Same' } }
  expect(clashes(base, mine, theirs)).toEqual(['deposit'])
  expect(mergeFields(base, mine, theirs, { deposit: 'theirs' }).deposit).toBe('4000')
  expect(mergeFields(base, mine, theirs, { deposit: 'mine' }).deposit).toBe('3000')
})

test('the order of languages, which the database does not keep, is no change', () => {
  const kept = { ...base, lines: [{ ...emptyLine, amount: '20000', label: { ar: 'الجرّاح', en: 'Surgeon' } }] }
  expect(clashes(base, kept, { ...base, deposit: '1' })).toEqual([])
  expect(mergeFields(base, kept, { ...base, deposit: '1' }, {}).deposit).toBe('1')
})

test('whatever both write, each part of the outcome is one of theirs, and an untouched one is the other’s', () => {
  const some = fc.record({ deposit: fc.constantFrom('', '1', '2'), from: fc.constantFrom('', 'a', 'b') })
  fc.assert(
    fc.property(some, some, (one, other) => {
      const [mine, theirs] = [
        { ...base, ...one },
        { ...base, ...other },
      ]
      const merged = mergeFields(base, mine, theirs, {})
      return (['deposit', 'from'] as const).every((part) => {
        if (mine[part] === base[part]) return merged[part] === theirs[part]
        return merged[part] === mine[part]
      })
    }),
  )
})

test('a press on the shelf adds its line in the place of an empty one, and says nothing twice', () => {
  const added = addTo(
    { ...base, lines: [...base.lines, emptyLine] },
    {
      lines: [{ ...emptyLine, label: { en: 'Hotel' } }],
      includes: [{ en: 'Medicines' }, { en: 'Food' }],
      excludes: [],
    },
  )
  expect(added.lines.map(({ label }) => label['en'])).toEqual(['Surgeon', 'Hotel'])
  expect(added.includes).toEqual([{ en: 'Medicines' }, { en: 'Food' }])
})
