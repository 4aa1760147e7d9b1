// What can be done in the chat: ask, ask again, forget, note that a person was asked. Goes on while the window is closed.
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Language } from '#kernel/language.ts'
import { callApi } from '#web/browser/call-api.ts'
import { forgetConversation } from '#web/browser/endpoints/assistant.ts'
import { onForgetChat } from '#web/browser/kept-chat.ts'
import { line } from '#web/browser/line.ts'
import { newKey } from '#web/browser/new-key.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { type Answered, askFromTab, type Question } from './ask-assistant.ts'
import {
  type ChatMessage,
  type ChatState,
  type Conversation,
  emptyDesk,
  noConversation,
  openQuestion,
} from './chat-state.ts'
import { forgetHandOverDraft } from './hand-over-draft.ts'

/** Of the page on the screen. */
export type ChatPage = {
  providerId: string
  language: Language
  /** Of the visitor, for figures. */
  currency: string
  /** Slug or name in the address, and the name in words; undefined away from a procedure. */
  procedure: { slug: string; name: string } | undefined
}

export type ChatParts = { state: ChatState; page: () => ChatPage; patienceMs?: number }

/** `pieces`: what has come of the answer so far; undefined while nothing is asked. */
export type Answering = { pieces: string | undefined }

export type Chat = {
  answering: StoreApi<Answering>
  /** Does nothing for a text that is empty or too long, or while an answer is pending. @returns whether it was taken */
  ask: (text: string) => boolean
  /** The last question once more, under its key; after a failure, or when the page was left before the answer came. */
  askAgain: () => void
  /** At the clinic and here. @returns false when it could not be removed there, and is still here */
  forget: () => Promise<boolean>
  noteHandOver: (reference: string) => void
}

/** As the contract has it (contract/assistant.ts). */
export const mostQuestionLetters = 1000
const mostAnswerLetters = 6000
const mostMessages = 40
/** Longer than the server takes, with the retries. */
const patienceMs = 90_000

const idPrefix = 'chat'

/** Specification, section 3: "a prefix plus timestamp plus random string on the first user message". */
export const newConversationId = (): string => `${idPrefix}-${Date.now()}-${newKey().replaceAll('-', '')}`

export function createChat({
  state: { conversation, desk },
  page,
  patienceMs: longestMs = patienceMs,
}: ChatParts): Chat {
  const answering = createStore<Answering>(() => ({ pieces: undefined }))
  let running: AbortController | undefined

  const add = (message: ChatMessage) => conversation.setState(({ messages }) => ({ messages: [...messages, message] }))

  const run = async () => {
    if (running || !openQuestion(conversation.getState())) return
    const own = new AbortController()
    running = own
    answering.setState({ pieces: '' })
    const onPiece = (text: string) => {
      if (running === own) answering.setState(({ pieces = '' }) => ({ pieces: pieces + text }))
    }
    const signal = AbortSignal.any([own.signal, AbortSignal.timeout(longestMs)])
    const { key } = openQuestion(conversation.getState()) ?? { key: '' }
    const answered = await askFromTab(questionOf(conversation.getState(), page()), { key, onPiece, signal })
    // Deleted meanwhile: what is said to it is nobody's any more.
    if (running !== own) return
    running = undefined
    answering.setState({ pieces: undefined })
    if (!answered) line.noteSilence()
    add(messageOf(answered))
    if (!desk.getState().isOpen) desk.setState({ isUnread: true })
  }

  const stop = () => {
    running?.abort()
    running = undefined
    answering.setState({ pieces: undefined })
  }
  // What is on its way was asked by whoever is gone: it is nothing for the one who comes.
  onForgetChat(stop)

  return {
    answering,
    ask: (text) => {
      const content = text.trim()
      if (content === '' || content.length > mostQuestionLetters || openQuestion(conversation.getState())) return false
      const { id, about } = conversation.getState()
      if (id === '') conversation.setState({ id: newConversationId(), about: page().procedure?.name ?? about })
      add({ id: newKey(), type: 'user', content, key: newKey() })
      void run()
      return true
    },
    askAgain: () => {
      const { messages } = conversation.getState()
      const last = messages.at(-1)
      if (last?.type === 'ai' && last.note === 'failed') conversation.setState({ messages: messages.slice(0, -1) })
      void run()
    },
    forget: async () => {
      const { id } = conversation.getState()
      stop()
      const isGone = id === '' || (await forgetThere(id))
      if (!isGone) {
        void run()
        return false
      }
      forgetHandOverDraft()
      conversation.setState(noConversation)
      desk.setState({ ...emptyDesk, isOpen: desk.getState().isOpen })
      return true
    },
    noteHandOver: (reference) => {
      add({ id: newKey(), type: 'ai', content: reference, note: 'handed-over' })
      desk.setState({ isAtPerson: false })
    },
  }
}

const messageOf = (answered: Answered | undefined): ChatMessage =>
  answered
    ? { id: newKey(), type: 'ai', content: answered.response, answer: answered.facts }
    : { id: newKey(), type: 'ai', content: '', note: 'failed' }

/** What was said, as the API takes it: the oldest are left out, and so is what the assistant did not say. */
export function turnsOf({ messages }: Pick<Conversation, 'messages'>): Question['messages'] {
  return messages
    .filter((message) => message.type === 'user' || !message.note)
    .slice(-mostMessages)
    .map(({ type, content }) =>
      type === 'user' ? { role: 'user', content } : { role: 'assistant', content: content.slice(0, mostAnswerLetters) },
    )
}

function questionOf(conversation: Conversation, { providerId, language, currency, procedure }: ChatPage): Question {
  return {
    providerId,
    conversationId: conversation.id,
    messages: turnsOf(conversation),
    language,
    currency,
    ...(procedure && { procedure: procedure.slug }),
  }
}

async function forgetThere(conversationId: string): Promise<boolean> {
  const answer = await callApi(toEndpoint(forgetConversation, { conversationId }))
  return answer.state === 'success'
}
