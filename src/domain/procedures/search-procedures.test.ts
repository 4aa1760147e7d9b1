// Checks how the list is narrowed and sorted, and which round amounts split it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#kernel/id.ts'
import type { Money } from '#kernel/money.ts'
import { sampleProcedures } from '#tests/support/sample-catalogue.ts'
import { sampleConverter } from '#tests/support/sample-rates.ts'
import { indexProcedures } from './index-procedures.ts'
import { type ProcedureSearch, roundSteps, searchProcedures } from './search-procedures.ts'

const [hip, eye, tooth, knee] = ['hip-replacement', 'cataract-surgery', 'dental-implant', 'knee-arthroscopy'] as const
const rows = sampleProcedures
  .filter(({ withdrawnAt }) => withdrawnAt === null)
  .map((row) => ({ ...row, id: newId(), providerId: newId() }))
const index = indexProcedures(rows)

const searchIn = (language: string, search: ProcedureSearch) =>
  searchProcedures(rows, index, search, { language, currency: 'AED', convert: sampleConverter.convert })
const search = (of: ProcedureSearch) => searchIn('en', of).found.map(({ slug }) => slug)
const euros = (major: number) => ({ amountMinor: major * 100, currency: 'EUR' })

test('without a search all are found, in the provider’s own order', () => {
  expect(searchIn('en', {})).toEqual({ found: rows, forgiven: false, notOffered: null })
  expect(search({ words: '' })).toEqual([hip, eye, tooth, knee])
})

test('a category keeps its own, in the provider’s order, an unknown one nothing', () => {
  expect(search({ category: 'orthopaedics' })).toEqual([hip, knee])
  expect(search({ category: 'nails' })).toEqual([])
})

test.for([
  [{ maxPrice: euros(8_999) }, [eye, tooth, knee]],
  [{ maxPrice: euros(9_000) }, [hip, eye, tooth, knee]],
  // The tooth is 350.500 dinars, 1,051.50 euros.
  [{ maxPrice: euros(1_051) }, []],
  [{ maxPrice: euros(1_052) }, [tooth]],
  [{ maxPrice: { amountMinor: 350_500, currency: 'KWD' } }, [tooth]],
  [{ maxStayDays: 3 }, []],
  [{ maxStayDays: 4 }, [eye]],
  [{ maxStayDays: 5 }, [eye, knee]],
  [{ maxFlyDays: 2 }, []],
  [{ maxFlyDays: 7 }, [tooth, knee]],
] as const)('%o finds %o', ([of, slugs]) => {
  expect(search(of)).toEqual(slugs)
})

test('a procedure without a flying figure passes no flying filter', () => {
  expect(search({ maxFlyDays: 400 })).toEqual([hip, tooth, knee])
})

test('the day of the surgeon’s release counts where there is one, also where guidance knows no day', () => {
  expect(search({ maxFlyDays: 13 })).toEqual([tooth, knee])
  expect(search({ maxFlyDays: 14 })).toEqual([hip, tooth, knee])
  const changed = rows.map((row) =>
    row.slug === eye ? { ...row, flyFromDay: null, releaseFromDay: 10 } : { ...row, releaseFromDay: null },
  )
  const find = (maxFlyDays: number) =>
    searchProcedures(
      changed,
      index,
      { maxFlyDays },
      { language: 'en', currency: 'AED', convert: sampleConverter.convert },
    ).found.map(({ slug }) => slug)
  expect(find(9)).toEqual([tooth, knee])
  expect(find(10)).toEqual([eye, tooth, knee])
  expect(find(41)).toEqual([eye, tooth, knee])
})

test('filters hold together', () => {
  expect(search({ category: 'orthopaedics', maxStayDays: 5 })).toEqual([knee])
  expect(search({ words: 'surgery', maxPrice: euros(1_000) })).toEqual([])
})

test.for([
  ['relevance', [hip, eye, tooth, knee]],
  ['name', [eye, tooth, hip, knee]],
  ['price', [tooth, eye, knee, hip]],
  ['stay', [eye, knee, tooth, hip]],
  ['recovery', [tooth, knee, hip, eye]],
] as const)('sorted by %s', ([sort, slugs]) => {
  expect(search({ sort })).toEqual(slugs)
})

test('what has no rate passes no limit in another currency, and is the dearest', () => {
  const [first, ...others] = rows
  if (!first) throw new Error('rows')
  const some = [{ ...first, currency: 'BGN' }, ...others]
  const convert = (money: Money, currency: string) =>
    money.currency === 'BGN' && currency !== 'BGN' ? undefined : sampleConverter.convert(money, currency)
  const find = (of: ProcedureSearch) =>
    searchProcedures(some, index, of, { language: 'en', currency: 'AED', convert }).found.map(({ slug }) => slug)
  expect(find({ maxPrice: euros(1_000_000) })).toEqual([eye, tooth, knee])
  expect(find({ sort: 'price' })).toEqual([tooth, eye, knee, hip])
})

test('names are sorted as the language of the page sorts them', () => {
  expect(searchIn('ar', { sort: 'name' }).found.map(({ slug }) => slug)).toEqual([hip, knee, eye, tooth])
})

test('procedures alike keep the provider’s order, also those without a flying figure', () => {
  const alike = rows.map((row) => ({ ...row, stayDays: 1, flyFromDay: null }))
  const context = { language: 'en', currency: 'AED', convert: sampleConverter.convert }
  for (const sort of ['stay', 'recovery'] as const) {
    expect(searchProcedures(alike, index, { sort }, context).found).toEqual(alike)
  }
})

test('words put the best match first, and a sort order goes before that', () => {
  expect(search({ words: 'joint' })[0]).toBe(hip)
  expect(search({ words: 'orthopaedics', sort: 'price' })).toEqual([knee, hip])
})

test('near spellings are told of only when they found something', () => {
  expect(searchIn('en', { words: 'catarct' })).toMatchObject({ found: [{ slug: eye }], forgiven: true })
  expect(searchIn('en', { words: 'catarct', maxStayDays: 1 })).toEqual({ found: [], forgiven: false, notOffered: null })
  expect(searchIn('en', { words: 'cataract' }).forgiven).toBe(false)
  expect(searchIn('en', { words: 'xylophone' })).toEqual({ found: [], forgiven: false, notOffered: { nearest: null } })
})

test('a treatment that is not offered is told with what is nearest to it', () => {
  expect(searchIn('en', { words: 'veneers' })).toMatchObject({ found: [], notOffered: { nearest: { slug: tooth } } })
  expect(searchIn('ar', { words: 'أطفال الأنابيب' })).toEqual({
    found: [],
    forgiven: false,
    notOffered: { nearest: null },
  })
})

test('a row that the index knows and the list does not is left out', () => {
  const context = { language: 'en', currency: 'AED', convert: sampleConverter.convert }
  expect(searchProcedures(rows.slice(1), index, { words: 'hip' }, context).found).toEqual([])
})

test('searching leaves the list as it was', () => {
  const before = [...rows]
  search({ sort: 'price', words: 'knee' })
  expect(rows).toEqual(before)
})

test('steps are round amounts inside the spread, the largest ones when there are many', () => {
  expect(roundSteps([1_051.5, 1_500, 4_000, 9_000], 6)).toEqual([2_000, 5_000])
  expect(roundSteps([3, 90_000], 6)).toEqual([1_000, 2_000, 5_000, 10_000, 20_000, 50_000])
  expect(roundSteps([100, 100], 6)).toEqual([])
  expect(roundSteps([2_000, 5_000], 6)).toEqual([])
  expect(roundSteps([], 6)).toEqual([])
})

test('whatever the amounts, steps are few, round, rising and truly split them', () => {
  const amount = fc.double({ min: 0, max: 5e8, noNaN: true })
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1 }), fc.integer({ min: 0, max: 8 }), (amounts, count) => {
      const steps = roundSteps(amounts, count)
      expect(steps.length).toBeLessThanOrEqual(count)
      expect(steps).toEqual([...new Set(steps)].toSorted((one, other) => one - other))
      for (const step of steps) {
        expect(String(step)).toMatch(/^[125]0*$/)
        expect(amounts.some((one) => one < step) && amounts.some((one) => one > step)).toBe(true)
      }
    }),
  )
})
