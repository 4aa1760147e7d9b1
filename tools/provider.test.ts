// The command line of a provider: what it prints, and the exit code that it ends with.
import { mkdtemp, rm, writeFile as write } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import { mails } from '#domain/mails/tables.ts'
import { SamplePack } from '#domain/pack/sample-pack.test-support.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { writeRequest } from '#tests/support/sample-offer.ts'
import { writeOtherProvider } from '#tests/support/sample-provider.ts'
import { databaseMark } from '#wiring/database-mark.ts'
import { type Ran, runCommand, runProcess } from './run-command.test-support.ts'

async function run(words: string[], environment: Record<string, string> = {}): Promise<Ran> {
  const { complaint, ...ran } = await runWhole(words, environment)
  return { ...ran, complaint: complaint.replace(/^Database: .*\n/, '') }
}

/** With the line that names the database. */
const runWhole = (words: string[], environment: Record<string, string>): Promise<Ran> =>
  runCommand('provider', words, environment)

/** Who does it, as the patient reads it. */
const as = ['--as', ' Rana\n Aziz '] as const
/** The address of a server that nobody runs. */
const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }

test('wrong words give the usage and exit code 2, --help gives it with 0', async () => {
  const wrong = [[], ['check'], ['delete', 'x'], ['check', 'a', 'b'], ['import', '--force']]
  for (const ran of await Promise.all(wrong.map((words) => run(words)))) {
    expect(ran).toMatchObject({ code: 2, out: '', complaint: expect.stringContaining('Usage:') })
  }
  expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('Usage:'), complaint: '' })
})

test('as a process it ends by itself, with the same words and exit code', async () => {
  const { env } = await withRequest()
  const listed = await runProcess('provider', ['requests', 'other.test'], env)
  expect(listed).toMatchObject({ code: 0, out: expect.stringMatching(/^Q-7K3M-92PX\t/) })
  expect(await runProcess('provider', ['delete', 'x'], env)).toMatchObject({
    code: 2,
    out: '',
    complaint: expect.stringContaining('Usage:'),
  })
})

test('check needs no database and says what it found', async () => {
  const { code, out, complaint } = await run(['check', await new SamplePack().write()], nowhere)
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
  expect(out).toBe('no faults: 2 procedures, 1 packages, 1 practitioners, 1 hotels, 0 pictures; nothing written\n')
})

test('faults come one a line with their place and a closing count, exit code 1', async () => {
  const pack = new SamplePack()
    .change('packages.json', '"nights": 11', '"nights": "ten"')
    .change('practitioners.json', '"mon"', '"moon"')
  for (const verb of ['check', 'import']) {
    const { code, out } = await run([verb, await pack.write()], nowhere)
    expect(code).toBe(1)
    expect(out).toMatch(
      /^packages\.json:\d+:\d+ {2}nights is "ten"; .*\npractitioners\.json:\d+:\d+ {2}.*"moon"; .*\n2 faults; nothing written\n$/,
    )
  }
})

test('a folder that is not there, and a file in its place, are one line and exit code 1', async () => {
  const folder = await new SamplePack().write()
  for (const [path, reason] of [
    [join(folder, 'none'), 'there is nothing of that name'],
    [join(folder, 'packages.json'), 'it is a file, not a folder'],
  ] as const) {
    const { code, complaint } = await run(['check', path])
    expect(code).toBe(1)
    expect(complaint).toBe(`cannot read the folder ${path}: ${reason}\n`)
  }
})

test('a database that does not answer and a wrong setting are one line each, exit code 1', async () => {
  const folder = await new SamplePack().write()
  const away = await run(['import', folder], nowhere)
  expect(away).toMatchObject({ code: 1, complaint: expect.stringMatching(/^the database .*\n$/) })
  const wrong = await run(['import', folder], { PORT: 'many' })
  expect(wrong).toMatchObject({ code: 1, complaint: expect.stringMatching(/^setting PORT: .*\n$/) })
})

test('import tells what it did kind by kind, and of a taken domain by line and column', async () => {
  const own = await createTestDatabase()
  onTestFinished(() => own.drop())
  const env = { DATABASE_URL: own.url }
  const first = await run(['import', await new SamplePack().write()], env)
  expect(first).toMatchObject({ code: 0, complaint: '' })
  expect(first.out).toContain('procedures:    2 added, 0 changed, 0 withdrawn, 0 left alone\n')
  expect(first.out).toContain('imported asclepius/dubai, served at asclepius.example, www.asclepius.example\n')
  const again = await run(['import', await new SamplePack().write()], env)
  expect(again.out).toContain('procedures:    0 added, 0 changed, 0 withdrawn, 2 left alone\n')
  expect(again.out).toContain('nothing to change for asclepius/dubai')
  const rival = new SamplePack().change('provider.json', '"slug": "asclepius"', '"slug": "rival"')
  const refused = await run(['import', await rival.write()], env)
  expect(refused.code).toBe(1)
  expect(refused.out).toMatch(/^provider\.json:\d+:5 {2}domain .* belongs to another provider/)
  expect(refused.out).toMatch(/\n2 faults; nothing written\n$/)
})

test('import refuses prices that change by more than 30 % until they are confirmed; check warns of them', async () => {
  const own = await createTestDatabase()
  onTestFinished(() => own.drop())
  const env = { DATABASE_URL: own.url }
  expect(await run(['import', await new SamplePack().write()], env)).toMatchObject({ code: 0 })
  const slip = await new SamplePack().change('packages.json', '45500.00', '45.50').write()
  const warned = await run(['check', slip, '--against-database'], env)
  expect(warned).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^warning: package hip-with-stay: price AED 45,500 becomes AED 45\.50\n/m),
  })
  const refused = await run(['import', slip], env)
  expect(refused.code).toBe(1)
  expect(refused.out).toMatch(/^package hip-with-stay: price AED 45,500 becomes AED 45\.50\n/m)
  expect(refused.out).toContain('nothing written. If they are right, add --confirm-prices\n')
  const confirmed = await run(['import', slip, '--confirm-prices'], env)
  expect(confirmed).toMatchObject({ code: 0, out: expect.stringContaining('1 changed') })
})

/** A provider in a database of its own, with one request that a client has claimed. */
async function withRequest(): Promise<{ env: Record<string, string>; database: Database; provider: Provider }> {
  const own = await createTestDatabase()
  const database = openDatabase(own.url, () => {})
  onTestFinished(async () => {
    await database.close()
    await own.drop()
  })
  const provider = await writeOtherProvider(database)
  await writeRequest({ database, other: provider }, 'Q-7K3M-92PX', { createdAt: new Date() })
  return { env: { DATABASE_URL: own.url }, database, provider }
}

async function writeFile(name: string, content: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'epidaurus-offer-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, name)
  await write(path, JSON.stringify(content, null, 2))
  return path
}

const offerFile = (changes: object = {}) =>
  writeFile('offer.json', {
    domain: 'other.test',
    request: 'Q-7K3M-92PX',
    currency: 'AED',
    validUntil: '2099-12-31',
    lines: [{ label: { en: 'Surgeon', ar: 'الجرّاح' }, amount: '1250.50' }],
    ...changes,
  })

test('an offer is sent once however often its file is, a changed one is the next version, and the last is withdrawn', async () => {
  const { env, database, provider } = await withRequest()
  const file = await offerFile()
  const first = await run(['offer', file, ...as], env)
  expect(first).toMatchObject({ code: 0, complaint: '' })
  expect(first.out).toBe('version 1 of the offer for Q-7K3M-92PX is sent; a mail tells the client\n')
  const again = await run(['offer', file, ...as], env)
  expect(again).toMatchObject({
    code: 0,
    out: 'nothing to change: that is version 1 of the offer for Q-7K3M-92PX already\n',
  })
  const second = await run(['offer', await offerFile({ note: 'New', deposit: '100' }), ...as], env)
  expect(second.out).toBe(
    'note: not in "ar": note\nversion 2 of the offer for Q-7K3M-92PX is sent; a mail tells the client\n',
  )
  const withdrawn = await run(['withdraw', 'other.test', 'q-7k3m-92px', ...as], env)
  expect(withdrawn.out).toBe('version 2 of the offer for Q-7K3M-92PX is withdrawn; a mail tells the client\n')
  const listed = await run(['requests', 'other.test'], env)
  expect(listed.out).toMatch(/^Q-7K3M-92PX\tlapsed\tsent \d{4}-\d\d-\d\d\tlast \d{4}-\d\d-\d\d\n$/)
  const written = await database.forProvider(provider.id, (scope) => scope.rows(mails))
  expect(written.map(({ to }) => to)).toEqual(Array(3).fill('amal@patient.example'))
  for (const { subject, text, html } of written) {
    expect(`${subject}${text}${html}`).not.toMatch(/hip|1,?250|Surgeon/i)
    // Without an account by way of the public step.
    expect(decodeURIComponent(text)).toMatch(/other\.test\/(checkout\?next=\/)?profile\/procedures\/Q-7K3M-92PX/)
  }
})

test('an offer far from the catalogue’s price is sent only once that is confirmed', async () => {
  const { env } = await withRequest()
  const file = await offerFile({ currency: 'EUR', lines: [{ label: { en: 'Hip replacement' }, amount: '900.00' }] })
  const refused = await run(['offer', file, ...as], env)
  expect(refused.code).toBe(1)
  expect(refused.out).toMatch(
    /^lines\[0\]\.amount is EUR 900, listed at EUR 9,500\n1 unusual price; nothing sent\. If it is meant, add --confirm-prices\n$/m,
  )
  const confirmed = await run(['offer', file, ...as, '--confirm-prices'], env)
  expect(confirmed).toMatchObject({
    code: 0,
    out: expect.stringContaining('version 1 of the offer for Q-7K3M-92PX is sent'),
  })
})

test('a reply is said once, and no word of it goes by mail', async () => {
  const { env, database, provider } = await withRequest()
  const file = await writeFile('reply.json', { domain: 'other.test', request: 'Q-7K3M-92PX', text: 'Bring the X-ray.' })
  expect((await run(['reply', file, ...as], env)).out).toBe('said in Q-7K3M-92PX; a mail tells the client\n')
  expect((await run(['reply', file, ...as], env)).out).toBe(
    'nothing to change: these were the last words in Q-7K3M-92PX already\n',
  )
  const [mail, ...more] = await database.forProvider(provider.id, (scope) => scope.rows(mails))
  expect(more).toEqual([])
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('X-ray')
})

test('whoever answers for the clinic has to say who they are, in 2 to 80 letters, before anything is looked at', async () => {
  const unsaid = [
    ['offer', 'x.json'],
    ['reply', 'x.json'],
    ['withdraw', 'other.test', 'Q-0000-0000'],
  ]
  for (const ran of await Promise.all(unsaid.map((words) => run(words, nowhere)))) {
    expect(ran).toMatchObject({ code: 2, complaint: expect.stringContaining('Usage:') })
  }
  const wrong = unsaid.flatMap((words) => [' R ', 'R'.repeat(81)].map((name) => [...words, '--as', name]))
  for (const ran of await Promise.all(wrong.map((words) => run(words, nowhere)))) {
    expect(ran).toMatchObject({ code: 1, complaint: '--as needs 2 to 80 letters\n' })
  }
})

test('what is wrong with an offer is told in its place, and what there is not in one line; nothing is written', async () => {
  const { env, database, provider } = await withRequest()
  const faulty = await run(['offer', await offerFile({ practitioner: 'nobody', validUntil: '2020-01-01' }), ...as], env)
  expect(faulty.code).toBe(1)
  expect(faulty.out).toMatch(
    /^offer\.json:5:\d+ {2}validUntil is .*\noffer\.json:\d+:\d+ {2}nobody of the name .*\n2 faults; nothing written\n$/,
  )
  const nobody = await run(['requests', 'nobody.test'], env)
  expect(nobody).toMatchObject({ code: 1, complaint: 'no provider has the domain nobody.test\n' })
  const unknown = await run(['withdraw', 'other.test', 'Q-0000-0000', ...as], env)
  expect(unknown).toMatchObject({ code: 1, complaint: 'There is no request of this reference.\n' })
  expect(await run(['reply', '/none/reply.json', ...as], env)).toMatchObject({
    code: 1,
    complaint: 'cannot read /none/reply.json: there is nothing of that name\n',
  })
  expect(await database.forProvider(provider.id, (scope) => scope.rows(mails))).toEqual([])
})

test('export writes the pack that import wrote, and only where nothing lies', async () => {
  const own = await createTestDatabase()
  onTestFinished(() => own.drop())
  const env = { DATABASE_URL: own.url }
  const pack = await new SamplePack().write()
  expect(await run(['import', pack], env)).toMatchObject({ code: 0 })
  const folder = await mkdtemp(join(tmpdir(), 'epidaurus-export-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const to = join(folder, 'new', 'pack')
  expect(await run(['export', 'asclepius.example', to], env)).toEqual({
    code: 0,
    out: `10 files of asclepius/dubai are in ${to}\n`,
    complaint: '',
  })
  expect((await run(['import', to], env)).out).toMatch(/^nothing to change for asclepius\/dubai/m)
  expect(await run(['export', 'asclepius.example', to], env)).toMatchObject({
    code: 1,
    complaint: `${to} is not empty; name a new folder\n`,
  })
  expect(await run(['export', 'nobody.test', join(folder, 'other')], env)).toMatchObject({
    code: 1,
    complaint: 'no provider has the domain nobody.test\n',
  })
})

test('lists alone are on the standard output: what is said beside them is not', async () => {
  const { env } = await withRequest()
  const requests = await runWhole(['requests', 'other.test'], env)
  expect(requests.out).toMatch(/^Q-7K3M-92PX(\t[^\t\n]+)+\n$/)
  expect(requests.complaint).toMatch(/^Database: \S+\n$/)
  expect(await run(['staff', 'other.test'], env)).toMatchObject({
    code: 0,
    out: '',
    complaint: expect.stringMatching(/^nobody yet; /),
  })
  expect(await run(['shared', 'other.test'], env)).toEqual({ code: 0, out: '', complaint: 'nothing is shared\n' })
})

test('the database is named first, and one that the running server does not use is refused unless it is meant', async () => {
  const own = await createTestDatabase()
  onTestFinished(own.drop)
  let mark = 'of another database'
  const server = createServer((_, answer) => answer.setHeader('x-database-mark', mark).end('ok'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const env = { DATABASE_URL: own.url, PORT: String(typeof address === 'object' ? address?.port : 0) }
  const words = ['staff', 'nowhere.example']
  const refused = await runWhole(words, env)
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.complaint).toMatch(/^the server at port \d+ works on another database than 127\.0\.0\.1:\d+\/\S+: /)
  const named = /^Database: 127\.0\.0\.1:\d+\/\S+\nno provider has the domain nowhere\.example\n$/
  expect((await runWhole([...words, '--other-database'], env)).complaint).toMatch(named)
  mark = databaseMark({ DATA_DIR: '', DATABASE_URL: own.url })
  expect((await runWhole(words, env)).complaint).toMatch(named)
})
