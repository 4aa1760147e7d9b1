// @vitest-environment happy-dom
// Guards the quote form as a page that is kept while the visitor is elsewhere: nothing lost, nothing doubled, nothing overwritten.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readDraft, writeDraft } from '#web/browser/draft.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { KeptPages } from '#web/layouts/kept-pages.tsx'
import { harbourPage, t } from './harbour-page.test-support.ts'
import { presentQuote, type QuoteFormPage } from './present-quote.server.ts'
import { QuotePage } from './quote-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

function Quote() {
  return <QuotePage quote={useLoaderData<QuoteFormPage>()} outcome={undefined} />
}

async function open() {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <KeptPages />,
        HydrateFallback: () => null,
        children: [
          {
            path: 'quote',
            element: <Quote />,
            handle: { keepAlive: true },
            loader: ({ request }) => presentQuote(harbourPage, new URL(request.url)),
          },
          { path: 'procedures', element: <h1>Procedures</h1> },
        ],
      },
    ],
    { initialEntries: ['/quote'] },
  )
  render(
    <TextsProvider value={{ t, language: 'en' }}>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
  await screen.findByRole('textbox', { name: /In your own words/ })
  return (to: string | number) =>
    act(async () => {
      await router.navigate(to as string)
    })
}
const need = () => document.querySelector<HTMLTextAreaElement>('textarea[name=need]') as HTMLTextAreaElement
const type = (value: string) => fireEvent.input(need(), { target: { value } })
const draft = () => readDraft('provider-1')

test('leaving keeps what was typed a moment ago, on the page and in its draft', async () => {
  const go = await open()
  const form = document.querySelector('form')
  type('My left molar')
  await go('/procedures')
  expect(draft()?.fields.need).toBe('My left molar')
  await go(-1)
  expect(document.querySelector('form')).toBe(form)
  expect(need().value).toBe('My left molar')
})

test('the draft is not laid over what stands in the form, and goes on under its own name', async () => {
  const go = await open()
  type('My left molar')
  await go('/procedures')
  const { id = '', ...rest } = draft() ?? {}
  writeDraft('provider-1', { savedAt: Date.now(), asked: '', ...rest, id, fields: { need: 'Of another tab' } })
  await go(-1)
  expect(need().value).toBe('My left molar')
  type('My left molar, and the one beside it')
  await go('/procedures')
  expect(draft()).toMatchObject({ id, fields: { need: 'My left molar, and the one beside it' } })
})

test('while it is hidden it writes nothing', async () => {
  const go = await open()
  type('My left molar')
  await go('/procedures')
  localStorage.clear()
  window.dispatchEvent(new Event('pagehide'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(localStorage.length).toBe(0)
})

test('the step is as left, by the way back and by a link', async () => {
  const go = await open()
  type('My left molar')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('Step 2 of 4')
  await go('/procedures')
  expect(screen.queryByText('Step 2 of 4', { ignore: '[style*="none"] *' })).toBeNull()
  await go(-1)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('When you would like to come')
  await go('/procedures')
  await go('/quote')
  await act(async () => {})
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('When you would like to come')
})

test('the form of another item begins anew, with the rest of the draft', async () => {
  const go = await open()
  type('My left molar')
  await go('/procedures')
  await go('/quote?procedure=dental-implant')
  expect(need().value).toBe('My left molar')
  const item = document.querySelector<HTMLSelectElement>('select[name=item]')
  expect(item?.value).toBe('procedure:dental-implant')
  expect(document.querySelectorAll('form')).toHaveLength(1)
})
