// @vitest-environment happy-dom
// Guards the form on a hotel's page: the fields of the search, what is wrong gone to, and an address like everywhere.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { FieldFault } from '#kernel/fault.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { presentStay } from './present-stay.server.ts'
import { bookingPage } from './sample-booking.test-support.ts'
import { readSearch } from './stay-address.ts'
import { StayBar } from './stay-bar.tsx'

const t = translatorOf('en')
const kept = { offer: 'double/flexible', replaces: '' }

afterEach(cleanup)

/** @param query of the address that the form is drawn for */
function show(query: string, faults: FieldFault[] = []) {
  const stay = presentStay(bookingPage({}), readSearch(new URLSearchParams(query)), faults, sampleNow)
  const element = <StayBar stay={stay} action="/hotels/quiet-bay" kept={kept} />
  const router = createMemoryRouter([{ path: '*', element }])
  render(
    <TextsProvider value={{ t, language: 'en' }}>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
  return { router, submit: () => fireEvent.submit(screen.getByRole('form', { name: t('hotels.detail.stay') })) }
}

const dates = () => screen.getByRole('button', { name: /^Dates/ })
const field = (key: 'hotels.form.checkIn' | 'hotels.form.checkOut') => screen.getByLabelText(t(key))
const type = (element: Element, value: string) => fireEvent.input(element, { target: { value } })

test('days that are missing are gone to before anything is asked, and stand in the line once they are there', () => {
  const { router, submit } = show('')
  expect(dates().textContent).toBe(t('hotels.form.noDays'))
  expect(dates().getAttribute('aria-expanded')).toBe('false')
  submit()
  expect(document.activeElement).toBe(field('hotels.form.checkIn'))
  expect(dates().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText(t('hotels.form.fault.checkOut.required'))).toBeTruthy()
  expect(router.state.location.search).toBe('')
  type(field('hotels.form.checkIn'), '2027-05-12')
  type(field('hotels.form.checkOut'), '2027-05-19')
  expect(dates().textContent).toBe('12 May to 19 May 2027')
})

test('a child without an age is asked about; the address then has the stay, and all else that it had', async () => {
  const { router, submit } = show('checkIn=2027-05-12&checkOut=2027-05-19&room=2&procedure=lasik&lang=en')
  fireEvent.click(await screen.findByRole('button', { name: /^More children/ }))
  submit()
  const age = screen.getByLabelText(t('hotels.form.age', { number: 1 }))
  expect(document.activeElement).toBe(age)
  fireEvent.change(age, { target: { value: '4' } })
  submit()
  const asked = '?checkIn=2027-05-12&checkOut=2027-05-19&room=2-4&procedure=lasik&lang=en&offer=double%2Fflexible'
  await waitFor(() => expect(router.state.location.search).toBe(asked))
})

test('what is wrong with the stay stands beside its field, which has the focus', () => {
  show('checkIn=2020-01-01&checkOut=2020-01-05&room=2', [{ path: 'checkIn', reason: 'past' }])
  const checkIn = field('hotels.form.checkIn')
  expect(dates().getAttribute('aria-expanded')).toBe('true')
  expect(checkIn.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(checkIn.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    t('hotels.form.fault.checkIn.past'),
  )
  expect(document.activeElement).toBe(checkIn)
})
