// The sections of a procedure's page in the order of the data pack and how each is written, as the places of its document.

import type { TextKey } from '#texts/translate.ts'

export const sectionKeys = [
  'whatItIs',
  'whoItIsFor',
  'whoItIsNotFor',
  'steps',
  'recovery',
  'risks',
  'included',
  'notIncluded',
  'aftercare',
  'questions',
] as const
export type SectionKey = (typeof sectionKeys)[number]

/** How each section is written, as the data pack has it. */
export const sectionForms: Record<SectionKey, TextKey> = {
  whatItIs: 'catalogue.form.paragraphs',
  whoItIsFor: 'catalogue.form.list',
  whoItIsNotFor: 'catalogue.form.list',
  steps: 'catalogue.form.numbered',
  recovery: 'catalogue.form.recovery',
  risks: 'catalogue.form.both',
  included: 'catalogue.form.included',
  notIncluded: 'catalogue.form.list',
  aftercare: 'catalogue.form.both',
  questions: 'catalogue.form.questions',
}
