// Short messages leave the outbox folder by the number they went to, and no others do.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createForgetTexts } from './forget-texts.ts'
import { createTextOutbox } from './outbox-folder.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forget-test-'))
})

afterEach(() => rm(folder, { recursive: true }))

const send = (to: string) =>
  createTextOutbox(folder)({ to, text: 'A code.', writtenAt: new Date('2026-11-21T08:00:00Z') })

test('all messages to a number go, those to a number that begins like it stay', async () => {
  for (const to of ['+971501234567', '+971501234567', '+9715012345678', '+4930123456']) await send(to)
  await writeFile(join(folder, '2026-11-21T08-00-00.000Z-jane@mail.example.eml'), '')
  await createForgetTexts(folder)((number) => number === '+971501234567')
  const left = await readdir(folder)
  expect(left).toHaveLength(3)
  expect(left.join()).not.toMatch(/\+971501234567-/)
})

test('a folder that was never made has nothing to forget', async () => {
  await expect(createForgetTexts(join(folder, 'none'))(() => true)).resolves.toBeUndefined()
})
