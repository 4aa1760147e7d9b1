// A client's data as a FHIR R4 bundle, to be read by other systems of health care.
import type { Bundle, BundleEntry } from 'fhir/r4'
import type { ClientExport } from './collect-export.ts'
import { describePeople } from './fhir-people.ts'
import {
  describeAccess,
  describeConsents,
  describeDocuments,
  describeMessages,
  describeRequests,
  describeShares,
} from './fhir-records.ts'
import { withoutEmpty } from './fhir-words.ts'
import type { AccessEntry } from './read-access-log.ts'

/** A collection: nothing in it is an order to anybody. `entry` is its last field; the access log goes to its end, page by page. */
export function toFhirBundle(data: ClientExport): Bundle {
  return withoutEmpty<Bundle>({
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: data.madeAt.toISOString(),
    entry: [
      ...describePeople(data),
      ...describeConsents(data),
      ...describeShares(data),
      ...describeDocuments(data),
      ...describeRequests(data),
      ...describeMessages(data),
    ],
  })
}

/** Of some lines of the access log. */
export const toFhirAccess = (data: ClientExport, lines: AccessEntry[]): BundleEntry[] =>
  withoutEmpty(describeAccess(data, lines))
