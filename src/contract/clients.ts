// The client's own record: who they are, how to reach them, and what they agree to.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { languageCode } from './visitor.ts'
import { oneLine } from './written-text.ts'

/** Names the client (specification, section 6); nobody but its signed-in owner is answered. */
export const clientEmail = z.string().trim().toLowerCase().max(254)
const country = z.string().regex(/^([A-Z]{2})?$/)
/** As typed; kept as E.164. */
const phone = z.string().trim().max(40)
const optionalDate = z.union([z.literal(''), z.iso.date()])

export const address = z.object({
  line1: oneLine(120),
  line2: oneLine(120).default(''),
  city: oneLine(80),
  region: oneLine(80).default(''),
  postalCode: oneLine(20).default(''),
  country,
})
export const emergencyContact = z.object({ name: oneLine(120), relation: oneLine(60), phone })
export const companion = z.object({
  name: oneLine(120).min(1),
  relation: oneLine(60).default(''),
  birthYear: z.number().int().min(1900).max(2100).nullable().default(null),
})
export const passport = z.object({ country, validUntil: optionalDate })
export const notifications = z.object({ offers: z.boolean(), messages: z.boolean(), reminders: z.boolean() })

export const client = z.object({
  email: z.string(),
  /** ISO 4217, empty until they choose one. */
  currency: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Address of their picture, for them alone; or empty. */
  image: z.string(),
  /** E.164, or empty. */
  phoneNumber: z.string(),
  /** Empty until they choose one. */
  language: z.string(),
  address: address.nullable(),
  emergencyContact: emergencyContact.nullable(),
  companions: z.array(companion),
  passport: passport.nullable(),
  notifications,
  /** ISO moment of the last change; null before the first. */
  updatedAt: z.string().nullable(),
})
export type Client = z.output<typeof client>

export const getClient = endpoint({
  name: 'getClient',
  method: 'GET',
  path: '/api/client/root',
  input: z.object({ email: clientEmail }),
  reply: client,
  who: 'client',
  summary: 'The record of the client with this e-mail address, for its signed-in owner.',
})

/** What is left out stays as it is; null empties the parts that can be. */
export const clientUpdate = z.object({
  email: clientEmail,
  currency: z.string().trim().toUpperCase().length(3).optional(),
  firstName: oneLine(60).min(1).optional(),
  lastName: oneLine(60).optional(),
  /** Empty removes the picture; a new one is sent to /api/client/picture. */
  image: z.string().max(200).optional(),
  phoneNumber: phone.optional(),
  language: languageCode.optional(),
  address: address.nullable().optional(),
  emergencyContact: emergencyContact.nullable().optional(),
  companions: z.array(companion).max(10).optional(),
  passport: passport.nullable().optional(),
  notifications: notifications.partial().optional(),
})

export const updateClient = endpoint({
  name: 'updateClient',
  method: 'POST',
  path: '/api/client/root/update',
  input: clientUpdate,
  reply: client,
  who: 'client',
  summary: 'Changes what is given of the client’s record and leaves the rest.',
})

/** POST sends a picture's bytes (JPEG, PNG or WebP, at most `pictureBytes`) and is answered with the record; GET `{path}/{id}` shows it. */
export const clientPicturePath = '/api/client/picture'
export const pictureBytes = 5_000_000

export const addCompanyLocation = endpoint({
  name: 'addCompanyLocation',
  method: 'POST',
  path: '/api/client/company-location/add',
  input: z.object({
    email: clientEmail,
    givenName: oneLine(120).default(''),
    familyName: oneLine(120).default(''),
    companyId: z.string().max(100),
    locationId: z.string().max(100),
    countryId: z.string().trim().toUpperCase().max(2).default(''),
  }),
  reply: z.object({ companyId: z.string(), locationId: z.string(), linkedAt: z.string() }),
  who: 'client',
  summary: 'Links the client to the company and location whose site they are at; again is no second link.',
})

const consent = z.object({ purpose: z.string(), isGiven: z.boolean(), version: z.string(), at: z.string() })

export const getConsents = endpoint({
  name: 'getConsents',
  method: 'GET',
  path: '/api/client/consents',
  input: z.object({}),
  /** `purposes`: where each stands now, `version` being that of the present words; `history`: newest first. */
  reply: z.object({
    purposes: z.array(z.object({ purpose: z.string(), isGiven: z.boolean(), version: z.string() })),
    history: z.array(consent),
  }),
  who: 'client',
  summary: 'What the client agrees to, and every yes and no they gave.',
})

export const setConsent = endpoint({
  name: 'setConsent',
  method: 'POST',
  path: '/api/client/consents/set',
  input: z.object({
    purpose: z.enum(['health-data', 'sharing', 'follow-up']),
    isGiven: z.boolean(),
    version: z.string().max(40),
  }),
  reply: consent,
  who: 'client',
  summary: 'Gives or takes back a consent, in the version of the words that were shown.',
})
