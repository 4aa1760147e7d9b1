// The command line for data packs, run as people run it.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SamplePack } from '#domain/pack/sample-pack.test-support.ts'
import { createTestDatabase } from '#tests/support/database.ts'

// Each run of the tool is a process of its own.
vi.setConfig({ testTimeout: 60_000 })

type Ran = { code: number; out: string; complaint: string }

function run(words: string[], environment: Record<string, string> = {}): Promise<Ran> {
  const env = { ...process.env, LOG_LEVEL: '', ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, ['tools/provider.ts', ...words], { env }, (error, out, complaint) => {
      resolve({ code: error ? Number(error.code) : 0, out, complaint })
    })
  })
}

/** The address of a server that nobody runs. */
const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }

test('wrong words give the usage and exit code 2, --help gives it with 0', async () => {
  const wrong = [[], ['check'], ['delete', 'x'], ['check', 'a', 'b'], ['import', '--force']]
  for (const ran of await Promise.all(wrong.map((words) => run(words)))) {
    expect(ran).toMatchObject({ code: 2, out: '', complaint: expect.stringContaining('Usage:') })
  }
  expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('Usage:'), complaint: '' })
})

test('check needs no database and says what it found', async () => {
  const { code, out, complaint } = await run(['check', await new SamplePack().write()], nowhere)
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
  expect(out).toBe('no faults: 2 procedures, 1 packages, 1 practitioners, 0 pictures; nothing written\n')
})

test('faults come one a line with their place and a closing count, exit code 1', async () => {
  const pack = new SamplePack()
    .change('packages.json', '"nights": 10', '"nights": "ten"')
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
