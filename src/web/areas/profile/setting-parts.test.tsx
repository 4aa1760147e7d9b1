// @vitest-environment happy-dom
// Guards the parts of the settings that are the clinic's: language, notifications, consents, the access log, and the files.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import { answerApi, refusal } from '#web/signed-in/answer-api.test-support.ts'
import { showProfile, t } from '#web/signed-in/show-profile.test-support.tsx'
import { AccessSection } from './access-section.tsx'
import { ConsentSection } from './consent-section.tsx'
import { ExportSection } from './export-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { NotificationSection } from './notification-section.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const email = 'amal@patient.example'
const record = { email, language: 'en', notifications: { offers: true, messages: true, reminders: false } }
const offered = [
  { code: 'en', name: 'English', label: '', isPresent: true },
  { code: 'ar', name: 'العربية', label: '', isPresent: false },
]
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('whoever comes back with another language stands on it', () => {
  location.hash = '#language'
  showProfile(<LanguageSection email={email} offered={offered} />)
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'English' }))
  location.hash = ''
})

test('another language is written into the record first, then the server sets it for this browser', async () => {
  const asked = answerApi({ 'POST /api/client/root/update': record })
  const gone: string[] = []
  showProfile(<LanguageSection email={email} offered={offered} go={(address) => gone.push(address)} />)
  expect(screen.getByRole('link', { name: 'English' }).getAttribute('aria-current')).toBe('true')
  fireEvent.click(screen.getByRole('link', { name: 'العربية' }))
  await waitFor(() => expect(gone).toEqual(['/preferences?lang=ar&to=%2Fprofile%2Fsetting%23language']))
  expect(asked.bodies).toEqual([{ email, language: 'ar' }])
})

test('a language that could not be written is not taken for saved', async () => {
  expectConsole('api call failed name=updateClient')
  answerApi({ 'POST /api/client/root/update': refusal(403, 'internal') })
  const gone: string[] = []
  showProfile(<LanguageSection email={email} offered={offered} go={(address) => gone.push(address)} />)
  fireEvent.click(screen.getByRole('link', { name: 'العربية' }))
  expect(await screen.findByText(t('profile.fault.other'))).toBeTruthy()
  expect(gone).toEqual([])
})

test('each switch is saved as it is turned, and stays as it was when that fails', async () => {
  const asked = answerApi({
    'GET /api/client/root': record,
    'POST /api/client/root/update': { ...record, notifications: { ...record.notifications, reminders: true } },
  })
  showProfile(<NotificationSection email={email} />)
  const reminders = await screen.findByRole('switch', { name: 'Reminders' })
  expect(reminders.getAttribute('aria-checked')).toBe('false')
  fireEvent.click(reminders)
  expect(await screen.findByText(t('profile.notifications.on'))).toBeTruthy()
  expect(asked.bodies).toEqual([{ email, notifications: { reminders: true } }])
  expect(reminders.getAttribute('aria-checked')).toBe('true')
  expectConsole('api call failed name=updateClient')
  asked.answers['POST /api/client/root/update'] = refusal(403, 'internal')
  const offers = screen.getByRole('switch', { name: 'Offers' })
  fireEvent.click(offers)
  expect(await screen.findByText(t('profile.fault.other'))).toBeTruthy()
  expect(offers.getAttribute('aria-checked')).toBe('true')
})

const now = (isGiven: boolean) => ({
  purposes: [
    { purpose: 'health-data', isGiven, version: '2026-11' },
    { purpose: 'sharing', isGiven: false, version: '2026-11' },
    { purpose: 'not-known-here', isGiven: true, version: '1' },
  ],
  history: isGiven
    ? [{ purpose: 'health-data', isGiven, version: '2026-11', at: '2026-11-20T10:00:00Z' }]
    : [
        { purpose: 'health-data', isGiven, version: '2026-11', at: '2026-11-21T10:00:00Z' },
        { purpose: 'health-data', isGiven: true, version: '2026-11', at: '2026-11-20T10:00:00Z' },
      ],
})

test('a consent is taken back after what that means was said, and the history has both', async () => {
  const asked = answerApi({
    'GET /api/client/consents': now(true),
    'POST /api/client/consents/set': () => {
      asked.answers['GET /api/client/consents'] = now(false)
      return { purpose: 'health-data', isGiven: false, version: '2026-11', at: '2026-11-21T10:00:00Z' }
    },
  })
  showProfile(<ConsentSection />)
  expect(await screen.findByText('You agreed on 20 November 2026.')).toBeTruthy()
  expect(screen.queryByText(/not-known-here/)).toBeNull()
  press(`${t('profile.consents.withdraw')} ${t('profile.consents.health-data')}`)
  expect(screen.getByText(t('profile.consents.health-data.withdraw'))).toBeTruthy()
  press(t('profile.consents.withdraw'))
  expect(await screen.findByText(t('profile.consents.health-data.withdrawn'))).toBeTruthy()
  expect(asked.bodies).toEqual([{ purpose: 'health-data', isGiven: false, version: '2026-11' }])
  const history = screen.getByText(t('profile.consents.history')).closest('details')
  if (!history) throw new Error('no history')
  expect(within(history).getAllByRole('listitem', { hidden: true })).toHaveLength(2)
})

test('a yes to words that have changed meanwhile is not given, and the present ones are fetched', async () => {
  expectConsole('api call failed name=setConsent code=invalid-input')
  const asked = answerApi({
    'GET /api/client/consents': now(false),
    'POST /api/client/consents/set': refusal(422, 'invalid-input'),
  })
  showProfile(<ConsentSection />)
  fireEvent.click(
    await screen.findByRole('button', { name: `${t('profile.consents.give')} ${t('profile.consents.sharing')}` }),
  )
  expect(await screen.findByText(t('profile.consents.outdated'))).toBeTruthy()
  await waitFor(() => expect(asked.calls.filter((one) => one.startsWith('GET'))).toHaveLength(2))
})

const line = (id: string, more: object = {}) => ({
  id,
  at: '2026-11-21T10:00:00Z',
  actor: 'client',
  actorName: '',
  deed: 'open',
  subject: 'document',
  about: 'knee.pdf',
  why: 'own-request',
  note: '',
  ...more,
})

test('who looked at what, why and when is fetched when it is wanted, and further back on demand', async () => {
  const byClinic = { actor: 'clinic', actorName: 'Dr Noor', why: 'shared', note: 'second look' }
  const others = [
    line('1', { ...byClinic, at: '2026-11-21T20:30:00Z' }),
    line('2', { ...byClinic, at: '2026-11-21T20:10:00Z' }),
  ]
  const answer = (_: object, query: string) => (query.includes('who=own') ? own : { entries: others, hasMore: false })
  let own = { entries: [line('3'), line('4', { at: '2026-11-21T08:00:00Z' })], hasMore: true }
  const asked = answerApi({ 'GET /api/client/access-log': answer })
  showProfile(<AccessSection />)
  expect(asked.calls).toEqual([])
  press(t('profile.access.show'))
  const told = await screen.findByText('\u2068Dr Noor\u2069 opened \u2068knee.pdf\u2069. You had shared it.')
  expect(told.closest('details')).toBeNull()
  expect(screen.getByText(/second look/)).toBeTruthy()
  // By the clinic's clock it is the next day already.
  expect(screen.getByText('22 November 2026, at 00:10 and 00:30')).toBeTruthy()
  const done = await screen.findByText('You opened \u2068knee.pdf\u2069.')
  expect(done.closest('details')?.open).toBe(false)
  expect(screen.getByText('21 November 2026, several times')).toBeTruthy()
  own = {
    entries: [line('5', { deed: 'change', subject: 'consents', about: 'sharing' }), line('6', { deed: 'dreamt-of' })],
    hasMore: false,
  }
  fireEvent.click(screen.getByText(t('profile.access.more')))
  const sharing = t('profile.consents.sharing')
  expect(await screen.findByText(`You changed what you agree to: \u2068${sharing}\u2069.`)).toBeTruthy()
  expect(asked.calls.at(-1)).toBe('GET /api/client/access-log?language=en&who=own&before=4')
  // A code that this build does not know is no word on the screen.
  expect(screen.queryByText(/dreamt-of/)).toBeNull()
  expect(screen.getByText(t('profile.access.client.other'))).toBeTruthy()
  expect(screen.queryByText(t('profile.access.more'))).toBeNull()
})

test('an access token that has run out is renewed on the way, and what was asked comes', async () => {
  expectConsole('api call failed name=getAccessLog code=not-signed-in')
  const asked = answerApi({ 'GET /api/client/access-log': refusal(401, 'not-signed-in') })
  const shown = showProfile(<AccessSection />, {}, async () => {
    asked.answers['GET /api/client/access-log'] = { entries: [], hasMore: false }
    return true
  })
  press(t('profile.access.show'))
  expect(await screen.findByText(t('profile.access.none.others'))).toBeTruthy()
  expect(shown.asked.refresh).toBeGreaterThan(0)
})

test('a file is saved once the whole of it has come; where it does not, that is said and nothing is kept', async () => {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const asked = answerApi({
    'GET /api/client/export.json': () =>
      Response.json({ a: 1 }, { headers: { 'content-disposition': 'attachment; filename="thymele-2026-11-21.json"' } }),
    'GET /api/client/export.fhir.json': refusal(422, 'too-many-requests'),
  })
  showProfile(<ExportSection />)
  const [json, fhir] = screen.getAllByRole('link')
  if (!json || !fhir) throw new Error('two files')
  expect(json.hasAttribute('download')).toBe(true)
  fireEvent.click(json)
  expect(await screen.findByText(t('profile.export.done'))).toBeTruthy()
  expect(asked.calls).toEqual(['GET /api/client/export.json?language=en'])
  expectConsole('api call failed name=clientExport')
  fireEvent.click(fhir)
  expect(await screen.findByText(t('profile.export.tooMany'))).toBeTruthy()
  expect(saved).toEqual(['thymele-2026-11-21.json'])
  vi.restoreAllMocks()
})
