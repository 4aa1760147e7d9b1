// @vitest-environment happy-dom
// What items ask for that no form knows: fields in their kind's own words, needed, and sent under their paths.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { presentOrderItem } from './present-order-item.server.ts'
import { checkoutPage, hotelId, sampleOrder } from './sample-order.test-support.ts'
import { fieldOfFault, findTravellerFaults, readTravellers, travellerFieldNames } from './traveller-fields.ts'
import { TravellerFields } from './traveller-form.tsx'

const t = translatorOf('en')
const text = { type: 'text' as const, isRequired: true, maxLength: 12, count: null, value: null }
const needs = [
  { ...text, path: 'details.flight', label: 'Flight number', format: null },
  { ...text, path: 'details.time', label: 'Landing time', format: 'time' as const },
  { ...text, path: 'details.births.1', label: 'Date of birth', format: 'birth-date' as const },
]
const person = {
  owner: '',
  firstName: 'Ana',
  lastName: 'Sample',
  email: 'ana@example.com',
  phone: '+971500000',
  others: [],
}

afterEach(cleanup)

function show(faults: Record<string, string> = {}) {
  const order = sampleOrder()
  const items = order.items
    .filter(({ id }) => id === hotelId)
    .map((item) => presentOrderItem(checkoutPage({}), order, { ...item, needs }))
  const { container } = render(
    <TextsProvider value={{ t, language: 'en' }}>
      <form>
        <TravellerFields {...{ items, person, faults }} companions={{ rows: [], add: undefined, remove: undefined }} />
      </form>
    </TextsProvider>,
  )
  const form = container.querySelector('form')
  if (!form) throw new Error('no form')
  return { items, form }
}
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })

test('each is needed, in the order of the form', () => {
  const { items, form } = show()
  type('Flight number', 'EK 784')
  const faults = findTravellerFaults(form, travellerFieldNames(items, []))
  expect(faults).toEqual({
    [`asked.${hotelId}.details.time`]: 'required',
    [`asked.${hotelId}.details.births.1`]: 'required',
  })
})

test('what is typed is sent under the path of its item', () => {
  const { items, form } = show()
  type('Flight number', ' EK 784 ')
  type('Landing time', '14:30')
  type('Date of birth', '1980-02-03')
  expect(findTravellerFaults(form, travellerFieldNames(items, []))).toEqual({})
  expect(readTravellers(form, items, []).items).toEqual([
    {
      item: hotelId,
      travellers: [0],
      given: [
        { path: 'details.flight', value: 'EK 784' },
        { path: 'details.time', value: '14:30' },
        { path: 'details.births.1', value: '1980-02-03' },
      ],
    },
  ])
})

test('what the API finds wrong with one is said beside it', () => {
  const { items } = show()
  const field = fieldOfFault('items.0.births.1', items)
  cleanup()
  show({ [field]: 'invalid' })
  expect(screen.getByText(t('checkout.fault.date'))).toBeTruthy()
})
