// @vitest-environment happy-dom
// Guards what a colleague says became of a booking: only what can be said, never without a reason, and never without the supplier's number.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { BookingResolution } from '#contract/inbox.ts'
import { expectConsole } from '#tests/support/expect-console.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { type DeskFrame, DeskFrameProvider } from '#web/desk/desk-frame.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { type AskedApi, answerApi, refusal } from '#web/signed-in/answer-api.test-support.ts'
import { ProfileFrameProvider } from '#web/signed-in/profile-frame.ts'
import { OutcomePart } from './outcome-part.tsx'
import { type KnownItem, presentItem } from './present-item.server.ts'
import { inboxPage, itemId, me, noOutcome, now, sampleItem, sampleOpened } from './sample-item.test-support.ts'

const t = translatorOf('en')
const frame = { clinic: 'Thymele', clinicEmail: 'care@thymele.example', city: 'Dubai', timeZone: 'Asia/Dubai' }
const path = `POST /api/desk/inbox/${itemId}/resolve-booking`

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const opened = (state: string, resolutions: BookingResolution[], needsSupplierReference = false) =>
  sampleOpened(
    { kind: 'booking', reference: 'H-1' },
    {
      request: null,
      booking: {
        reference: 'H-1',
        title: 'Garden Hotel',
        from: '2027-01-10',
        until: '2027-01-14',
        state,
        name: 'Amal Haddad',
        forSupplier: [],
        confirmation: '',
        informing: null,
        ...noOutcome,
        resolutions,
        needsSupplierReference,
      },
    },
  )
const over = opened('completed', ['no-show'])
const pending = opened('booking', ['booked', 'refused'], true)

function Item() {
  const item = useLoaderData<KnownItem>()
  return item.outcome && <OutcomePart id={item.row.id} outcome={item.outcome} />
}

const inbox: DeskFrame['may'] = ['inbox.read', 'inbox.work']

/** @param found what is known of the item, first and each time that it is asked for again; the last one stays */
async function show(may: DeskFrame['may'], answers: AskedApi['answers'], ...found: (typeof over)[]) {
  const asked = answerApi(answers)
  let at = -1
  const loader = async () => {
    at = Math.min(at + 1, found.length - 1)
    return (await presentItem(inboxPage({ readInboxItem: found[at] }), itemId, now)).known
  }
  const page = () => (
    <main>
      <Item />
    </main>
  )
  const router = createMemoryRouter([{ path: '*', loader, HydrateFallback: () => null, Component: page }])
  const desk = { me: { ...me, email: 'rana@clinic.example' }, may, clinic: '', timeZone: 'Asia/Dubai', elsewhere: [] }
  render(
    <TextsProvider value={{ t, language: 'en' }}>
      <DeskFrameProvider value={desk}>
        <ProfileFrameProvider value={frame}>
          <RouterProvider router={router} />
        </ProfileFrameProvider>
      </DeskFrameProvider>
    </TextsProvider>,
  )
  await screen.findByRole('main')
  return asked
}

const reason = () => screen.getByLabelText<HTMLInputElement>(t('desk.inbox.outcome.reason'))
const number = () => screen.queryByLabelText<HTMLInputElement>(t('desk.inbox.outcome.number'))
const button = (to: BookingResolution) => screen.getByRole('button', { name: t(`desk.inbox.outcome.save.${to}`) })
const after = { [path]: () => ({ item: { ...sampleItem({ kind: 'booking' }), version: 2 } }) }

test('a no-show is sent with its reason and the revision that was shown, and the screen says that it is saved', async () => {
  const asked = await show(inbox, after, over, opened('no-show', ['completed']))
  expect(screen.getAllByRole('button')).toEqual([button('no-show')])
  expect(number()).toBeNull()
  fireEvent.change(reason(), { target: { value: 'The hotel rang.' } })
  fireEvent.click(button('no-show'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(t('desk.inbox.outcome.said')))
  expect(asked.bodies).toEqual([{ revision: 3, to: 'no-show', reason: 'The hotel rang.', supplierReference: '' }])
  expect(button('completed')).toBeDefined()
  expect(reason().value).toBe('')
})

test('without a reason nothing is sent, and the field that misses it has the focus', async () => {
  const asked = await show(inbox, after, over)
  fireEvent.change(reason(), { target: { value: '  ' } })
  fireEvent.click(button('no-show'))
  expect(await screen.findByText(t('desk.inbox.outcome.noReason'))).toBeDefined()
  expect([document.activeElement, reason().getAttribute('aria-invalid')]).toEqual([reason(), 'true'])
  expect(asked.bodies).toEqual([])
})

test('booked takes the supplier’s number, not booked does not', async () => {
  const asked = await show(inbox, after, pending, opened('booked', []))
  fireEvent.change(reason(), { target: { value: 'Seen in their extranet.' } })
  fireEvent.click(button('booked'))
  expect(await screen.findByText(t('desk.inbox.outcome.noNumber'))).toBeDefined()
  expect([document.activeElement, asked.bodies]).toEqual([number(), []])
  fireEvent.change(number() ?? reason(), { target: { value: 'S-77' } })
  fireEvent.click(button('booked'))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(asked.bodies).toMatchObject([{ to: 'booked', supplierReference: 'S-77' }])
  expect(screen.getByRole('status').textContent).toBe(t('desk.inbox.outcome.said'))
})

test('not booked leaves a number that was typed out', async () => {
  const asked = await show(inbox, after, pending)
  fireEvent.change(number() ?? reason(), { target: { value: 'S-77' } })
  fireEvent.change(reason(), { target: { value: 'They have no room.' } })
  fireEvent.click(button('refused'))
  await waitFor(() => expect(asked.bodies).toMatchObject([{ to: 'refused', supplierReference: '' }]))
})

test('where a colleague was first, it says so and shows what can be said now', async () => {
  expectConsole('api call failed name=resolveBooking')
  const changed = { [path]: refusal(422, 'no-longer-possible') }
  await show(inbox, changed, pending, opened('booked', []))
  fireEvent.change(reason(), { target: { value: 'They have no room.' } })
  fireEvent.click(button('refused'))
  expect(await screen.findByText(t('desk.inbox.fault.changed'))).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('nothing is asked where nothing has to be said, nor of a colleague who may only read', async () => {
  await show(inbox, {}, opened('booked', []))
  expect([screen.queryByRole('button'), screen.queryByRole('textbox')]).toEqual([null, null])
  cleanup()
  await show(['inbox.read'], {}, over)
  expect(screen.getByRole('main').textContent).toBe('')
})
