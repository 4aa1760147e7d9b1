// Checks which words of an offer are told to differ from its lines, its days and the practitioner chosen, and which are left alone.
import { expect, test } from 'vitest'
import type { OfferContent } from '#domain/quotes/offer.ts'
import type { Localized } from '#kernel/localized.ts'
import { namedHotels, namedPeople } from './find-names.ts'
import type { ShelfItem } from './offer-shelf.ts'
import { wordDifferences } from './word-differences.ts'

const item = (kind: ShelfItem['kind'], slug: string, name: Localized, includes: Localized[]): ShelfItem => ({
  kind,
  slug,
  name,
  within: null,
  price: null,
  unit: 'procedure',
  adds: { lines: [], includes, excludes: [] },
})

const known = {
  shelf: [
    item('package', 'nose', { en: 'Nose with stay', ar: 'تجميل الأنف مع الإقامة' }, [
      { en: 'Rhinoplasty by Dr Claire Sample', ar: 'تجميل الأنف على يد د. كلير نموذج' },
      { en: 'A single room at Sample General Hospital, 2 nights' },
      { en: '11 nights: Sample Bay Hotel, five stars', ar: '11 ليلة: فندق الخليج (اسم متخيَّل)، 5 نجوم' },
    ]),
    item('procedure', 'hip', { en: 'Hip replacement' }, []),
  ],
  packages: [{ slug: 'nose', nights: 11 }],
  procedures: [{ slug: 'hip', hospitalNights: 3 }],
  hotels: namedHotels([
    { slug: 'bay', name: { en: 'Sample Bay Hotel', ar: 'فندق الخليج (اسم متخيَّل)' } },
    { slug: 'bay-suites', name: { en: 'Sample Bay Hotel Suites', ar: 'أجنحة الخليج' } },
    { slug: 'creek', name: { en: 'Sample Creek Hotel', ar: 'فندق الخور (اسم متخيَّل)' } },
  ]),
  practitioners: namedPeople([
    { slug: 'claire', name: { en: 'Dr Claire Sample', ar: 'د. كلير نموذج' } },
    { slug: 'omar', name: { en: 'Dr Omar Muster', ar: 'د. عمر موستر' } },
    { slug: 'leila', name: { en: 'Prof. Leila Sample', ar: 'أ.د. ليلى نموذج' } },
  ]),
}

type Wish = { lines?: Localized[]; includes?: Localized[]; note?: string | Localized; days?: number; by?: string }

function differences({ lines = [{ en: 'Surgeon' }], includes = [], note, days, by }: Wish) {
  const content: OfferContent = {
    currency: 'AED',
    lines: lines.map((label) => ({ label, amountMinor: 100, mayChangeIf: null })),
    includes,
    excludes: [{ en: '40 nights at Sample Creek Hotel' }],
    depositMinor: 0,
    documents: [],
    from: days ? '2027-01-01' : null,
    until: days ? `2027-01-${String(1 + days).padStart(2, '0')}` : null,
    practitionerSlug: by ?? null,
    note: typeof note === 'string' ? { en: note } : (note ?? null),
  }
  return wordDifferences(content, known).map(({ path, about, from, said, meant }) => {
    const name = (value: Localized | number) => (typeof value === 'number' ? value : value['en'])
    return `${path}: ${about} ${name(said)}, ${from} ${meant.map(name).join('/')}`
  })
}

const hotel5: Localized[] = [
  { en: 'Hip replacement' },
  { en: 'Sample Creek Hotel, 5 nights', ar: 'فندق الخور، 5 ليالٍ' },
]
const nose: Localized[] = [{ en: 'Nose with stay' }]

test.each<[string, Wish, string]>([
  [
    'other nights included',
    { lines: hotel5, includes: [{ en: '7 nights with breakfast' }] },
    'includes.0.en: nights 7, lines 5',
  ],
  ['other nights in the note', { lines: hotel5, note: 'Enjoy your 7-night stay.' }, 'note.en: nights 7, lines 5'],
  [
    'other nights in Arabic digits',
    { lines: hotel5, note: { ar: 'إقامتك ٧ ليالٍ مع الإفطار' } },
    'note.ar: nights 7, lines 5',
  ],
  ['two nights in one Arabic word', { lines: hotel5, note: { ar: 'لكم ليلتان.' } }, 'note.ar: nights 2, lines 5'],
  [
    'a line that says another number in Arabic',
    { lines: [{ en: 'Hotel, 5 nights', ar: 'فندق، ٧ ليالٍ' }] },
    'lines.0.label.ar: nights 7, lines 5',
  ],
  ['fewer than a package has', { lines: nose, note: '9 nights near us' }, 'note.en: nights 9, lines 11'],
  ['other nights in hospital', { lines: hotel5, note: '4 nights in our hospital' }, 'note.en: nights 4, lines 3'],
  ['a range without the lines’ number', { lines: hotel5, note: '9 to 12 nights' }, 'note.en: nights 12, lines 5'],
  ['more nights than days', { note: 'You stay 8 nights.', days: 6 }, 'note.en: nights 8, days 6'],
  ['a line for more nights than days', { lines: hotel5, days: 4 }, 'lines.1.label.en: nights 5, days 4'],
  [
    'another hotel than a line',
    { lines: hotel5, note: 'You stay at the Sample Bay Hotel.' },
    'note.en: hotel Sample Bay Hotel, lines Sample Creek Hotel',
  ],
  [
    'another hotel than the package, in Arabic, after a preposition',
    { lines: nose, note: { ar: 'تقيم بفندق الخور.' } },
    'note.ar: hotel Sample Creek Hotel, lines Sample Bay Hotel',
  ],
  [
    'a hotel whose name begins like that of the lines',
    { lines: nose, includes: [{ en: 'A room at Sample Bay Hotel Suites' }] },
    'includes.0.en: hotel Sample Bay Hotel Suites, lines Sample Bay Hotel',
  ],
  [
    'another practitioner than the one chosen',
    { by: 'omar', note: 'Dr. Claire will see you on the first day.' },
    'note.en: practitioner Dr Claire Sample, chosen Dr Omar Muster',
  ],
  [
    'another practitioner in Arabic',
    { by: 'omar', note: { ar: 'تُجريها الدكتورة كلير.' } },
    'note.ar: practitioner Dr Claire Sample, chosen Dr Omar Muster',
  ],
  [
    'a line with another practitioner than the one chosen',
    { by: 'omar', lines: [{ en: 'Operation by Prof Leila Sample' }] },
    'lines.0.label.en: practitioner Prof. Leila Sample, chosen Dr Omar Muster',
  ],
  [
    'another practitioner than the lines name, where nobody is chosen',
    { lines: nose, note: 'Omar Muster operates.' },
    'note.en: practitioner Dr Omar Muster, lines Dr Claire Sample',
  ],
])('%s is told, with both sides', (_, wish, told) => {
  expect(differences(wish)).toEqual([told])
})

test.each<[string, Wish]>([
  ['the same nights', { lines: hotel5, includes: [{ en: '5 nights with breakfast', ar: '٥ ليالٍ' }] }],
  ['nights in hospital as the procedure has them', { lines: hotel5, note: '3 nights in hospital, then 5 in a hotel' }],
  ['hospital and hotel together', { lines: hotel5, note: '8 nights in Dubai' }],
  ['hospital nights beside lines without any', { lines: [{ en: 'Hotel, 5 nights' }], note: '2 nights in the clinic' }],
  ['as many nights as the journey has', { lines: hotel5, days: 9, note: 'You are with us for 9 nights.' }],
  ['nights on top', { lines: hotel5, note: 'Add up to 3 nights, or 2 more nights; another 4 nights cost AED 900.' }],
  ['nights on top in Arabic', { lines: hotel5, note: { ar: 'يمكن حجز 3 ليالٍ إضافية' } }],
  ['a part of the nights', { lines: hotel5, note: 'A nurse comes on the first 2 nights.' }],
  ['a range around the lines’ number', { lines: hotel5, note: '4-6 nights' }],
  ['nights where no line has any and no days are set', { note: 'Plan 7 nights.' }],
  ['figures that are no nights', { lines: hotel5, note: 'Day 7. Nights are quiet; call 04 000 7 nightly.' }],
  ['everything that the package says itself', { lines: nose, includes: known.shelf[0]?.adds.includes ?? [] }],
  ['the hotel of the package', { lines: nose, note: 'The Sample Bay is by the sea.' }],
  ['a hotel where the lines name none', { note: 'We like the Sample Creek Hotel.' }],
  ['colleagues beside the one chosen', { by: 'omar', note: 'Dr Omar Muster operates with Dr Claire Sample.' }],
  ['a name that two people have', { by: 'omar', note: 'Dr Sample sends regards.' }],
  ['a word that begins like a name', { by: 'omar', note: 'Claire Sampler, our cook' }],
  ['a practitioner where nobody is chosen', { note: 'Dr Claire Sample operates.' }],
])('%s is left alone', (_, wish) => {
  expect(differences(wish)).toEqual([])
})

test('what both languages say alike is told once', () => {
  const both = [{ en: '7 nights', ar: '7 ليالٍ' }]
  expect(differences({ lines: hotel5, includes: both })).toEqual(['includes.0.en: nights 7, lines 5'])
})
