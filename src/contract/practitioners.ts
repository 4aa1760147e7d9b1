// The people who treat: name, licence, languages.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { photo } from './pictures.ts'
import { visitorInput } from './visitor.ts'

export const practitioner = z.object({
  slug: z.string(),
  name: z.string(),
  title: z.string(),
  specialty: z.string(),
  licenceNumber: z.string(),
  licenceRegister: z.string(),
  licenceUrl: z.string(),
  /** ISO 639 codes of the languages spoken. */
  languages: z.array(z.string()),
  biography: z.string(),
  practisingSince: z.int().nullable(),
  photo: photo.nullable(),
})
export type Practitioner = z.infer<typeof practitioner>

export const listPractitioners = endpoint({
  name: 'listPractitioners',
  method: 'GET',
  path: '/api/practitioners',
  input: z.object({ language: visitorInput.language }),
  reply: z.object({ practitioners: z.array(practitioner) }),
  who: 'anyone',
  summary: 'Everyone who treats at this provider.',
})
