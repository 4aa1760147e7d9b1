// @vitest-environment happy-dom
// Guards who comes along: added and removed freely, ticked on what they travel on, counted against what an item needs, and kept through a reload.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { answerApi } from '#web/signed-in/answer-api.test-support.ts'
import { ProfileFrameProvider } from '#web/signed-in/profile-frame.ts'
import { AgreeForm } from './agree-form.tsx'
import type { PersonView } from './present-checkout.server.ts'
import { presentOrder } from './present-order.server.ts'
import { checkoutPage, hotelId, now, sampleOrder, treatmentId } from './sample-order.test-support.ts'

const t = translatorOf('en')
const frame = { clinic: 'Thymele Clinic', clinicEmail: 'care@thymele.example', city: 'Dubai', timeZone: 'Asia/Dubai' }
const agreePath = 'POST /api/client/checkout/agree'
const person: PersonView = {
  owner: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Sample',
  email: 'ana@example.com',
  phone: '+971500000000',
  others: [],
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The hotel wants two people by name, the treatment none. */
function show(more: Partial<PersonView> = {}) {
  const asked = answerApi({ [agreePath]: {} })
  const order = presentOrder(checkoutPage({}), sampleOrder(), now)
  const element = <AgreeForm order={order} person={{ ...person, ...more }} isOver={false} />
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: ['/'] })
  render(
    <TextsProvider value={{ t, language: 'en' }}>
      <ProfileFrameProvider value={frame}>
        <RouterProvider router={router} />
      </ProfileFrameProvider>
    </TextsProvider>,
  )
  return asked
}
const rows = () => screen.queryAllByText(/^Traveller \d$/).map(({ textContent }) => textContent)
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
const type = (name: string, value: string) => {
  const control = field(name)
  if (control) fireEvent.input(control, { target: { value } })
}
const tick = (name: string) => {
  const control = field(name)
  if (!control) throw new Error(`no ${name}`)
  fireEvent.click(control)
  fireEvent.input(control)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
function name(row: number, first: string) {
  type(`others.${row}.firstName`, first)
  type(`others.${row}.lastName`, 'Sample')
}

test('as many as an item needs are there and stay; more are added and removed', () => {
  show()
  expect(rows()).toEqual(['Traveller 2'])
  expect(screen.queryByRole('button', { name: /^Remove traveller/ })).toBeNull()
  press('Add a companion')
  press('Add a companion')
  expect(rows()).toEqual(['Traveller 2', 'Traveller 3', 'Traveller 4'])
  name(1, 'Omar')
  name(3, 'Lina')
  press('Remove traveller 3')
  expect(rows()).toEqual(['Traveller 2', 'Traveller 3'])
  expect([field('others.1.firstName')?.value, field('others.3.firstName')?.value]).toEqual(['Omar', 'Lina'])
})

test('after a reload they are there with what was typed and ticked', () => {
  show()
  press('Add a companion')
  name(1, 'Omar')
  name(2, 'Lina')
  tick(`others.2.on.${hotelId}`)
  cleanup()
  show()
  expect(rows()).toEqual(['Traveller 2', 'Traveller 3'])
  expect(field('others.2.firstName')?.value).toBe('Lina')
  expect([field(`others.1.on.${hotelId}`)?.checked, field(`others.2.on.${hotelId}`)?.checked]).toEqual([true, false])
})

test('who was named before is there with what they travel on, and a draft that removed them holds', () => {
  const others = [
    { firstName: 'Omar', lastName: 'Sample', items: [hotelId] },
    { firstName: 'Lina', lastName: 'Sample', items: [] },
  ]
  show({ others })
  expect([field(`others.1.on.${hotelId}`)?.checked, field(`others.2.on.${hotelId}`)?.checked]).toEqual([true, false])
  press('Remove traveller 2')
  cleanup()
  show({ others })
  expect([rows(), field('others.2.firstName')?.value]).toEqual([['Traveller 2'], 'Lina'])
})

test('too few on an item is said at its tick and sends nothing; enough of them are sent with what they travel on', async () => {
  const asked = show()
  name(1, 'Omar')
  tick(`others.1.on.${hotelId}`)
  fireEvent.click(screen.getByLabelText(t('checkout.terms')))
  press(t('checkout.agree'))
  expect(screen.getByText('This needs 2 travellers. Tick or add more.')).toBeTruthy()
  expect(asked.bodies).toEqual([])
  press('Add a companion')
  name(2, 'Lina')
  press(t('checkout.agree'))
  await vi.waitFor(() => expect(asked.bodies).toHaveLength(1))
  expect(asked.bodies[0]).toMatchObject({
    travellers: [{ firstName: 'Ana' }, { firstName: 'Omar' }, { firstName: 'Lina' }],
    items: [
      { item: treatmentId, travellers: [0] },
      { item: hotelId, travellers: [0, 2] },
    ],
  })
  cleanup()
})
