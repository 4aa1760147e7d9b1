// @vitest-environment happy-dom
// Guards remembered devices in the profile: named as a person would, this one marked, forgotten one by one.
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DeviceSection } from './device-section.tsx'
import { counted, showProfile, t } from './show-profile.test-support.tsx'

afterEach(cleanup)

const device = (id: string, isRemembered: boolean, name = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0') => ({
  id,
  name,
  attributes: { 'dev:device_remembered_status': isRemembered ? 'remembered' : 'not_remembered' },
  lastAuthenticatedDate: new Date('2026-05-12T10:00:00Z'),
})
const answers = (own: string, ...devices: ReturnType<typeof device>[]) => ({
  fetchDevices: async () => devices,
  fetchAuthSession: async () => ({ tokens: { accessToken: { payload: { device_key: own } } } }),
})
const rows = () => screen.queryAllByRole('listitem').map((item) => within(item))

test('those that are remembered are listed, with this one marked', async () => {
  const phone = device('b', true, 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2) Version/17.2 Safari/604.1')
  showProfile(<DeviceSection />, answers('b', device('a', true), phone, device('c', false)))
  expect(await screen.findByText('Firefox on Windows')).toBeTruthy()
  const [first, second, ...others] = rows()
  expect(others).toEqual([])
  expect(first?.getByText('Last used on 12 May 2026')).toBeTruthy()
  expect(first?.queryByText('this device')).toBeNull()
  expect(second?.getByText('Safari on iPhone')).toBeTruthy()
  expect(second?.getByText('this device')).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('profile.devices.remember') })).toBeNull()
})

test('one is forgotten after a question', async () => {
  const forgotten = counted(() => void Object.assign(shown.answers, answers('b')))
  const shown = showProfile(<DeviceSection />, { ...answers('b', device('a', true)), forgetDevice: forgotten.action })
  fireEvent.click(await screen.findByRole('button', { name: 'Forget Firefox on Windows' }))
  fireEvent.click(screen.getByRole('button', { name: 'Forget' }))
  expect(await screen.findByText(t('profile.devices.forgotten'))).toBeTruthy()
  expect(forgotten.given).toEqual([[{ device: { id: 'a' } }]])
  expect(screen.getByText(t('profile.devices.none'))).toBeTruthy()
})

test('this one can be remembered while it is not', async () => {
  const remembered = counted(() => void Object.assign(shown.answers, answers('a', device('a', true))))
  const shown = showProfile(<DeviceSection />, {
    ...answers('a', device('a', false)),
    rememberDevice: remembered.action,
  })
  fireEvent.click(await screen.findByRole('button', { name: t('profile.devices.remember') }))
  expect(await screen.findByText('this device')).toBeTruthy()
  expect(screen.getByText(t('profile.devices.remembered'))).toBeTruthy()
})

test('a line that no browser is known by is still a device that can be forgotten', async () => {
  showProfile(<DeviceSection />, answers('b', device('a', true, 'my own tablet')))
  expect(await screen.findByRole('button', { name: `Forget ${t('profile.devices.unnamed')}` })).toBeTruthy()
})
