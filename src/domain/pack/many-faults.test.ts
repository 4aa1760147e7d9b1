// A pack with faults all over: every one is named at its place.
import { expect, test } from 'vitest'
import { readFaults, SamplePack } from './sample-pack.test-support.ts'

const kneeRow =
  'knee-replacement,Knee replacement,Joints,A new knee.,39000,46000,AED,side,110,spinal,3,14,,,,,Dr One,2026-10-01'

/** A pack with faults of many kinds in every file, each marked in its place. */
function faultyPack(): SamplePack {
  return new SamplePack()
    .change('provider.json', '"Asia/Dubai"', '▶"Mars/Base"')
    .change('provider.json', '"#123456"', '▶"blue"')
    .change('provider.json', '"Asclepius.example"', '▶"http://asclepius.example"')
    .change('provider.json', '"care@asclepius.example"', '▶"nobody"')
    .change('provider.json', '"replyHours": 8', '▶"replyHour": 8')
    .change(
      'procedures.csv',
      kneeRow,
      kneeRow.replace('39000,46000,AED,side,110,spinal,3', '▶39k,46000,▶AEDD,side,110,▶,3'),
    )
    .change('procedures.csv', '14,"Guideline, 2025"', '14,▶')
    .change('procedures.csv', 'Dr One,2026-10-01\nknee', 'Dr One,▶2026-13-01\nknee')
    .change('procedures.ar.csv', 'knee-replacement,', '▶elbow-replacement,')
    .change('procedures/hip-replacement.md', '- Week 2:', '- ▶Fortnight 1:')
    .change('procedures/hip-replacement.md', 'A new hip.', 'A ▶`new` hip.')
    .change('procedures/hip-replacement.ar.md', '## Risks', '▶## Dangers\nSome.\n\n## Risks')
    .change('procedures/knee-replacement.md', '### Does it hurt?\nA little.', '▶### Does it hurt?')
    .set('procedures/toe-replacement.md', '▶## What it is\nA toe.\n')
    .change('packages.json', '"procedure": "hip-replacement"', '"procedure": ▶"shoulder-replacement"')
    .change('packages.json', '"2027-12-31"', '▶"2025-12-31"')
    .change('packages.json', '"kind": "hotel"', '"kind": ▶"castle"')
    .change('packages.json', '"nights": 11', '"nights": ▶-1, ▶"days": 3')
    .change('practitioners.json', '"L-1",', '"L-1"')
    .change('practitioners.json', '"licenceRegister"', '▶"licenceRegister"')
    .set('hotels.json', '▶{"none": 1}')
    .set('brochure.pdf', '▶%PDF')
}

test('a pack with more than twenty faults in all of its files has every one named, in its place and in order', async () => {
  const { told, marked } = await readFaults(faultyPack())
  expect(marked.length).toBeGreaterThanOrEqual(23)
  // The page of a procedure that does not exist lacks nine sections as well; they are told in the same place.
  expect([...new Set(told)]).toEqual(marked)
})

test('faults come in the order of file, line and column, each once, and in short words', async () => {
  const { faults, pack } = await faultyPack().read()
  const places = faults.map(({ file, line, column }) => [file, line, column] as const)
  const sorted = places.toSorted((one, other) =>
    one[0] === other[0] ? one[1] - other[1] || one[2] - other[2] : one[0] < other[0] ? -1 : 1,
  )
  expect(places).toEqual(sorted)
  expect(new Set(faults.map((fault) => JSON.stringify(fault))).size).toBe(faults.length)
  expect(Math.max(...faults.map(({ message }) => message.length))).toBeLessThan(200)
  expect(pack).toBeUndefined()
})

test('a file that is no UTF-8 hides nothing of the others', async () => {
  const pack = new SamplePack()
    .set('procedures/hip-replacement.ar.md', Buffer.from([0xff, 0xfe, 0x41, 0x00]))
    .change('packages.json', '"nights": 11', '"nights": ▶"ten"')
  const { told, marked } = await readFaults(pack)
  expect(told).toEqual([...marked, 'procedures/hip-replacement.ar.md:1:1'])
})
