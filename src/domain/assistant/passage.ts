// A passage: the smallest part of the provider's pages that is found, quoted and linked.
import type { Language } from '#kernel/language.ts'

export const passageKinds = [
  // of a procedure, as its page has them
  'what-it-is',
  'who-it-is-for',
  'who-it-is-not-for',
  'steps',
  'recovery',
  'risks',
  'included',
  'not-included',
  'aftercare',
  'question',
  'price',
  /** Minutes, anaesthesia, nights in hospital, days of the stay. */
  'facts',
  /** Days before flying, and who says so. */
  'flying',
  'procedure-packages',
  'procedure-practitioners',
  // beside the procedures
  'package',
  'practitioner',
  'hotel',
  /** What is offered at all: the list of procedures, or of packages. */
  'offered',
  'phone',
  'hours',
  'address',
  'reply-time',
  'emergency',
  'about',
  /** How a journey goes, step by step, on the first page. */
  'journey',
  'accreditation',
  'quote',
  'privacy',
  'terms',
  'cookies',
] as const
export type PassageKind = (typeof passageKinds)[number]

export type Subject = { kind: 'procedure' | 'package' | 'practitioner' | 'hotel'; slug: string }

export type Passage = {
  /** `/procedures/hip-replacement#recovery`; passages of one section share it. */
  path: string
  language: Language
  kind: PassageKind
  subject: Subject | null
  /** `Hip replacement: Recovery`. */
  title: string
  /** Sentences or items as the page shows them, in their order. A quote is made of them, letter by letter. */
  lines: readonly string[]
}
