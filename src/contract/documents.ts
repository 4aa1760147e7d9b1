// A client's documents: adding what was uploaded, listing, opening, deleting, and showing them to a practitioner.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

/** Where a file is sent, piece by piece, by the protocol of tus.io (1.0.0): POST, HEAD, PATCH, DELETE. */
export const uploadPath = '/api/client/document/upload'

/** A document's bytes, behind the link that `open` gives; and a small picture of it. `id` is the file's, as the upload's. */
export const documentFilePath = '/api/client/document/file/{id}'
export const documentPreviewPath = '/api/client/document/preview/{id}'

/** Kinds as domain/documents/document.ts has them. */
export const documentKind = z.enum([
  'passport',
  'x-ray',
  'scan',
  'report',
  'lab-result',
  'prescription',
  'photograph',
  'consent',
  'insurance',
  'discharge',
  'other',
])
export type DocumentKind = z.output<typeof documentKind>

/** Whatever else was passed in when the document was added comes back as it was. */
export const clientDocument = z.looseObject({
  id: z.string(),
  sourceType: z.string(),
  /** Of the file; only `open` makes an address of it that shows anything. */
  url: z.string(),
  kind: documentKind,
  name: z.string(),
  /** By content: `application/pdf`. */
  mediaType: z.string(),
  bytes: z.number(),
  addedAt: z.string(),
  scan: z.enum(['off', 'waiting', 'clean', 'infected']),
  /** Address of a small picture of it, for its owner alone; null when none can be drawn. */
  preview: z.string().nullable(),
  /** ISO date on which it is removed by the provider's rule of retention; null when it stays. */
  keptUntil: z.string().nullable(),
})
export type ClientDocument = z.output<typeof clientDocument>

export const addDocument = endpoint({
  name: 'addDocument',
  method: 'POST',
  path: '/api/client/document/add',
  /** `url` is that of a finished upload of the same client. */
  input: z.looseObject({
    url: z.string().max(200),
    sourceType: z.literal('client').default('client'),
    kind: documentKind.default('other'),
    name: z.string().trim().max(200).optional(),
  }),
  reply: clientDocument,
  who: 'client',
  summary:
    'Makes a document of an uploaded file. The body is passed through: what it says besides comes back in the list.',
})

export const listDocuments = endpoint({
  name: 'listDocuments',
  method: 'GET',
  path: '/api/client/document/list',
  input: z.object({}),
  reply: z.array(clientDocument),
  who: 'client',
  summary: 'The client’s documents, newest first.',
})

export const openDocument = endpoint({
  name: 'openDocument',
  method: 'POST',
  path: '/api/client/document/open',
  input: z.object({ url: z.string().max(200) }),
  /** The address works for this person only, until then. */
  reply: z.object({ url: z.string(), expiresAt: z.string() }),
  who: 'client',
  summary: 'A short-lived address of the document, for the signed-in person alone.',
})

export const deleteDocument = endpoint({
  name: 'deleteDocument',
  method: 'POST',
  path: '/api/client/document/delete',
  input: z.object({ id: z.string().max(100), sourceType: z.string().max(40).default('client') }),
  reply: z.object({ id: z.string() }),
  who: 'client',
  summary: 'Deletes the document, its file and its previews. Again is no fault.',
})

export const documentShare = z.object({
  id: z.string(),
  practitioner: z.object({ slug: z.string(), name: z.string() }),
  documents: z.array(z.object({ id: z.string(), name: z.string() })),
  purpose: z.string(),
  sharedAt: z.string(),
  until: z.string(),
  withdrawnAt: z.string().nullable(),
  state: z.enum(['open', 'withdrawn', 'over']),
})
export type DocumentShare = z.output<typeof documentShare>

export const listShares = endpoint({
  name: 'listShares',
  method: 'GET',
  path: '/api/client/share/list',
  input: z.object({}),
  reply: z.array(documentShare),
  who: 'client',
  summary: 'What the client shows to which practitioner of this provider, newest first.',
})

export const addShare = endpoint({
  name: 'addShare',
  method: 'POST',
  path: '/api/client/share/add',
  input: z.object({
    practitioner: z.string().max(100),
    documents: z.array(z.string().max(100)).min(1).max(100),
    purpose: z.string().trim().max(500).default(''),
    /** Days from now. */
    days: z.number().int().min(1).max(365).default(90),
  }),
  reply: documentShare,
  who: 'client',
  summary: 'Shows documents to one practitioner for a time.',
})

export const withdrawShare = endpoint({
  name: 'withdrawShare',
  method: 'POST',
  path: '/api/client/share/withdraw',
  input: z.object({ id: z.string().max(100) }),
  reply: documentShare,
  who: 'client',
  summary: 'Ends a share at once.',
})
