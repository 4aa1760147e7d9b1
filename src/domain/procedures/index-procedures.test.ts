// Checks what people find when they type a name half, wrongly, or as their keyboard writes it.
import { expect, test } from 'vitest'
import { newId } from '#kernel/id.ts'
import { sampleProcedures } from '#tests/support/sample-catalogue.ts'
import { indexProcedures } from './index-procedures.ts'

const rows = sampleProcedures
  .filter(({ withdrawnAt }) => withdrawnAt === null)
  .map((row) => ({ ...row, id: newId(), providerId: newId() }))
const index = indexProcedures(rows)

test.for([
  ['hip', 'hip-replacement'],
  ['Hip Replacement', 'hip-replacement'],
  ['replacement hip', 'hip-replacement'],
  ['HIP', 'hip-replacement'],
  ['catar', 'cataract-surgery'],
  ['knee arth', 'knee-arthroscopy'],
  ['dentistry', 'dental-implant'],
  ['titanium', 'dental-implant'],
  ['thin camera', 'knee-arthroscopy'],
  ['زراعة الأسنان', 'dental-implant'],
  ['زراعه الاسنان', 'dental-implant'],
  ['زِراعَة الأسْنان', 'dental-implant'],
  ['زراعـــة', 'dental-implant'],
  ['استبدال مفصل', 'hip-replacement'],
  ['إستبدال', 'hip-replacement'],
  ['تنظير الركبه', 'knee-arthroscopy'],
  ['الرك', 'knee-arthroscopy'],
  ['ركبة', 'knee-arthroscopy'],
  ['ورك', 'hip-replacement'],
] as const)('«%s» finds %s first, as typed', ([words, slug]) => {
  const { slugs, forgiven } = index.find(words)
  expect(slugs[0]).toBe(slug)
  expect(forgiven).toBe(false)
})

test.for([
  ['catarct', 'cataract-surgery'],
  ['cattaract', 'cataract-surgery'],
  ['hip replacment', 'hip-replacement'],
  ['knee artroscopy', 'knee-arthroscopy'],
  ['dentil implnt', 'dental-implant'],
  ['orthopedics', 'hip-replacement'],
  ['زراغة الأسنان', 'dental-implant'],
  ['استبدل مفصل', 'hip-replacement'],
  ['تنضير الركبة', 'knee-arthroscopy'],
] as const)('«%s» is forgiven and finds %s', ([words, slug]) => {
  const { slugs, forgiven } = index.find(words)
  expect(slugs).toContain(slug)
  expect(forgiven).toBe(true)
})

test('a misspelt word of the running text is found where no name is near', () => {
  expect(index.find('titaniun')).toEqual({ slugs: ['dental-implant'], forgiven: true })
})

test('variants of ya at the end of a word are one letter', () => {
  const [row] = rows
  if (!row) throw new Error('no rows')
  const named = indexProcedures([{ ...row, slug: 'hospital', name: { ar: 'مستشفى' } }])
  expect(named.find('مستشفي')).toEqual({ slugs: ['hospital'], forgiven: false })
})

test('accents make no difference', () => {
  const [row] = rows
  if (!row) throw new Error('no rows')
  const named = indexProcedures([{ ...row, slug: 'hip', name: { fr: 'Prothèse de hanche' } }])
  expect(named.find('prothese')).toEqual({ slugs: ['hip'], forgiven: false })
})

test('a name counts more than a category, and running text is asked only where neither answers', () => {
  const [row] = rows
  if (!row) throw new Error('no rows')
  const plain = { ...row, name: { en: 'Something' }, category: { en: 'Else' }, summary: { en: 'Words' } }
  const ranked = indexProcedures([
    {
      ...plain,
      slug: 'text',
      text: { en: { ...row.text.en, whatItIs: [{ kind: 'paragraph', text: ['Laser on the stroma'] }] } },
    } as typeof row,
    { ...plain, slug: 'summary', summary: { en: 'Laser' } },
    { ...plain, slug: 'category', category: { en: 'Laser' } },
    { ...plain, slug: 'name', name: { en: 'Laser' } },
  ])
  expect(ranked.find('laser').slugs).toEqual(['name', 'category', 'summary'])
  expect(ranked.find('stroma').slugs).toEqual(['text'])
})

test('every word has to match, and what is nowhere near finds nothing', () => {
  expect(index.find('eye surgery').slugs).toEqual(['cataract-surgery'])
  expect(index.find('hip cataract').slugs).toEqual([])
  expect(index.find('xylophone').slugs).toEqual([])
  expect(index.find('   ').slugs).toEqual([])
  expect(index.find('*').slugs).toEqual([])
})

test.for([
  ['ivf', null],
  ['IVF', null],
  ['أطفال الأنابيب', null],
  // Nothing of this catalogue is near to it, though the table of the body has lines beside it.
  ['hysterectomy', null],
  ['veneers', 'dental-implant'],
  ['قشور الأسنان', 'dental-implant'],
  ['lasik', 'cataract-surgery'],
] as const)('«%s» is not offered, and nothing is found that is only spelt alike: nearest is %s', ([words, nearest]) => {
  expect(index.find(words)).toEqual({ slugs: [], forgiven: false, notOffered: { nearest } })
})

test('a long word with a slip behind its first letter is forgiven', () => {
  expect(index.find('catraact')).toEqual({ slugs: ['cataract-surgery'], forgiven: true })
})

test.for(['hop', 'ivg', 'eue', 'ركن'])('«%s» has too few letters to be a slip', (words) => {
  expect(index.find(words).slugs).toEqual([])
})

test.for(['lip', 'kidney', 'bip replacement', 'vataract'])('«%s» begins otherwise, and is no slip', (words) => {
  expect(index.find(words).slugs).toEqual([])
})

test('words that find nothing are told as not offered, with nothing near to them', () => {
  expect(index.find('xylophone')).toEqual({ slugs: [], forgiven: false, notOffered: { nearest: null } })
  expect(index.find('IVF treatment').notOffered).toEqual({ nearest: null })
  expect(index.find('hip').notOffered).toBeUndefined()
})

test.for(['teeth whitning', 'teeth whitenning', 'veneeers'])(
  '«%s» is a slip in what people call a treatment, and has its nearest',
  (words) => {
    expect(index.find(words)).toEqual({ slugs: [], forgiven: false, notOffered: { nearest: 'dental-implant' } })
  },
)

test.for(['surgery', 'Operation', 'عملية', 'العملية', 'عمليات جراحية'])('«%s» is said of every procedure', (words) => {
  expect(index.find(words)).toEqual({ slugs: rows.map(({ slug }) => slug), forgiven: false })
})

test.for([
  ['hip operation', 'hip-replacement'],
  ['عملية ورك', 'hip-replacement'],
] as const)('«%s» finds %s: a word for every procedure narrows nothing', ([words, slug]) => {
  expect(index.find(words)).toEqual({ slugs: [slug], forgiven: false })
})

const named = (slug: string, words: { name: string; category: string; summary?: string }) => {
  const [row] = rows
  if (!row) throw new Error('no rows')
  const { name, category, summary = 'Words' } = words
  return { ...row, slug, name: { en: name }, category: { en: category }, summary: { en: summary } }
}

test('a name comes before what people mean, and both before the other procedures of a category', () => {
  const face = indexProcedures([
    named('facelift', { name: 'Facelift', category: 'Face and nose' }),
    named('rhinoplasty', { name: 'Rhinoplasty', category: 'Face and nose' }),
    named('septum', { name: 'Nose breathing repair', category: 'Ear' }),
    named('summary', { name: 'Sinus', category: 'Ear', summary: 'Opens the nose' }),
  ])
  expect(face.find('nose').slugs).toEqual(['septum', 'rhinoplasty', 'facelift', 'summary'])
})

test('a boob job may be any of the breast', () => {
  const body = indexProcedures([named('breast-reduction', { name: 'Breast reduction', category: 'Body' })])
  expect(body.find('boob job')).toEqual({ slugs: ['breast-reduction'], forgiven: false })
})

test('a provider without procedures has an index that finds nothing', () => {
  expect(indexProcedures([]).find('hip').slugs).toEqual([])
})
