// Mails leave the outbox folder by their Message-ID, and no others do.
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createForgetMails } from './forget-mails.ts'
import { sampleMail } from './mailer-contract.test-support.ts'
import { createOutboxFolder } from './outbox-folder.ts'

let parent: string
let folder: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'forget-test-'))
  folder = join(parent, 'outbox')
})

afterEach(() => rm(parent, { recursive: true }))

const files = async () => (await readdir(folder)).sort()
const send = (messageId: string, to: string) => createOutboxFolder(folder)(sampleMail({ messageId, to }))

test('of mails to one person those that are gone go, whatever their files are called', async () => {
  await send('<one@harbour.example>', 'jane@mail.example')
  await send('<two@harbour.example>', 'jane@mail.example')
  await send('<three@harbour.example>', 'desk@harbour.example')
  await createForgetMails(folder)((name) => name !== '<two@harbour.example>')
  const [left = '', ...more] = await files()
  expect(more).toEqual([])
  expect(await readFile(join(folder, left), 'utf8')).toContain('<two@harbour.example>')
})

test('a mail whose Message-ID is longer than a line is found too', async () => {
  const long = `<0d7c1c0e-1111-4222-8333-944445555666@${'a'.repeat(50)}.example>`
  await send(long, 'jane@mail.example')
  await createForgetMails(folder)((name) => name === long)
  expect(await files()).toEqual([])
})

test('one that was being written when the process ended goes as well', async () => {
  await send('<one@harbour.example>', 'jane@mail.example')
  const [name = ''] = await files()
  await rename(join(folder, name), join(folder, `${name}.part`))
  await createForgetMails(folder)(() => true)
  expect(await files()).toEqual([])
})

test('what is no mail stays, and a mail that quotes the id of another one does', async () => {
  await send('<one@harbour.example>', 'jane@mail.example')
  await writeFile(join(folder, 'notes.txt'), 'Message-ID: <gone@harbour.example>')
  await createOutboxFolder(folder)(
    sampleMail({ messageId: '<quoting@harbour.example>', text: 'Message-ID: <gone@harbour.example>' }),
  )
  await createForgetMails(folder)((name) => name === '<gone@harbour.example>')
  expect(await files()).toHaveLength(3)
})

test('a folder that was never made has nothing to forget', async () => {
  await createForgetMails(folder)(() => true)
  expect(await readdir(parent)).toEqual([])
})
