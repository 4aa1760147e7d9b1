// Practitioner endpoints: everyone who treats here, and when they are here.
import {
  listPractitionerHours,
  listPractitioners,
  type Practitioner,
  type PractitionerHours,
} from '#contract/practitioners.ts'
import { presentPhoto } from '#domain/pictures/read-pictures.ts'
import { type FreeHours, freeHours } from '#domain/practitioners/free-hours.ts'
import type { PractitionerRow } from '#domain/practitioners/read-practitioners.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { isLicencePage } from '#kernel/licence-page.ts'
import { inLanguage } from '#kernel/localized.ts'
import { momentAt } from '#kernel/moment-at.ts'
import { addDays } from '#kernel/plain-date.ts'
import type { Catalogue, CatalogueParts } from './catalogue.ts'
import { type ApiApp, serve } from './serve.ts'

export function servePractitioners(app: ApiApp, { readCatalogue, clock }: CatalogueParts): void {
  serve(app, listPractitioners, async ({ language }, call) => {
    const catalogue = await readCatalogue(await call.findOwnProvider())
    return { practitioners: catalogue.practitioners.map((row) => presentPractitioner(row, catalogue, language)) }
  })
  serve(app, listPractitionerHours, async ({ practitioner, from, days }, call) => {
    const { provider, practitioners } = await readCatalogue(await call.findOwnProvider())
    const row = practitioners.find(({ slug }) => slug === practitioner)
    if (!row) throw new Fault('not-found', 'Nobody of this name treats here.')
    const now = clock()
    const { timeZone } = provider.location
    const today = plainDate(now, timeZone)
    const first = from ?? today
    const hours = freeHours(row, first, addDays(first, days), timeZone).filter(({ endsAt }) => endsAt > now)
    call.holdUntil(soonest(momentAt(addDays(today, 1), '00:00', timeZone), hours))
    return presentHours(row, timeZone, hours)
  })
}

export function presentPractitioner(row: PractitionerRow, { photos }: Catalogue, language: string): Practitioner {
  const say = <T>(text: Record<string, T>): T => inLanguage(text, language)
  const photo = photos.get(row.slug)
  return {
    slug: row.slug,
    name: say(row.name),
    title: say(row.title),
    specialty: say(row.specialty),
    licenceNumber: row.licenceNumber,
    licenceRegister: say(row.licenceRegister),
    licenceUrl: row.licenceUrl,
    isLicencePage: isLicencePage(row.licenceUrl, row.licenceNumber),
    languages: row.languages,
    biography: say(row.biography),
    practisingSince: row.practisingSince,
    photo: photo ? presentPhoto(photo, language) : null,
  }
}

/** A page that tells them is true until the day is over, or the first of them. */
const soonest = (midnight: Date, hours: readonly FreeHours[]): Date =>
  hours.reduce((moment, { endsAt }) => (endsAt < moment ? endsAt : moment), midnight)

const presentHours = (row: PractitionerRow, timeZone: string, hours: readonly FreeHours[]): PractitionerHours => ({
  timeZone,
  isGiven: row.weeklyAvailability.length > 0 || row.exceptions.some((one) => one.hours.length > 0),
  hours: hours.map(({ startsAt, endsAt }) => ({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() })),
})
