// The sections of a procedure's page in the order of the data pack, as the places of its document.

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
