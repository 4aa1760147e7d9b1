// What the desk of a provider's own people says, in English.
import type { PluralForms } from './plural-forms.ts'

export const englishDesk = {
  // the frame
  'meta.desk.inbox': 'Inbox | {clinic}',
  'meta.desk.patients': 'Patients | {clinic}',
  'meta.desk.catalogue': 'Catalogue | {clinic}',
  'meta.desk.figures': 'Figures | {clinic}',
  'meta.desk.staff': 'Colleagues | {clinic}',
  'desk.title': 'Desk of {clinic}',
  'desk.otherPlace': 'Desk in {name}',
  'desk.toSite': 'To the site',
  'desk.signOut': 'Sign out',
  'desk.nav.label': 'Pages of the desk',
  'desk.nav.inbox': 'Inbox',
  'desk.nav.patients': 'Patients',
  'desk.nav.catalogue': 'Catalogue',
  'desk.nav.figures': 'Figures',
  'desk.nav.staff': 'Colleagues',
  'desk.refused.client.title': 'This is where the clinic’s people work',
  'desk.refused.client.text':
    'Your account is not one of theirs. If you work here, ask the owner of the desk to invite you.',
  'desk.refused.client.go': 'To your profile',
  'desk.refused.second-factor.title': 'Sign in with a second step',
  'desk.refused.second-factor.text':
    'The desk shows what patients entrusted to the clinic, so a password alone does not open it. Sign out and in again: you will be asked for a code, or how to set one up.',
  'desk.refused.second-factor.go': 'Sign out and in again',

  // the inbox

  // offers

  // patients

  // figures

  // colleagues
} satisfies Record<string, string | PluralForms>
