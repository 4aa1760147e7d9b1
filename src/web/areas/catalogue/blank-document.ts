// What a new document of each kind begins with: every place that it must have, empty.
import type { CatalogueValue } from '#contract/catalogue.ts'
import type { CatalogueKind } from './catalogue-kind.ts'
import { sectionKeys } from './procedure-sections.ts'

type Around = { languages: string[]; currency: string; timeZone: string }

const blanks: Partial<Record<CatalogueKind, (around: Around) => CatalogueValue>> = {
  procedure: ({ languages, currency }) => ({
    name: {},
    category: {},
    summary: {},
    priceFrom: '',
    priceTo: '',
    currency,
    unit: 'procedure',
    durationMin: '',
    anaesthesia: '',
    hospitalNights: '',
    stayDays: '',
    flyFromDay: null,
    releaseFromDay: null,
    flySource: null,
    flySourceUrl: null,
    text: Object.fromEntries(languages.map((code) => [code, Object.fromEntries(sectionKeys.map((key) => [key, '']))])),
  }),
  package: ({ currency }) => ({
    procedure: '',
    name: {},
    summary: {},
    nights: 0,
    hotelClass: 0,
    transfers: 0,
    companions: 0,
    inside: [],
    excluded: [],
    price: '',
    currency,
    validFrom: '',
    validTo: '',
  }),
  practitioner: ({ languages, timeZone }) => ({
    name: {},
    title: {},
    specialty: {},
    licenceNumber: '',
    licenceRegister: {},
    licenceUrl: '',
    languages,
    procedures: [],
    biography: {},
    timeZone,
    weeklyAvailability: [],
    exceptions: [],
  }),
}

/** Only what has a slug of its own inside has it here as well. */
export function blankDocument(kind: CatalogueKind, slug: string, around: Around): CatalogueValue {
  const blank = blanks[kind]?.(around) ?? {}
  return kind === 'site' || kind === 'calendar' || kind === 'picture' ? blank : { slug, ...blank }
}
