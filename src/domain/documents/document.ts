// A client's document: what kinds there are, what files are taken, and what state they are in.

export const documentKinds = [
  'passport',
  'x-ray',
  'scan',
  'report',
  'lab-result',
  'prescription',
  'photograph',
  'consent',
  'insurance',
  'discharge',
  'other',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Where a document comes from (spec: default client); `clinic` is for what a provider hands over. */
export const documentSources = ['client', 'clinic'] as const
export type DocumentSource = (typeof documentSources)[number]

/** 200 MB, as people and their file managers count. */
export const largestFileBytes = 200_000_000

/** `off`: no scanner is set up. Only `off` and `clean` can be opened. */
export type ScanState = 'off' | 'waiting' | 'clean' | 'infected'
