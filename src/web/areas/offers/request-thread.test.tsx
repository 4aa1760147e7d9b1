// @vitest-environment happy-dom
// Guards what is done in the thread of a request: asked before, done once, said after; and what is typed is never lost.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { type AskedApi, answerApi, refusal } from '#web/signed-in/answer-api.test-support.ts'
import { ProfileFrameProvider } from '#web/signed-in/profile-frame.ts'
import { presentThreads, type ThreadView } from './present-threads.server.ts'
import { RequestThread } from './request-thread.tsx'
import { now, pageOf, sampleOffer, sampleThread } from './sample-thread.test-support.ts'
import { ThreadPage } from './thread-page.tsx'

const t = translatorOf('en')

const frame = {
  clinic: 'Thymele Clinic',
  clinicEmail: 'care@thymele.example',
  city: 'Dubai',
  timeZone: 'Asia/Dubai',
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const view = async (changes: Parameters<typeof sampleThread>[0] = {}): Promise<ThreadView> => {
  const { known } = await presentThreads(
    pageOf(() => [sampleThread(changes)]),
    'rhinoplasty',
    now,
  )
  const [thread] = known?.threads ?? []
  if (!thread) throw new Error('no thread')
  return thread
}

function Shown() {
  return <RequestThread thread={useLoaderData<ThreadView>()} />
}

/** @param threads what the page is drawn with, first and each time that it is asked for again; the last one stays */
async function show(answers: AskedApi['answers'], ...threads: ThreadView[]): Promise<AskedApi> {
  const asked = answerApi(answers)
  let at = -1
  const router = createMemoryRouter(
    [
      {
        path: '*',
        loader: () => {
          at = Math.min(at + 1, threads.length - 1)
          return threads[at]
        },
        HydrateFallback: () => null,
        Component: Shown,
      },
    ],
    { initialEntries: ['/'] },
  )
  render(
    <TextsProvider value={{ t, language: 'en' }}>
      <ProfileFrameProvider value={frame}>
        <RouterProvider router={router} />
      </ProfileFrameProvider>
    </TextsProvider>,
  )
  await screen.findByText(t('offers.thread'))
  return asked
}

const label = t('offers.ask.label', { clinic: 'Thymele Clinic' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const reply = { reference: 'Q-7K3M-92PX' }
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

test('accepting asks first, says what it means, and is done once', async () => {
  const accepted = await view({
    state: 'accepted',
    offers: [sampleOffer({ state: 'accepted', decidedAt: '2026-11-21T08:00:00Z' })],
  })
  const asked = await show({ 'POST /api/client/quote/accept': reply }, await view(), accepted)
  press(t('offers.accept'))
  expect(screen.getByText(/This is not a payment/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: t('offers.notYet') }))
  press(t('offers.accept.yes'))
  press(t('offers.sending'))
  expect(await screen.findByText(t('offers.accept.done'))).toBeTruthy()
  expect(asked.bodies).toEqual([{ reference: 'Q-7K3M-92PX', version: 1, language: 'en' }])
  expect(await screen.findByText('You accepted it on 21 November 2026')).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('offers.accept') })).toBeNull()
  // What was pressed is gone: who goes on by keyboard goes on from what came of it.
  await waitFor(() => expect(document.activeElement?.textContent).toBe(t('offers.accept.done')))
})

test('Escape is “not yet”', async () => {
  await show({}, await view())
  press(t('offers.accept'))
  fireEvent.keyDown(screen.getByRole('button', { name: t('offers.notYet') }), { key: 'Escape' })
  expect(screen.queryByText(/This is not a payment/)).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: t('offers.accept') }))
})

test('what came of the last deed is said until the next one is begun', async () => {
  await show({ 'POST /api/client/quote/ask': reply }, await view())
  type(label, 'One night?')
  screen.getByRole('button', { name: t('offers.ask.send') }).focus()
  press(t('offers.ask.send'))
  const said = await screen.findByText(t('offers.ask.sent'))
  await waitFor(() => expect(document.activeElement).toBe(said))
  press(t('offers.accept'))
  expect(screen.queryByText(t('offers.ask.sent'))).toBeNull()
})

test('of several requests those that wait for an answer are open, the others folded', async () => {
  const newest = await view({ reference: 'Q-1111-1111', state: 'declined', offers: [] })
  const [one, two] = [await view({ reference: 'Q-2222-2222' }), await view({ reference: 'Q-3333-3333' })]
  answerApi({})
  const routerOf = (element: ReactNode) => createMemoryRouter([{ path: '*', element }])
  const page = (threads: ThreadView[]) => (
    <TextsProvider value={{ t, language: 'en' }}>
      <ProfileFrameProvider value={frame}>
        <RouterProvider router={routerOf(<ThreadPage title="Rhinoplasty" threads={threads} />)} />
      </ProfileFrameProvider>
    </TextsProvider>
  )
  render(page([newest, one, two]))
  const folded = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent).join(' ')
  expect(folded()).toContain('Q-1111-1111')
  expect(folded()).not.toMatch(/Q-2222-2222|Q-3333-3333/)
  expect(screen.getAllByRole('button', { name: t('offers.accept') })).toHaveLength(2)
  expect(screen.getByText(t('offers.noScripts'))).toBeTruthy()
})

test('“not yet” leaves everything as it was, with the focus where it came from', async () => {
  const asked = await show({}, await view())
  press(t('offers.decline'))
  expect(document.activeElement).toBe(screen.getByLabelText(t('offers.decline.reason')))
  press(t('offers.notYet'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: t('offers.decline') }))
  expect(asked.calls).toEqual([])
})

test('declining sends the reason along; one that did not arrive stays to be sent again', async () => {
  expectConsole('api call failed name=declineOffer')
  const asked = await show({ 'POST /api/client/quote/decline': refusal(403, 'internal') }, await view())
  press(t('offers.decline'))
  type(t('offers.decline.reason'), 'Too early.')
  press(t('offers.decline.yes'))
  expect(await screen.findByText(t('profile.fault.other'))).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>(t('offers.decline.reason')).value).toBe('Too early.')
  asked.answers['POST /api/client/quote/decline'] = reply
  press(t('offers.decline.yes'))
  expect(await screen.findByText(t('offers.decline.done'))).toBeTruthy()
  expect(asked.bodies.at(-1)).toMatchObject({ version: 1, reason: 'Too early.' })
  expect(sessionStorage.length).toBe(0)
})

test('an offer that was replaced meanwhile is not accepted: that is said, and the new one is shown', async () => {
  expectConsole('api call failed name=acceptOffer code=no-longer-possible')
  const two = [sampleOffer({ version: 2 }), sampleOffer({ state: 'superseded' })]
  const later = await view({ offers: two })
  await show({ 'POST /api/client/quote/accept': refusal(422, 'no-longer-possible') }, await view(), later)
  press(t('offers.accept'))
  press(t('offers.accept.yes'))
  expect(await screen.findByText(t('offers.fault.changed'))).toBeTruthy()
  expect(await screen.findByText('Version 2')).toBeTruthy()
  // Asked of the first version: nothing was agreed to of the second.
  expect(screen.queryByRole('button', { name: t('offers.accept.yes') })).toBeNull()
  expect(screen.getByRole('button', { name: t('offers.accept') })).toBeTruthy()
})

test.each(['expired', 'withdrawn'] as const)(
  'an offer that is %s cannot be answered, only asked about',
  async (state) => {
    await show({}, await view({ state: 'lapsed', offers: [sampleOffer({ state })] }))
    expect(screen.queryByRole('button', { name: t('offers.accept') })).toBeNull()
    expect(screen.getByLabelText(t('offers.ask.label', { clinic: 'Thymele Clinic' }))).toBeTruthy()
  },
)

test('what is typed is kept until it has arrived, and goes under one key however often it is tried', async () => {
  expectConsole('api call failed name=askProvider')
  const asked = await show({ 'POST /api/client/quote/ask': refusal(403, 'internal') }, await view())
  type(label, 'One night?')
  press(t('offers.ask.send'))
  expect(await screen.findByText(t('profile.fault.other'))).toBeTruthy()
  cleanup()
  // After a reload.
  const again = await show({ 'POST /api/client/quote/ask': reply }, await view())
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(label).value).toBe('One night?'))
  press(t('offers.ask.send'))
  expect(await screen.findByText(t('offers.ask.sent'))).toBeTruthy()
  expect(again.keys).toEqual(asked.keys)
  expect(again.bodies).toEqual([{ reference: 'Q-7K3M-92PX', text: 'One night?', language: 'en' }])
  expect(screen.getByLabelText<HTMLTextAreaElement>(label).value).toBe('')
  expect(sessionStorage.length).toBe(0)
})

test('nothing is no message: the field says so and has the focus', async () => {
  const asked = await show({}, await view())
  type(label, '   ')
  press(t('offers.ask.send'))
  const field = screen.getByLabelText(label)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  expect(asked.calls).toEqual([])
})

test('accepting an offer that can be paid here leads to checkout with it in the order', async () => {
  const asked = await show(
    { 'POST /api/client/quote/accept': {}, 'POST /api/client/checkout/add-offer': {} },
    await view({ canPay: true }),
    await view({ canPay: true, state: 'accepted', offers: [sampleOffer({ state: 'accepted' })] }),
  )
  fireEvent.click(screen.getByRole('button', { name: t('offers.accept') }))
  expect(await screen.findByText(/Next you check everything and pay/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: t('offers.accept.yes') }))
  await waitFor(() =>
    expect(asked.bodies[1]).toEqual({ quote: 'Q-7K3M-92PX', version: 1, currency: 'USD', language: 'en' }),
  )
  expect(asked.calls).toEqual(['POST /api/client/quote/accept', 'POST /api/client/checkout/add-offer'])
})

test('an offer that was accepted and is not paid yet leads to checkout; one that is paid elsewhere does not', async () => {
  const accepted = { state: 'accepted' as const, offers: [sampleOffer({ state: 'accepted' })] }
  const asked = await show({ 'POST /api/client/checkout/add-offer': {} }, await view({ ...accepted, canPay: true }))
  fireEvent.click(screen.getByRole('button', { name: t('offers.checkOut') }))
  await waitFor(() => expect(asked.calls).toEqual(['POST /api/client/checkout/add-offer']))
  cleanup()
  await show({}, await view(accepted))
  expect(screen.queryByRole('button', { name: t('offers.checkOut') })).toBeNull()
})
