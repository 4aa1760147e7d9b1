// What the catalogue of the desk says, in Arabic.
import type { englishCatalogue } from './english-catalogue.ts'
import type { PluralForms } from './plural-forms.ts'

export const arabicCatalogue = {
  // the list, changes, saving
  // procedures, packages
  // practitioners and their hours
  // hotels and calendars
  // look, contact, legal texts, domains, pictures
} satisfies Record<keyof typeof englishCatalogue, string | PluralForms>
