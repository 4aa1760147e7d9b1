// Who may fly home when: guidance, the surgeon's release, the strictest of several procedures.
import { expect, test } from 'vitest'
import { type DoneOn, judgeReturn, type Verdict } from './return-verdict.ts'

const hip: DoneOn = {
  name: 'Hip replacement',
  on: '2027-03-01',
  flyFromDay: 90,
  releaseFromDay: 10,
  source: 'https://www.nhs.uk',
}
const cataract: DoneOn = {
  name: 'Cataract',
  on: '2027-03-05',
  flyFromDay: 1,
  releaseFromDay: null,
  source: 'https://www.nhs.uk',
}
const sleeve: DoneOn = { name: 'Sleeve', on: '2027-03-01', flyFromDay: null, releaseFromDay: null, source: '' }

const onDay = (leavesOn: string, procedures: DoneOn[], releasedFrom: string | null = null, minutes = 180) =>
  judgeReturn(procedures, { leavesOn, minutes }, releasedFrom)

const cases: [what: string, leavesOn: string, procedures: DoneOn[], verdict: Verdict][] = [
  ['without a procedure every day is fine', '2027-03-01', [], 'fine'],
  ['before the surgeon may release, it is too early', '2027-03-10', [hip], 'too-early'],
  ['from that day on it takes the release', '2027-03-11', [hip], 'needs-release'],
  ['the day before guidance lets them fly it still takes it', '2027-05-29', [hip], 'needs-release'],
  ['from the day of guidance on it is fine', '2027-05-30', [hip], 'fine'],
  ['without a day of release it is too early until guidance says', '2027-03-05', [cataract], 'too-early'],
  ['and fine from then on', '2027-03-06', [cataract], 'fine'],
  ['where only the surgeon can say, it takes the release', '2027-06-01', [sleeve], 'needs-release'],
  ['a flight before the procedure is no way home', '2027-02-28', [hip], 'fine'],
  ['the strictest decides', '2027-03-05', [sleeve, hip, cataract], 'too-early'],
  ['one that is over does not excuse another', '2027-03-20', [cataract, hip], 'needs-release'],
]

for (const [what, leavesOn, procedures, verdict] of cases) {
  test(what, () => expect(onDay(leavesOn, procedures).verdict).toBe(verdict))
}

test('says because of what, and from which days on', () => {
  expect(onDay('2027-03-12', [cataract, hip])).toMatchObject({
    because: { name: 'Hip replacement' },
    releaseFrom: '2027-03-11',
    flyFrom: '2027-05-30',
  })
})

test('who is released may fly from that day on, and not a day before', () => {
  expect(onDay('2027-03-14', [hip], '2027-03-14')).toMatchObject({ verdict: 'fine', isReleased: true })
  expect(onDay('2027-03-13', [hip], '2027-03-14')).toMatchObject({ verdict: 'needs-release', isReleased: false })
})

test('clots are spoken of on flights over four hours within six weeks', () => {
  expect(onDay('2027-04-12', [hip], null, 241).hasClotAdvice).toBe(true)
  expect(onDay('2027-04-13', [hip], null, 241).hasClotAdvice).toBe(false)
  expect(onDay('2027-04-12', [hip], null, 240).hasClotAdvice).toBe(false)
  expect(onDay('2027-02-28', [hip], null, 600).hasClotAdvice).toBe(false)
})
