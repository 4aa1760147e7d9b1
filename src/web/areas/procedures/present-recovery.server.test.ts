// The recovery as it is drawn: marks, order, and days that only a surgeon can say.
import { expect, test } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { presentRecovery, type RecoveryMark } from './present-recovery.server.ts'

const t = translatorOf('en')
const phase = (unit: 'day' | 'week' | 'month', from: number, to = from) => ({ unit, from, to, text: ['Rest.'] })

const hip = {
  recovery: [phase('day', 0), phase('day', 1, 3), phase('week', 2), phase('day', 84), phase('month', 6)],
  hospitalNights: 3,
  stayDays: 86,
  flyFromDay: 84,
  releaseFromDay: null,
}

const words = (entries: ReturnType<typeof presentRecovery>) =>
  entries.map((entry) => (entry.kind === 'phase' ? entry.label : entry.title))

const markOf = (entries: ReturnType<typeof presentRecovery>, kind: RecoveryMark['kind']) =>
  entries.find((entry) => entry.kind === kind) as RecoveryMark

test('marks stand between the phases by day', () => {
  expect(words(presentRecovery(hip, t))).toEqual([
    'Day 0',
    'Days 1 to 3',
    '3 nights in hospital',
    'Week 2',
    'Day 84',
    'You may fly from day 84',
    'Plan 86 days near the clinic',
    'Month 6',
  ])
})

test('phases take equal steps, and a mark on the day of a phase reaches exactly to it', () => {
  const entries = presentRecovery(hip, t)
  expect(entries.flatMap((entry) => (entry.kind === 'phase' ? entry.column : []))).toEqual([1, 2, 3, 4, 5])
  expect(markOf(entries, 'fly').reach).toBe(60)
})

test('the last day of a phase lies within its own step', () => {
  expect(markOf(presentRecovery(hip, t), 'hospital').reach).toBe(36)
})

test('a mark after the last phase stays on the line', () => {
  const { reach } = markOf(presentRecovery({ ...hip, stayDays: 400 }, t), 'stay')
  expect(reach).toBeGreaterThan(80)
  expect(reach).toBeLessThanOrEqual(100)
})

test('each point of the line knows whether one is in hospital, near the clinic or home', () => {
  expect(presentRecovery(hip, t).map(({ place }) => place)).toEqual([
    'hospital',
    'hospital',
    'clinic',
    'clinic',
    'clinic',
    'clinic',
    'home',
    'home',
  ])
})

test('one is near the clinic up to the last day of the stay', () => {
  const entries = presentRecovery({ ...hip, stayDays: 14, flyFromDay: null }, t)
  expect(entries.find((entry) => entry.kind === 'phase' && entry.label === 'Week 2')?.place).toBe('clinic')
})

test('without a night in hospital one leaves on day 0', () => {
  const entries = presentRecovery({ ...hip, hospitalNights: 0 }, t)
  expect(words(entries)[1]).toBe('No night in hospital: you leave the same day')
  expect(markOf(entries, 'hospital').reach).toBe(0)
  expect(entries.map(({ place }) => place).slice(0, 2)).toEqual(['hospital', 'clinic'])
})

test('no day and no reach where only the surgeon can say when to fly', () => {
  const entries = presentRecovery({ ...hip, flyFromDay: null }, t)
  expect(markOf(entries, 'fly')).toMatchObject({ title: 'Only the surgeon can say when you may fly', reach: null })
  expect(entries.indexOf(markOf(entries, 'fly'))).toBeLessThan(entries.indexOf(markOf(entries, 'stay')))
})

test('the line never runs back where week 2 stands before day 10', () => {
  const recovery = [phase('day', 0), phase('week', 2), phase('day', 10), phase('month', 1)]
  const entries = presentRecovery({ ...hip, recovery, flyFromDay: 12, stayDays: 13 }, t)
  expect(words(entries).indexOf('Day 10')).toBeLessThan(words(entries).indexOf('You may fly from day 12'))
  expect(markOf(entries, 'fly').reach).toBeGreaterThan(50)
})

test('labels are Arabic for an Arabic reader', () => {
  const [first, second] = words(presentRecovery(hip, translatorOf('ar')))
  expect([first, second]).toEqual(['اليوم 0', 'من اليوم 1 إلى 3'])
})

test('the line ends at the release where the surgeon may release earlier, and says what it takes', () => {
  const entries = presentRecovery({ ...hip, stayDays: 23, releaseFromDay: 21 }, t)
  const title = 'You may fly from day 21 if your surgeon clears you in writing, otherwise from day 84'
  expect(markOf(entries, 'fly').title).toBe(title)
  expect(words(entries).indexOf(title)).toBeLessThan(words(entries).indexOf('Day 84'))
  const alone = presentRecovery({ ...hip, stayDays: 23, flyFromDay: null, releaseFromDay: 21 }, t)
  expect(markOf(alone, 'fly').title).toBe('You may fly from day 21, only if your surgeon clears you in writing')
})
