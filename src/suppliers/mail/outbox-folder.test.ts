// The outbox folder: the contract of mailers, and files that nobody else reads and no recipient can place elsewhere.
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleMail, testMailer } from './mailer-contract.test-support.ts'
import { createOutboxFolder } from './outbox-folder.ts'

let parent: string
let folder: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'outbox-test-'))
  folder = join(parent, 'data/outbox')
})

afterEach(() => rm(parent, { recursive: true }))

const files = async () => (await readdir(folder)).sort()

testMailer(async () => ({
  mailer: createOutboxFolder(folder),
  received: async () => Promise.all((await files()).map((name) => readFile(join(folder, name), 'utf8'))),
}))

test('the file is named by time and recipient', async () => {
  await createOutboxFolder(folder)(sampleMail())
  expect(await files()).toEqual(['2026-11-21T08-00-00.123Z-jane@mail.example.eml'])
})

test('the same mail twice is one file', async () => {
  const mailer = createOutboxFolder(folder)
  await mailer(sampleMail())
  await mailer(sampleMail())
  expect(await files()).toHaveLength(1)
})

test('two mails of one moment to one person are two files, each of them once', async () => {
  const mailer = createOutboxFolder(folder)
  for (const messageId of [
    '<one@harbour.example>',
    '<two@harbour.example>',
    '<one@harbour.example>',
    '<two@harbour.example>',
  ]) {
    await mailer(sampleMail({ messageId }))
  }
  const names = await files()
  expect(names).toHaveLength(2)
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  expect(
    texts
      .join()
      .match(/<(one|two)@harbour\.example>/g)
      ?.sort(),
  ).toEqual(['<one@harbour.example>', '<two@harbour.example>'])
})

test('only the owner reads folder and files', async () => {
  await createOutboxFolder(folder)(sampleMail())
  const [name = ''] = await files()
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('whatever the recipient is called, the file lies in the folder under a plain name', async () => {
  const mailer = createOutboxFolder(folder)
  const hostile = [
    '../../../etc/cron.d/x',
    '..',
    '/etc/passwd',
    'a/b\\c:d',
    '.hidden',
    'a\0b',
    'a\nb',
    '-rf',
    '%2e%2e%2f',
    'x'.repeat(5_000),
    '',
  ]
  const recipient = fc.string({ unit: 'binary', maxLength: 40 })
  let at = 0
  await fc.assert(
    fc.asyncProperty(recipient, async (to) => {
      const writtenAt = new Date(Date.UTC(2026, 10, 21) + (at += 1))
      // Some are no address at all and may be refused; none may be written anywhere else.
      await mailer(sampleMail({ to, writtenAt })).catch(() => {})
    }),
    { numRuns: 40, examples: hostile.map((to) => [to]) },
  )
  expect(await readdir(parent)).toEqual(['data'])
  expect(await readdir(join(parent, 'data'))).toEqual(['outbox'])
  const names = await files()
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) {
    expect(name).toMatch(/^2026-11-21T[\d-]+\.\d{3}Z-[\w.@+-]*\.eml$/)
    expect(name.length).toBeLessThanOrEqual(255)
  }
})

test('throws when the folder cannot be made, so that the mail is tried again', async () => {
  await writeFile(join(parent, 'data'), 'a file is in the way')
  await expect(createOutboxFolder(folder)(sampleMail())).rejects.toThrow(/ENOTDIR|EEXIST/)
})
