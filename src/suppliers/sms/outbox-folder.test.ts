// The outbox of short messages: one readable file each, that nobody else reads and no number can place elsewhere.
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTextOutbox } from './outbox-folder.ts'

let parent: string
let folder: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'texts-test-'))
  folder = join(parent, 'data/outbox')
})
afterEach(() => rm(parent, { recursive: true }))

const writtenAt = new Date('2026-11-21T08:00:00.123Z')
const send = (to: string, text = '123456 is your code for Harbour Clinic.') =>
  createTextOutbox(folder)({ to, text, writtenAt })

test('a short message is a file named by time and number, with the number on its first line', async () => {
  await send('+971501234567')
  const [name = ''] = await readdir(folder)
  expect(name).toMatch(/^2026-11-21T08-00-00\.123Z-\+971501234567-[0-9a-f]{8}\.txt$/)
  expect(await readFile(join(folder, name), 'utf8')).toBe(
    'To: +971501234567\n\n123456 is your code for Harbour Clinic.\n',
  )
})

test('only the owner reads it: it holds a code', async () => {
  await send('+971501234567')
  const [name = ''] = await readdir(folder)
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('two messages of one moment to one number are two files', async () => {
  await Promise.all([send('+971501234567', 'one'), send('+971501234567', 'two')])
  expect(await readdir(folder)).toHaveLength(2)
})

test('Arabic arrives as it was written', async () => {
  await send('+971501234567', 'رمزك لدى عيادة المرفأ هو 123456.')
  const [name = ''] = await readdir(folder)
  expect(await readFile(join(folder, name), 'utf8')).toContain('رمزك لدى عيادة المرفأ هو 123456.')
})

test('no number leads out of the folder', async () => {
  for (const to of ['../../x', '/etc/passwd', '+1/../../2', '\0', '']) await send(to)
  expect(await readdir(parent)).toEqual(['data'])
  expect(await readdir(join(parent, 'data'))).toEqual(['outbox'])
  expect(await readdir(folder)).toHaveLength(5)
})

test('throws when the folder cannot be made, so that whoever asked is told', async () => {
  await writeFile(join(parent, 'data'), 'a file is in the way')
  await expect(send('+971501234567')).rejects.toThrow(/ENOTDIR|EEXIST/)
})
