// What goes out is what came in: packs are imported, exported, imported again.
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { pictures } from '#domain/pictures/tables.ts'
import { procedures } from '#domain/procedures/tables.ts'
import { providers } from '#domain/provider/tables.ts'
import { hotels } from '#domain/rooms/tables.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sampleInsurance, sampleTransfer } from '#tests/support/sample-extras.ts'
import { frozenClock } from '#tests/support/sample-provider.ts'
import { exportPack } from './export-pack.ts'
import { importPack } from './import-pack.ts'
import { type ImportSummary, isChange } from './import-summary.ts'
import { readPack } from './read-pack.ts'
import { SamplePack } from './sample-pack.test-support.ts'
import { writeExtra } from './write-extra.ts'

let own: TestDatabase
let database: Database

beforeEach(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, () => {})
})
afterEach(async () => {
  await database.close()
  await own.drop()
})

type Files = Map<string, Buffer>

async function importFrom(folder: string, clock = frozenClock): Promise<ImportSummary> {
  const { pack, faults } = await readPack(folder)
  expect(faults).toEqual([])
  if (!pack) throw new Error('no pack')
  return importPack(database, pack, clock)
}

async function exported(clock = frozenClock): Promise<Files> {
  const [provider] = await database.directory((transaction) => transaction.select().from(providers))
  if (!provider) throw new Error('no provider')
  const files: Files = new Map()
  for await (const { path, bytes } of exportPack(database, provider, clock)) files.set(path, Buffer.from(bytes))
  return files
}

async function folderOf(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'epidaurus-export-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  return folder
}

const changesOf = (summary: ImportSummary) => Object.entries(summary).filter(([, counts]) => isChange(counts))
const provider = async () => {
  const [row] = await database.directory((transaction) => transaction.select().from(providers))
  if (!row) throw new Error('no provider')
  return row
}

/** What is exported changes nothing where it came from, makes the same elsewhere, and is exported the same again. */
async function expectRoundTrip(clock = frozenClock): Promise<Files> {
  const first = await exported(clock)
  const folder = await folderOf(first)
  expect(changesOf(await importFrom(folder, clock))).toEqual([])
  const elsewhere = await createTestDatabase()
  const here = database
  database = openDatabase(elsewhere.url, () => {})
  try {
    await importFrom(folder, clock)
    const second = await exported(clock)
    expect([...second.keys()]).toEqual([...first.keys()])
    for (const [path, bytes] of second) expect(bytes.equals(first.get(path) ?? Buffer.alloc(0)), path).toBe(true)
  } finally {
    await database.close()
    await elsewhere.drop()
    database = here
  }
  return first
}

test('a small pack with every key comes out as it went in, pictures byte by byte', async () => {
  const draw = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  const [jpeg, webp, png, avif] = await Promise.all([
    draw().jpeg().toBuffer(),
    draw().webp().toBuffer(),
    draw().png().toBuffer(),
    draw().avif().toBuffer(),
  ])
  const descriptions = [{ slug: 'logo', description: { en: 'A snake', ar: 'أفعى' } }]
  const pack = new SamplePack()
    .set('images/logo.jpeg', jpeg)
    .set('images/dr-one.webp', webp)
    .set('images/joints.png', png)
    .set('images/quiet-house.avif', avif)
    .set('pictures.json', JSON.stringify(descriptions))
    .set('extras.json', JSON.stringify([sampleTransfer, sampleInsurance].map(writeExtra)))
    .change(
      'provider.json',
      '"contact": {',
      '"retention": { "requestMonths": 12, "contractLaw": { "ar": "القانون", "en": "The law" } },\n  "payments": { "surgeonSaysNo": true, "goodwillLimit": "12.5", "methods": ["card"] },\n  "contact": {\n    "directions": "Gate 2", "openingHours": [{ "to": "18:00", "day": "mon", "from": "09:00" }],',
    )
  await importFrom(await pack.write())
  const files = await expectRoundTrip()
  expect(files.get('images/logo.jpg')?.equals(jpeg)).toBe(true)
  expect(files.get('images/quiet-house.avif')?.equals(avif)).toBe(true)
  expect(JSON.parse(String(files.get('pictures.json')))).toEqual(descriptions)
  expect(String(files.get('procedures/hip-replacement.ar.md'))).toContain('(قد يتغير إذا you heal slowly)')
  expect(JSON.parse(String(files.get('provider.json')))).toMatchObject({
    retention: { requestMonths: 12, contractLaw: { en: 'The law', ar: 'القانون' } },
    payments: { methods: ['card'], surgeonSaysNo: true, goodwillLimit: '12.50' },
    contact: { directions: { en: 'Gate 2' }, openingHours: [{ day: 'mon', from: '09:00', to: '18:00' }] },
  })
  expect([...files.keys()]).toEqual([
    'provider.json',
    'procedures.csv',
    'procedures.ar.csv',
    'procedures/hip-replacement.md',
    'procedures/hip-replacement.ar.md',
    'procedures/knee-replacement.md',
    'procedures/knee-replacement.ar.md',
    'packages.json',
    'practitioners.json',
    'hotels.json',
    'extras.json',
    'pictures.json',
    'images/dr-one.webp',
    'images/joints.png',
    'images/logo.jpg',
    'images/quiet-house.avif',
  ])
})

test.for(['sample-provider', 'second-provider'])('%s comes out as it went in', { timeout: 120_000 }, async (name) => {
  await importFrom(`data/${name}`)
  const files = await expectRoundTrip()
  // A calendar that was written by hand is as short when it comes back, but for the months before this one.
  const { size } = await stat(`data/${name}/hotels.json`)
  expect(files.get('hotels.json')?.length).toBeLessThan(size * 1.2)
})

test('what is withdrawn stays behind, and bringing the rest back in changes nothing of it', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  await importFrom(await new SamplePack().set('images/hip-replacement.jpg', picture).write())
  const { id } = await provider()
  await database.forProvider(id, async (scope) => {
    await scope.update(procedures, { withdrawnAt: new Date() }, eq(procedures.slug, 'hip-replacement'))
    await scope.update(hotels, { withdrawnAt: new Date() })
  })
  // As the desk leaves it: what names it goes with it.
  const files = await exported()
  expect(files.has('procedures/hip-replacement.md')).toBe(false)
  expect(files.has('images/hip-replacement.jpg')).toBe(false)
  expect(files.has('hotels.json')).toBe(false)
  expect(String(files.get('procedures.csv'))).not.toContain('hip-replacement')
  const packageNames = '[]\n'
  const people = String(files.get('practitioners.json')).replace('"hip-replacement",', '')
  files.set('packages.json', Buffer.from(packageNames)).set('practitioners.json', Buffer.from(people))
  const summary = await importFrom(await folderOf(files))
  expect(summary.procedures).toMatchObject({ added: 0, changed: 0, withdrawn: 0, unchanged: 1 })
  expect(summary.pictures).toMatchObject({ withdrawn: 0 })
  const kept = await database.forProvider(id, (scope) => scope.rows(pictures))
  expect(kept.map(({ slug }) => slug)).toEqual(['hip-replacement'])
})

test('months that are over stay behind, and stay as they were where they are', async () => {
  await importFrom(await new SamplePack().write())
  const inJanuary = () => new Date('2027-01-10T12:00:00Z')
  const files = await expectRoundTrip(inJanuary)
  const [hotel] = JSON.parse(String(files.get('hotels.json')))
  expect(hotel.rooms[0].calendar.map(({ from }: { from: string }) => from)).toEqual(['2027-01-01', '2027-01-01'])
})

test('texts in Portuguese of Brazil and in Traditional Chinese come out as they went in', async () => {
  const provider = '"languages": [\n    "en",\n    "ar"'
  const table = 'slug,name,category,summary\nhip-replacement,Prótese de quadril,Articulações,Um quadril novo.\n'
  const pack = new SamplePack()
    .change('provider.json', provider, `${provider},\n    "pt-br",\n    "zh-hant"`)
    .change('provider.json', '"en": "Care"', '"en": "Care", "pt-br": "Cuidado", "zh-hant": "照護"')
    .change('practitioners.json', '"en": "Operates."', '"en": "Operates.", "pt-br": "Opera."')
    .change('practitioners.json', '"languages": [', '"languages": [\n      "pt-br",')
    .set('procedures.pt-BR.csv', table)
  await importFrom(
    await pack.set('procedures/hip-replacement.pt-BR.md', pack.text('procedures/hip-replacement.md')).write(),
  )
  const files = await expectRoundTrip()
  expect(files.get('procedures.pt-BR.csv')?.toString()).toContain('Prótese de quadril')
  expect([...files.keys()]).toContain('procedures/hip-replacement.pt-BR.md')
  expect([...files.keys()]).not.toContain('procedures.zh-Hant.csv')
  const written = JSON.parse(files.get('provider.json')?.toString() ?? '') as { languages: string[] }
  expect(written.languages).toEqual(['en', 'ar', 'pt-BR', 'zh-Hant'])
  expect(files.get('practitioners.json')?.toString()).toContain('"pt-BR": "Opera."')
})
