// Practitioner endpoints: everyone who treats here.
import { listPractitioners, type Practitioner } from '#contract/practitioners.ts'
import { presentPhoto } from '#domain/pictures/read-pictures.ts'
import type { PractitionerRow } from '#domain/practitioners/read-practitioners.ts'
import { inLanguage } from '#kernel/localized.ts'
import type { Catalogue, CatalogueParts } from './catalogue.ts'
import { type ApiApp, serve } from './serve.ts'

export function servePractitioners(app: ApiApp, { readCatalogue }: CatalogueParts): void {
  serve(app, listPractitioners, async ({ language }, call) => {
    const catalogue = await readCatalogue(await call.findOwnProvider())
    return { practitioners: catalogue.practitioners.map((row) => presentPractitioner(row, catalogue, language)) }
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
    languages: row.languages,
    biography: say(row.biography),
    practisingSince: row.practisingSince,
    photo: photo ? presentPhoto(photo, language) : null,
  }
}
