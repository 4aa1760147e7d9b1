// Whole packs: the shipped ones, large ones, and what lies in the wrong place.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PackFolderError } from './list-pack.ts'
import { readPack } from './read-pack.ts'
import { readFaults, SamplePack } from './sample-pack.test-support.ts'

const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#7A2E4D' } })
    .jpeg()
    .toBuffer()

test('a sound pack gives its rows, without faults and notes', async () => {
  const { faults, notes, pack } = await new SamplePack().read()
  expect(faults).toEqual([])
  expect(notes).toEqual([])
  expect(pack?.company).toEqual({
    slug: 'asclepius',
    name: { en: 'Asclepius', ar: 'أسكليبيوس' },
    legalName: 'Asclepius LLC',
    gtagId: 'G-ABC123',
    userPool: { userPoolId: 'eu-west-1_AbC', userPoolClientId: 'client', passwordPolicy: { minimumLength: 8 } },
    signIn: null,
    retention: null,
  })
  expect(pack?.domains.map(({ domain }) => domain)).toEqual(['asclepius.example', 'www.asclepius.example'])
  expect(pack?.provider).toMatchObject({ slug: 'dubai', sample: false, languages: ['en', 'ar'] })
  expect(pack?.provider.theme).toEqual([{ primaryColor: '#123456', secondaryColor: '#abcdef', hoverColor: '#FEDCBA' }])
  expect(pack?.provider.legalTexts.cookiePolicy.text['en']).toEqual([
    { kind: 'heading', text: ['Scope'] },
    { kind: 'paragraph', text: ['All ', { bold: 'pages' }, '.'] },
    { kind: 'list', ordered: false, items: [['one'], ['two']] },
  ])
  expect(pack?.procedures).toHaveLength(2)
  expect(pack?.procedures[0]).toMatchObject({
    slug: 'hip-replacement',
    position: 0,
    name: { en: 'Hip replacement', ar: 'استبدال الورك' },
    summary: { en: 'A new hip, in two hours.' },
    priceFromMinor: 4_200_000,
    priceToMinor: 5_100_050,
    flyFromDay: 42,
    flySource: 'Guideline, 2025',
    reviewedOn: '2026-10-01',
  })
  expect(pack?.procedures[1]).toMatchObject({ flyFromDay: null, flySource: null })
  expect(pack?.packages[0]).toMatchObject({
    procedureSlug: 'hip-replacement',
    priceMinor: 4_550_000,
    inside: [
      { kind: 'procedure', worthMinor: 4_200_000, mayChangeIf: null },
      { kind: 'hotel', worthMinor: 500_050, mayChangeIf: { en: 'you stay on', ar: 'بقيت أكثر' } },
    ],
  })
  expect(pack?.practitioners[0]).toMatchObject({ slug: 'dr-one', practisingSince: 2001, position: 0 })
})

test('text written once is in the first language, and what lacks a translation is noted', async () => {
  const { faults, notes, pack } = await new SamplePack()
    .change(
      'packages.json',
      '{\n      "en": "Hip with stay",\n      "ar": "الورك مع الإقامة"\n    }',
      '"Hip with stay"',
    )
    .set('procedures.ar.csv', 'slug,name,category,summary\nhip-replacement,أ,ب,ج\n')
    .remove('procedures/knee-replacement.ar.md')
    .read()
  expect(faults).toEqual([])
  expect(pack?.packages[0]?.name).toEqual({ en: 'Hip with stay' })
  expect(Object.keys(pack?.procedures[1]?.text ?? {})).toEqual(['en'])
  expect(notes).toEqual([
    'procedures.csv: no row in procedures.ar.csv for: knee-replacement',
    'procedures: no page in "ar" of: knee-replacement',
    'packages.json: not in "ar": hip-with-stay.name',
  ])
})

test('every text begins with the first language, in whatever order it was written', async () => {
  const sound = new SamplePack()
  const turned = sound.text('packages.json').replace(/"en": (".*"),\n\s*"ar": (".*")/g, '"ar": $2, "en": $1')
  const { pack } = await sound.set('packages.json', turned).read()
  expect(turned).toContain('"ar": "فندق", "en": "Hotel"')
  expect(Object.keys(pack?.packages[0]?.inside[1]?.text ?? {})).toEqual(['en', 'ar'])
  expect(Object.keys(pack?.procedures[0]?.text ?? {})).toEqual(['en', 'ar'])
  expect(Object.keys(pack?.procedures[0]?.name ?? {})).toEqual(['en', 'ar'])
})

test('a legal text that lacks a paragraph in a language is shown in the others only', async () => {
  const pack = new SamplePack()
  const provider = JSON.parse(pack.text('provider.json')) as { legalTexts: { cookiePolicy: { text: unknown[] } } }
  provider.legalTexts.cookiePolicy.text.push('English alone.')
  const read = await pack.set('provider.json', JSON.stringify(provider)).read()
  expect(Object.keys(read.pack?.provider.legalTexts.cookiePolicy.text ?? {})).toEqual(['en'])
  expect(Object.keys(read.pack?.provider.legalTexts.privacyPolicy.text ?? {})).toEqual(['en', 'ar'])
  expect(read.notes).toEqual(['provider.json: not in "ar": legalTexts.cookiePolicy.text[2]'])
})

test('activities are left alone with a note', async () => {
  const { faults, notes } = await new SamplePack().set('activities.json', '[{"any": 1}]').read()
  expect(faults).toEqual([])
  expect(notes).toEqual(['activities.json: left alone: this version has no activity area yet'])
})

test('a pack needs no hotels', async () => {
  const { faults, notes, pack } = await new SamplePack().remove('hotels.json').read()
  expect([faults, notes, pack?.hotels]).toEqual([[], [], []])
})

test('pictures come with their size as shown and their digest', async () => {
  const turned = await sharp(await picture())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { faults, pack } = await new SamplePack()
    .set('images/logo.jpg', await picture())
    .set('images/hip-replacement.jpeg', turned)
    .set('images/joints.jpg', await picture())
    .set('images/quiet-house.jpg', await picture())
    .read()
  expect(faults).toEqual([])
  expect(pack?.pictures).toMatchObject([
    { slug: 'hip-replacement', width: 20, height: 40 },
    { slug: 'joints', width: 40, height: 20 },
    { slug: 'logo', width: 40, height: 20, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    { slug: 'quiet-house', width: 40, height: 20 },
  ])
})

test('pictures of nothing, in other formats, cut short or there twice are refused by name', async () => {
  const whole = await picture(400, 400)
  const { told, messages } = await readFaults(
    new SamplePack()
      .set('images/hip-replacement.jpg', whole.subarray(0, whole.length / 2))
      .set('images/hip-with-stay.png', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
      .set('images/hop-replacement.jpg', whole)
      .set('images/knee-replacement.gif', whole)
      .set('images/logo.jpg', whole)
      .set('images/logo.png', await picture()),
  )
  expect(told).toEqual([
    'images/hip-replacement.jpg:1:1',
    'images/hip-with-stay.png:1:1',
    'images/hop-replacement.jpg:1:1',
    'images/knee-replacement.gif:1:1',
    'images/logo.png:1:1',
  ])
  expect(messages).toEqual([
    'the file is not a picture that can be read, or is cut short',
    'the picture is svg; must be JPEG, PNG, WebP or AVIF',
    'nothing in the pack is called "hop-replacement"; did you mean "hip-replacement"?',
    'unknown file "knee-replacement.gif"; must be named <slug>.jpg, .png, .webp or .avif',
    '"logo" has another picture already',
  ])
})

test('a picture of more than 20 MB is refused', async () => {
  const { messages } = await readFaults(new SamplePack().set('images/logo.png', Buffer.alloc(21 * 2 ** 20)))
  expect(messages).toEqual(['the file has 21.0 MB; must be at most 20 MB'])
})

test('files and folders that do not belong are refused by name, hidden ones are not seen', async () => {
  const { told, messages } = await readFaults(
    new SamplePack()
      .set('.DS_Store', 'x')
      .set('images/.hidden', 'x')
      .set('notes.txt', 'x')
      .set('practitioner.json', '[]')
      .set('procedure/hip-replacement.md', 'x')
      .set('procedures/more/x.md', 'x')
      .set('procedures/readme.txt', 'x'),
  )
  expect(told).toEqual([
    'notes.txt:1:1',
    'practitioner.json:1:1',
    'procedure:1:1',
    'procedures/more:1:1',
    'procedures/readme.txt:1:1',
  ])
  expect(messages[1]).toBe('unknown file "practitioner.json"; did you mean "practitioners.json"?')
  expect(messages[2]).toBe('unknown folder "procedure"; did you mean "procedures"?')
})

test('files that a pack cannot do without are told missing, and what leans on them is not refused', async () => {
  const pack = new SamplePack()
    .remove('procedures.csv')
    .remove('packages.json')
    .set('images/hip.jpg', await picture())
  const { told, messages } = await readFaults(pack)
  expect(told).toEqual(['packages.json:1:1', 'procedures.csv:1:1'])
  expect(messages).toEqual(['packages.json is missing; write [] when there are none', 'procedures.csv is missing'])
})

test('a folder that is not there, and a file in its place, are told in one line', async () => {
  await expect(readPack('/nowhere/at/all')).rejects.toThrow(PackFolderError)
  await expect(readPack(import.meta.filename)).rejects.toThrow(/is a file, not a folder/)
})

test.each(['sample-provider', 'second-provider'])(
  'data/%s, which ships with the product, has no fault',
  async (name) => {
    const { faults, notes, pack } = await readPack(`data/${name}`)
    expect(faults).toEqual([])
    expect(notes).toEqual([])
    expect(pack?.provider.sample).toBe(true)
  },
)

test('what a picture shows is told by its slug, once, and only of pictures that are there', async () => {
  const described = (list: unknown) => new SamplePack().set('pictures.json', JSON.stringify(list, null, 1))
  const jpeg = await picture()
  const { pack, faults } = await described([{ slug: 'logo', description: { ar: 'شعار', en: 'A snake' } }])
    .set('images/logo.jpg', jpeg)
    .read()
  expect(faults).toEqual([])
  expect(pack?.pictures).toMatchObject([{ slug: 'logo', description: { en: 'A snake', ar: 'شعار' } }])
  const wrong = described([
    { slug: 'logo', description: 'A snake' },
    { slug: 'logo', description: 'Another' },
    { slug: 'hip', description: '' },
  ]).set('images/logo.jpg', jpeg)
  expect((await wrong.read()).faults.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '7 slug "logo" stands twice in this list',
    '11 images/ has no picture "hip"',
    expect.stringMatching(/^12 description is ""/),
  ])
})
