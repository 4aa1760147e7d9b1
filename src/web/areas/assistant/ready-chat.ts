// The window of the assistant with everything that it needs, as one piece to be fetched.
import type { ComponentType } from 'react'
import type { Language } from '#kernel/language.ts'
import { callApi } from '#web/browser/call-api.ts'
import { type Guard, hasShape, isListOf, isNumber, isText, readAs } from '#web/browser/read-reply.ts'
import { ClosedAnnouncer } from './announcer.tsx'
import { type BackSteps, createBackSteps } from './back-steps.ts'
import { type Chat, type ChatPage, createChat } from './chat.ts'
import type { ChatState } from './chat-state.ts'
import { ChatWindow, type ChatWindowProps } from './chat-window.tsx'
import type { WindowData } from './window-data.ts'

export type ReadyChat = {
  chat: Chat
  data: WindowData
  back: BackSteps
  Window: ComponentType<ChatWindowProps>
  Announcer: typeof ClosedAnnouncer
}

const isThing = (value: unknown) => typeof value === 'object' && value !== null
const isWindowData = hasShape<WindowData>({
  texts: isThing as Guard<WindowData['texts']>,
  by: isText as Guard<WindowData['by']>,
  keptDays: isNumber,
  clinic: isThing as Guard<WindowData['clinic']>,
  city: isText,
  phone: isText,
  emergencyPhone: isText,
  contacts: isListOf(isText),
})

/**
 * A question that was left without its answer is asked again, under its key.
 * @throws TabFailure where the server does not say what the window shows
 */
export async function readyChat(state: ChatState, page: () => ChatPage, language: Language): Promise<ReadyChat> {
  const path = `/assistant/_window.json?lang=${language}` as const
  const parse = readAs(isWindowData)
  const answer = await callApi({ name: 'assistantWindow', method: 'GET', path, parse, onFailure: 'throw' })
  if (answer.state === 'error') throw new Error(answer.fault.code)
  const chat = createChat({ state, page })
  chat.askAgain()
  const back = createBackSteps()
  // The browser's own Forward, into a window that was left by its Back.
  back.watch((depth) => {
    if (depth > 0) state.desk.setState({ isOpen: true, isUnread: false })
  })
  return { chat, data: answer.value, back, Window: ChatWindow, Announcer: ClosedAnnouncer }
}
