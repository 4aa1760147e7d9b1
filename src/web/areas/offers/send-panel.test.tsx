// @vitest-environment happy-dom
// Guards the question before an offer is sent: it names what differs between its words and its lines, and sends all the same.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Language } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { ProfileFrameProvider } from '#web/signed-in/profile-frame.ts'
import type { Check, Fields } from './offer-draft-fields.ts'
import { controlId } from './offer-draft-fields.ts'
import { SendPanel } from './send-panel.tsx'

afterEach(cleanup)

const frame = { clinic: 'Thymele', clinicEmail: 'care@thymele.example', city: 'Dubai', timeZone: 'Asia/Dubai' }
const fields: Fields = {
  currency: 'AED',
  validUntil: '2026-12-06',
  lines: [{ label: { en: 'Sample Creek Hotel, 5 nights' }, amount: '9000', mayChangeIf: {} }],
  includes: [{ en: '7 nights with breakfast', ar: '٧ ليالٍ مع الإفطار' }],
  excludes: [{ en: 'Surgery on the second eye' }],
  deposit: '',
  instalments: [],
  cancellation: [],
  documents: [],
  from: '',
  until: '',
  practitioner: 'omar',
  note: { en: 'Dr Claire will see you at the Sample Bay Hotel.' },
}
const creek = { en: 'Sample Creek Hotel', ar: 'فندق الخور' }
const differences: Check['differences'] = [
  { path: 'includes.0.en', about: 'nights', from: 'lines', said: 7, meant: [5, 2] },
  { path: 'lines.0.label.en', about: 'nights', from: 'days', said: 5, meant: [4] },
  { path: 'note.en', about: 'hotel', from: 'lines', said: { en: 'Sample Bay Hotel' }, meant: [creek] },
  { path: 'note.en', about: 'practitioner', from: 'chosen', said: { en: 'Dr Claire' }, meant: [{ en: 'Dr Omar' }] },
  { path: 'excludes.0.en', about: 'quantity', from: 'lines', said: { en: '1 eye' }, meant: [{ en: '2 eyes' }] },
]

async function ask(found: Check['differences'], language: Language = 'en', whyNot: Check['cannotBePaid'] = null) {
  const t = translatorOf(language)
  const check = {
    total: null,
    isWhole: true,
    faults: [],
    lacks: [],
    cannotBePaid: whyNot,
    prices: [],
    differences: found,
  }
  const saved = { content: fields, version: 3, by: 'Rana Aziz', at: '2026-11-20T07:00:00.000Z' }
  const draft = {
    fields,
    check,
    saved,
    state: 'saved' as const,
    clash: undefined,
    isKept: true,
    words: { total: 'AED 9,000', preview: undefined, refresh: () => Promise.resolve() },
    change: () => {},
    settle: () => {},
    flush: () => Promise.resolve({ version: 3, check }),
  }
  const send = vi.fn(() => Promise.resolve(true))
  const deed = { isBusy: false, news: undefined, say: () => {}, send, withdraw: send, bill: send }
  const desk = { name: 'Maha', reach: 'mail', versions: [], reads: 'English' } as unknown as Parameters<
    typeof SendPanel
  >[0]['desk']
  render(
    <TextsProvider value={{ t, language }}>
      <ProfileFrameProvider value={frame}>
        <input id={controlId('from')} aria-label="First day" />
        <SendPanel {...{ desk, draft, deed, onStrict: () => {} }} />
      </ProfileFrameProvider>
    </TextsProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: t('desk.offers.send') }))
  const question = await screen.findByRole('group', { name: t('desk.offers.send.question') })
  return { send, question, said: question.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '', t }
}

test('what the words say and what the lines, the days or the choice say stand side by side, and it can be sent', async () => {
  const { said, send, t } = await ask(differences)
  for (const sentence of [
    '“7 nights with breakfast” says 7 nights. The lines say 5 nights or 2 nights.',
    '“Sample Creek Hotel, 5 nights” says 5 nights. The days you set make it 4 nights.',
    'Your own words say Sample Bay Hotel. The lines say Sample Creek Hotel.',
    'Your own words say Dr Claire. You chose Dr Omar.',
    '“Surgery on the second eye” says 1 eye. The lines say 2 eyes.',
  ]) {
    expect(said).toContain(sentence)
  }
  fireEvent.click(screen.getByRole('button', { name: t('desk.offers.send.yes') }))
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ version: 3, after: 0, confirmedPrices: [] }))
})

test('the desk reads it in its own language', async () => {
  const { said } = await ask(differences.slice(0, 3), 'ar')
  expect(said).toContain('في «7 nights with breakfast»: 7 ليالٍ.')
  expect(said).toContain('وفي البنود: فندق الخور.')
})

test('an offer whose words agree is sent without a warning', async () => {
  const { said, t } = await ask([])
  expect(said).not.toContain(t('desk.offers.send.differences'))
})

test('an offer without a first day says that it can’t be paid, and leads to the day instead of sending', async () => {
  const { said, send, t } = await ask([], 'en', 'no-dates')
  expect(said).toContain(t('desk.offers.cannotBePaid.no-dates'))
  fireEvent.click(screen.getByRole('button', { name: t('desk.offers.cannotBePaid.setDays') }))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First day')))
  expect([screen.queryByRole('group'), send.mock.calls]).toEqual([null, []])
})
