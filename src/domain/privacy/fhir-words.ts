// What an export says in the words of FHIR R4: the code systems, which of our words have a code of LOINC, and how resources name one another.
import { createHash } from 'node:crypto'
import type { BundleEntry, CodeableConcept, FhirResource, Reference } from 'fhir/r4'

/** Systems of our own: what has no code that the world agreed on says so by its system. */
export const systems = {
  documentKind: 'https://epidaurus.example/fhir/document-kind',
  consentPurpose: 'https://epidaurus.example/fhir/consent-purpose',
  auditDeed: 'https://epidaurus.example/fhir/audit-deed',
  auditReason: 'https://epidaurus.example/fhir/audit-reason',
  procedure: 'https://epidaurus.example/fhir/procedure',
  practitioner: 'https://epidaurus.example/fhir/practitioner',
  userPool: 'https://epidaurus.example/fhir/user-pool',
  reference: 'https://epidaurus.example/fhir/quote-reference',
  loinc: 'http://loinc.org',
  dicom: 'http://dicom.nema.org/resources/ontology/DCM',
  language: 'urn:ietf:bcp:47',
} as const

/** Only kinds that mean the same as the code: a scan of a passport is no clinical document. */
export const loincOfKind: Record<string, string> = {
  'x-ray': '18748-4',
  scan: '18748-4',
  'lab-result': '11502-2',
  prescription: '57833-6',
  discharge: '18842-5',
  consent: '59284-0',
}

export const concept = (system: string, code: string, text = code): CodeableConcept => ({
  coding: [{ system, code }],
  text,
})

/** Of the same things the same in every export: `urn:uuid:` with a UUID (version 8) made of the name. */
export function urnOf(kind: string, key: string): string {
  const hex = createHash('sha256').update(`${kind} ${key}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`]
  return `urn:uuid:${[...parts, hex.slice(20, 32)].join('-')}`
}

/** An entry under the name that others refer to it by. */
export const entry = (fullUrl: string, resource: FhirResource): BundleEntry => ({ fullUrl, resource })

export const refer = (reference: string, display?: string): Reference => ({ reference, display })

/** FHIR knows no empty text, list or object: what is empty is left out. */
export function withoutEmpty<T>(value: T): T {
  const isEmpty = (part: unknown) =>
    part === null || part === '' || (typeof part === 'object' && Object.keys(part).length === 0)
  // The reviver goes from the leaves up: an object whose parts have all gone is empty when its turn comes.
  return JSON.parse(JSON.stringify(value), (_, part: unknown) => (isEmpty(part) ? undefined : part))
}
