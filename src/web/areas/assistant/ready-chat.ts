// The window of the assistant with everything that it needs, as one piece to be fetched.
import type { ComponentType } from 'react'
import type { Language } from '#kernel/language.ts'
import { callApi } from '#web/browser/call-api.ts'
import { type Guard, hasShape, isNumber, isText, readAs } from '#web/browser/read-reply.ts'
import { type Chat, type ChatPage, createChat } from './chat.ts'
import type { ChatState } from './chat-state.ts'
import { ChatWindow, type ChatWindowProps } from './chat-window.tsx'
import type { WindowData } from './window-data.ts'

export type ReadyChat = { chat: Chat; data: WindowData; Window: ComponentType<ChatWindowProps> }

const isThing = (value: unknown) => typeof value === 'object' && value !== null
const isWindowData = hasShape<WindowData>({
  texts: isThing as Guard<WindowData['texts']>,
  by: isText as Guard<WindowData['by']>,
  keptDays: isNumber,
  clinic: isThing as Guard<WindowData['clinic']>,
  city: isText,
  phone: isText,
  emergencyPhone: isText,
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
  return { chat, data: answer.value, Window: ChatWindow }
}
