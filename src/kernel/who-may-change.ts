// What it takes to change each place of a document of the catalogue, and which places are medical: one table for the server and the screens.
import type { Permission } from './who-may-do.ts'

/** Kinds of documents, as contract/catalogue.ts has them. */
type Kind = 'procedure' | 'package' | 'practitioner' | 'hotel' | 'calendar' | 'site' | 'picture'

/** `medical`: it takes `catalogue.edit` to write it, and a clinician (`medical.review`) who signs it; a clinician may write it alone. */
export type PlaceRule = 'catalogue.edit' | 'prices.edit' | 'availability.edit' | 'site.edit' | 'medical'

/** Of a page every section is: what a price includes says what is done. */
const medicalText = /^text\b/
const medicalFact =
  /^(durationMin|anaesthesia|hospitalNights|stayDays|flyFromDay|releaseFromDay|flySource|flySourceUrl|reviewedBy|reviewedOn)$/

/** By kind: the first that fits says it; where none does, it is words or a fact. */
const rules: Record<Kind, [RegExp, PlaceRule][]> = {
  procedure: [
    [medicalText, 'medical'],
    [medicalFact, 'medical'],
    [/^(priceFrom|priceTo|currency|unit)$/, 'prices.edit'],
  ],
  package: [
    [/^(name|summary|excluded|inside\.\d+\.(text|mayChangeIf))\b/, 'catalogue.edit'],
    [/^/, 'prices.edit'],
  ],
  practitioner: [[/^(weeklyAvailability|exceptions)\b/, 'availability.edit']],
  hotel: [
    [/^rooms\.[^.]+\.(plans\.[^.]+\.)?(name|beds|features)\b/, 'catalogue.edit'],
    [/^(taxes|rooms|childrenFreeUnder|withdrawn)\b/, 'prices.edit'],
  ],
  calendar: [[/^/, 'prices.edit']],
  site: [[/^/, 'site.edit']],
  picture: [],
}

/** @param path `name.ar`, `text.en.risks`, `inside.2.worth` */
export function placeRule(kind: Kind, path: string): PlaceRule {
  return rules[kind].find(([pattern]) => pattern.test(path))?.[1] ?? 'catalogue.edit'
}

/** Each of these alone is enough to change the place. */
export function whoMayChange(kind: Kind, path: string): readonly Permission[] {
  const rule = placeRule(kind, path)
  return rule === 'medical' ? ['catalogue.edit', 'medical.review'] : [rule]
}
