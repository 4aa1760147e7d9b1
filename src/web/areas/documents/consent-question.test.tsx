// @vitest-environment happy-dom
// Guards the question before the first file: asked once, answered in the version that was shown, and a no takes the files back.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import { showProfile, t } from '#web/signed-in/show-profile.test-support.tsx'
import { problem, serveApi } from './api-fixture.test-support.ts'
import { ConsentQuestion } from './consent-question.tsx'
import { uploads } from './upload-store.ts'

// The line is looked at, nothing is sent along it.
vi.mock('./tus-transfer.ts', () => ({ openTusTransfer: () => ({ go: () => {}, stop: () => {} }) }))

afterEach(() => {
  cleanup()
  uploads.clear()
  vi.unstubAllGlobals()
})

const asking = { isGiven: false, version: '2026-11' }
const title = t('documents.consent.title')
const choose = () => act(() => uploads.add([new File(['x'], 'a.pdf')]))
const states = () => uploads.store.getState().list.map(({ state }) => state)

test('it is asked when there is something to send, and gets the focus', async () => {
  showProfile(<ConsentQuestion consent={asking} />)
  expect(screen.queryByRole('group')).toBeNull()
  await choose()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: title }))
  expect(screen.getByText(/^I agree that Harbour Clinic keeps these documents/)).toBeTruthy()
  expect(states()).toEqual(['waiting'])
})

test('a yes is given in the version of the words on the screen, and the file goes', async () => {
  const asked = serveApi({ set: () => ({ isGiven: true }) })
  showProfile(<ConsentQuestion consent={asking} />)
  await choose()
  fireEvent.click(screen.getByRole('button', { name: 'Agree and send' }))
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
  expect(asked).toEqual([{ deed: 'set', body: { purpose: 'health-data', isGiven: true, version: '2026-11' } }])
  expect(states()).toEqual(['sending'])
})

test('a yes that did not arrive sends nothing', async () => {
  serveApi({ set: () => problem(422, 'invalid-input') })
  expectConsole('api call failed name=setConsent')
  showProfile(<ConsentQuestion consent={asking} />)
  await choose()
  fireEvent.click(screen.getByRole('button', { name: 'Agree and send' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
  expect(states()).toEqual(['waiting'])
})

test('a no takes back what waited', async () => {
  showProfile(<ConsentQuestion consent={asking} />)
  await choose()
  fireEvent.click(screen.getByRole('button', { name: 'Do not send' }))
  expect(screen.queryByRole('group')).toBeNull()
  expect(states()).toEqual([])
})

test('given before, nothing is asked', async () => {
  showProfile(<ConsentQuestion consent={{ ...asking, isGiven: true }} />)
  await choose()
  expect(screen.queryByRole('group')).toBeNull()
  expect(states()).toEqual(['sending'])
})

test('without the words that are agreed to there is nothing to agree to', async () => {
  showProfile(<ConsentQuestion consent={undefined} />)
  await choose()
  expect(screen.getByRole('alert').textContent).toBe(t('documents.consent.unknown'))
  expect(screen.queryByRole('button', { name: 'Agree and send' })).toBeNull()
})
