// What a client may know and decide of their data: who looked at it, all of it to take along, and its erasure.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { clientEmail } from './clients.ts'
import { visitorInput } from './visitor.ts'

const { language } = visitorInput

export const accessEntry = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.enum(['client', 'clinic', 'system']),
  actorName: z.string(),
  deed: z.string(),
  subject: z.string(),
  /**
   * What it was about, as the client knows it: a document's name, the practitioner of a share, the procedure of a request, the
   * hotel of a booking, the purpose of a consent. Empty when it is about all of them or gone.
   */
  about: z.string(),
  why: z.string(),
  note: z.string(),
})

export const getAccessLog = endpoint({
  name: 'getAccessLog',
  method: 'GET',
  path: '/api/client/access-log',
  /** `before` is the id of the last line that was read. `who`: only what others did, or only what the client did. */
  input: z.object({
    before: z.string().max(100).optional(),
    who: z.enum(['others', 'own']).optional(),
    language,
  }),
  reply: z.object({ entries: z.array(accessEntry), hasMore: z.boolean() }),
  who: 'client',
  summary: 'Who looked at or changed the client’s data, newest first, 50 at a time.',
})

/** Beside them, as files to keep: GET /api/client/export.json and GET /api/client/export.fhir.json. */
export const exportPaths = { json: '/api/client/export.json', fhir: '/api/client/export.fhir.json' } as const

/** In the asker's language; `until` is a plain date. */
const kept = z.object({ what: z.string(), reference: z.string(), until: z.string(), law: z.string() })

/** Words of the screen stand for each. `files`: uploads with or without a document made of them. */
export const removedKind = z.enum([
  'profile',
  'picture',
  'locations',
  'consents',
  'documents',
  'files',
  'shares',
  'quotes',
  'offers',
  'messages',
  'conversations',
  'bookings',
  'orders',
  'releases',
  'mails',
  'access-log',
])

export const getErasure = endpoint({
  name: 'getErasure',
  method: 'GET',
  path: '/api/client/erasure',
  input: z.object({ language }),
  reply: z.object({
    /** How many of each there are, and will not be any more. */
    removed: z.array(z.object({ what: removedKind, count: z.number() })),
    /** What the law has the provider keep, until when, and which law. */
    kept: z.array(kept),
    /** Bookings that are to come: they have to be cancelled first, each on its page at `href`. First and last day, plain dates. */
    bookings: z.array(z.object({ reference: z.string(), from: z.string(), until: z.string(), href: z.string() })),
  }),
  who: 'client',
  summary: 'What erasing the account would remove, and what the law has to be kept.',
})

export const eraseClient = endpoint({
  name: 'eraseClient',
  method: 'POST',
  path: '/api/client/erase',
  /** The address once more, so that nobody erases by a slip. */
  input: z.object({ email: clientEmail, language }),
  /** Again is no fault, and says the same. While a booked stay is to come it is `no-longer-possible`, with the field `stay`. */
  reply: z.object({ kept: z.array(kept) }),
  who: 'client',
  summary:
    'Erases everything of the client but what the law has to be kept. The account itself is deleted at the user pool, after it.',
})
