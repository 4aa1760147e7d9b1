// The command line for people: what it prints, and the exit code that it ends with.
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { mails } from '#domain/mails/tables.ts'
import { companies } from '#domain/provider/tables.ts'
import { pools, poolUsers, signingKeys } from '#identity/tables.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { writeOtherProvider, writeSampleProvider } from '#tests/support/sample-provider.ts'
import { type Ran, runCommand, runProcess } from './run-command.test-support.ts'

let own: TestDatabase
let database: Database
let folder: string
let providerId: string
const key = randomBytes(32).toString('base64')

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, () => {})
  folder = await mkdtemp(join(tmpdir(), 'operator-'))
  const provider = await writeOtherProvider(database)
  providerId = provider.id
  await writeSampleProvider(database)
})
afterAll(async () => {
  await database.close()
  await own.drop()
  await rm(folder, { recursive: true })
})

async function run(words: string[], environment: Record<string, string> = {}): Promise<Ran> {
  const { complaint, ...ran } = await runWhole(words, environment)
  return { ...ran, complaint: complaint.replace(/^Database: .*\n/, '') }
}

const settings = () => ({ DATABASE_URL: own.url, DATA_DIR: folder, IDENTITY_KEY: key, INIT_CWD: folder })
/** With the line that names the database. */
const runWhole = (words: string[], environment: Record<string, string> = {}): Promise<Ran> =>
  runCommand('identity', words, { ...settings(), ...environment })

const company = 'other-clinic'
const amal = 'amal@patient.example'
const readPool = async () => {
  const [row] = await database.directory((transaction) =>
    transaction.select({ id: pools.id }).from(pools).innerJoin(companies, eq(companies.slug, company)),
  )
  return row?.id ?? ''
}
const readUsers = async () => database.forPool(await readPool(), (transaction) => transaction.select().from(poolUsers))

test('wrong words give the usage and exit code 2, --help gives it with 0', async () => {
  const wrong = [
    [],
    ['list'],
    ['create', company],
    ['disable', company, amal, 'now'],
    ['group', 'staff', company, amal],
    ['constructor'],
    ['list', company, '--revoke'],
    ['list', company, '--force'],
  ]
  for (const ran of await Promise.all(wrong.map((words) => run(words))))
    expect(ran).toMatchObject({ code: 2, out: '', complaint: expect.stringContaining('Usage:') })
  expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('rotate-keys'), complaint: '' })
})

test('as a process it ends by itself, with the same words and exit code', async () => {
  const listed = await runProcess('identity', ['pools'], settings())
  expect(listed).toMatchObject({ code: 0, out: expect.stringMatching(/^harbour-clinic\t/) })
  expect(await runProcess('identity', ['constructor'], settings())).toMatchObject({
    code: 2,
    out: '',
    complaint: expect.stringContaining('Usage:'),
  })
})

test('lists alone are on the standard output: the name of the database is told beside it', async () => {
  const whole = await runWhole(['pools'])
  expect(
    whole.out
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t').length),
  ).toEqual([3, 3])
  expect(whole.complaint).toMatch(/^Database: \S+\n$/)
  expect(await run(['list', company])).toEqual({ code: 0, out: '', complaint: '' })
})

test('a company that there is not, a hosted pool, a stranger, and a database that is away are one line and exit code 1', async () => {
  expect(await run(['list', 'nobody'])).toEqual({
    code: 1,
    out: '',
    complaint: 'there is no company nobody; "pools" lists them\n',
  })
  expect((await run(['list', 'harbour-clinic'])).complaint).toMatch(
    /^the people of harbour-clinic sign in at a hosted pool/,
  )
  expect((await run(['reset', company, amal])).complaint).toBe(`nobody is called ${amal} there\n`)
  const away = await run(['pools'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  expect(away).toMatchObject({ code: 1, complaint: expect.stringMatching(/^the database .*\n$/) })
  expect((await run(['pools'], { IDENTITY_KEY: 'short' })).complaint).toMatch(/^setting IDENTITY_KEY: .*\n$/)
  const another = await run(['pools'], { IDENTITY_KEY: Buffer.alloc(32, 1).toString('base64') })
  expect(another).toMatchObject({
    code: 1,
    complaint: expect.stringMatching(/^setting IDENTITY_KEY: .*another key.*\n$/),
  })
})

test('an account is made and invited, listed, put into a group, shut out, let in, reset and removed', async () => {
  const words = ['create', company, amal, '--language', 'ar', '--attribute', 'given_name=Amal']
  const created = await run(words)
  expect(created).toEqual({ code: 0, out: `${amal} has an account; the invitation is on its way\n`, complaint: '' })
  const [mail] = await database.forProvider(providerId, (scope) => scope.rows(mails))
  expect(mail?.to).toBe(amal)
  expect((await run(words)).complaint).toMatch(/already exists/)
  expect((await run(['create', company, 'no-address'])).complaint).toBe('Username should be an email.\n')
  expect(await readUsers()).toMatchObject([{ language: 'ar', attributes: { given_name: 'Amal' } }])

  const list = async () => (await run(['list', company])).out
  expect(await list()).toBe(`${amal}\tFORCE_CHANGE_PASSWORD\n`)
  expect((await run(['group', 'add', company, amal, 'staff'])).out).toBe(`${amal} is in staff now\n`)
  expect((await run(['group', 'add', company, amal, 'staff'])).out).toBe(`${amal} was in staff already\n`)
  expect((await run(['group', 'add', company, amal, 'two words'])).complaint).toBe('two words is no name of a group\n')
  expect((await run(['invite', company, amal])).out).toBe(
    `${amal} is sent another first password; the one before works no more\n`,
  )
  expect((await run(['disable', company, amal.toUpperCase()])).code).toBe(0)
  expect(await list()).toBe(`${amal}\tFORCE_CHANGE_PASSWORD, shut out\tstaff\n`)
  expect((await run(['enable', company, amal])).code).toBe(0)
  expect((await run(['drop-second-step', company, amal])).out).toBe(
    `${amal} is signed out everywhere and signs in with the password alone\n`,
  )
  expect((await run(['group', 'remove', company, amal, 'staff'])).out).toBe(`${amal} is in staff no more\n`)
  const reset = await run(['reset', company, amal])
  expect(reset.out).toMatch(
    /^amal@patient.example has to choose a new password; a code for that goes to a\*\*\*@p\*\*\*/,
  )
  expect(await list()).toBe(`${amal}\tRESET_REQUIRED\n`)
  expect((await run(['invite', company, amal])).complaint).toBe('User has a password of their own already.\n')
  expect((await run(['pools'])).out).toMatch(
    /^harbour-clinic\t.*\thosted elsewhere\nother-clinic\town-1_\w{9}\t1 person\n$/,
  )
  expect((await run(['remove', company, amal])).out).toBe(`${amal} is removed\n`)
  expect(await readUsers()).toEqual([])
})

test('people are exported for their owner’s eyes alone and come back; a broken file writes nobody', async () => {
  const people = ['omar@patient.example', 'lena@patient.example']
  await Promise.all(people.map((name) => run(['create', company, name])))
  const before = await readUsers()
  expect(await run(['export', company, 'people.jsonl'])).toMatchObject({
    code: 0,
    out: `2 written to ${join(folder, 'people.jsonl')}\n`,
  })
  expect((await stat(join(folder, 'people.jsonl'))).mode & 0o777).toBe(0o600)
  expect((await run(['export', company, 'people.jsonl'])).complaint).toMatch(/^EEXIST: /)
  expect((await run(['import', company, 'nothing.jsonl'])).complaint).toMatch(/^ENOENT: /)
  await Promise.all(people.map((name) => run(['remove', company, name])))

  const text = await readFile(join(folder, 'people.jsonl'), 'utf8')
  await writeFile(join(folder, 'broken.jsonl'), `${text}{"sub":1}\n`)
  const broken = await run(['import', company, 'broken.jsonl'])
  expect(broken).toMatchObject({ code: 1, complaint: '' })
  expect(broken.out).toMatch(/^broken\.jsonl:4 {2}sub: .*\n(broken\.jsonl:4 {2}.*\n)+\d+ faults; nobody written\n$/)
  expect(await readUsers()).toEqual([])

  expect(await run(['import', company, 'people.jsonl'])).toEqual({
    code: 0,
    out: `2 written to the pool of ${company}\n`,
    complaint: '',
  })
  const ids = (users: typeof before) => users.map(({ sub, verifier }) => `${sub} ${verifier?.toString('hex')}`).sort()
  expect(ids(await readUsers())).toEqual(ids(before))
})

test('keys are changed, and on demand the ones before are revoked', async () => {
  const keys = async () => database.forPool(await readPool(), (transaction) => transaction.select().from(signingKeys))
  for (let round = 0; round < 2; round++) expect((await run(['rotate-keys', company])).code).toBe(0)
  const rows = await keys()
  expect(rows.filter(({ retiredAt }) => retiredAt === null)).toHaveLength(1)
  expect(rows).toHaveLength(2)
  expect((await run(['rotate-keys', company, '--revoke'])).out).toMatch(/refused within seconds/)
  expect(await keys()).toHaveLength(1)
})
