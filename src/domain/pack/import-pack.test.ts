// What an import writes, leaves alone, withdraws and refuses.
import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { packages } from '#domain/packages/tables.ts'
import { pictures } from '#domain/pictures/tables.ts'
import { practitioners } from '#domain/practitioners/tables.ts'
import { procedures } from '#domain/procedures/tables.ts'
import { companies, providerDomains, providers } from '#domain/provider/tables.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { frozenClock } from '#tests/support/sample-provider.ts'
import { importPack } from './import-pack.ts'
import { counts, type ImportSummary } from './import-summary.ts'
import { readPack } from './read-pack.ts'
import { SamplePack } from './sample-pack.test-support.ts'

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

async function bring(pack: SamplePack): Promise<ImportSummary> {
  const read = await readPack(await pack.write())
  expect(read.faults).toEqual([])
  if (!read.pack) throw new Error('no pack')
  return importPack(database, read.pack, frozenClock)
}

const anyChange = (summary: ImportSummary) =>
  Object.entries(summary).filter(([, { added, changed, withdrawn }]) => added + changed + withdrawn > 0)

async function theProvider() {
  const rows = await database.directory((transaction) => transaction.select().from(providers))
  if (!rows[0]) throw new Error('no provider')
  return rows[0]
}

async function rowsOf(table: typeof procedures | typeof packages | typeof practitioners) {
  const { id } = await theProvider()
  return database.forProvider(id, (scope) => scope.rows(table, undefined, { orderBy: [sql`position`] }))
}

const withoutKnee = () => {
  const pack = new SamplePack()
  return pack
    .set('procedures.csv', pack.text('procedures.csv').replace(/knee-replacement,.*\n/, ''))
    .set('procedures.ar.csv', pack.text('procedures.ar.csv').replace(/knee-replacement,.*\n/, ''))
    .remove('procedures/knee-replacement.md')
    .remove('procedures/knee-replacement.ar.md')
    .change('practitioners.json', '"hip-replacement",\n      "knee-replacement"', '"hip-replacement"')
}

test('a first import adds everything as revision 1', async () => {
  const summary = await bring(new SamplePack())
  expect(summary).toEqual({
    company: counts({ added: 1 }),
    provider: counts({ added: 1 }),
    domains: counts({ added: 2 }),
    procedures: counts({ added: 2 }),
    packages: counts({ added: 1 }),
    practitioners: counts({ added: 1 }),
    hotels: counts({ added: 1 }),
    hotelMonths: counts({ added: 3 }),
    extras: counts(),
    pictures: counts(),
  })
  expect(await theProvider()).toMatchObject({ slug: 'dubai', revision: 1, location: { city: { en: 'Dubai' } } })
  expect(await rowsOf(procedures)).toMatchObject([
    { slug: 'hip-replacement', priceFromMinor: 4_200_000, reviewedOn: '2026-10-01', withdrawnAt: null },
    { slug: 'knee-replacement', flyFromDay: null },
  ])
  expect(await rowsOf(practitioners)).toMatchObject([{ procedures: ['hip-replacement', 'knee-replacement'] }])
})

test('importing the same pack again changes nothing, not a row and not the revision', async () => {
  await bring(new SamplePack())
  const state = async () => [await theProvider(), await rowsOf(procedures), await rowsOf(packages), await versions()]
  const before = await state()
  expect(anyChange(await bring(new SamplePack()))).toEqual([])
  expect(await state()).toEqual(before)
})

/** Which transaction wrote each row last: it tells a row that was written again with the same values. */
async function versions() {
  const { id } = await theProvider()
  return database.forProvider(id, async (scope) => {
    const found = await scope.transaction.execute(
      sql`select slug, xmin::text from procedures union all select slug, xmin::text from packages
        union all select slug, xmin::text from hotels
        union all select month::text, xmin::text from hotel_room_months order by 1`,
    )
    return found.rows
  })
}

test('a changed price changes its row alone, and the revision once', async () => {
  await bring(new SamplePack())
  const before = await versions()
  const summary = await bring(new SamplePack().change('procedures.csv', ',39000,', ',39500,'))
  expect(anyChange(summary)).toEqual([['procedures', counts({ changed: 1, unchanged: 1 })]])
  expect(await theProvider()).toMatchObject({ revision: 2 })
  const after = await versions()
  const rewritten = after.filter((row, index) => row['xmin'] !== before[index]?.['xmin']).map((row) => row['slug'])
  expect(rewritten).toEqual(['knee-replacement'])
})

test('languages that change their order are a change of the texts', async () => {
  await bring(new SamplePack())
  const turned = new SamplePack()
    .change('provider.json', '"languages": [\n    "en",\n    "ar"', '"languages": [\n    "ar",\n    "en"')
    .remove('procedures.ar.csv')
  for (const slug of ['hip-replacement', 'knee-replacement']) {
    turned.set(`procedures/${slug}.en.md`, turned.text(`procedures/${slug}.md`)).remove(`procedures/${slug}.ar.md`)
  }
  expect((await bring(turned)).packages).toEqual(counts({ changed: 1 }))
  expect(Object.keys((await rowsOf(packages))[0]?.name ?? {})).toEqual(['ar', 'en'])
})

test('rows that are gone from the pack are withdrawn, and on sale again when they come back', async () => {
  await bring(new SamplePack())
  const gone = await bring(withoutKnee().set('packages.json', '[]'))
  expect(gone).toMatchObject({ procedures: counts({ withdrawn: 1, unchanged: 1 }), packages: counts({ withdrawn: 1 }) })
  const [, knee] = await rowsOf(procedures)
  expect(knee).toMatchObject({ slug: 'knee-replacement', withdrawnAt: expect.any(Date) })
  expect(anyChange(await bring(withoutKnee().set('packages.json', '[]')))).toEqual([])
  const back = await bring(new SamplePack())
  expect(back).toMatchObject({ procedures: counts({ changed: 1, unchanged: 1 }), packages: counts({ changed: 1 }) })
  expect((await rowsOf(procedures)).map((row) => row.withdrawnAt)).toEqual([null, null])
  expect((await rowsOf(procedures))[1]?.id).toBe(knee?.id)
})

test('pictures are added, exchanged and removed by their bytes', async () => {
  const paint = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer()
  const withLogo = async (color: string) => bring(new SamplePack().set('images/logo.png', await paint(color)))
  expect((await withLogo('red')).pictures).toEqual(counts({ added: 1 }))
  expect((await withLogo('red')).pictures).toEqual(counts({ unchanged: 1 }))
  expect((await withLogo('blue')).pictures).toEqual(counts({ changed: 1 }))
  const { id } = await theProvider()
  const [stored] = await database.forProvider(id, (scope) => scope.rows(pictures))
  expect(Buffer.compare(stored?.bytes ?? Buffer.alloc(0), await paint('blue'))).toBe(0)
  expect((await bring(new SamplePack())).pictures).toEqual(counts({ withdrawn: 1 }))
})

test('a domain of another provider is refused in its place and nothing is written', async () => {
  await bring(new SamplePack())
  const other = new SamplePack()
    .change('provider.json', '"slug": "asclepius"', '"slug": "rival"')
    .change('provider.json', '"Asclepius.example",', '"rival.example",')
  await expect(bring(other)).rejects.toMatchObject({
    faults: [
      {
        file: 'provider.json',
        line: other.text('provider.json').split('"www.asclepius.example"')[0]?.split('\n').length,
        column: 5,
        message: 'domain "www.asclepius.example" belongs to another provider, asclepius/dubai',
      },
    ],
  })
  const slugs = await database.directory((transaction) => transaction.select({ slug: companies.slug }).from(companies))
  expect(slugs).toEqual([{ slug: 'asclepius' }])
  expect(await theProvider()).toMatchObject({ revision: 1 })
})

const rival = (userPool: string) =>
  new SamplePack()
    .change('provider.json', '"slug": "asclepius"', '"slug": "rival"')
    .change('provider.json', '"Asclepius.example",\n    "www.asclepius.example"', '"rival.example"')
    .change('provider.json', '"userPoolId": "eu-west-1_AbC",\n    "userPoolClientId": "client"', userPool)

test.each([
  ['client', '"userPoolId": "eu-west-1_AbC", "userPoolClientId": "another"'],
  ['issuer', '"userPoolId": "eu-west-1_AbC", "userPoolClientId": "client", "issuer": "https://evil.example"'],
  [
    'endpoint',
    '"userPoolId": "eu-west-1_AbC", "userPoolClientId": "client", "userPoolEndpoint": "https://evil.example"',
  ],
])('the pool id of another company with another %s is refused in its place and nothing is written', async (_, pool) => {
  await bring(new SamplePack())
  const pack = rival(pool)
  const before = pack.text('provider.json').split('"eu-west-1_AbC"')[0] ?? ''
  await expect(bring(pack)).rejects.toMatchObject({
    faults: [
      {
        file: 'provider.json',
        line: before.split('\n').length,
        message: expect.stringContaining('"eu-west-1_AbC" is that of company asclepius') as string,
      },
    ],
  })
  expect(await database.directory((transaction) => transaction.$count(companies))).toBe(1)
})

test('two companies may share one hosted pool, and one may bring another client or pool of its own', async () => {
  await bring(new SamplePack())
  await bring(rival('"userPoolId": "eu-west-1_AbC", "userPoolClientId": "client"'))
  await bring(rival('"userPoolId": "eu-west-1_Own", "userPoolClientId": "client"'))
  const summary = await bring(rival('"userPoolId": "eu-west-1_Own", "userPoolClientId": "later"'))
  expect(summary.company).toEqual(counts({ changed: 1 }))
})

test('a domain that is no longer listed is free for others', async () => {
  await bring(new SamplePack())
  const smaller = new SamplePack().change('provider.json', ',\n    "www.asclepius.example"', '')
  expect((await bring(smaller)).domains).toEqual(counts({ withdrawn: 1, unchanged: 1 }))
  const held = await database.directory((transaction) => transaction.select().from(providerDomains))
  expect(held.map(({ domain }) => domain)).toEqual(['asclepius.example'])
})

test('a company that changes under one location counts as a change of its other locations too', async () => {
  await bring(new SamplePack())
  const elsewhere = new SamplePack()
    .change('provider.json', '"slug": "dubai"', '"slug": "cairo"')
    .change('provider.json', '[\n    "Asclepius.example",\n    "www.asclepius.example"\n  ]', '["cairo.example"]')
  expect(anyChange(await bring(elsewhere)).map(([kind]) => kind)).not.toContain('company')
  await bring(elsewhere.change('provider.json', 'Asclepius LLC', 'Asclepius Group LLC'))
  const all = await database.directory((transaction) => transaction.select().from(providers))
  expect(Object.fromEntries(all.map(({ slug, revision }) => [slug, revision]))).toEqual({ cairo: 2, dubai: 2 })
})

test('listeners are told of a change, and of nothing when nothing changed', async () => {
  const client = new Client({ connectionString: own.url })
  await client.connect()
  const told: (string | undefined)[] = []
  client.on('notification', (notice) => told.push(notice.payload))
  await client.query('listen provider_changed')
  await bring(new SamplePack())
  await bring(new SamplePack())
  await client.query('select 1')
  expect(told).toEqual([(await theProvider()).id])
  await client.end()
})

test('two imports at once both end well, the second finding the work of the first', async () => {
  const summaries = await Promise.all([bring(new SamplePack()), bring(new SamplePack())])
  const added = summaries.map((summary) => summary.procedures.added)
  expect(added.includes(0) && added.includes(2)).toBe(true)
  expect(await theProvider()).toMatchObject({ revision: 1 })
})

test('an import that fails half-way leaves nothing', async () => {
  const read = await readPack(await new SamplePack().write())
  if (!read.pack) throw new Error('no pack')
  const lost = { slug: 'logo', width: 1, height: 1, sha256: 'none', path: '/nowhere/logo.png', description: null }
  await expect(importPack(database, { ...read.pack, pictures: [lost] })).rejects.toThrow(/nowhere/)
  expect(await database.directory((transaction) => transaction.select().from(companies))).toEqual([])
})

test('a provider sees nothing of what the import of another wrote', async () => {
  await bring(new SamplePack())
  const other = new SamplePack()
    .change('provider.json', '"slug": "asclepius"', '"slug": "rival"')
    .change('provider.json', '[\n    "Asclepius.example",\n    "www.asclepius.example"\n  ]', '["rival.example"]')
  await bring(other)
  const [first, second] = await database.directory((transaction) => transaction.select().from(providers))
  for (const one of [first, second]) {
    const rows = await database.forProvider(one?.id ?? '', (scope) =>
      scope.transaction.select().from(procedures).where(eq(procedures.slug, 'hip-replacement')),
    )
    expect(rows.map((row) => row.providerId)).toEqual([one?.id])
  }
})
