// The conversation of this tab as it is kept through navigation and reload: gone with the tab, and at a sign-out.
import type { AssistantReply } from '#contract/assistant.ts'
import { chatNames } from '#web/browser/kept-chat.ts'
import { type Guard, hasShape, isFlag, isListOf, isText } from '#web/browser/read-reply.ts'
import type { StateStorage } from '#web/browser/state-storage.ts'
import { createStoredState, type StoredState } from '#web/browser/stored-state.ts'

/** Specification, section 3: "Chat message: id, type (user or ai), content". */
export type ChatMessage = UserMessage | AiMessage

/** `key`: the same question always goes under the same one, so that it is answered once. */
export type UserMessage = { id: string; type: 'user'; content: string; key: string }

/** `note`: not said by the assistant, and never sent along; of a message to the clinic `content` is the reference. */
export type AiMessage = { id: string; type: 'ai'; content: string; answer?: AnswerFacts; note?: Note }

export type Note = 'failed' | 'handed-over'

export type AnswerFacts = Omit<AssistantReply, 'response'>

export type Conversation = {
  /** Empty until the first message of the person. */
  id: string
  /** Name of the procedure that it began at; empty for none. */
  about: string
  messages: ChatMessage[]
}

export const noConversation: Conversation = { id: '', about: '', messages: [] }

/** Beside the conversation, so that a letter typed does not write all of it anew. */
export type ChatDesk = {
  isOpen: boolean
  draft: string
  isUnread: boolean
  /** The form to a person is what is open in it. */
  isAtPerson?: boolean
}

export const emptyDesk: ChatDesk = { isOpen: false, draft: '', isUnread: false, isAtPerson: false }

export type ChatState = { conversation: StoredState<Conversation>; desk: StoredState<ChatDesk> }

export function createChatState(storage: StateStorage): ChatState {
  return {
    conversation: createStoredState(chatNames.conversation, noConversation, readConversation, storage),
    desk: createStoredState(chatNames.desk, emptyDesk, readDesk, storage),
  }
}

/** Whether the person said something; a message to the clinic alone is no question. */
export const hasAsked = ({ messages }: Pick<Conversation, 'messages'>): boolean =>
  messages.some(({ type }) => type === 'user')

/** A question that has neither an answer nor a failure behind it. */
export function openQuestion({ messages }: Pick<Conversation, 'messages'>): UserMessage | undefined {
  const last = messages.at(-1)
  return last?.type === 'user' ? last : undefined
}

const kinds: readonly string[] = ['answer', 'question', 'unknown', 'urgent', 'refused', 'small-talk']
const notes: readonly unknown[] = [undefined, 'failed', 'handed-over']

const isKind: Guard<AnswerFacts['kind']> = (value): value is AnswerFacts['kind'] =>
  typeof value === 'string' && kinds.includes(value)
const isAnswerer: Guard<AnswerFacts['by']> = (value) => value === 'pages' || value === 'model'
const isNote: Guard<Note | undefined> = (value): value is Note | undefined => notes.includes(value)

export const isAnswerFacts = hasShape<Required<AnswerFacts>>({
  kind: isKind,
  sources: isListOf(hasShape<AnswerFacts['sources'][number]>({ title: isText, path: isText })),
  choices: isListOf(isText),
  offersPerson: isFlag,
  by: isAnswerer,
  language: ((value) => value === undefined || isText(value)) as Guard<string>,
})

const isUserMessage = hasShape<UserMessage>({
  id: isText,
  type: (value) => value === 'user',
  content: isText,
  key: isText,
})
const isAiMessage = hasShape<Required<AiMessage>>({
  id: isText,
  type: (value) => value === 'ai',
  content: isText,
  answer: ((value) => value === undefined || isAnswerFacts(value)) as Guard<AnswerFacts>,
  note: isNote as Guard<Note>,
})
const isMessage: Guard<ChatMessage> = (value): value is ChatMessage => isUserMessage(value) || isAiMessage(value)
const isConversation = hasShape<Conversation>({ id: isText, about: isText, messages: isListOf(isMessage) })
const isDesk = hasShape<Required<ChatDesk>>({
  isOpen: isFlag,
  draft: isText,
  isUnread: isFlag,
  isAtPerson: ((value) => value === undefined || isFlag(value)) as Guard<boolean>,
})

const readConversation = (kept: unknown) => (isConversation(kept) ? kept : undefined)
const readDesk = (kept: unknown) => (isDesk(kept) ? kept : undefined)
