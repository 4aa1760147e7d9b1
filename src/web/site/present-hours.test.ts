// The words about when somebody is at the clinic.
import { expect, test } from 'vitest'
import type { PractitionerHours } from '#contract/practitioners.ts'
import type { Language } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { hoursText, presentHours } from './present-hours.server.ts'

const at = (startsAt: string, endsAt: string) => ({ startsAt: `2026-${startsAt}:00Z`, endsAt: `2026-${endsAt}:00Z` })
const told = (hours: PractitionerHours['hours'], isGiven = true): PractitionerHours => ({
  timeZone: 'Asia/Dubai',
  isGiven,
  hours,
})
const page = (language: Language) =>
  ({ t: translatorOf(language), visitor: { language } }) as Pick<PageContext, 't' | 'visitor'>

const hours = [
  at('11-23T05:00', '11-23T09:00'),
  at('11-23T10:00', '11-23T13:00'),
  // After midnight there.
  at('11-24T20:30', '11-24T22:00'),
  at('11-27T05:00', '11-27T09:00'),
  at('11-30T05:00', '11-30T09:00'),
]

test('the next three days, each with its hours on the clock of the clinic', () => {
  expect(hoursText(told(hours), page('en'))).toEqual({
    label: 'At the clinic next',
    days: [
      'Mon 23 Nov \u206609:00–13:00\u2069, \u206614:00–17:00\u2069',
      'Wed 25 Nov \u206600:30–02:00\u2069',
      'Fri 27 Nov \u206609:00–13:00\u2069',
    ],
  })
  expect(hoursText(told(hours), page('ar'))?.days[0]).toMatch(/^\p{Script=Arabic}.* 23 .*\u206609:00–13:00\u2069، /u)
})

test('a month without hours is said, and nothing where the clinic says no hours at all', () => {
  expect(hoursText(told([]), page('en'))).toEqual({ label: 'No hours at the clinic in the coming month', days: [] })
  expect(hoursText(told([], false), page('en'))).toBeUndefined()
})

test('whose clock it is, and that they are no appointments, is said once, where hours are', async () => {
  const whole = (isGiven: boolean) =>
    ({
      ...page('en'),
      provider: { location: { timeZone: 'Asia/Dubai', city: 'Dubai' } },
      call: () => Promise.resolve(told([], isGiven)),
    }) as unknown as PageContext
  const { note, hours: known } = await presentHours(whole(true), [{ slug: 'lina' }])
  expect(note).toContain('by the clock in Dubai, Gulf Standard Time (GMT+4). They are not free appointments')
  expect([...known.keys()]).toEqual(['lina'])
  expect(await presentHours(whole(false), [{ slug: 'lina' }])).toEqual({ hours: new Map(), note: '' })
})
