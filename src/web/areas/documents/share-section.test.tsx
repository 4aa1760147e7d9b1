// @vitest-environment happy-dom
// Guards sharing: nothing without the consent, everything that is missing said, and an end at once.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DocumentShare } from '#contract/documents.ts'
import { expectConsole } from '#tests/support/expect-console.ts'
import { shareDraftKey } from '#web/browser/auth/kept-drafts.ts'
import { showProfile, t } from '#web/signed-in/show-profile.test-support.tsx'
import { problem, serveApi } from './api-fixture.test-support.ts'
import type { ShownDocument, ShownShare } from './present-documents.server.ts'
import type { ShareDraft } from './share-draft.ts'
import { ShareSection } from './share-section.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const documents = [
  { id: 'd1', name: 'knee.png', scan: 'clean' },
  { id: 'd2', name: 'bad.pdf', scan: 'infected' },
] as ShownDocument[]
const people = [{ slug: 'nadia', name: 'Dr Nadia', title: 'Surgeon' }]
const share = (own: Partial<DocumentShare> = {}): DocumentShare => ({
  id: 's1',
  practitioner: { slug: 'nadia', name: 'Dr Nadia' },
  documents: [{ id: 'd1', name: 'knee.png' }],
  purpose: 'A second opinion',
  sharedAt: '2026-11-21T10:00:00.000Z',
  until: '2026-12-21T10:00:00.000Z',
  withdrawnAt: null,
  state: 'open',
  ...own,
})
const drawn = (own: Partial<DocumentShare> = {}): ShownShare => ({
  ...share(own),
  sharedDay: '21 November 2026',
  untilDay: '21 December 2026',
  withdrawnDay: own.withdrawnAt ? '22 November 2026' : '',
})

type Given = { shares?: ShownShare[]; isGiven?: boolean; list?: ShownDocument[]; begun?: ShareDraft }
function show({ shares = [], isGiven = false, list = documents, begun }: Given = {}) {
  const consent = { isGiven, version: '2026-11' }
  showProfile(<ShareSection shares={shares} documents={list} people={people} consent={consent} begun={begun} />)
}
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Share documents' }))
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Share' }))
const fill = () => {
  fireEvent.click(screen.getByRole('checkbox', { name: 'knee.png' }))
  fireEvent.change(screen.getByLabelText('With whom'), { target: { value: 'nadia' } })
  fireEvent.change(screen.getByLabelText('What for (if you like)'), { target: { value: 'A second opinion' } })
  fireEvent.change(screen.getByLabelText('For how long'), { target: { value: '30' } })
}

test('the first share asks for the consent in one sentence, gives it, then shares', async () => {
  const asked = serveApi({ set: () => ({ isGiven: true }), add: () => share() })
  show()
  open()
  fill()
  fireEvent.click(screen.getByRole('checkbox', { name: t('documents.share.consent') }))
  save()
  expect(await screen.findByText('Dr Nadia can see them from now on.')).toBeTruthy()
  expect(asked).toEqual([
    { deed: 'set', body: { purpose: 'sharing', isGiven: true, version: '2026-11' } },
    { deed: 'add', body: { practitioner: 'nadia', documents: ['d1'], purpose: 'A second opinion', days: 30 } },
  ])
  expect(screen.getByText('can be seen')).toBeTruthy()
  expect(screen.queryByText(t('documents.share.none'))).toBeNull()
  expect(sessionStorage.getItem(shareDraftKey)).toBeNull()
})

test('who agrees by keyboard, from the box itself, keeps the focus until the result is there', async () => {
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const asked = serveApi({ set: () => ({ isGiven: true }), add: () => isAnswered.then(() => share()) })
  show()
  open()
  fill()
  const box = screen.getByRole('checkbox', { name: t('documents.share.consent') })
  fireEvent.click(box)
  box.focus()
  save()
  await waitFor(() => expect(asked.length).toBe(2))
  expect(document.activeElement).toBe(box)
  answer()
  await screen.findByText('Dr Nadia can see them from now on.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share documents' })))
})

test('who agreed before is not asked again', async () => {
  const asked = serveApi({ add: () => share() })
  show({ isGiven: true })
  open()
  expect(screen.queryByRole('checkbox', { name: t('documents.share.consent') })).toBeNull()
  fill()
  save()
  await screen.findByText('Dr Nadia can see them from now on.')
  expect(asked.map(({ deed }) => deed)).toEqual(['add'])
})

test('all that is missing is said, the first of it gets the focus, and nothing is asked of the server', () => {
  const asked = serveApi({})
  show()
  open()
  save()
  for (const missing of ['whichMissing', 'whoMissing', 'consentMissing'] as const) {
    expect(screen.getByText(t(`documents.share.${missing}`))).toBeTruthy()
  }
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'knee.png' }))
  expect(asked).toEqual([])
})

test('what is not safe cannot be shared, and without documents there is nothing to share', () => {
  show()
  open()
  expect(screen.queryByRole('checkbox', { name: 'bad.pdf' })).toBeNull()
  cleanup()
  show({ list: documents.slice(1) })
  expect(screen.getByText(t('documents.share.first'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Share documents' })).toBeNull()
})

test('what was typed is there again after the form was closed, or the page loaded anew', () => {
  show()
  open()
  fill()
  cleanup()
  show()
  open()
  expect(screen.getByLabelText<HTMLInputElement>('What for (if you like)').value).toBe('A second opinion')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'knee.png' }).checked).toBe(true)
})

test('a share that failed leaves the form as it is', async () => {
  serveApi({ add: () => problem(403, 'not-allowed') })
  expectConsole('api call failed name=addShare')
  show({ isGiven: true })
  open()
  fill()
  save()
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
  expect(screen.getByLabelText<HTMLInputElement>('What for (if you like)').value).toBe('A second opinion')
})

test('each says who sees what, what for and until when', () => {
  show({
    shares: [
      drawn(),
      drawn({ id: 's2', state: 'over' }),
      drawn({ id: 's3', state: 'withdrawn', withdrawnAt: '2026-11-22T10:00:00.000Z', documents: [] }),
    ],
  })
  expect(screen.getByText('Since 21 November 2026, until 21 December 2026')).toBeTruthy()
  expect(screen.getByText('Ended on 21 December 2026')).toBeTruthy()
  expect(screen.getByText('You ended it on 22 November 2026')).toBeTruthy()
  expect(screen.getByText(t('documents.share.gone'))).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^End now/ }).length).toBe(1)
})

test('one is ended after a question, at once', async () => {
  const withdrawn = share({ state: 'withdrawn', withdrawnAt: '2026-11-22T10:00:00.000Z' })
  const asked = serveApi({ withdraw: () => withdrawn })
  show({ shares: [drawn()] })
  fireEvent.click(screen.getByRole('button', { name: 'End now what Dr Nadia may see' }))
  expect(asked).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'End now' }))
  expect(await screen.findByText('Dr Nadia can no longer see them.')).toBeTruthy()
  expect(asked).toEqual([{ deed: 'withdraw', body: { id: 's1' } }])
  expect(screen.getByText('You ended it on 22 November 2026')).toBeTruthy()
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0)
})

test('one that was begun elsewhere is open with its documents, its practitioner and what it is for', () => {
  const [person] = people
  const [own] = documents
  if (!person || !own) throw new Error('nothing to share')
  show({ begun: { documents: [own.id], practitioner: person.slug, purpose: 'Knee', days: 90, isConsent: false } })
  expect(screen.getByRole('checkbox', { name: own.name })).toHaveProperty('checked', true)
  expect(screen.getByLabelText('With whom')).toHaveProperty('value', person.slug)
  expect(screen.getByDisplayValue('Knee')).toBeTruthy()
})
