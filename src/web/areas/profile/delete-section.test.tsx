// @vitest-environment happy-dom
// Guards deleting an account: what goes and what the law keeps is said first, and half-way through nothing untrue is.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import { type AskedApi, answerApi, refusal } from '#web/signed-in/answer-api.test-support.ts'
import { counted, poolError, showProfile, t } from '#web/signed-in/show-profile.test-support.tsx'
import { DeleteSection } from './delete-section.tsx'

let asked: AskedApi
const law = 'Federal Decree-Law No. 8 of 2017'
const erasure = {
  removed: [
    { what: 'documents', count: 3 },
    { what: 'quotes', count: 1 },
    { what: 'something-new', count: 2 },
  ],
  kept: [{ what: 'The offer that you accepted', reference: 'Q-7K3M-92PX', until: '2031-12-31', law }],
  bookings: [],
}

beforeEach(() => {
  asked = answerApi({ 'GET /api/client/erasure': erasure, 'POST /api/client/erase': { kept: erasure.kept } })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const openDelete = (deleteUser: () => Promise<void> = async () => {}, email = 'amal@patient.example') => {
  const shown = showProfile(<DeleteSection email={email} />, { deleteUser })
  press(t('profile.delete.begin'))
  return shown
}
const confirm = (typed: string) => {
  fireEvent.input(screen.getByLabelText(t('profile.delete.type')), { target: { value: typed } })
  press(t('profile.delete.confirm'))
}

test('nothing is asked for before somebody wants to see it', () => {
  showProfile(<DeleteSection email="amal@patient.example" />)
  expect(screen.getByText(t('profile.delete.what'))).toBeTruthy()
  expect(asked.calls).toEqual([])
})

test('what is deleted, and what the law has to be kept until when, is said before anything is typed', async () => {
  openDelete()
  expect(await screen.findByText('3 documents')).toBeTruthy()
  expect(screen.getByText('one request')).toBeTruthy()
  expect(screen.getByText(t('profile.delete.goes'))).toBeTruthy()
  expect(screen.getByText('The offer that you accepted')).toBeTruthy()
  expect(screen.getByText(`Until 31 December 2031. The law: \u2068${law}\u2069`)).toBeTruthy()
  // What this build has no word for is not shown by its code.
  expect(screen.queryByText(/something-new/)).toBeNull()
})

test('where nothing has to be kept, that is said', async () => {
  asked.answers['GET /api/client/erasure'] = { removed: [], kept: [], bookings: [] }
  openDelete()
  expect(await screen.findByText(t('profile.delete.nothingKept'))).toBeTruthy()
})

test('data first, then the account, once its address was typed in any letter case; this browser forgets what it kept', async () => {
  const order: string[] = []
  localStorage.setItem('quote:p1', '{"fields":{"need":"a new knee"}}')
  asked.answers['POST /api/client/erase'] = () => {
    order.push('data')
    return { kept: [] }
  }
  const shown = openDelete(async () => void order.push('account'))
  confirm(' Amal@Patient.example ')
  await waitFor(() => expect(shown.asked.leave).toBe(1))
  expect(order).toEqual(['data', 'account'])
  expect(asked.bodies).toEqual([{ email: 'amal@patient.example', language: 'en' }])
  expect(shown.asked.notice).toBe('deleted')
  expect(localStorage.length).toBe(0)
})

test.each(['', 'someone@else.example'])('“%s” deletes nothing, and the field says why', (typed) => {
  openDelete()
  confirm(typed)
  const field = screen.getByLabelText(t('profile.delete.type'))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  expect(screen.getByText(t('profile.delete.other'))).toBeTruthy()
  expect(asked.bodies).toEqual([])
})

test('a booked stay comes first: it is said with the way to it, and the refusal says so too', async () => {
  expectConsole('api call failed name=eraseClient')
  const href = '/profile/hotels/bookings/H-7K3M-92PX'
  const bookings = [{ reference: 'H-7K3M-92PX', from: '2027-01-13', until: '2027-01-16', href }]
  asked.answers['GET /api/client/erasure'] = { ...erasure, bookings }
  asked.answers['POST /api/client/erase'] = refusal(422, 'no-longer-possible')
  openDelete()
  const link = await screen.findByRole('link', { name: 'From 13 January 2027 to 16 January 2027: see the booking' })
  expect(link.getAttribute('href')).toBe('/profile/hotels/bookings/H-7K3M-92PX')
  confirm('amal@patient.example')
  await waitFor(() => expect(screen.getAllByText(t('profile.delete.stayFirst'))).toHaveLength(2))
})

test('while the address is not known, nothing typed can be it', () => {
  openDelete(undefined, '')
  confirm('')
  expect(screen.getByText(t('profile.delete.other'))).toBeTruthy()
})

test('data that could not be erased leaves the account as it is', async () => {
  expectConsole('api call failed name=eraseClient')
  asked.answers['POST /api/client/erase'] = refusal(403, 'internal')
  const { action, given } = counted(() => undefined)
  const shown = openDelete(action)
  confirm('amal@patient.example')
  expect(await screen.findByText(t('profile.fault.other'))).toBeTruthy()
  expect(given).toEqual([])
  expect(shown.asked.leave).toBe(0)
  expect(screen.getByLabelText(t('profile.delete.type'))).toBeTruthy()
})

test('half-way through it is said that the data is gone, and the account alone is deleted by the next press', async () => {
  let isAway = true
  const shown = openDelete(async () => {
    if (isAway) throw poolError('NetworkError')
  })
  confirm('amal@patient.example')
  expect(await screen.findByText(t('profile.delete.halfWay'))).toBeTruthy()
  expect(screen.getByText(t('profile.fault.unreachable'))).toBeTruthy()
  expect(screen.queryByLabelText(t('profile.delete.type'))).toBeNull()
  isAway = false
  press(t('profile.delete.goOn'))
  await waitFor(() => expect(shown.asked.leave).toBe(1))
  expect(asked.bodies).toHaveLength(1)
})
