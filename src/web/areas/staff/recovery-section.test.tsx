// @vitest-environment happy-dom
// Guards recovery codes at the desk: how many are left, new ones shown once, and no older ones ended by a slip.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import { DeskFrameProvider } from '#web/desk/desk-frame.ts'
import { type AskedApi, answerApi, refusal } from '#web/signed-in/answer-api.test-support.ts'
import { showProfile, t } from '#web/signed-in/show-profile.test-support.tsx'
import { RecoverySection } from './recovery-section.tsx'

const me = { id: 'rana', name: 'Rana Sample', email: 'rana@clinic.example' }
const desk = { me, may: [], clinic: 'Thymele', timeZone: 'Asia/Dubai', elsewhere: [] }
const codes = Array.from({ length: 10 }, (_, at) => `ABCDE-FGH2${'23456789AB'[at]}`)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(left: number | null, made: AskedApi['answers'][string] = { codes }): AskedApi {
  const asked = answerApi({ 'GET /api/desk/recovery-codes': { left }, 'POST /api/desk/recovery-codes': made })
  showProfile(
    <DeskFrameProvider value={desk}>
      <RecoverySection />
    </DeskFrameProvider>,
  )
  return asked
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('ten codes are made, shown, counted and copied', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
  show(0)
  expect(await screen.findByText('You have no recovery codes.')).toBeTruthy()
  press('Make ten codes')
  for (const code of codes) expect(await screen.findByText(code)).toBeTruthy()
  expect(screen.getByText('10 codes are left.')).toBeTruthy()
  press('Copy the codes')
  expect(await screen.findByText('The codes are copied.')).toBeTruthy()
  expect(copied).toEqual([codes.join('\n')])
})

test('codes that there are end only after a question', async () => {
  const asked = show(3)
  expect(await screen.findByText('3 codes are left.')).toBeTruthy()
  press('Make ten new codes')
  expect(screen.getByRole('group', { name: t('desk.staff.recovery.question') })).toBeTruthy()
  expect(asked.calls).toEqual(['GET /api/desk/recovery-codes'])
  press('Make ten new codes')
  expect(await screen.findByText(t('desk.staff.recovery.made'))).toBeTruthy()
  expect(asked.calls.at(-1)).toBe('POST /api/desk/recovery-codes')
})

test('where none can be had without an app, it is said, and no codes are shown', async () => {
  expectConsole(/name=makeRecoveryCodes code=no-longer-possible/)
  show(null, refusal(422, 'no-longer-possible'))
  expect(await screen.findByText(t('desk.staff.recovery.noApp'))).toBeTruthy()
  press('Make ten codes')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(t('desk.staff.recovery.noApp')))
  expect(screen.queryByRole('button', { name: 'Print the codes' })).toBeNull()
})
