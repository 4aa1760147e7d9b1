// @vitest-environment happy-dom
// Guards the inbox as it is worked with: keys, what is typed, what is sent once, and what is said when a colleague was first.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#kernel/id.ts'
import { expectConsole } from '#tests/support/expect-console.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { DeskFrameProvider } from '#web/desk/desk-frame.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { type AskedApi, answerApi, refusal } from '#web/signed-in/answer-api.test-support.ts'
import { ProfileFrameProvider } from '#web/signed-in/profile-frame.ts'
import { InboxFrame } from './inbox-frame.tsx'
import { ItemPage } from './item-page.tsx'
import { type InboxView, presentInbox } from './present-inbox.server.ts'
import { type KnownItem, presentItem } from './present-item.server.ts'
import {
  inboxPage,
  itemId,
  me,
  now,
  otherId,
  sampleItem,
  sampleListed,
  sampleOpened,
} from './sample-item.test-support.ts'

const frame = { clinic: 'Thymele', clinicEmail: 'care@thymele.example', city: 'Dubai', timeZone: 'Asia/Dubai' }
const desk = {
  me: { ...me, email: 'rana@clinic.example' },
  may: ['inbox.read', 'inbox.work', 'offers.write'],
  clinic: 'Thymele',
  timeZone: 'Asia/Dubai',
  elsewhere: [],
}

class NoStream {
  close() {}
}

beforeEach(() => {
  Element.prototype.checkVisibility = () => true
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function Frame() {
  return (
    <InboxFrame view={useLoaderData<InboxView>()}>
      <Outlet />
    </InboxFrame>
  )
}
const Item = () => <ItemPage item={useLoaderData<KnownItem>()} now={now.toISOString()} />

/** React says once that happy-dom does not know the element. */
let isSaid = false

/** @param opened what is known of the item, first and each time that it is asked for again; the last one stays */
async function show(path: string, answers: AskedApi['answers'] = {}, ...opened: ReturnType<typeof sampleOpened>[]) {
  if (!isSaid) expectConsole('The tag <search> is unrecognized')
  isSaid = true
  const asked = answerApi(answers)
  vi.stubGlobal('EventSource', NoStream)
  const found = opened.length > 0 ? opened : [sampleOpened()]
  let at = -1
  const list = sampleListed(sampleItem(), sampleItem({ id: otherId, from: 'Jonas Weber', reference: 'Q-2222-2222' }))
  const router = createMemoryRouter(
    [
      {
        path: 'desk',
        loader: () => presentInbox(inboxPage({ listInbox: list }), new URL('http://clinic.test/desk'), now),
        HydrateFallback: () => null,
        Component: Frame,
        children: [
          { index: true, Component: () => <p>nothing is open</p> },
          {
            path: 'inbox/:id',
            loader: async () => {
              at = Math.min(at + 1, found.length - 1)
              return (await presentItem(inboxPage({ readInboxItem: found[at] }), itemId, now)).known
            },
            Component: Item,
          },
          { path: 'offers/:reference', Component: () => <p>the offer</p> },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  render(
    <TextsProvider value={{ t: translatorOf('en'), language: 'en' }}>
      <DeskFrameProvider value={desk}>
        <ProfileFrameProvider value={frame}>
          <RouterProvider router={router} />
        </ProfileFrameProvider>
      </DeskFrameProvider>
    </TextsProvider>,
  )
  await screen.findByRole('list', { name: 'Open' })
  return { asked, router }
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const row = (name: string) => screen.getByRole('link', { name: new RegExp(name) })
const words = () => screen.findByLabelText<HTMLTextAreaElement>(/^Your words to/)
const itemPath = `/desk/inbox/${itemId}`
const after = (change: object) => ({ item: { ...sampleItem(change), version: 2 } })

test('keys move in the list and act on the line with the focus; done goes on at the next, and can be taken back', async () => {
  const states: unknown[] = []
  const state = (body: Record<string, unknown>) => {
    states.push(body['state'])
    return after({ state: body['state'] })
  }
  const { router } = await show('/desk', { [`POST /api/desk/inbox/${itemId}/state`]: state })
  press('j')
  expect(document.activeElement).toBe(row('Amal Haddad'))
  press('j')
  press('k')
  press('e')
  await screen.findByRole('button', { name: 'Undo' })
  expect(screen.queryByRole('link', { name: /Amal Haddad/ })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(row('Jonas Weber')))
  press('z')
  await waitFor(() => expect(router.state.location.pathname).toBe(itemPath))
  expect(states).toEqual(['done', 'open'])
})

test('an answer is kept while it is typed, no key acts meanwhile, and it is sent once', async () => {
  const { asked } = await show(itemPath, {
    [`POST /api/desk/inbox/${itemId}/answer`]: () => ({ ...after({ state: 'waiting' }), told: true }),
  })
  const field = await words()
  press('r')
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'Do you wear lenses?' } })
  press('e')
  expect(asked.calls).toEqual([])
  expect(Object.values(localStorage).join()).toContain('Do you wear lenses?')
  const send = screen.getByRole('button', { name: 'Send' })
  fireEvent.click(send)
  fireEvent.click(send)
  await screen.findByText('Your answer is sent.')
  expect(asked.bodies).toEqual([
    { answerId: expect.stringMatching(/^[\da-f-]{36}$/), text: 'Do you wear lenses?', seen: '0 0' },
  ])
  expect(field.value).toBe('')
  expect(Object.values(localStorage).join()).not.toContain('Do you wear lenses?')
})

test('an answer is there again after the tab was closed, for its own writer alone', async () => {
  await show(itemPath)
  fireEvent.change(await words(), { target: { value: 'Do you wear lenses?' } })
  cleanup()
  sessionStorage.clear()
  await show(itemPath)
  expect((await words()).value).toBe('Do you wear lenses?')
  expect(Object.keys(localStorage).filter((name) => name.includes(me.id))).toHaveLength(1)
})

test('an answer that does not arrive stays, and goes under the same id when it is sent again', async () => {
  expectConsole('api call failed name=answerInboxItem')
  const { asked } = await show(itemPath, { [`POST /api/desk/inbox/${itemId}/answer`]: refusal(422, 'unprocessable') })
  const field = await words()
  fireEvent.change(field, { target: { value: 'Hello' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBeNull())
  expect(field.value).toBe('Hello')
  asked.answers[`POST /api/desk/inbox/${itemId}/answer`] = () => ({ ...after({}), told: true })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Your answer is sent.')
  expect(asked.bodies[0]?.['answerId']).toBe(asked.bodies[1]?.['answerId'])
})

test('when a colleague was first it is said, the item is as it is now, and what was typed is still there', async () => {
  expectConsole('api call failed name=assignInboxItem code=no-longer-possible')
  const taken = sampleOpened({ assignee: { id: otherId, name: 'Omar Muster' }, version: 2 })
  await show(
    itemPath,
    { [`POST /api/desk/inbox/${itemId}/assign`]: refusal(422, 'no-longer-possible') },
    sampleOpened(),
    taken,
  )
  const field = await words()
  fireEvent.change(field, { target: { value: 'half a sentence' } })
  fireEvent.click(screen.getByRole('button', { name: 'Assign to me' }))
  expect(await screen.findAllByText(/A colleague was first/)).toHaveLength(2)
  const whose = screen.getByRole('region', { name: 'Who sees to it' })
  expect(whose.textContent).toContain('Omar Muster')
  expect(field.value).toBe('half a sentence')
})

test('a colleague who answered first is shown with their words before the second answer leaves', async () => {
  expectConsole('api call failed name=answerInboxItem code=no-longer-possible')
  const said = { id: newId(), by: 'Omar Muster', text: 'In March?', at: '2026-11-20T07:00:00.000Z' }
  const unanswered = sampleOpened()
  const answered = sampleOpened({}, { seen: '1 0', request: { ...unanswered.request!, messages: [said] } })
  const path = `POST /api/desk/inbox/${itemId}/answer`
  const { asked } = await show(itemPath, { [path]: refusal(422, 'no-longer-possible') }, unanswered, answered)
  const field = await words()
  fireEvent.change(field, { target: { value: 'In April?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  const notice = (await screen.findByText(/Omar Muster.? wrote while you were writing/)).parentElement
  expect(notice?.textContent).toContain('In March?')
  expect(field.value).toBe('In April?')
  asked.answers[path] = () => ({ ...after({ state: 'waiting' }), told: true })
  fireEvent.click(await screen.findByRole('button', { name: 'Send my answer too' }))
  await screen.findByText('Your answer is sent.')
  expect(asked.bodies.map(({ seen }) => seen)).toEqual(['0 0', '1 0'])
})

test('the way to an offer is the first thing of a request, by a link and by a key', async () => {
  const { router } = await show(itemPath)
  const link = await screen.findByRole('link', { name: 'Write an offer' })
  expect(link.getAttribute('href')).toBe('/desk/offers/Q-7K3M-92PX')
  press('o')
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk/offers/Q-7K3M-92PX'))
})

test('what somebody asked anew comes first, and answering it before the offer', async () => {
  const opened = sampleOpened()
  const messages = [{ id: 'q', by: null, text: 'One night?', at: '2026-11-20T07:00:00.000Z' }]
  await show(itemPath, {}, { ...opened, request: opened.request && { ...opened.request, messages } })
  const offer = await screen.findByRole('link', { name: 'Write an offer' })
  const answer = screen.getByRole('button', { name: 'Answer' })
  const isBefore = (one: Element, other: Element) => one.compareDocumentPosition(other) === 4
  expect(isBefore(answer, offer)).toBe(true)
  expect([answer, offer].map(({ className }) => className.includes('button-quiet'))).toEqual([false, true])
  expect(isBefore(screen.getByText('One night?'), screen.getByText('Dry eyes.'))).toBe(true)
})
