// Previews under load: whose turn it is, who is not waited for any more, and when a file is to blame.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { TookTooLong } from '#domain/pictures/took-too-long.ts'
import { openSampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { writeDocument } from '#tests/support/sample-document.ts'
import { createPreviews } from './previews.ts'

const api = await openSampleApi()
let amal: SampleClient
let badr: SampleClient
let people = 0

beforeEach(async () => {
  people += 1
  amal = await openSampleClient(api, `amal-${people}@patient.example`)
  badr = await openSampleClient(api, `badr-${people}@patient.example`)
})

afterAll(() => api.close())

/** What draws is told when to end; `begun` is what it was given. */
function openPreviews() {
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const asked = { count: 0 }
  const { vault } = api.parts
  const previews = createPreviews({
    ...api.parts,
    // The last thing that is waited for before one is in line.
    vault: {
      ...vault,
      readBeside: async (...of) => {
        const kept = await vault.readBeside(...of)
        asked.count += 1
        return kept
      },
    },
    draw: (content) =>
      new Promise((resolve, reject) => {
        const name = Buffer.from(content).toString()
        begun.push(name)
        ends.set(name, (error) => (error ? reject(error) : resolve(new Uint8Array([1]))))
      }),
  })
  const began = (name: string) => expect.poll(() => begun).toContain(name)
  return {
    begun,
    began,
    inLine: (count: number) => expect.poll(() => asked.count).toBe(count),
    end: (name: string, error?: Error) => ends.get(name)?.(error),
    ask: (client: SampleClient, fileId: string, signal = new AbortController().signal) =>
      previews({ client, providerId: api.other.id }, { fileId, isKnown: false, signal }),
  }
}

const write = async (client: SampleClient, name: string, mediaType = 'application/pdf') =>
  (await writeDocument(api, client, { content: Buffer.from(name), mediaType })).fileId

test('three slow PDFs of one client keep neither a PDF nor a picture of another waiting', async () => {
  const { begun, began, end, ask } = openPreviews()
  const mine = await Promise.all(['pdf-1', 'pdf-2', 'pdf-3'].map((name) => write(amal, name)))
  const slow = mine.map((fileId) => ask(amal, fileId))
  await expect.poll(() => begun.length).toBe(1)
  const pdf = ask(badr, await write(badr, 'their-pdf'))
  const picture = ask(badr, await write(badr, 'their-picture', 'image/png'))
  await began('their-pdf')
  await began('their-picture')
  end('their-pdf')
  end('their-picture')
  expect([await pdf, await picture]).toEqual([new Uint8Array([1]), new Uint8Array([1])])
  for (const soFar of [3, 4, 5]) {
    await expect.poll(() => begun.length).toBe(soFar)
    for (const name of begun) end(name)
  }
  await Promise.all(slow)
})

test('a drawing that nobody waits for any more is not begun; one that somebody still waits for is', async () => {
  const { begun, began, end, ask, inLine } = openPreviews()
  const first = ask(amal, await write(amal, 'first'))
  await began('first')
  const [left, shared] = [await write(amal, 'left'), await write(amal, 'shared')]
  const [leaving, leavingToo] = [new AbortController(), new AbortController()]
  const gone = ask(amal, left, leaving.signal)
  const half = ask(amal, shared, leavingToo.signal)
  const stays = ask(amal, shared)
  const isGone = expect(gone).rejects.toMatchObject({ code: 'unavailable' })
  await inLine(4)
  leaving.abort()
  leavingToo.abort()
  await isGone
  end('first')
  await first
  await began('shared')
  end('shared')
  expect([await half, await stays]).toEqual([new Uint8Array([1]), new Uint8Array([1])])
  expect(begun).toEqual(['first', 'shared'])
})

test('what takes too long once may be asked for again; twice, and it has no preview', async () => {
  const { begun, ask, end } = openPreviews()
  const fileId = await write(amal, 'slow')
  for (const [tries, code] of ['unavailable', 'not-found'].entries()) {
    const asked = expect(ask(amal, fileId)).rejects.toMatchObject({ code })
    await expect.poll(() => begun.length).toBe(tries + 1)
    end('slow', new TookTooLong())
    await asked
  }
  await expect(ask(amal, fileId)).rejects.toMatchObject({ code: 'not-found' })
  expect(begun).toHaveLength(2)
})

test('what is broken is tried once', async () => {
  const { began, ask, end, begun } = openPreviews()
  const fileId = await write(amal, 'broken')
  const asked = expect(ask(amal, fileId)).rejects.toMatchObject({ code: 'not-found' })
  await began('broken')
  end('broken', new Error('it is broken'))
  await asked
  await expect(ask(amal, fileId)).rejects.toMatchObject({ code: 'not-found' })
  expect(begun).toHaveLength(1)
})
