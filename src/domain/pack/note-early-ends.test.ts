// Checks which packages are told to end before their patient may fly home, and that those of the samples do not.
import { expect, test } from 'vitest'
import { noteEarlyEnds } from './note-early-ends.ts'
import { readPack } from './read-pack.ts'
import { SamplePack } from './sample-pack.test-support.ts'

const hip = { slug: 'hip', hospitalNights: 3, flyFromDay: 90, releaseFromDay: 21 }
const nose = { slug: 'nose', hospitalNights: 1, flyFromDay: 10, releaseFromDay: null }
const hair = { slug: 'hair', hospitalNights: 0, flyFromDay: null, releaseFromDay: null }
const notes = (procedureSlug: string, nights: number) =>
  noteEarlyEnds([{ slug: 'with-stay', procedureSlug, nights }], [hip, nose, hair])

test('nights that end a day before the release are named, with both days', () => {
  expect(notes('hip', 17)).toEqual([
    'packages.json: with-stay: its nights (3 in hospital, 17 in the hotel) end on day 20; ' +
      'procedures.csv says that the clinic releases the patient from day 21',
  ])
})

test('without a release, the day of general guidance counts', () => {
  expect(notes('nose', 8)).toEqual([
    expect.stringContaining('end on day 9; procedures.csv says that the patient may fly'),
  ])
})

test.each([
  ['that reach the release', 'hip', 18],
  ['that reach the day of guidance', 'nose', 9],
  ['of no hotel', 'hip', 0],
  ['after a procedure where only the surgeon can say', 'hair', 1],
  ['of a procedure that is not in the pack', 'knee', 1],
])('nights %s are not named', (_, procedure, nights) => {
  expect(notes(procedure, nights)).toEqual([])
})

test('check tells it of a pack, which stays without fault', async () => {
  const pack = new SamplePack()
  pack.change('packages.json', '"nights": 11', '"nights": 10')
  const { faults, notes: told } = await pack.read()
  expect(faults).toEqual([])
  expect(told).toEqual([
    expect.stringContaining('hip-with-stay: its nights (3 in hospital, 10 in the hotel) end on day 13'),
  ])
})

test.each(['data/sample-provider', 'data/second-provider'])(
  'the packages of %s last until the release',
  async (folder) => {
    const { pack } = await readPack(folder)
    expect(pack?.packages.some(({ nights }) => nights > 0)).toBe(true)
    expect(noteEarlyEnds(pack?.packages ?? [], pack?.procedures ?? [])).toEqual([])
  },
)
