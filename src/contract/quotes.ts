// A quote request: what a person needs, when, and how to answer them.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { mostOfAll } from '#kernel/price-unit.ts'
import { languageCode } from './visitor.ts'
import { oneLine, writtenText } from './written-text.ts'

export const flexibilities = ['exact', 'days', 'weeks', 'open'] as const
export const channels = ['email', 'phone', 'whatsapp'] as const

/** Text of the consent that a request is sent under; a change of the words is a new version. */
export const consentVersion = '2026-11'

const line = (max: number) => z.string().trim().max(max)
export const phoneNumber = z
  .string()
  .trim()
  .max(40)
  .regex(/^$|^\+?[\d\s().-]{5,}$/)
  .default('')
const optionalDate = z.union([z.literal(''), z.iso.date()]).default('')

/** Limits of the fields; the form shows the same. Reasons are codes that the texts have a sentence for. */
export const quoteRequest = z
  .object({
    procedure: line(200).default(''),
    carePackage: line(200).default(''),
    /** How many teeth, eyes or sides, where the procedure is priced so. */
    count: z.coerce.number().int().min(1).max(mostOfAll).optional(),
    need: writtenText(2000).default(''),
    earliest: optionalDate,
    latest: optionalDate,
    flexibility: z.enum(flexibilities).default('open'),
    companions: z.coerce.number().int().min(0).max(10).default(0),
    /** Whole major units of `currency`, empty when the person would rather not say. */
    budget: z
      .string()
      .trim()
      .regex(/^\d{0,9}$/)
      .default(''),
    currency: z.string().length(3),
    medicalNotes: writtenText(4000).default(''),
    name: oneLine(120).min(1),
    email: z.email().max(254),
    phone: phoneNumber,
    channel: z.enum(channels).default('email'),
    /** BCP 47 code of whatever the person reads; mails go out in the nearest language that the product speaks. */
    language: languageCode,
    consent: z.literal(true),
    /** Left empty by people; whoever fills it in is a script. No program that fills in forms knows the name. */
    leaveEmpty: z.string().max(200).default(''),
  })
  .check((context) => {
    const value = context.value
    const refuse = (path: string, reason: string) =>
      context.issues.push({ code: 'custom', path: [path], params: { reason }, message: reason, input: value })
    if (!value.procedure && !value.carePackage && !value.need) refuse('need', 'required')
    if (value.earliest && value.latest && value.latest < value.earliest) refuse('latest', 'before-earliest')
    if (value.channel !== 'email' && !value.phone) refuse('phone', 'required-for-channel')
  })
export type QuoteRequest = z.input<typeof quoteRequest>

export const getQuoteReceipt = endpoint({
  name: 'getQuoteReceipt',
  method: 'GET',
  path: '/api/quotes/{reference}',
  input: z.object({ reference: z.string().regex(/^Q-[0-9A-Z]{4}-[0-9A-Z]{4}$/) }),
  reply: z.object({ reference: z.string() }),
  who: 'anyone',
  summary: 'That a request of this reference has arrived; nothing of what it says.',
})

export const sendQuoteRequest = endpoint({
  name: 'sendQuoteRequest',
  method: 'POST',
  path: '/api/quotes',
  input: quoteRequest,
  reply: z.object({ reference: z.string(), replyHours: z.number(), email: z.string() }),
  who: 'anyone',
  summary: 'Sends a quote request to the provider. The same Idempotency-Key gives the same reference again.',
})
