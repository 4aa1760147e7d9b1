// A practitioner: who they are, where their licence can be checked, what they perform and when.
import type { Weekday } from '#kernel/weekday.ts'

/** Hours of one weekday in the practitioner's own time zone, as `09:00`. */
export type Availability = { day: Weekday; from: string; to: string }

/** Days, both included, on which the weekly hours do not hold: these do instead, or none. */
export type AvailabilityException = { from: string; to: string; hours: { from: string; to: string }[] }
