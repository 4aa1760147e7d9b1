// The people who treat: name, licence, languages, and when they are at the clinic.
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
  /** Whether `licenceUrl` is the page of this very licence; else its number is looked up there. */
  isLicencePage: z.boolean(),
  /** BCP 47 codes of the languages spoken. */
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

/** The most days that are told at once. */
export const mostHoursDays = 31

export const listPractitionerHours = endpoint({
  name: 'listPractitionerHours',
  method: 'GET',
  path: '/api/practitioners/{practitioner}/hours',
  input: z.object({
    practitioner: z.string().min(1).max(200),
    /** A day at the clinic; today where it is left out. */
    from: z.iso
      .date()
      .refine((date) => date >= '2000-01-01' && date < '2100-01-01')
      .optional(),
    days: z.coerce.number().int().min(1).max(mostHoursDays).default(14),
  }),
  reply: z.object({
    /** Of the clinic: what days are counted in. */
    timeZone: z.string(),
    /** Whether the clinic says hours of this person at all. */
    isGiven: z.boolean(),
    /** In order, those left out that are over. */
    hours: z.array(z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() })),
  }),
  who: 'anyone',
  summary: 'When somebody is at the clinic. These are hours, and no appointments that could be made.',
})
export type PractitionerHours = z.infer<typeof listPractitionerHours.reply>
