// Packages: a procedure with everything around it at one price.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { price, rateSource } from './money.ts'
import { photo } from './pictures.ts'
import { visitorInput } from './visitor.ts'

export const partKinds = [
  'procedure',
  'hospital',
  'hotel',
  'transfer',
  'visit',
  'medicine',
  'test',
  'companion',
  'other',
] as const

export const carePackage = z.object({
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  procedure: z.object({ slug: z.string(), name: z.string(), category: z.string() }),
  /** Nights in the hotel. */
  nights: z.int(),
  /** Stars; 0 when there is no hotel in it. */
  hotelClass: z.int(),
  /** Rides included. */
  transfers: z.int(),
  /** People who stay along with the patient. */
  companions: z.int(),
  /** Of its procedure: the day after it from which general guidance lets a person fly without asking; `null` where there is none. */
  flyFromDay: z.int().nullable(),
  /** Of its procedure: the earliest day on which the surgeon may release the patient in writing; `null` where no release is planned. */
  releaseFromDay: z.int().nullable(),
  inside: z.array(
    z.object({ text: z.string(), kind: z.enum(partKinds), worth: price, mayChangeIf: z.string().nullable() }),
  ),
  excluded: z.array(z.string()),
  price,
  /** What all parts cost when bought one by one. */
  partsPrice: price,
  /** partsPrice less price; `null` when the parts cost no more. */
  saving: price.nullable(),
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
  photo: photo.nullable(),
})
export type CarePackage = z.infer<typeof carePackage>

export const listPackages = endpoint({
  name: 'listPackages',
  method: 'GET',
  path: '/api/packages',
  input: z.object({ ...visitorInput, procedure: z.string().max(200).optional() }),
  reply: z.object({ packages: z.array(carePackage), rate: rateSource.nullable() }),
  who: 'anyone',
  summary: 'Packages on sale today, of one procedure or of all.',
})
