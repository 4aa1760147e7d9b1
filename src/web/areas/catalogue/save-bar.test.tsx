// @vitest-environment happy-dom
// Guards what the bar of an editor says and asks: one thing at a time, nothing that is not so, and no picture without a word unasked.
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerApi } from '#web/signed-in/answer-api.test-support.ts'
import { LineField, MoneyField } from './place-fields.tsx'
import { sampleProcedure, showEditor, t } from './show-editor.test-support.tsx'
import { WordsField } from './words-field.tsx'

function Fields() {
  return (
    <>
      <WordsField path="name" label="Name" />
      <MoneyField path="priceFrom" label="Price" currency="EUR" />
    </>
  )
}

const save = 'POST /api/desk/catalogue/save'
const price = () => screen.getByLabelText<HTMLInputElement>('Price')
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const pressSave = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const saved = (more: object = {}) => ({
  outcome: 'done',
  change: null,
  document: { ...sampleProcedure, priceFrom: '9500' },
  base: 'base-2',
  conflicts: [],
  merged: [],
  prices: [],
  ...more,
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('one button leads on while a time is chosen, Enter is that one, and the choice goes once nothing is left to save', async () => {
  const api = answerApi({ [save]: saved() })
  showEditor({ fields: Fields })
  type(price(), '9500')
  expect(screen.getByRole('button', { name: 'Save' }).className).not.toContain('button-quiet')
  fireEvent.click(screen.getByRole('button', { name: 'Save at a time' }))
  expect(screen.getByRole('button', { name: 'Save' }).className).toContain('button-quiet')
  const isLeftAlone = fireEvent.keyDown(screen.getByLabelText('Day'), { key: 'Enter' })
  expect(isLeftAlone).toBe(false)
  expect(screen.getByText(t('catalogue.save.past'))).toBeTruthy()
  expect(api.bodies).toHaveLength(0)
  pressSave()
  await screen.findByText(t('catalogue.save.done'))
  type(price(), '9600')
  expect(screen.queryByLabelText('Day')).toBeNull()
})

test('a picture that nobody described is saved after one question, and a described one without', async () => {
  const document = { file: 'a'.repeat(64), description: null }
  const api = answerApi({ [save]: saved({ document: { ...document, file: 'b'.repeat(64) } }) })
  const Words = () => (
    <>
      <LineField path="file" label="File" />
      <WordsField path="description" label="What it shows" rows={2} isOptional />
    </>
  )
  showEditor({ fields: Words, item: { kind: 'picture', standing: { document, base: 'b' } } })
  type(screen.getByLabelText('File'), 'b'.repeat(64))
  pressSave()
  fireEvent.click(screen.getByRole('button', { name: t('catalogue.picture.describe') }))
  expect(globalThis.document.activeElement).toBe(screen.getByLabelText('English'))
  pressSave()
  expect(screen.getByRole('group', { name: t('catalogue.picture.undescribed') })).toBeTruthy()
  expect(api.bodies).toHaveLength(0)
  fireEvent.click(screen.getByRole('button', { name: t('catalogue.picture.saveUndescribed') }))
  await screen.findByText(t('catalogue.save.done'))
  expect(api.bodies).toHaveLength(1)
  cleanup()
  showEditor({ fields: Words, item: { kind: 'picture', standing: { document, base: 'b' } } })
  type(screen.getByLabelText('English'), 'A jaw.')
  pressSave()
  await screen.findByText(t('catalogue.save.done'))
  expect(api.bodies).toHaveLength(2)
})

test('without a connection it is said that nothing is sent yet, until it is', async () => {
  let isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  const answer = Promise.withResolvers<object>()
  answerApi({ [save]: () => answer.promise, 'GET /healthz': () => new Response('ok') })
  showEditor({ fields: Fields })
  type(price(), '9500')
  pressSave()
  isOnline = false
  fireEvent(window, new Event('offline'))
  await screen.findByText(/Not sent yet. Your words are kept on this device./)
  expect(screen.queryByText(t('catalogue.save.saving'))).toBeNull()
  isOnline = true
  answer.resolve(saved())
  await screen.findByText(t('catalogue.save.done'))
})

test('of a save and a decision only the last is said', async () => {
  const change = {
    id: 'c1',
    kind: 'procedure' as const,
    slug: 'hip',
    state: 'done' as const,
    by: 'Omar',
    name: 'Hip',
    href: '/',
    at: '1 May',
    due: null,
    done: null,
    reviewedBy: null,
    note: '',
    fields: [],
    canUndo: true,
    isUndoing: false,
  }
  answerApi({ [save]: saved(), 'POST /api/desk/catalogue/decide': { change: { state: 'done', note: '' } } })
  showEditor({ fields: Fields, item: { changes: [change] } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo 1 May' }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(t('catalogue.decide.undo.done'))
  type(price(), '9500')
  pressSave()
  await screen.findByText(t('catalogue.save.done'))
  expect(screen.queryByText(t('catalogue.decide.undo.done'))).toBeNull()
})

test('a place where others have words already offers them beside free text', () => {
  const choices = { name: { en: ['Hip replacement', 'Knee replacement'] } }
  showEditor({ fields: Fields, item: { beside: { choices } } })
  const name = within(screen.getByRole('group', { name: 'Name' }))
  const offered = (label: string) =>
    name.getByLabelText<HTMLInputElement>(label).list?.querySelectorAll('option').length
  expect(offered('English')).toBe(2)
  expect(offered('Arabic')).toBeUndefined()
})
