// What was learnt is read again as it was, and nothing else is taken for it.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepModel, readModel } from './kept-models.ts'
import { learnModel } from './learn-intents.ts'
import { guessBy, type Model } from './model.ts'

const labels = ['price', 'stay'] as const
type Label = (typeof labels)[number]

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'epidaurus-learnt-'))
})
afterEach(() => rm(folder, { recursive: true }))

const wordsOf = (text: string) => new Map(text.split(' ').map((word) => [word, 1]))

const learnSome = (): Promise<Model<Label>> =>
  learnModel(
    [
      { label: 'price', features: wordsOf('what does it cost') },
      { label: 'price', features: wordsOf('the cost please') },
      { label: 'stay', features: wordsOf('what nights please') },
      { label: 'stay', features: wordsOf('the nights there') },
    ],
    () => Promise.resolve(),
  )

test('what is kept tells the same as what was learnt', async () => {
  const learnt = await learnSome()
  await keepModel('some', learnt, folder)
  const kept = await readModel('some', labels, folder)
  if (!kept) throw new Error('nothing was kept')
  for (const question of ['the cost', 'what nights', 'zzz', ''])
    expect(guessBy(kept)(wordsOf(question))).toEqual(guessBy(learnt)(wordsOf(question)))
  expect(guessBy(kept)(wordsOf('the cost'))[0]?.label).toBe('price')
  expect(await readdir(folder)).toEqual(['some'])
})

test('where none is kept, there is none', async () => {
  expect(await readModel('some', labels, folder)).toBeUndefined()
})

test('one that was learnt from other examples, or is cut off, is no model', async () => {
  await keepModel('some', await learnSome(), folder)
  const file = join(folder, 'some')
  const bytes = await readFile(file)
  await writeFile(file, serialize({ ...deserialize(bytes), from: 'others' }))
  expect(await readModel('some', labels, folder)).toBeUndefined()
  await writeFile(file, bytes.subarray(0, bytes.length / 2))
  expect(await readModel('some', labels, folder)).toBeUndefined()
  await writeFile(file, 'nothing of the kind')
  expect(await readModel('some', labels, folder)).toBeUndefined()
})
