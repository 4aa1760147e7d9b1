// @vitest-environment happy-dom
// Guards the ways in which files come to the page: chosen, asked for by kind, photographed, and dropped anywhere on it.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showProfile, t } from '#web/signed-in/show-profile.test-support.tsx'
import { AddSection } from './add-section.tsx'
import { serveApi } from './api-fixture.test-support.ts'
import { ConsentQuestion } from './consent-question.tsx'
import { uploads } from './upload-store.ts'

vi.mock('./tus-transfer.ts', () => ({ openTusTransfer: () => ({ go: () => {}, stop: () => {} }) }))

afterEach(() => {
  cleanup()
  act(() => uploads.clear())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const asked = { kind: 'x-ray', for: 'Hip replacement', practitioner: undefined, isAdded: false } as const
const show = () => showProfile(<AddSection wanted={[asked]} onShare={() => {}} question={<p>question</p>} />)
const inputs = () => [...document.querySelectorAll<HTMLInputElement>('input[type=file]')]
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

/** What comes of a dialogue that a press opened. */
function choose(input: HTMLInputElement | undefined, ...files: File[]) {
  if (!input) throw new Error('there is nothing to choose with')
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  fireEvent.change(input)
}
const listed = () => uploads.store.getState().list.map(({ name, kind }) => [name, kind])

test('several are chosen at once, each with a row of its own and a kind that is guessed', async () => {
  show()
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {})
  fireEvent.click(screen.getByRole('button', { name: 'Choose files' }))
  expect(opened.mock.contexts[0]).toBe(inputs()[0])
  expect(inputs()[0]?.multiple).toBe(true)
  choose(inputs()[0], file('passport.jpg'), file('IMG_1.jpg'))
  const rows = within(await screen.findByRole('list', { name: 'On their way' }))
  await waitFor(() => expect(rows.getAllByRole('listitem').length).toBe(2))
  expect(listed()).toEqual([
    ['passport.jpg', 'passport'],
    ['IMG_1.jpg', 'photograph'],
  ])
  fireEvent.change(rows.getByLabelText('Kind of IMG_1.jpg'), { target: { value: 'x-ray' } })
  expect(listed()[1]).toEqual(['IMG_1.jpg', 'x-ray'])
})

test('what the clinic asks for is added as just that, and the next file is guessed again', async () => {
  show()
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {})
  expect(screen.getByText('For: Hip replacement')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Add it: X-ray' }))
  choose(inputs()[0], file('IMG_1.jpg'))
  await waitFor(() => expect(listed()).toEqual([['IMG_1.jpg', 'x-ray']]))
  fireEvent.click(screen.getByRole('button', { name: 'Choose files' }))
  choose(inputs()[0], file('IMG_2.jpg'))
  await waitFor(() => expect(listed()[1]).toEqual(['IMG_2.jpg', 'photograph']))
})

test('the camera is a choice of its own', () => {
  show()
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {})
  fireEvent.click(screen.getByRole('button', { name: 'Take a photograph' }))
  const [, camera] = inputs()
  expect(opened.mock.contexts[0]).toBe(camera)
  expect(camera?.getAttribute('capture')).toBe('environment')
  expect(camera?.accept).toBe('image/*')
})

test('files are taken wherever on the page they are dropped; other things that are dragged are left alone', async () => {
  show()
  const drag = (type: string, types: string[], files: File[] = []) => {
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
      dataTransfer: { types, files },
    })
    act(() => void document.body.dispatchEvent(event))
    return event.defaultPrevented
  }
  expect(drag('drop', ['text/plain'])).toBe(false)
  expect(drag('dragover', ['Files'])).toBe(true)
  expect(drag('drop', ['Files'], [file('IMG_1.jpg')])).toBe(true)
  await waitFor(() => expect(listed()).toEqual([['IMG_1.jpg', 'photograph']]))
})

/** The question is there and has the focus; the button in it gets it, as by keyboard. */
async function ask(name: string) {
  showProfile(
    <AddSection
      wanted={[]}
      onShare={() => {}}
      question={<ConsentQuestion consent={{ isGiven: false, version: '2026-11' }} />}
    />,
  )
  await act(() => uploads.add([file('a.jpg'), file('b.jpg')]))
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
}

test('after a yes the focus is on the row of the first file, and after that row on the choice', async () => {
  serveApi({ set: () => ({ isGiven: true }) })
  await ask(t('documents.consent.yes'))
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[0])
  act(() => uploads.cancel(uploads.store.getState().list[0]?.id ?? ''))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose files' }))
})

test('after a no the focus is on the choice', async () => {
  await ask(t('documents.consent.no'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose files' }))
})

test('who left a row for the page itself is not called back when another row goes', async () => {
  showProfile(<AddSection wanted={[]} onShare={() => {}} question={null} />)
  await act(() => uploads.add([file('a.jpg'), file('b.jpg')]))
  const select = screen.getByLabelText('Kind of b.jpg')
  select.focus()
  select.blur()
  act(() => uploads.cancel(uploads.store.getState().list[0]?.id ?? ''))
  expect(document.activeElement).toBe(document.body)
})

test('what was added and is not shared yet is shared with the practitioner who asked for it', () => {
  const noor = { slug: 'noor', name: 'Dr Noor', title: '' }
  const added = { ...asked, practitioner: noor, isAdded: true }
  const onShare = vi.fn()
  showProfile(<AddSection wanted={[added]} onShare={onShare} question={null} />)
  expect(screen.getByText(/^Added, but not shared with .Dr Noor. yet$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add it: X-ray' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Share with .Dr Noor.: X-ray$/ }))
  expect(onShare).toHaveBeenCalledExactlyOnceWith(added)
})
