// @vitest-environment happy-dom
// Guards what a colleague says became of the steps of an order: each in a form of its own, and nothing of what only the gateway knows.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { StepResolution } from '#contract/stuck-order.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { type DeskFrame, DeskFrameProvider } from '#web/desk/desk-frame.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { answerApi } from '#web/signed-in/answer-api.test-support.ts'
import { ProfileFrameProvider } from '#web/signed-in/profile-frame.ts'
import { type KnownItem, presentItem } from './present-item.server.ts'
import { inboxPage, itemId, me, now, sampleOpened } from './sample-item.test-support.ts'
import { StuckPart } from './stuck-part.tsx'

const t = translatorOf('en')
const frame = { clinic: 'Thymele', clinicEmail: 'care@thymele.example', city: 'Dubai', timeZone: 'Asia/Dubai' }
const path = `POST /api/desk/inbox/${itemId}/resolve-step`

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const step = (id: string, title: string, resolutions: StepResolution[], by = '') => ({
  id,
  title,
  resolutions,
  needsSupplierReference: true,
  revision: 3,
  by,
  resolution: by && 'They rang.',
})
const opened = (steps: ReturnType<typeof step>[], waitsForGateway = false) =>
  sampleOpened(
    { kind: 'payment', reference: 'O-1', from: 'O-1' },
    {
      request: null,
      order: {
        reference: 'O-1',
        state: 'undoing',
        items: [
          { title: 'Garden Hotel', booking: 'H-1', state: 'booked' },
          { title: 'LASIK', booking: 'T-1', state: 'pending' },
        ],
        steps,
        waitsForGateway,
      },
    },
  )

function Item() {
  const item = useLoaderData<KnownItem>()
  return (
    <>
      {item.facts.map(({ label, text }) => (
        <p key={label}>{`${label}: ${text}`}</p>
      ))}
      {item.stuck && <StuckPart id={item.row.id} stuck={item.stuck} />}
    </>
  )
}

async function show(may: DeskFrame['may'], ...found: ReturnType<typeof opened>[]) {
  const asked = answerApi({ [path]: () => ({ done: true }) })
  let at = -1
  const loader = async () => {
    at = Math.min(at + 1, found.length - 1)
    return (await presentItem(inboxPage({ readInboxItem: found[at] }), itemId, now)).known
  }
  const Page = () => (
    <main>
      <Item />
    </main>
  )
  const router = createMemoryRouter([{ path: '*', loader, HydrateFallback: () => null, Component: Page }])
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

const desk: DeskFrame['may'] = ['inbox.read', 'inbox.work', 'payments.read', 'payments.work']
const partOf = (title: string) => within(screen.getByRole('region', { name: `What became of ${title}` }))

test('each step is said in a form of its own, and what was said of one stays told beside the other', async () => {
  const [hotel, surgery] = ['11111111-0000-4000-8000-000000000001', '11111111-0000-4000-8000-000000000002']
  const waiting = step(surgery, 'LASIK', ['booked', 'refused'])
  const after = opened([step(hotel, 'Garden Hotel', [], 'Rana Aziz'), waiting])
  const asked = await show(desk, opened([step(hotel, 'Garden Hotel', ['done', 'skipped']), waiting]), after)
  const own = partOf('Garden Hotel')
  expect(own.queryByLabelText(t('desk.inbox.outcome.number'))).toBeNull()
  expect(own.getByText(t('desk.inbox.outcome.notCancelled'))).toBeDefined()
  expect(partOf('LASIK').getByLabelText(t('desk.inbox.outcome.number'))).toBeDefined()
  fireEvent.click(own.getByRole('button', { name: 'Leave it booked' }))
  expect(await own.findByText(t('desk.inbox.outcome.noReason'))).toBeDefined()
  expect(asked.bodies).toEqual([])
  fireEvent.change(own.getByLabelText(t('desk.inbox.outcome.reason')), { target: { value: 'They rang.' } })
  fireEvent.click(own.getByRole('button', { name: 'Leave it booked' }))
  await waitFor(() => expect(own.getByRole('status').textContent).toBe(t('desk.inbox.outcome.said')))
  expect(asked.bodies).toEqual([
    { step: hotel, revision: 3, to: 'skipped', reason: 'They rang.', supplierReference: '' },
  ])
  expect(screen.getByText(/Garden Hotel: They rang. \(Rana Aziz\)/)).toBeDefined()
  expect(partOf('LASIK').getByRole('button', { name: 'Mark as booked' })).toBeDefined()
})

test('what only the payment service knows is told, and asked of nobody', async () => {
  await show(desk, opened([], true))
  expect(screen.getByText(t('desk.inbox.gatewayKnows'))).toBeDefined()
  expect([screen.queryByRole('button'), screen.queryByRole('textbox')]).toEqual([null, null])
})

test('nobody is asked who may not work on payments', async () => {
  await show(['inbox.read', 'inbox.work'], opened([step(itemId, 'Garden Hotel', ['done', 'skipped'])]))
  expect(screen.queryByRole('button')).toBeNull()
})
