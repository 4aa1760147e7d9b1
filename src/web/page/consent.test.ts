// Guards how an answer is kept and read back, and when the question is asked again.
import { expect, test } from 'vitest'
import { consentWording, isAnswered, offeredChoices, readConsent, writeConsent } from './consent.ts'

test('answers are read back as they were given', () => {
  const consent = { analytics: 'on', diagnostics: 'off' } as const
  expect(writeConsent(consent)).toBe(`analytics=on.diagnostics=off.${consentWording}`)
  expect(readConsent(`lang=ar; consent=${writeConsent(consent)}; currency=EUR`)).toEqual(consent)
})

test('one answer alone is kept alone: the other choice was never offered', () => {
  expect(readConsent(`consent=${writeConsent({ diagnostics: 'on' })}`)).toEqual({ diagnostics: 'on' })
  expect(writeConsent({})).toBe('')
})

test.each([
  '',
  'consent=analytics=on.2026-11',
  `xconsent=analytics=on.${consentWording}`,
  `consent=on.${consentWording}`,
  `consent=analytics=maybe.${consentWording}`,
  `consent=analytics=on.${consentWording}x`,
  `consent=analytics=on.${consentWording}, diagnostics=on`,
  'consent=on',
])('no answer in "%s"', (cookies) => {
  expect(readConsent(cookies)).toEqual({})
})

test('a choice that this version does not know is passed over', () => {
  expect(readConsent(`consent=analytics=off.adverts=on.${consentWording}`)).toEqual({ analytics: 'off' })
})

test('asked for is only what is configured', () => {
  const settings = { stateStorage: 'localStorage' } as const
  expect(offeredChoices(settings)).toEqual([])
  expect(offeredChoices({ ...settings, gtagId: 'G-A1' })).toEqual(['analytics'])
  expect(offeredChoices({ ...settings, sentryDsn: 'https://k@e.example/1' })).toEqual(['diagnostics'])
  expect(offeredChoices({ ...settings, replayKey: 'https://k@e.example/2' })).toEqual(['diagnostics'])
})

test('a choice that is offered later is asked for then, and what was answered stays', () => {
  expect(isAnswered({ analytics: 'on' }, ['analytics'])).toBe(true)
  expect(isAnswered({ analytics: 'on' }, ['analytics', 'diagnostics'])).toBe(false)
  expect(isAnswered({}, [])).toBe(true)
})
