// Whether two people's changes of one document are both in what comes of them, or told.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedPlaces } from './changed-places.ts'
import { mergeDocuments } from './merge-documents.ts'
import { isFields, keyOfEntry, overlaps } from './places.ts'

const words = fc.record({ en: fc.constantFrom('a', 'b', 'c'), ar: fc.constantFrom('أ', 'ب') }, { requiredKeys: ['en'] })
const hours = fc.record({ from: fc.constantFrom('09:00', '10:00'), to: fc.constantFrom('12:00', '17:00') })
const exception = fc.record({
  from: fc.constantFrom('2026-12-01', '2026-12-02'),
  to: fc.constantFrom('2026-12-03', '2026-12-04'),
  hours: fc.array(hours, { maxLength: 2 }),
})
const plan = fc.record({ slug: fc.constantFrom('flex', 'saver'), name: words, deposit: fc.integer({ min: 0, max: 2 }) })
const room = fc.record({
  slug: fc.constantFrom('classic', 'suite', 'family'),
  name: words,
  plans: fc.uniqueArray(plan, { selector: ({ slug }) => slug, maxLength: 2 }),
})
const line = fc.record({ text: words, worth: fc.constantFrom('10', '20'), mayChangeIf: fc.option(words) })
/** A document with every form of place that the catalogue has. */
const anyDocument = fc.record(
  {
    name: words,
    price: fc.constantFrom('1', '2', '3'),
    text: fc.record({ en: fc.record({ risks: fc.constantFrom('r', 's'), steps: fc.constantFrom('1.', '2.') }) }),
    rooms: fc.uniqueArray(room, { selector: ({ slug }) => slug, maxLength: 3 }),
    exceptions: fc.uniqueArray(exception, { selector: ({ from, to }) => from + to, maxLength: 3 }),
    inside: fc.array(line, { maxLength: 3 }),
    languages: fc.uniqueArray(fc.constantFrom('en', 'ar', 'de'), { maxLength: 3 }),
  },
  { requiredKeys: ['name', 'price', 'inside'] },
)

/** What stands at a path. */
function at(value: unknown, path: string): unknown {
  if (path === '') return value ?? null
  const [key = '', ...rest] = path.split('.')
  const inner = Array.isArray(value)
    ? (value.find((entry) => keyOfEntry(entry) === key) ?? value[Number(key)])
    : isFields(value)
      ? value[key]
      : undefined
  return at(inner, rest.join('.'))
}

/** A list whose entries were moved is told by their keys, and what others added stands among them; an empty one has nothing to lose. */
const isOrder = (path: string, after: unknown) =>
  path !== 'languages' && Array.isArray(after) && after.every((key) => typeof key === 'string')

describe('for any two edits of any document', () => {
  test('both are in the result, or a conflict names the place', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, anyDocument, (base, mine, theirs) => {
        const { value, conflicts } = mergeDocuments(base, mine, theirs)
        for (const edited of [mine, theirs]) {
          for (const { path, after } of changedPlaces(base, edited)) {
            if (conflicts.some((conflict) => overlaps(conflict.path, path))) continue
            if (!isOrder(path, after)) expect([path, at(value, path)]).toEqual([path, after])
          }
        }
      }),
      { numRuns: 600 },
    )
  })

  test('nothing is in the result that neither wrote and that did not stand before', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, anyDocument, (base, mine, theirs) => {
        const { value } = mergeDocuments(base, mine, theirs)
        for (const { path, after } of changedPlaces(base, value)) {
          // By chance two edits of two lines can look as if the lines had been moved.
          if (path === 'inside' || isOrder(path, after)) continue
          expect([at(mine, path), at(theirs, path)]).toContainEqual(after)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('a conflict is told only of a place that both changed', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, anyDocument, (base, mine, theirs) => {
        for (const { path } of mergeDocuments(base, mine, theirs).conflicts) {
          for (const edited of [mine, theirs]) {
            expect(changedPlaces(base, edited).some((place) => overlaps(place.path, path))).toBe(true)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  test('who saves alone gets what they wrote', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (base, mine) => {
        expect(mergeDocuments(base, mine, base)).toEqual({ value: mine, conflicts: [] })
      }),
    )
  })
})

describe('two who edit one procedure', () => {
  const base = {
    name: { en: 'Hip', ar: 'ورك' },
    priceFrom: '9000.00',
    text: { en: { risks: 'Bleeding.', recovery: '- Day 0: rest' }, ar: { risks: 'نزيف.' } },
  }

  test('one its Arabic name and the other its price: both stand', () => {
    const { value, conflicts } = mergeDocuments(
      base,
      { ...base, name: { en: 'Hip', ar: 'مفصل الورك' } },
      { ...base, priceFrom: '8500.00' },
    )
    expect(value).toEqual({ ...base, name: { en: 'Hip', ar: 'مفصل الورك' }, priceFrom: '8500.00' })
    expect(conflicts).toEqual([])
  })

  test('each another section of its page: both stand', () => {
    const mine = { ...base, text: { ...base.text, en: { ...base.text.en, risks: 'Bleeding, infection.' } } }
    const theirs = { ...base, text: { ...base.text, en: { ...base.text.en, recovery: '- Day 1: walk' } } }
    expect(mergeDocuments(base, mine, theirs).value).toEqual({
      ...base,
      text: { ...base.text, en: { risks: 'Bleeding, infection.', recovery: '- Day 1: walk' } },
    })
  })

  test('the same place in other words: it is told, theirs stands, and mine where it is wanted all the same', () => {
    const [mine, theirs] = [
      { ...base, priceFrom: '8000.00' },
      { ...base, priceFrom: '8500.00' },
    ]
    expect(mergeDocuments(base, mine, theirs)).toEqual({
      value: theirs,
      conflicts: [{ path: 'priceFrom', theirs: '8500.00', mine: '8000.00' }],
    })
    expect(mergeDocuments(base, mine, theirs, new Set(['priceFrom']))).toEqual({ value: mine, conflicts: [] })
  })

  test('the same place in the same words is no conflict', () => {
    const both = { ...base, priceFrom: '8000.00' }
    expect(mergeDocuments(base, both, structuredClone(both))).toEqual({ value: both, conflicts: [] })
  })

  test('one withdrew what the other changed: it is in question as a whole', () => {
    const theirs = { ...base, priceFrom: '8000.00' }
    expect(mergeDocuments(base, null, theirs).conflicts).toEqual([{ path: '', theirs, mine: null }])
  })
})

describe('lists', () => {
  const part = (en: string, worth: string) => ({ text: { en }, worth })
  const inside = [part('Hip', '10'), part('Hotel', '10'), part('Rides', '10')]

  test('an edit does not land on the line that another one moved into its place', () => {
    const [hip, hotel, rides] = inside
    const theirs = { inside: [hotel, hip, rides] }
    const mine = { inside: [{ ...part('Hip', '99') }, hotel, rides] }
    expect(mergeDocuments({ inside }, mine, theirs).conflicts.map(({ path }) => path)).toEqual(['inside'])
  })

  test('lines that stay where they are are places of their own', () => {
    const [hip, hotel, rides] = inside
    const theirs = { inside: [part('New hip', '10'), hotel, rides] }
    const mine = { inside: [{ ...hip, worth: '12' }, hotel, part('Car', '10')] }
    expect(mergeDocuments({ inside }, mine, theirs)).toEqual({
      value: { inside: [part('New hip', '12'), hotel, part('Car', '10')] },
      conflicts: [],
    })
  })

  test('days that two colleagues add to one practitioner both stand, and those that one took away are gone', () => {
    const day = (date: string) => ({ from: date, to: date, hours: [] })
    const base = { exceptions: [day('2026-12-01'), day('2026-12-09')] }
    const theirs = { exceptions: [day('2026-12-01'), day('2026-12-09'), day('2026-12-24')] }
    const mine = { exceptions: [day('2026-12-09'), day('2026-12-31')] }
    const { value, conflicts } = mergeDocuments(base, mine, theirs)
    expect(value).toEqual({ exceptions: [day('2026-12-09'), day('2026-12-31'), day('2026-12-24')] })
    expect(conflicts).toEqual([])
  })

  test('rooms that both put in another order are told', () => {
    const rooms = (...slugs: string[]) => ({ rooms: slugs.map((slug) => ({ slug })) })
    const { conflicts } = mergeDocuments(rooms('a', 'b', 'c'), rooms('b', 'a', 'c'), rooms('a', 'c', 'b'))
    expect(conflicts.map(({ path }) => path)).toEqual(['rooms'])
    expect(mergeDocuments(rooms('a', 'b', 'c'), rooms('b', 'a', 'c'), rooms('a', 'b', 'c', 'd')).value).toEqual(
      rooms('b', 'a', 'c', 'd'),
    )
  })
})
