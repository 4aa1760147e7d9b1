// What the catalogue of the desk says, in English.
import type { PluralForms } from './plural-forms.ts'

export const englishCatalogue = {
  // the list, changes, saving
  // procedures, packages
  // practitioners and their hours
  // hotels and calendars
  // look, contact, legal texts, domains, pictures
} satisfies Record<string, string | PluralForms>
