// What a client may know and decide of their data: who looked at it, all of it to take along, and its erasure.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { clientEmail } from './clients.ts'

export const accessEntry = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.enum(['client', 'clinic', 'system']),
  actorName: z.string(),
  deed: z.string(),
  subject: z.string(),
  /** What it was about, as the client named it; empty when it is about all of them or gone. */
  about: z.string(),
  why: z.string(),
  note: z.string(),
})

export const getAccessLog = endpoint({
  name: 'getAccessLog',
  method: 'GET',
  path: '/api/client/access-log',
  /** `before` is the id of the last line that was read. */
  input: z.object({ before: z.string().max(100).optional() }),
  reply: z.object({ entries: z.array(accessEntry), hasMore: z.boolean() }),
  who: 'client',
  summary: 'Who looked at or changed the client’s data, newest first, 50 at a time.',
})

/** Beside them, as files to keep: GET /api/client/export.json and GET /api/client/export.fhir.json. */
export const exportPaths = { json: '/api/client/export.json', fhir: '/api/client/export.fhir.json' } as const

const kept = z.object({ what: z.string(), reference: z.string(), until: z.string(), law: z.string() })

export const getErasure = endpoint({
  name: 'getErasure',
  method: 'GET',
  path: '/api/client/erasure',
  input: z.object({}),
  reply: z.object({
    /** How many of each there are, and will not be any more. */
    removed: z.array(z.object({ what: z.string(), count: z.number() })),
    /** What the law has the provider keep, until when, and which law, in the asker's language. */
    kept: z.array(kept),
  }),
  who: 'client',
  summary: 'What erasing the account would remove, and what the law has to be kept.',
})

export const eraseClient = endpoint({
  name: 'eraseClient',
  method: 'POST',
  path: '/api/client/erase',
  /** The address once more, so that nobody erases by a slip. */
  input: z.object({ email: clientEmail }),
  reply: z.object({ kept: z.array(kept) }),
  who: 'client',
  summary:
    'Erases everything of the client but what the law has to be kept. The account itself is deleted at the user pool, after it.',
})
