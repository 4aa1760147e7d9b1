// Checks which words for one are told where a line is for several, and which are left alone.
import { expect, test } from 'vitest'
import type { OfferContent } from '#domain/quotes/offer.ts'
import type { Localized } from '#kernel/localized.ts'
import type { PriceUnit } from '#kernel/price-unit.ts'
import type { ShelfItem } from './offer-shelf.ts'
import { wordDifferences } from './word-differences.ts'

const item = (slug: string, name: Localized, unit: PriceUnit, includes: Localized[] = []): ShelfItem => ({
  kind: 'procedure',
  slug,
  name,
  within: null,
  price: null,
  unit,
  adds: { lines: [], includes, excludes: [] },
})

const oneVeneer = { en: 'One ceramic veneer, made and bonded', ar: 'قشرة خزفية واحدة، صنعًا ولصقًا' }
const known = {
  shelf: [
    item('cataract', { en: 'Cataract surgery', ar: 'عملية الماء الأبيض' }, 'eye'),
    item('veneers', { en: 'Veneers', ar: 'القشور' }, 'tooth', [oneVeneer]),
    item('implant', { en: 'Dental implant' }, 'tooth', [{ en: 'One implant with its crown' }]),
    item('jaw', { en: 'All-on-4' }, 'jaw'),
    item('hip', { en: 'Hip replacement' }, 'procedure'),
  ],
  packages: [],
  procedures: [],
  hotels: [],
  practitioners: [],
}

type Words = { includes?: Localized[]; excludes?: Localized[]; note?: Localized }

function differences(labels: Localized[], { includes = [], excludes = [], note }: Words) {
  const content: OfferContent = {
    currency: 'AED',
    lines: labels.map((label) => ({ label, amountMinor: 100, mayChangeIf: null })),
    includes,
    excludes,
    depositMinor: 0,
    documents: [],
    from: null,
    until: null,
    practitionerSlug: null,
    note: note ?? null,
  }
  return wordDifferences(content, known).map(({ path, about, said, meant }) => {
    const name = (value: Localized | number) => (typeof value === 'number' ? value : value['en'])
    return `${path}: ${about} ${name(said)}, ${meant.map(name).join('/')}`
  })
}

const eyes = [{ en: 'Cataract surgery: 2 eyes', ar: 'عملية الماء الأبيض: عينان' }]
const veneers = [{ en: 'Veneers: 8 teeth' }]

test.each<[string, Localized[], Words, string]>([
  [
    'one eye',
    eyes,
    { includes: [{ en: 'Removal of the cataract in one eye' }] },
    'includes.0.en: quantity 1 eye, 2 eyes',
  ],
  [
    'the second eye left out',
    eyes,
    { excludes: [{ en: 'Surgery on the second eye' }] },
    'excludes.0.en: quantity 1 eye, 2 eyes',
  ],
  [
    'one eye in Arabic',
    eyes,
    { includes: [{ ar: 'إزالة الماء الأبيض من عين واحدة' }] },
    'includes.0.ar: quantity 1 eye, 2 eyes',
  ],
  [
    'the second eye left out in Arabic',
    eyes,
    { excludes: [{ ar: 'عملية العين الثانية' }] },
    'excludes.0.ar: quantity 1 eye, 2 eyes',
  ],
  ['one eye in the note', eyes, { note: { en: 'We operate on a single eye.' } }, 'note.en: quantity 1 eye, 2 eyes'],
  [
    'a price for one tooth',
    veneers,
    { includes: [{ en: 'The price is for one tooth' }] },
    'includes.0.en: quantity 1 tooth, 8 teeth',
  ],
  [
    'a price for one tooth in Arabic',
    veneers,
    { includes: [{ ar: 'السعر لسن واحدة' }] },
    'includes.0.ar: quantity 1 tooth, 8 teeth',
  ],
  [
    'a price for one',
    veneers,
    { includes: [{ en: 'The price is for one.' }] },
    'includes.0.en: quantity 1 tooth, 8 teeth',
  ],
  [
    'one veneer, said in both languages, once',
    veneers,
    { includes: [oneVeneer] },
    'includes.0.en: quantity 1 tooth, 8 teeth',
  ],
  [
    'one veneer beside a line for one implant',
    [...veneers, { en: 'Dental implant' }],
    { includes: [oneVeneer] },
    'includes.0.en: quantity 1 tooth, 8 teeth',
  ],
  [
    'the other jaw left out',
    [{ en: 'All-on-4 × 2' }],
    { excludes: [{ en: 'The other jaw' }] },
    'excludes.0.en: quantity 1 jaw, 2 jaws',
  ],
])('%s is told where a line is for several', (_, lines, words, told) => {
  expect(differences(lines, words)).toEqual([told])
})

test.each<[string, Localized[], Words]>([
  [
    'one eye where the line is for one',
    [{ en: 'Cataract surgery' }],
    { includes: [{ en: 'Removal in one eye' }], excludes: [{ en: 'Surgery on the second eye' }] },
  ],
  ['both eyes', eyes, { includes: [{ en: 'Both eyes', ar: 'العينان' }] }],
  ['the second eye as a part of it', eyes, { includes: [{ en: 'Surgery on the second eye' }] }],
  ['one eye at a time', eyes, { includes: [{ en: 'One eye at a time', ar: 'عين واحدة في كل مرة' }] }],
  ['one of something else', eyes, { includes: [{ en: 'One check on day 1, for one person' }] }],
  [
    'one implant beside eight veneers',
    [...veneers, { en: 'Dental implant' }],
    { includes: [{ en: 'One implant with its crown' }] },
  ],
  ['one tooth where nothing is counted', [{ en: 'Hip replacement × 2' }], { includes: [{ en: 'One tooth' }] }],
])('%s is left alone', (_, lines, words) => {
  expect(differences(lines, words)).toEqual([])
})
