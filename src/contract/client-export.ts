// The file in which a client takes along everything that is kept of them at one provider: format `epidaurus-client-export`, version 1.
import { z } from 'zod'
import { address, companion, emergencyContact, notifications, passport } from './clients.ts'
import { documentKind } from './documents.ts'
import { exportedOrder } from './exported-order.ts'
import { money } from './money.ts'
import { draftContent } from './offer-drafts.ts'
import { quoteState } from './offers.ts'
import { accessEntry } from './privacy.ts'
import { quantity } from './procedures.ts'

/** ISO 8601, in UTC. */
const moment = z.string()
/** ISO date, no time zone. */
const day = z.string().nullable()

const record = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** ISO 4217, or empty. */
  currency: z.string(),
  /** E.164, or empty. */
  phoneNumber: z.string(),
  language: z.string(),
  details: z.object({
    address: address.optional(),
    emergencyContact: emergencyContact.optional(),
    companions: z.array(companion).optional(),
    passport: passport.optional(),
  }),
  notifications,
  updatedAt: moment.nullable(),
})

const document = z.object({
  id: z.string(),
  sourceType: z.string(),
  /** As in the list of documents: `POST /api/client/document/open` makes an address of it that shows the file. */
  url: z.string(),
  kind: documentKind,
  name: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.number(),
  scan: z.string(),
  addedAt: moment,
  /** What else was passed in when it was added. */
  more: z.record(z.string(), z.unknown()),
})

const share = z.object({
  id: z.string(),
  practitioner: z.object({ slug: z.string(), name: z.string() }),
  documents: z.array(z.object({ id: z.string(), name: z.string() })),
  purpose: z.string(),
  sharedAt: moment,
  until: moment,
  withdrawnAt: moment.nullable(),
})

/** Amounts are minor units of `total.currency`. */
const offer = z.object({
  version: z.number(),
  state: z.string(),
  sentAt: moment,
  validUntil: z.string(),
  decidedAt: moment.nullable(),
  lines: z.array(z.object({ label: z.string(), amountMinor: z.number(), mayChangeIf: z.string().nullable() })),
  total: money,
  depositMinor: z.number(),
  instalments: z.array(z.object({ amountMinor: z.number(), daysBefore: z.number().nullable(), on: day })),
  includes: z.array(z.string()),
  excludes: z.array(z.string()),
  documents: z.array(z.string()),
  from: day,
  until: day,
  practitionerSlug: z.string().nullable(),
  note: z.string().nullable(),
})

const quote = z.object({
  reference: z.string(),
  state: quoteState,
  procedure: z.object({ slug: z.string(), name: z.string() }).nullable(),
  package: z.string().nullable(),
  quantity: quantity.nullable(),
  need: z.string(),
  earliest: day,
  latest: day,
  flexibility: z.string(),
  companions: z.number(),
  budget: money.nullable(),
  medicalNotes: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  channel: z.string(),
  language: z.string(),
  consentVersion: z.string(),
  consentedAt: moment,
  sentAt: moment,
  isSentSignedIn: z.boolean(),
  offers: z.array(offer),
  /** What was paid in the end, where the clinic wrote it down; `why` where it differs from the offer. */
  finalBill: money.extend({ why: z.string(), by: z.string(), at: moment }).nullable(),
  /** What the clinic's people have written of an offer, sent or not, as it stands in their fields. */
  unsentOffer: z.object({ content: draftContent, by: z.string(), at: moment }).nullable(),
  messages: z.array(z.object({ id: z.string(), from: z.enum(['client', 'provider']), text: z.string(), at: moment })),
})

const personName = z.object({ firstName: z.string(), lastName: z.string() })

/** Amounts are minor units of `total.currency`. */
const booking = z.object({
  reference: z.string(),
  /** `hotel`, `flight` and so on. */
  kind: z.string(),
  state: z.string(),
  refusal: z.string(),
  supplier: z.string(),
  title: z.string(),
  /** First and last day where it is. */
  from: z.string(),
  until: z.string(),
  startsAt: moment,
  endsAt: moment,
  timeZone: z.string(),
  total: money.nullable(),
  /** Of the total what is paid on the spot. */
  onSiteMinor: z.number(),
  lines: z.array(z.object({ label: z.string(), amountMinor: z.number(), isPaidOnSite: z.boolean() })),
  /** What cancelling costs until which moment. */
  policy: z.array(z.object({ until: moment.nullable(), feeMinor: z.number() })),
  /** As the kind of booking keeps them: what was asked for, what was held, what was added. */
  request: z.unknown(),
  item: z.unknown(),
  details: z.unknown(),
  replaces: z.string().nullable(),
  changeFeeMinor: z.number(),
  contact: personName.extend({ email: z.string(), phone: z.string() }).nullable(),
  language: z.string(),
  /** The supplier's own number of it; empty where none was given. */
  supplierReference: z.string(),
  /** The number on site. */
  confirmation: z.string(),
  /** Named facts that were kept of the supplier's last reply. */
  evidence: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** When the clinic told the supplier, and which of its people did. */
  informedAt: moment.nullable(),
  informedBy: z.string(),
  /** Why one of the clinic's people said what became of it. */
  resolution: z.string(),
  procedure: z.string().nullable(),
  feeMinor: z.number().nullable(),
  askedAt: moment,
  heldAt: moment.nullable(),
  heldUntil: moment.nullable(),
  agreedAt: moment.nullable(),
  bookedAt: moment.nullable(),
  cancelledAt: moment.nullable(),
})

export const clientExport = z.object({
  format: z.literal('epidaurus-client-export'),
  version: z.literal(1),
  madeAt: moment,
  /** That the clinic's words are in. */
  language: z.string(),
  provider: z.object({
    id: z.string(),
    site: z.string(),
    company: z.string(),
    legalName: z.string(),
    location: z.string(),
    address: z.string(),
    city: z.string(),
    country: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  account: z.object({
    poolId: z.string(),
    userId: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    formerEmails: z.array(z.string()),
    givenName: z.string(),
    familyName: z.string(),
  }),
  record,
  /** `content` in base64. */
  picture: z.object({ mediaType: z.string(), content: z.string() }).nullable(),
  locations: z.array(
    z.object({
      companyId: z.string(),
      locationId: z.string(),
      countryId: z.string(),
      givenName: z.string(),
      familyName: z.string(),
      linkedAt: moment,
    }),
  ),
  /** Every yes and no, newest first. */
  consents: z.array(z.object({ purpose: z.string(), isGiven: z.boolean(), version: z.string(), at: moment })),
  documents: z.array(document),
  unfinishedUploads: z.array(
    z.object({ name: z.string(), bytes: z.number(), storedBytes: z.number(), startedAt: moment }),
  ),
  shares: z.array(share),
  quotes: z.array(quote),
  /** Newest first. */
  bookings: z.array(booking),
  /** Newest first. */
  orders: z.array(exportedOrder),
  /** From which day the provider said they may fly, newest first, with what was taken back. */
  fitToFly: z.array(
    z.object({
      reference: z.string(),
      flyFrom: z.string(),
      note: z.string(),
      by: z.string(),
      at: moment,
      takenBackAt: moment.nullable(),
    }),
  ),
  /** What they wrote on the contact page, or handed over with a conversation with the assistant, newest first, with what was answered by mail. */
  contactMessages: z.array(
    z.object({
      kind: z.enum(['contact-message', 'assistant-question']),
      reference: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      language: z.string(),
      text: z.string(),
      /** What was said to the assistant before, oldest first; empty on the contact page. */
      transcript: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })),
      consentVersion: z.string(),
      sentAt: moment,
      answers: z.array(z.object({ by: z.string(), text: z.string(), at: moment })),
    }),
  ),
  /** What they asked the assistant while they were signed in, newest first; answers as the chat shows them, null where none was given. */
  conversations: z.array(
    z.object({
      conversationId: z.string(),
      language: z.string(),
      startedAt: moment,
      lastAt: moment,
      exchanges: z.array(
        z.object({
          question: z.string(),
          at: moment,
          answer: z
            .object({ text: z.string(), sources: z.array(z.object({ title: z.string(), path: z.string() })) })
            .nullable(),
        }),
      ),
    }),
  ),
  /** What the clinic's people noted for each other beside something of theirs; `about` is what it was, `reference` which. */
  clinicNotes: z.array(
    z.object({ about: z.string(), reference: z.string(), by: z.string(), text: z.string(), at: moment }),
  ),
  /** That they were written, without what they said: some hold codes, which belong into the mailbox alone. */
  mails: z.array(z.object({ to: z.string(), subject: z.string(), writtenAt: moment, sentAt: moment.nullable() })),
  /** Newest first. */
  accessLog: z.array(accessEntry),
})
