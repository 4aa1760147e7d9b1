// Guards what a visitor is told of who would receive something.
import { expect, test } from 'vitest'
import type { PageContext } from '#web/page/page-context.ts'
import { presentConsent } from './present-consent.server.ts'

const offerOf = (settings: object, gtagId?: string) =>
  presentConsent({
    settings: { stateStorage: 'localStorage', ...settings },
    provider: { company: { gtagId } },
    visitor: { language: 'en' },
  } as unknown as PageContext)

test('nothing configured, nothing to choose', () => {
  expect(offerOf({})).toEqual({ choices: [], hosts: '' })
})

test('the provider’s own tag is as good as the installation’s', () => {
  expect(offerOf({}, 'G-OWN1').choices).toEqual(['analytics'])
  expect(offerOf({ gtagId: 'G-ALL1' }).choices).toEqual(['analytics'])
})

test('whoever takes reports and recordings is named, once', () => {
  const both = { sentryDsn: 'https://k@errors.example/1', replayKey: 'https://k@replays.example/2' }
  expect(offerOf(both)).toEqual({ choices: ['diagnostics'], hosts: 'errors.example and replays.example' })
  expect(offerOf({ ...both, replayKey: 'https://k@errors.example/2' }).hosts).toBe('errors.example')
})
