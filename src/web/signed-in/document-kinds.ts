// The kinds of documents as the screen names them, without the contract's parser in the page.
import type { DocumentKind } from '#contract/documents.ts'

export type { DocumentKind }

/** As contract/documents.ts has them, in the order of the choice; a test holds them together. */
export const documentKinds = [
  'report',
  'scan',
  'x-ray',
  'lab-result',
  'prescription',
  'photograph',
  'discharge',
  'passport',
  'insurance',
  'consent',
  'other',
] as const satisfies readonly DocumentKind[]

export const isKnownKind = (kind: string): kind is DocumentKind => documentKinds.some((one) => one === kind)
