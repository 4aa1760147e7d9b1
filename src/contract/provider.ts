// The provider that a domain belongs to: who they are, how they look, where to reach them.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { block } from '#kernel/rich-text.ts'
import { userPoolConfig } from './user-pool.ts'
import { visitorInput } from './visitor.ts'

const titledText = z.object({ title: z.string(), text: z.string() })

const theme = z.object({ primaryColor: z.string(), secondaryColor: z.string(), hoverColor: z.string() })

export const provider = z.object({
  id: z.uuid(),
  /** True for the providers that ship with the product: every page then says that it is a sample. */
  sample: z.boolean(),
  name: z.string(),
  company: z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    legalName: z.string(),
    gtagId: z.string().optional(),
  }),
  location: z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    currency: z.string(),
    country: z.string(),
    city: z.string(),
    address: z.string(),
    timeZone: z.string(),
    latitude: z.number().optional(),
    longitude: z.number().optional(),
  }),
  /** The first is the one in use. */
  theme: z.tuple([theme], theme),
  settlementCurrency: z.string(),
  languages: z.array(z.string()),
  contact: z.object({
    email: z.string(),
    phone: z.string(),
    whatsapp: z.string().optional(),
    hours: z.string(),
    replyHours: z.number(),
    emergencyPhone: z.string(),
    directions: z.string().optional(),
  }),
  about: z.object({
    headline: z.string(),
    introduction: z.string(),
    reasons: z.array(titledText),
    story: z.array(z.string()),
    accreditations: z.array(z.object({ name: z.string(), url: z.string().optional() })),
    steps: z.array(titledText),
  }),
  /** Grows with every change of the provider or its catalogue; names cached pages and pictures. */
  revision: z.int(),
})
export type Provider = z.infer<typeof provider>

export const getProvider = endpoint({
  name: 'getProvider',
  method: 'GET',
  path: '/api/provider/{providerDomain}',
  input: z.object({ providerDomain: z.string().min(1).max(253), language: visitorInput.language }),
  reply: provider,
  who: 'anyone',
  summary: 'The provider that a domain belongs to.',
})

export const getUserPoolConfig = endpoint({
  name: 'getUserPoolConfig',
  method: 'GET',
  path: '/api/provider/user-pool-config/{providerDomain}',
  input: z.object({ providerDomain: z.string().min(1).max(253) }),
  reply: z.object({ data: userPoolConfig }),
  who: 'anyone',
  summary: 'Where the people of this provider sign in, and what its pool asks of them.',
})

export const legalDocuments = ['cookie-policy', 'privacy-policy', 'terms-of-service'] as const
export type LegalDocument = (typeof legalDocuments)[number]

export const getLegalText = endpoint({
  name: 'getLegalText',
  method: 'GET',
  path: '/api/legal/{document}',
  input: z.object({ document: z.enum(legalDocuments), language: visitorInput.language }),
  reply: z.object({
    updatedOn: z.iso.date(),
    text: z.array(block),
    /** The one that it came in. */
    language: z.string(),
  }),
  who: 'anyone',
  summary: 'One of the provider’s legal texts.',
})
