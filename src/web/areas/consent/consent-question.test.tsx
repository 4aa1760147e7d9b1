// @vitest-environment happy-dom
// Guards the question: both answers close it just as easily, it stays when the answer is not kept, and it is asked once.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { type ConsentChoice, consentWording } from '#web/page/consent.ts'
import { ConsentSlot } from './consent-slot.tsx'

const t = translatorOf('en')
const settings = {
  analytics: { gtagId: 'G-A1' },
  diagnostics: { sentryDsn: 'https://k@e.example/1' },
}
const keep = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the browser keeps
  document.cookie = `consent=${value}; path=/`
}
let asked: URLSearchParams[]
let keeps: boolean

beforeEach(() => {
  asked = []
  keeps = true
  keep('; expires=Thu, 01 Jan 1970 00:00:00 GMT')
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    asked.push(body)
    const answers = [...body].flatMap(([name, value]) => (name === 'to' ? [] : [`${name}=${value}.`]))
    if (keeps) keep(answers.join('') + consentWording)
    return Response.error()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(offered: ConsentChoice[] = ['analytics', 'diagnostics'], path = '/contact') {
  const given = Object.assign({ stateStorage: 'localStorage' }, ...offered.map((one) => settings[one]))
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <>
          <ConsentSlot settings={given} />
          <main id="main" tabIndex={-1}>
            page
          </main>
        </>
      ),
    },
  ])
  render(
    <TextsProvider value={{ t, language: 'en' }}>
      <Stub initialEntries={[path]} />
    </TextsProvider>,
  )
}
const region = () => screen.queryByRole('region', { name: t('consent.ask') })
const button = (name: string) => screen.findByRole('button', { name })

test.each([
  ['consent.all', 'analytics=on&diagnostics=on'],
  ['consent.needed', 'analytics=off&diagnostics=off'],
] as const)('%s is one press, kept for both choices, and says so', async (name, answer) => {
  show()
  fireEvent.click(await button(t(name)))
  await waitFor(() => expect(region()).toBeNull())
  expect(asked.map(String)).toEqual([`${answer}&to=%2Fcookie-policy`])
  expect(screen.getByText(t('consent.saved')).getAttribute('role')).toBe('status')
  expect(document.activeElement?.id).toBe('main')
})

test('neither answer looks easier than the other', async () => {
  show()
  const [no, yes] = [await button(t('consent.needed')), await button(t('consent.all'))]
  expect(no.className).toBe(yes.className)
})

test('asked for is only what is offered', async () => {
  show(['diagnostics'])
  expect(await screen.findByText(t('consent.askText.diagnostics'), { exact: false })).toBeTruthy()
  fireEvent.click(await button(t('consent.all')))
  await waitFor(() => expect(region()).toBeNull())
  expect(String(asked[0])).toBe('diagnostics=on&to=%2Fcookie-policy')
})

test('an answer that could not be kept leaves the question open and says so', async () => {
  keeps = false
  show()
  fireEvent.click(await button(t('consent.all')))
  expect(await screen.findByText(t('consent.failed'))).toBeTruthy()
  keeps = true
  fireEvent.click(await button(t('consent.all')))
  await waitFor(() => expect(region()).toBeNull())
})

test('pressed twice it is one answer', async () => {
  show()
  const yes = await button(t('consent.all'))
  fireEvent.click(yes)
  fireEvent.click(yes)
  await waitFor(() => expect(region()).toBeNull())
  expect(asked).toHaveLength(1)
})

test('Escape is no answer', async () => {
  show()
  fireEvent.keyDown(await button(t('consent.all')), { key: 'Escape' })
  expect(region()).not.toBeNull()
  expect(asked).toEqual([])
})

test('the whole choice is a link away', async () => {
  show()
  expect((await screen.findByRole('link', { name: t('consent.detail') })).getAttribute('href')).toBe(
    '/cookie-policy#choices',
  )
})

const absent: [why: string, open: () => void][] = [
  ['it was answered', () => (keep(`analytics=off.diagnostics=on.${consentWording}`), show())],
  ['nothing is offered', () => show([])],
  ['nothing of the page would be observed', () => show(undefined, '/quote')],
  ['the page has the whole choice', () => show(undefined, '/cookie-policy')],
  [
    'the browser has answered by itself',
    () => {
      vi.stubGlobal('navigator', Object.create(navigator, { globalPrivacyControl: { value: true } }))
      show()
    },
  ],
]

test.each(absent)('not asked where %s', async (_, open) => {
  open()
  await vi.dynamicImportSettled()
  await waitFor(() => expect(screen.getByText('page')).toBeTruthy())
  expect(region()).toBeNull()
})

test('asked anew under another wording', async () => {
  keep('analytics=on.2026-11')
  show()
  expect(await button(t('consent.all'))).toBeTruthy()
})
