// The patients of a provider, as far as they shared themselves: what they asked for, their trip, what they show, and what the clinic adds.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { documentKind } from './documents.ts'
import { described } from './inbox.ts'
import { money } from './money.ts'

const plainDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** What is looked for is a name: it stands in the body, and in no address. */
export const listPatients = endpoint({
  name: 'listPatients',
  method: 'POST',
  path: '/api/desk/patients',
  input: z.object({
    /** As in the inbox: see `listInbox`. */
    text: z.string().max(80).optional(),
    language: z.string().max(10).optional(),
    after: z.string().max(200).optional(),
  }),
  reply: z.object({
    patients: z.array(
      z.object({
        /** Names them in addresses of the desk. */
        id: z.string(),
        name: z.string(),
        /** When they last did something here. */
        lastAt: z.iso.datetime(),
        /** Of their last request; null where they have none. */
        described: described.nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
  who: 'staff',
  may: 'patients.read',
  summary:
    'Who asked for something here, booked or showed something: with what their last request is about; the most recent first.',
})

export const fitToFly = z.object({
  id: z.string(),
  reference: z.string(),
  flyFrom: plainDate,
  note: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  takenBackAt: z.iso.datetime().nullable(),
})

export const patientDocument = z.object({
  id: z.string(),
  name: z.string(),
  kind: documentKind,
  mediaType: z.string(),
  bytes: z.number(),
  addedAt: z.iso.datetime(),
  /** False while it is looked through, and for good where something was found in it. */
  canOpen: z.boolean(),
  /** Address of its bytes for whoever may open documents; each opening stands in the patient's log. */
  url: z.string(),
})

export const patient = z.object({
  id: z.string(),
  name: z.string(),
  /** As they confirmed it; null where they have not. */
  email: z.string().nullable(),
  /** As they gave it with a request, or empty. */
  phone: z.string(),
  language: z.string(),
  /** Newest first. */
  requests: z.array(
    z.object({
      reference: z.string(),
      /** What it is about, in the asker's language. */
      about: z.string(),
      state: z.string(),
      sentAt: z.iso.datetime(),
      lastAt: z.iso.datetime(),
      isProvidersTurn: z.boolean(),
      offer: z
        .object({
          version: z.int(),
          state: z.string(),
          total: money,
          from: z.string().nullable(),
          until: z.string().nullable(),
        })
        .nullable(),
      /** Of the inbox; null where there is none any more. */
      inboxItem: z.string().nullable(),
    }),
  ),
  bookings: z.array(
    z.object({
      reference: z.string(),
      title: z.string(),
      /** Plain dates, first and last day. */
      from: z.string(),
      until: z.string(),
      state: z.string(),
    }),
  ),
  /** Newest first; those that ended name no document, and their `purpose` is empty. */
  shares: z.array(
    z.object({
      id: z.string(),
      practitioner: z.string(),
      purpose: z.string(),
      sharedAt: z.iso.datetime(),
      until: z.iso.datetime(),
      state: z.enum(['open', 'withdrawn', 'over']),
      documents: z.array(patientDocument),
    }),
  ),
  /** What this provider added. */
  added: z.array(patientDocument.extend({ by: z.string() })),
  /** Whether the patient lets health data be kept here: only then can something be added. */
  takesDocuments: z.boolean(),
  /** Newest first, those that were taken back too. */
  releases: z.array(fitToFly),
})
export type Patient = z.output<typeof patient>

const one = z.object({ patient: z.string().max(100) })

export const readPatient = endpoint({
  name: 'readPatient',
  method: 'GET',
  path: '/api/desk/patients/{patient}',
  input: one.extend({ language: z.string().max(10).optional() }),
  reply: patient,
  who: 'staff',
  may: 'patients.read',
  summary: 'One patient. The look stands in their access log.',
})

export const releaseFitToFly = endpoint({
  name: 'releaseFitToFly',
  method: 'POST',
  path: '/api/desk/patients/{patient}/fit-to-fly',
  input: one.extend({
    /** Made by the caller: the same one is released once. */
    id: z.uuid(),
    /** Of a request of theirs whose offer was accepted. */
    reference: z.string().max(40),
    /** Not before today at the clinic, nor before the first day of the offer. */
    flyFrom: z.iso.date(),
    note: z.string().trim().max(1000).default(''),
  }),
  reply: z.object({ releases: z.array(fitToFly), told: z.boolean() }),
  who: 'staff',
  may: 'fit-to-fly.release',
  summary: 'Says from which day the patient may fly; it takes the place of what was said for the same request before.',
})

export const takeBackFitToFly = endpoint({
  name: 'takeBackFitToFly',
  method: 'POST',
  path: '/api/desk/patients/{patient}/fit-to-fly/take-back',
  input: one.extend({ id: z.uuid() }),
  reply: z.object({ releases: z.array(fitToFly), told: z.boolean() }),
  who: 'staff',
  may: 'fit-to-fly.release',
  summary: 'Takes a release back: the patient is told, and no day stands until there is another.',
})

/** The bytes of a document that is shared now, or that this provider added. */
export const patientDocumentPath = '/api/desk/patients/{patient}/documents/{document}'

/** Takes a file of the clinic's, such as the discharge record, as the whole body; name and kind come in the query. */
export const patientFilePath = '/api/desk/patients/{patient}/files'

/** In the query of patientFilePath. `id` is made by the caller: the same one is added once. */
export const addedFile = z.object({
  id: z.uuid(),
  name: z.string().trim().min(1).max(200),
  kind: documentKind.default('discharge'),
})
