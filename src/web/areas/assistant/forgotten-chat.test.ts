// @vitest-environment happy-dom
// Guards that an answer which is on its way when its person is gone is neither shown to the next nor in their way.
import { afterEach, expect, test, vi } from 'vitest'
import { forgetChat, onForgetChat } from '#web/browser/kept-chat.ts'
import { createStateStorage } from '#web/browser/state-storage.ts'
import { createChat } from './chat.ts'
import { reply, serveAssistant } from './chat-fixture.test-support.tsx'
import { createChatState, noConversation } from './chat-state.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the next person sees no answer to the one before, and is answered', async () => {
  let answerLate: (response: Response) => void = () => {}
  const asked = serveAssistant(({ question }) => {
    if (question === 'Two') return Response.json(reply('Theirs.'))
    return new Promise((resolve) => {
      answerLate = resolve
    })
  })
  const state = createChatState(createStateStorage('sessionStorage'))
  const page = () => ({ providerId: 'p-1', language: 'en', currency: 'EUR', procedure: undefined }) as const
  const chat = createChat({ state, page })
  const stop = onForgetChat(() => state.conversation.setState(noConversation))
  chat.ask('One')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  forgetChat()
  stop()
  expect(chat.ask('Two')).toBe(true)
  answerLate(Response.json(reply('Late.')))
  const contents = () => state.conversation.getState().messages.map(({ content }) => content)
  await vi.waitFor(() => expect(contents()).toEqual(['Two', 'Theirs.']))
})
