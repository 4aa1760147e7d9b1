// What works on an answer hears that the server goes down, and what the pages say is read before anybody asks.
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/open.ts'
import { createKnowledge } from '#domain/assistant/knowledge.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { writeOtherProvider, writeSampleProvider } from '#tests/support/sample-provider.ts'
import { createReadAhead, openAssistant } from './open-assistant.ts'

test('going down is told to what is working on answers, and not before', () => {
  const database = openDatabase('postgres://127.0.0.1:1/none', () => {})
  onTestFinished(() => database.close())
  const { parts, endStreams } = openAssistant(database, { chatModel: undefined })
  expect(parts.goingDown.aborted).toBe(false)
  endStreams()
  expect(parts.goingDown.aborted).toBe(true)
})

test('every provider is read ahead, then the one that changed; once going down, none', async () => {
  const copy = await createTestDatabase()
  const database = openDatabase(copy.url, () => {})
  onTestFinished(async () => {
    await database.close()
    await copy.drop()
  })
  const own = [await writeSampleProvider(database), await writeOtherProvider(database)].map(({ id }) => id)
  const read: string[] = []
  const readKnowledge = createKnowledge(database)
  const goingDown = new AbortController()
  const readAhead = createReadAhead(
    database,
    async (provider) => {
      read.push(provider.id)
      return readKnowledge(provider)
    },
    goingDown.signal,
  )
  await readAhead(undefined)
  expect(read.sort()).toEqual(own.sort())
  await readAhead(own[1])
  expect(read.at(-1)).toBe(own[1])
  goingDown.abort()
  await readAhead(undefined)
  expect(read).toHaveLength(3)
})

test('a database that is away stops nothing: whoever asks hears of it', async () => {
  const database = openDatabase('postgres://127.0.0.1:1/none', () => {})
  onTestFinished(() => database.close())
  const readAhead = createReadAhead(database, createKnowledge(database), new AbortController().signal)
  await expect(readAhead(undefined)).resolves.toBeUndefined()
})
