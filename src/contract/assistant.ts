// The assistant: a question about the provider's pages, its answer, and the ways from there to a person.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { languages } from '#kernel/language.ts'
import { phoneNumber } from './quotes.ts'
import { languageCode } from './visitor.ts'
import { oneLine, writtenText } from './written-text.ts'

/** Letters of one message of a person, and of one answer that is told back. */
export const mostQuestionLetters = 1000
export const mostAnswerLetters = 6000
/** Messages of one conversation that are sent along; the browser leaves out the oldest. */
export const mostMessages = 40

/** Room for the longest conversation in letters of up to three bytes. */
export const conversationBytes = 512 * 1024

/** Made in the browser on the first message: a prefix, a time and random letters. */
export const conversationId = z.string().regex(/^[A-Za-z0-9_-]{8,80}$/)

export const chatMessage = z.discriminatedUnion('role', [
  z.object({ role: z.literal('user'), content: writtenText(mostQuestionLetters).min(1) }),
  z.object({ role: z.literal('assistant'), content: writtenText(mostAnswerLetters) }),
])
export type ChatMessage = z.infer<typeof chatMessage>

/** Whose assistant it is: the id of the provider, its company or its location, as `GET /api/provider/{providerDomain}` tells them. */
const providerId = z.string().min(1).max(100)

/**
 * `answer`: out of a page or a live figure; `question`: a closed one, with `choices`; `unknown`: the pages do not say; `urgent`: where to
 * call before anything else; `refused`: what only a clinician may say; `small-talk`: a greeting, thanks.
 */
export const answerKind = z.enum(['answer', 'question', 'unknown', 'urgent', 'refused', 'small-talk'])

/** Where an answer is from: `path` of the provider's site, with the section behind `#`. The first is the passage that is quoted. */
export const answerSource = z.object({ title: z.string(), path: z.string().startsWith('/') })

export const assistantReply = z.object({
  /**
   * Paragraphs, `- ` lists, `> ` quotes, and links as `[words](/path)`, `[words](tel:+...)`, and to the provider's own address and
   * WhatsApp `[words](mailto:...)`, `[words](https://wa.me/...)`; nothing else is marked.
   */
  response: z.string().min(1),
  kind: answerKind,
  sources: z.array(answerSource),
  /** Each answers a closed question, sent as it stands. */
  choices: z.array(z.string()),
  /** Whether a person of the clinic should be offered. */
  offersPerson: z.boolean(),
  /** Who put it into words: the pages alone, or an AI service out of them. */
  by: z.enum(['pages', 'model']),
  /** BCP 47 code of what it is written in, where that is neither the language of the page nor that of the script. */
  language: z.string().optional(),
})
export type AssistantReply = z.infer<typeof assistantReply>

/**
 * With `Accept: text/event-stream` the same reply comes as events: `piece` (`{text}`, to be put one behind the other), then once
 * `reply` (the whole reply, which takes the place of the pieces) or `failure` (a problem).
 */
export const askAssistant = endpoint({
  name: 'askAssistant',
  method: 'POST',
  path: '/api/ai-agent/ask',
  input: z.object({
    providerId,
    conversationId,
    /** Oldest first; the last is the question. */
    messages: z
      .array(chatMessage)
      .min(1)
      .max(mostMessages)
      .refine((messages) => messages.at(-1)?.role !== 'assistant', 'the last message has to be of the user'),
    /** Of the page; a question in another script is answered in its own. */
    language: z.enum(languages).optional(),
    /** Of the visitor, for figures. */
    currency: z.string().length(3).optional(),
    /** Name or slug of the procedure whose page is open. */
    procedure: z.string().max(200).optional(),
  }),
  reply: assistantReply,
  who: 'anyone',
  mostBytes: conversationBytes,
  streams: true,
  summary: 'Answers a question out of the provider’s own pages. The same Idempotency-Key gives the same answer again.',
})

export const getAssistant = endpoint({
  name: 'getAssistant',
  method: 'GET',
  path: '/api/ai-agent',
  input: z.object({}),
  reply: z.object({
    by: z.enum(['pages', 'model']),
    /** After how many days a conversation is removed by itself. */
    keptDays: z.int(),
  }),
  who: 'anyone',
  summary: 'Who answers, and for how long a conversation is kept.',
})

export const forgetConversation = endpoint({
  name: 'forgetConversation',
  method: 'POST',
  path: '/api/ai-agent/forget',
  input: z.object({ conversationId }),
  reply: z.object({}),
  who: 'anyone',
  summary: 'Removes a conversation from the provider’s records. Of one that is not there it says the same.',
})

/** Text of the consent that a conversation is handed over under; a change of the words is a new version. */
export const handOverConsentVersion = '2026-11'

/** Limits of the fields; the form shows the same. Reasons are codes that the texts have a sentence for. */
export const handOver = z.object({
  conversationId,
  /** What is handed over: the conversation as the person has it before them. */
  messages: z.array(chatMessage).max(mostMessages),
  name: oneLine(120).min(1),
  email: z.email().max(254),
  phone: phoneNumber,
  /** What the person adds for the clinic; needed of whoever asked nothing yet. */
  text: writtenText(2000).default(''),
  /** Of the person; mails go out in the nearest that the product speaks. */
  language: languageCode,
  /** Name or slug of the procedure that it is about; of one that the provider does not have nothing is kept. */
  procedure: z.string().max(200).default(''),
  consent: z.literal(true),
  /** Left empty by people; whoever fills it in is a script. */
  leaveEmpty: z.string().max(200).default(''),
})
export type HandOver = z.input<typeof handOver>

export const handOverConversation = endpoint({
  name: 'handOverConversation',
  method: 'POST',
  path: '/api/ai-agent/hand-over',
  input: handOver.check(({ value, issues }) => {
    if (value.text !== '' || value.messages.some(({ role }) => role === 'user')) return
    issues.push({ code: 'custom', path: ['text'], params: { reason: 'required' }, message: 'required', input: value })
  }),
  reply: z.object({ reference: z.string(), replyHours: z.number(), email: z.string() }),
  who: 'anyone',
  mostBytes: conversationBytes,
  summary:
    'Turns a conversation into a message to the clinic. The same Idempotency-Key gives the same reference again.',
})
