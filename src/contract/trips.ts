// What comes next on the client's way: for the first page of the profile.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { documentKind } from './documents.ts'
import { money } from './money.ts'
import { visitorInput } from './visitor.ts'

export const nextStep = z.object({
  /** What kind of step; the screen has the words. */
  code: z.enum([
    'offer-accepted',
    'confirm-email',
    'ask-for-quote',
    'wait-for-offer',
    'confirm-hotel',
    'answer-offer',
    'pay-instalment',
    'add-documents',
    'share-documents',
    'complete-details',
    'renew-passport',
    'booking-soon',
    'stay-soon',
    'book-hotel',
  ]),
  /** The page on which it is done. */
  href: z.string(),
  /** What it is about, in the asker's language, or empty. */
  about: z.string(),
  /** Plain date by which it should be done, or null. */
  by: z.string().nullable(),
  /** Of an offer that was accepted: the total, and the proposed days as plain dates. */
  agreed: z.object({ total: money, from: z.string().nullable(), until: z.string().nullable() }).optional(),
})

export const getTripOverview = endpoint({
  name: 'getTripOverview',
  method: 'GET',
  path: '/api/client/trip/overview',
  input: z.object(visitorInput),
  reply: z.object({
    /** What was agreed on, then what is to be done, the most pressing first. */
    steps: z.array(nextStep),
    documents: z.object({
      /** What offers ask for until whoever asks may see it; `practitioner` is null where the offer names nobody, `isAdded`: there, not shared. */
      wanted: z.array(
        z.object({
          kind: documentKind,
          for: z.string(),
          href: z.string(),
          practitioner: z.string().nullable(),
          isAdded: z.boolean(),
        }),
      ),
      have: z.number(),
    }),
    /** From which day they may fly home, as a clinician released it: what stands, newest first. `about` is what it is for. */
    fitToFly: z.array(
      z.object({
        reference: z.string(),
        about: z.string(),
        flyFrom: z.string(),
        note: z.string(),
        by: z.string(),
        at: z.string(),
      }),
    ),
    /** The provider's last words in each thread, newest first; `slug` of its page, which is its reference. */
    messages: z.array(z.object({ slug: z.string(), title: z.string(), text: z.string(), at: z.string() })),
  }),
  who: 'client',
  summary: 'Next steps, documents that are wanted, and the last messages.',
})
