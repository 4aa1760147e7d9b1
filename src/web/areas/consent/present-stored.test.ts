// Guards the list of what is kept on the device: nothing that the product keeps is missing, nothing is told that is not kept.
import { expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { handOverDraftKey, shareDraftKey } from '#web/browser/auth/kept-drafts.ts'
import { chatNames } from '#web/browser/kept-chat.ts'
import { uploadsName } from '#web/browser/kept-uploads.ts'
import { guardKey } from '#web/browser/reload-once.ts'
import { shelves } from '#web/browser/shelf-rules.ts'
import { statePrefix } from '#web/browser/stored-state.ts'
import { consentCookie } from '#web/page/consent.ts'
import type { PublicSettings } from '#web/page/public-settings.ts'
import { currencyCookie, languageCookie } from '#web/page/visitor.ts'
import { presentStored } from './present-stored.server.ts'

type Page = Parameters<typeof presentStored>[0]
const stored = (settings: Partial<PublicSettings> = {}, language: 'en' | 'ar' = 'en') =>
  presentStored({
    t: translatorOf(language),
    settings: { stateStorage: 'localStorage', ...settings },
    provider: { company: {} },
  } as Page)
const named = (name: string, settings?: Partial<PublicSettings>) =>
  stored(settings).rows.find((row) => row.name === name)

test('all that the product keeps is named', () => {
  const names = stored({ gtagId: 'G-A1' }).rows.map(({ name }) => name)
  const ofPages = [languageCookie, currencyCookie, consentCookie, 'state.currency', 'quote:…', guardKey]
  const chatPlaces = Object.values(chatNames)
    .map((name) => statePrefix + name)
    .join(', ')
  for (const kept of [...ofPages, uploadsName, shareDraftKey, handOverDraftKey, chatPlaces]) {
    expect(names).toContain(kept)
  }
  expect(names).toContain(Object.values(shelves).join(', '))
})

test('where files were being sent to is said to lie where the installation keeps the session', () => {
  expect(named(uploadsName)?.where).toContain('Local storage')
  expect(named(uploadsName, { stateStorage: 'sessionStorage' })?.where).toContain('Session storage')
})

test('cookies of the analytics stand there only where it can be allowed at all', () => {
  const analytics = '_ga, _ga_…'
  expect(named(analytics)).toBeUndefined()
  expect(named(analytics, { gtagId: 'G-A1' })?.what).toContain('Only after you allow it')
})

test.each([
  ['localStorage', 'Local storage', 'until you remove it'],
  ['sessionStorage', 'Session storage', 'until you close the tab'],
  ['cookies', 'Cookie', 'one year'],
] as const)('state in %s is said to be there, and for how long', (stateStorage, where, keep) => {
  const row = named('state.currency', { stateStorage })
  expect(row?.where).toContain(where)
  expect(row?.keep).toContain(keep)
  expect(row?.what).toContain('the country that your internet address points to')
})

test('each row has its own name and words in every language', () => {
  for (const language of languages) {
    const { rows } = stored({ gtagId: 'G-A1' }, language)
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
    expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length)
  }
})
