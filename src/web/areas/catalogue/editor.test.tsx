// @vitest-environment happy-dom
// Guards that nothing typed at the desk is lost, done twice, or done against a colleague without a word.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import { answerApi } from '#web/signed-in/answer-api.test-support.ts'
import { ListField } from './list-field.tsx'
import { LineField, MoneyField } from './place-fields.tsx'
import { sampleProcedure, showEditor, t } from './show-editor.test-support.tsx'
import { WordsField } from './words-field.tsx'

function Fields() {
  return (
    <>
      <WordsField path="name" label="Name" />
      <MoneyField path="priceFrom" label="Price" currency="EUR" />
      <WordsField path="text.{language}.risks" label="Risks" rows={3} />
      <ListField path="inside" label="Parts" blank={{ text: {} }} add="Add a part" itemName={(at) => `Part ${at + 1}`}>
        {(path) => <LineField path={`${path}.worth`} label="Worth" />}
      </ListField>
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
})

test('an amount is echoed as it will be read, and asked about where it could be two', () => {
  showEditor({ fields: Fields })
  type(price(), '9.500,5')
  expect(screen.getByText('= EUR 9,500.50').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  type(price(), '9.500')
  expect(screen.getByText(t('desk.amount.both', { large: '9500', small: '9.50' }))).toBeTruthy()
  expect(screen.queryByText(/^= EUR/)).toBeNull()
})

test('what is typed is sent with what it was begun from, and said to be on the site', async () => {
  const api = answerApi({ [save]: saved() })
  showEditor({ fields: Fields })
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  type(price(), '9500')
  expect(screen.getByText(t('catalogue.save.open', { count: 1 }), { exact: false })).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Save' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText(t('catalogue.save.done'))
  expect(api.bodies).toHaveLength(1)
  expect(api.bodies[0]).toMatchObject({
    kind: 'procedure',
    slug: 'hip',
    base: 'base-1',
    began: sampleProcedure,
    document: { ...sampleProcedure, priceFrom: '9500' },
    mine: [],
  })
  await waitFor(() => expect(localStorage.length).toBe(0))
})

test('a page that is left and opened again has what was typed', async () => {
  const { unmount } = showEditor({ fields: Fields })
  type(price(), '9700')
  unmount()
  showEditor({ fields: Fields })
  await waitFor(() => expect(price().value).toBe('9700'))
  expect(screen.getByText(/Kept from/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(price().value).toBe('9000')
  expect(localStorage.length).toBe(0)
})

test('a save whose answer was lost is sent again as the same change', async () => {
  expectConsole('api call failed name=saveCatalogueItem')
  const api = answerApi({ [save]: () => Response.json({ code: 'internal', detail: '' }, { status: 400 }) })
  showEditor({ fields: Fields })
  type(price(), '9500')
  pressSave()
  await screen.findByText(t('profile.fault.other'))
  expect(price().value).toBe('9500')
  api.answers[save] = saved()
  pressSave()
  await screen.findByText(t('catalogue.save.done'))
  expect(api.bodies[1]).toEqual(api.bodies[0])
})

test('what colleagues changed in other places is kept, and said', async () => {
  const document = { ...sampleProcedure, name: { en: 'Hip', ar: 'ورك' }, priceFrom: '9500' }
  answerApi({ [save]: saved({ document, merged: [{ path: 'name.en', by: 'Omar' }] }) })
  showEditor({ fields: Fields })
  type(price(), '9500')
  pressSave()
  await screen.findByText(/Meanwhile .*Omar.* changed: Name \(English\)/)
  expect(within(screen.getByRole('group', { name: 'Name' })).getByLabelText<HTMLInputElement>('English').value).toBe(
    'Hip',
  )
})

test('where a colleague wrote something else in the same place, one is chosen and nothing is saved before', async () => {
  const conflict = { path: 'priceFrom', theirs: '8000', mine: '9500', by: 'Omar', at: '2026-11-21T10:00:00Z' }
  const name = { path: 'name.en', theirs: 'Hip', mine: 'Hips', by: 'Omar', at: '2026-11-21T10:00:00Z' }
  const api = answerApi({ [save]: saved({ outcome: 'conflict', conflicts: [conflict, name] }) })
  showEditor({ fields: Fields })
  type(price(), '9500')
  pressSave()
  const heading = await screen.findByRole('heading', { name: '2 places have two versions' })
  expect(document.activeElement).toBe(heading)
  const choose = screen.getByRole('button', { name: 'Save what I chose' })
  fireEvent.click(choose)
  expect(api.bodies).toHaveLength(1)
  fireEvent.click(within(screen.getByRole('group', { name: 'Price from' })).getByLabelText(/What you wrote/))
  fireEvent.click(within(screen.getByRole('group', { name: 'Name (English)' })).getByLabelText(/Omar/))
  api.answers[save] = saved()
  fireEvent.click(choose)
  await screen.findByText(t('catalogue.save.done'))
  expect(api.bodies[1]).toMatchObject({ mine: ['priceFrom'], base: 'base-1' })
  expect(api.bodies[1]?.document).toMatchObject({ priceFrom: '9500', name: { en: 'Hip' } })
})

test('what is wrong is said beside its field, and the first of it gets the focus', async () => {
  expectConsole('api call failed name=saveCatalogueItem')
  const errors = [
    { path: 'document.text.ar.risks', reason: 'required' },
    { path: 'priceFrom', reason: 'price_from is "x"; must be an amount such as 1250.50: digits and a point' },
  ]
  answerApi({ [save]: () => Response.json({ code: 'invalid-input', detail: '', errors }, { status: 422 }) })
  showEditor({ fields: Fields })
  type(price(), 'x')
  pressSave()
  await screen.findByText(t('catalogue.fault.amount'))
  await waitFor(() => expect(document.activeElement).toBe(price()))
  expect(price().getAttribute('aria-invalid')).toBe('true')
  const risks = within(screen.getByRole('group', { name: 'Risks' }))
  expect(risks.getByText(t('catalogue.fault.required'))).toBeTruthy()
  type(price(), '9500')
  expect(screen.queryByText(t('catalogue.fault.amount'))).toBeNull()
})

test('both languages stand beside each other in their own direction, and a missing word is marked', () => {
  showEditor({
    fields: Fields,
    item: { standing: { base: 'b', document: { ...sampleProcedure, name: { en: 'Hip' } } } },
  })
  const name = within(screen.getByRole('group', { name: 'Name' }))
  expect(name.getByLabelText('Arabic')).toMatchObject({ dir: 'rtl', lang: 'ar', value: '' })
  expect(name.getByText(t('catalogue.missing'))).toBeTruthy()
  expect(name.getByLabelText('English').getAttribute('dir')).toBe('ltr')
})

test('who may not change a place reads it, with the reason', () => {
  showEditor({ fields: Fields, roles: ['editor'] })
  expect(price().readOnly).toBe(true)
  expect(screen.getByText(t('catalogue.lock.prices'))).toBeTruthy()
  expect(within(screen.getByRole('group', { name: 'Name' })).getByLabelText<HTMLInputElement>('English').readOnly).toBe(
    false,
  )
})

test('items of a list move and go by keyboard, and the focus goes with them', () => {
  showEditor({ fields: Fields })
  const worths = () => screen.getAllByLabelText<HTMLInputElement>('Worth').map(({ value }) => value)
  fireEvent.click(screen.getByRole('button', { name: 'Move down: Part 1' }))
  expect(worths()).toEqual(['40', '60'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down: Part 2' }))
  fireEvent.keyDown(screen.getAllByLabelText('Worth')[1] ?? document.body, { key: 'ArrowUp', altKey: true })
  expect(worths()).toEqual(['60', '40'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Part 1' }))
  expect(worths()).toEqual(['40'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove: Part 1' }))
  fireEvent.click(screen.getByRole('button', { name: 'Add a part' }))
  expect(worths()).toEqual(['40', ''])
  expect(document.activeElement).toBe(screen.getAllByLabelText('Worth')[1])
})

test('it is taken off the site after it is asked once more, and nothing else is sent', async () => {
  const api = answerApi({ [save]: saved({ document: null }) })
  showEditor({ fields: Fields })
  fireEvent.click(screen.getByRole('button', { name: /Take off the site/ }))
  expect(api.bodies).toHaveLength(0)
  fireEvent.click(screen.getByRole('button', { name: 'Take off the site' }))
  await screen.findByText(t('catalogue.save.withdrawn'))
  expect(api.bodies[0]).toMatchObject({ document: null, began: sampleProcedure })
})

test('medical words of somebody who does not sign are said to wait', () => {
  showEditor({ fields: Fields, roles: ['coordinator'] })
  type(within(screen.getByRole('group', { name: 'Risks' })).getByLabelText('English'), 'Bleeding.')
  expect(screen.getByText(new RegExp(t('catalogue.save.willWait')))).toBeTruthy()
})

test('it is saved for a day and a time by the clinic’s clock, none that is over', async () => {
  const api = answerApi({ [save]: saved({ outcome: 'scheduled' }) })
  showEditor({ fields: Fields })
  type(price(), '9500')
  fireEvent.click(screen.getByRole('button', { name: 'Save at a time' }))
  type(screen.getByLabelText('Day'), '2020-01-01')
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }))
  expect(screen.getByText(t('catalogue.save.past'))).toBeTruthy()
  type(screen.getByLabelText('Day'), '2100-01-01')
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }))
  await screen.findByText(t('catalogue.save.scheduled'))
  expect(api.bodies).toMatchObject([{ dueAt: '2100-01-01T05:00:00.000Z' }])
})
