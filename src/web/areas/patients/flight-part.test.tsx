// @vitest-environment happy-dom
// Guards that nobody is told a day by one press, that the day is asked for in words, and that what is wrong with it stands beside its field.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import { DeskFrameProvider } from '#web/desk/desk-frame.ts'
import { answerApi } from '#web/signed-in/answer-api.test-support.ts'
import { showProfile, t } from '#web/signed-in/show-profile.test-support.tsx'
import { FlightPart } from './flight-part.tsx'
import type { ShownPatient } from './present-patient.server.ts'

const release = 'POST /api/desk/patients/amal/fit-to-fly'
const desk = {
  me: { id: 'noor', name: 'Dr Noor', email: 'noor@harbour.example' },
  may: ['fit-to-fly.release'],
  clinic: 'Harbour Clinic',
  timeZone: 'Asia/Dubai',
  elsewhere: [],
}
const patient: Pick<ShownPatient, 'id' | 'releases' | 'accepted' | 'today'> = {
  id: 'amal',
  releases: [],
  accepted: [{ reference: 'Q-1', about: 'Knee', from: '2027-01-15' }],
  today: '2026-11-21',
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () =>
  showProfile(
    <DeskFrameProvider value={desk}>
      <FlightPart patient={patient as ShownPatient} />
    </DeskFrameProvider>,
  )
const field = () => screen.getByLabelText<HTMLInputElement>(t('desk.patients.flyFrom'))
const choose = (day: string) => {
  fireEvent.change(field(), { target: { value: day } })
  fireEvent.click(screen.getByRole('button', { name: t('desk.patients.release') }))
}
const question = () => screen.getByRole('group', { name: 'The patient may fly from 22 January 2027. Tell them?' })
const press = (name: string) => fireEvent.click(within(question()).getByRole('button', { name }))

test('nothing is sent before the day was said in words and agreed to; a second press sends nothing more', async () => {
  const api = answerApi({ [release]: {} })
  show()
  choose('2027-01-22')
  press('Not yet')
  expect([api.calls, field().value]).toEqual([[], '2027-01-22'])
  choose('2027-01-22')
  press(t('desk.patients.release'))
  press(t('desk.patients.release'))
  await screen.findByText(t('desk.patients.released'))
  expect(api.bodies).toEqual([{ id: expect.any(String), reference: 'Q-1', flyFrom: '2027-01-22', note: '' }])
  expect(field().value).toBe('')
})

test('a day that is over or before the trip is told beside its field, and nothing is asked', () => {
  answerApi({})
  show()
  for (const [day, key] of [
    ['2026-11-20', 'desk.patients.fault.past'],
    ['2027-01-14', 'desk.patients.fault.beforeOffer'],
    ['', 'desk.patients.noDay'],
  ] as const) {
    choose(day)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(t(key))
    expect(document.activeElement).toBe(field())
    expect(screen.queryByRole('group', { name: /Tell them/ })).toBeNull()
  }
})

test('what the server says of the day stands beside its field too, and what was typed is kept', async () => {
  expectConsole('api call failed name=releaseFitToFly')
  const errors = [{ path: 'flyFrom', reason: 'past' }]
  answerApi({ [release]: () => Response.json({ code: 'invalid-input', detail: '', errors }, { status: 422 }) })
  show()
  choose('2027-01-22')
  press(t('desk.patients.release'))
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(screen.getAllByText(t('desk.patients.fault.past')).map(({ id }) => id)).toEqual([
    field().getAttribute('aria-describedby'),
  ])
  expect(field().value).toBe('2027-01-22')
})
