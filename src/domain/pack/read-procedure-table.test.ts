// The table of procedures and its translations.
import { expect, test } from 'vitest'
import { readFaults, SamplePack } from './sample-pack.test-support.ts'

const file = 'procedures.csv'
const knee =
  'knee-replacement,Knee replacement,Joints,A new knee.,39000,46000,AED,side,110,spinal,3,14,,,,,Dr One,2026-10-01'
const guide = 'https://www.caa.co.uk/fit-to-fly'
const row = (cells: string) => knee.replace('39000,46000,AED,side,110,spinal,3,14,,,,,Dr One,2026-10-01', cells)

/** What is wrong, the row planted for the knee (▶ where it must be told), and what the message must hold. */
const cases: [string, string, string][] = [
  [
    'a thousands separator',
    row('▶"39,000",46000,AED,side,110,spinal,3,14,,,,,Dr One,2026-10-01'),
    'price_from is "39,000"',
  ],
  [
    'a negative price',
    row('▶-1,46000,AED,side,110,spinal,3,14,,,,,Dr One,2026-10-01'),
    'price_from is "-1"; must be an amount',
  ],
  [
    'too many decimals',
    row('39000.505,▶46000.005,AED,side,110,spinal,3,14,,,,,Dr One,2026-10-01').replace('39000.505', '1'),
    'price_to is "46000.005"; must be an amount of AED, which has 2 decimals',
  ],
  [
    'decimals where there are none',
    row('▶39000.5,46000,JPY,side,110,spinal,3,14,,,,,Dr One,2026-10-01'),
    'which has no decimals',
  ],
  [
    'a price that could be two',
    row('▶49.500,56000,AED,side,110,spinal,3,14,,,,,Dr One,2026-10-01'),
    'price_from is "49.500"; must be written 49500 or 49.50, for it could be either',
  ],
  [
    'a price that falls',
    row('39000,▶38000,AED,side,110,spinal,3,14,,,,,Dr One,2026-10-01'),
    'price_to is "38000"; must not be below price_from',
  ],
  [
    'a currency that is none',
    row('39000,46000,▶DHS,side,110,spinal,3,14,,,,,Dr One,2026-10-01'),
    'currency is "DHS"; must be an ISO 4217',
  ],
  [
    'a unit that is not on the list',
    row('39000,46000,AED,▶teeth,110,spinal,3,14,,,,,Dr One,2026-10-01'),
    'unit is "teeth"; must be one of procedure, tooth, jaw, eye, side, session',
  ],
  [
    'no unit',
    row('39000,46000,AED,▶,110,spinal,3,14,,,,,Dr One,2026-10-01'),
    'unit is missing; must be one of procedure, tooth',
  ],
  [
    'minutes that are no number',
    row('39000,46000,AED,side,▶2h,spinal,3,14,,,,,Dr One,2026-10-01'),
    'duration_min is "2h"; must be a whole number',
  ],
  [
    'an empty cell',
    row('39000,46000,AED,side,110,▶,3,14,,,,,Dr One,2026-10-01'),
    'anaesthesia is missing; must be a text',
  ],
  [
    'nights beyond 400',
    row('39000,46000,AED,side,110,spinal,▶401,14,,,,,Dr One,2026-10-01'),
    'hospital_nights is "401"; must be a whole number from 0 to 400',
  ],
  [
    'days that are no whole number',
    row('39000,46000,AED,side,110,spinal,3,▶1.5,,,,,Dr One,2026-10-01'),
    'stay_days is "1.5"',
  ],
  [
    'a day to fly without a source',
    row(`39000,46000,AED,side,110,spinal,3,14,10,,▶,${guide},Dr One,2026-10-01`),
    'a day to fly needs its fly_source',
  ],
  [
    'a release without the link to its source',
    row('39000,46000,AED,side,110,spinal,3,14,,10,Guide,▶,Dr One,2026-10-01'),
    'a day to fly needs its fly_source_url',
  ],
  [
    'a source without a day to fly',
    row('39000,46000,AED,side,110,spinal,3,14,,,▶Guide,,Dr One,2026-10-01'),
    'fly_source stands without a day to fly',
  ],
  [
    'a blog as the source',
    row('39000,46000,AED,side,110,spinal,3,14,10,,Blog,▶https://biologyinsights.com/fly,Dr One,2026-10-01'),
    'fly_source_url is "https://biologyinsights.com/fly"; must be an https:// address of a publisher that may be cited',
  ],
  [
    'a single clinic as the source',
    row('39000,46000,AED,side,110,spinal,3,14,10,,Clinic,▶https://collingwoodsurgery.nhs.uk/fly,Dr One,2026-10-01'),
    'of a publisher that may be cited',
  ],
  [
    'a release after the day on which anyone may fly',
    row(`39000,46000,AED,side,110,spinal,3,14,10,▶11,Guide,${guide},Dr One,2026-10-01`),
    'release_from_day is 11; must not be after fly_from_day, which is 10',
  ],
  [
    'a stay that ends before the release',
    row(`39000,46000,AED,side,110,spinal,3,▶14,42,15,Guide,${guide},Dr One,2026-10-01`),
    'stay_days is 14; must not be less than release_from_day, which is 15',
  ],
  [
    'a stay that ends before the day to fly, where no release is planned',
    row(`39000,46000,AED,side,110,spinal,3,▶14,42,,Guide,${guide},Dr One,2026-10-01`),
    'stay_days is 14; must not be less than fly_from_day, which is 42',
  ],
  ['no reviewer', row('39000,46000,AED,side,110,spinal,3,14,,,,,▶,2026-10-01'), 'reviewed_by is missing'],
  ['no day of review', row('39000,46000,AED,side,110,spinal,3,14,,,,,Dr One,▶'), 'reviewed_on is missing'],
  [
    'a day that no calendar has',
    row('39000,46000,AED,side,110,spinal,3,14,,,,,Dr One,▶2026-02-30'),
    'reviewed_on is "2026-02-30"; must be a date of the calendar',
  ],
  [
    'a cell too many',
    row('39000,46000,AED,side,110,spinal,3,14,,,,,Dr One,2026-10-01,▶more'),
    'the row has 19 cells, the header 18',
  ],
  ['a cell too few', row('39000,46000,AED,side,110,spinal,3,14,,,,,Dr One▶'), 'the row has 17 cells, the header 18'],
  [
    'a quote left open',
    row('39000,46000,AED,side,110,▶"spinal,3,14,,,,,Dr One,2026-10-01'),
    'this quote is never closed',
  ],
  ['a category without a letter', knee.replace('Joints', '▶--'), 'category is "--"; must be a name with letters'],
  ['a slug twice', `${knee}\n▶${knee}`, 'slug "knee-replacement" stands twice'],
  ['a bad slug', `${knee}\n▶${knee.replace('knee-replacement', 'Knee_2')}`, 'slug is "Knee_2"; must be small letters'],
  [
    'a procedure without a page',
    `${knee}\n▶${knee.replace('knee-replacement', 'knee-2')}`,
    '"knee-2" has no page; must be in procedures/knee-2.md',
  ],
]

test('a procedure may have a release without a day on which anyone may fly', async () => {
  const planted = row(`39000,46000,AED,side,110,spinal,3,14,,10,Guide,${guide},Dr One,2026-10-01`)
  const { faults, pack } = await new SamplePack().change(file, knee, planted).read()
  expect(faults).toEqual([])
  expect(pack?.procedures[1]).toMatchObject({ flyFromDay: null, releaseFromDay: 10, flySourceUrl: guide })
})

test.each(cases)('%s is refused in its cell', async (_, planted, message) => {
  const { told, marked, messages } = await readFaults(new SamplePack().change(file, knee, planted))
  expect(messages).toEqual([expect.stringContaining(message)])
  expect(told).toEqual(marked)
})

test('three faults in a row are three, and the row after it is read', async () => {
  const planted = row('▶x,46000,▶QQQ,side,110,spinal,▶-3,14,,,,,Dr One,2026-10-01')
  const pack = new SamplePack().change(
    file,
    knee,
    `${planted}\n${row('1,2,AED,side,▶,spinal,3,14,,,,,Dr One,2026-10-01')}`,
  )
  const { told, marked, messages } = await readFaults(pack)
  expect(told.filter((place) => marked.includes(place))).toEqual(marked)
  expect(messages.filter((message) => !message.includes('stands twice'))).toHaveLength(4)
})

test('columns may stand in any order; unknown, missing and repeated ones are refused', async () => {
  const pack = new SamplePack().set(
    'procedures.ar.csv',
    '▶summary,slug,▶colour,▶summary,name\nج,hip-replacement,x,y,أ\nج,knee-replacement,x,y,أ\n',
  )
  const { told, marked, messages } = await readFaults(pack)
  expect(told).toEqual(marked)
  expect(messages).toEqual(['column category is missing', 'unknown column "colour"', 'column summary stands twice'])
})

test('a misspelt column is one fault, and its cells are still checked', async () => {
  const pack = new SamplePack().change(file, 'price_from,', '▶price_form,').change(file, ',39000,', ',▶x,')
  const { told, marked, messages } = await readFaults(pack)
  expect(told).toEqual(marked)
  expect(messages[0]).toBe('unknown column "price_form"; did you mean "price_from"?')
})

test('a byte order mark, CRLF, spaces around cells and rows of commas alone do no harm', async () => {
  const pack = new SamplePack()
  const text = `\uFEFF${pack.text(file)},,,,,,,,,,,,,,,,,\n`.replaceAll('\n', '\r\n').replaceAll(',AED,', ', aed ,')
  const { faults, pack: read } = await pack.set(file, text).read()
  expect(faults).toEqual([])
  expect(read?.procedures.map((procedure) => procedure.currency)).toEqual(['AED', 'AED'])
})

test('semicolons instead of commas are one fault', async () => {
  const pack = new SamplePack()
  const { messages } = await readFaults(pack.set(file, pack.text(file).replaceAll(',', ';')))
  expect(messages).toEqual(['cells must be separated by commas'])
})

test('an empty file is one fault that says what the header is', async () => {
  const { told, messages } = await readFaults(new SamplePack().set(file, ''))
  expect(told).toEqual(['procedures.csv:1:1'])
  expect(messages[0]).toContain('slug,name,category,summary,price_from')
})

test('translations are refused for procedures there are none of, twice, or in languages of no use', async () => {
  const pack = new SamplePack()
    .change(
      'procedures.ar.csv',
      'knee-replacement,',
      '▶kne-replacement,أ,ب,ج\n▶hip-replacement,أ,ب,ج\nknee-replacement,',
    )
    .set('procedures.AR.csv', '▶slug,name,category,summary\n')
    .set('procedures.en.csv', '▶slug,name,category,summary\n')
    .set('procedures.fr.csv', '▶slug,name,category,summary\n')
  const { told, marked, messages } = await readFaults(pack)
  expect(told).toEqual(marked)
  expect(messages).toEqual([
    '"AR" in the name of the file must be written "ar"',
    'procedures.csv has no procedure "kne-replacement"; did you mean "knee-replacement"?',
    'slug "hip-replacement" stands twice in this list',
    '"en" is the first language, written in procedures.csv',
    '"fr" is not among the languages of provider.json',
  ])
})
