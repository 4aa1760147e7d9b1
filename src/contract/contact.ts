// Words that somebody leaves on the contact page.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { phoneNumber } from './quotes.ts'
import { languageCode } from './visitor.ts'
import { oneLine, writtenText } from './written-text.ts'

/** Text of the consent that a message is sent under; a change of the words is a new version. */
export const contactConsentVersion = '2026-11'

/** Limits of the fields; the form shows the same. Reasons are codes that the texts have a sentence for. */
export const contactMessage = z.object({
  name: oneLine(120).min(1),
  email: z.email().max(254),
  phone: phoneNumber,
  text: writtenText(4000).min(1),
  /** Of the person; mails go out in the nearest that the product speaks. */
  language: languageCode,
  consent: z.literal(true),
  /** Left empty by people; whoever fills it in is a script. No program that fills in forms knows the name. */
  leaveEmpty: z.string().max(200).default(''),
})
export type ContactMessage = z.input<typeof contactMessage>

export const sendContactMessage = endpoint({
  name: 'sendContactMessage',
  method: 'POST',
  path: '/api/contact',
  input: contactMessage,
  reply: z.object({ reference: z.string(), replyHours: z.number(), email: z.string() }),
  who: 'anyone',
  summary: 'Leaves a message for the provider. The same Idempotency-Key gives the same reference again.',
})

export const getReplyTime = endpoint({
  name: 'getReplyTime',
  method: 'GET',
  path: '/api/reply-time',
  input: z.object({}),
  reply: z.object({
    /** Working hours until the first answer, as promised. */
    replyHours: z.number(),
    /**
     * Of first answers that were due within the last `days`: how many there were, how many were in time, and after how many hours the
     * answer in the middle came (hours of the clock, one decimal place; null where more than half have none). Null below five.
     */
    kept: z.object({ days: z.int(), due: z.int(), inTime: z.int(), medianHours: z.number().nullable() }).nullable(),
  }),
  who: 'anyone',
  summary: 'Whether the provider kept what it promises: how soon people hear from it.',
})
