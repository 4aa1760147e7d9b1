// @vitest-environment happy-dom
// Guards that a refused save says what is missing and where, and names what stands in its way.
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import { answerApi } from '#web/signed-in/answer-api.test-support.ts'
import { showEditor, t } from './show-editor.test-support.tsx'
import { WordsField } from './words-field.tsx'

const save = 'POST /api/desk/catalogue/save'
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const pressSave = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const english = (name: string) => within(screen.getByRole('group', { name })).getByLabelText('English')

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a page text that is missing as a whole is missing section by section, counted in words, and the first of it gets the focus', async () => {
  expectConsole('api call failed name=saveCatalogueItem')
  const errors = [
    { path: 'text', reason: 'required' },
    { path: 'category', reason: 'required' },
  ]
  answerApi({ [save]: () => Response.json({ code: 'invalid-input', detail: '', errors }, { status: 422 }) })
  const document = { slug: 'hip', name: { en: 'Hip' }, category: {} }
  function Page() {
    return (
      <>
        <WordsField path="category" label="Category" />
        <WordsField path="text.{language}.whatItIs" label="What it is" rows={3} />
      </>
    )
  }
  showEditor({ fields: Page, item: { standing: { base: 'b', document } } })
  type(within(screen.getByRole('group', { name: 'Category' })).getByLabelText('Arabic'), 'جراحة')
  pressSave()
  await screen.findByText(/^Nothing is saved yet\. 11 places need a look: Category, What it is .*, and 6 more$/)
  expect(window.document.activeElement).toBe(english('Category'))
  expect(english('Category').getAttribute('aria-invalid')).toBe('true')
  expect(english('What it is').getAttribute('aria-invalid')).toBe('true')
  type(english('Category'), 'Surgery')
  expect(english('Category').getAttribute('aria-invalid')).toBeNull()
})

test('a price that changes a lot is shown with what it was, and saved with the word that it is right', async () => {
  const prices = [{ path: 'priceFrom', before: '9000.00', after: '90.00' }]
  const untold = { change: null, document: null, base: 'b', conflicts: [], merged: [] }
  const api = answerApi({ [save]: { ...untold, outcome: 'prices', prices } })
  showEditor({ fields: () => <WordsField path="name" label="Name" /> })
  type(english('Name'), 'Hips')
  pressSave()
  const heading = await screen.findByRole('heading', { name: 'This price changes a lot. Is it right?' })
  expect(window.document.activeElement).toBe(heading)
  expect(screen.getByRole('listitem').textContent).toMatch(/9,000.* to .*90/)
  fireEvent.click(screen.getByRole('button', { name: t('catalogue.prices.save') }))
  await vi.waitFor(() => expect(api.bodies).toHaveLength(2))
  expect(api.bodies[1]).toMatchObject({ confirmedPrices: [{ path: 'priceFrom', after: '90.00' }] })
})

test('what cannot go is told with the names of what needs it, each with the way there', async () => {
  expectConsole('api call failed name=saveCatalogueItem')
  const errors = [{ path: 'package.hip-stay', reason: 'needs-it' }]
  answerApi({ [save]: () => Response.json({ code: 'invalid-input', detail: '', errors }, { status: 422 }) })
  const others = [{ kind: 'package' as const, slug: 'hip-stay', name: 'Hip with a stay' }]
  showEditor({ fields: () => <WordsField path="name" label="Name" />, item: { others } })
  type(english('Name'), 'Hips')
  pressSave()
  const link = await screen.findByRole('link', { name: 'Hip with a stay' })
  expect(link.getAttribute('href')).toBe('/desk/catalogue/package/hip-stay')
})
