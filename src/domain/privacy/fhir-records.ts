// What an export holds as FHIR R4 resources: consents and shares, documents, quote requests with their words, and the access log.
import type { AuditEvent, BundleEntry, Communication, Consent, DocumentReference, ServiceRequest } from 'fhir/r4'
import type { ClientExport } from './collect-export.ts'
import { organizationUrn, patientUrn, practitionerUrn } from './fhir-people.ts'
import { concept, entry, loincOfKind, refer, systems, urnOf } from './fhir-words.ts'
import type { AccessEntry } from './read-access-log.ts'

const documentUrn = (id: string) => urnOf('document', id)
const requestUrn = (reference: string) => urnOf('quote', reference)
const privacyScope = concept('http://terminology.hl7.org/CodeSystem/consentscope', 'patient-privacy')
const consentDocument = concept(systems.loinc, '59284-0', 'Consent')

/** Every yes and no, the newest of each purpose as the one that counts. */
export function describeConsents(data: ClientExport): BundleEntry[] {
  return data.consents.map(({ purpose, isGiven, version, at }, place) => {
    const isLast = data.consents.findIndex((one) => one.purpose === purpose) === place
    const resource: Consent = {
      resourceType: 'Consent',
      status: isLast ? 'active' : 'inactive',
      scope: privacyScope,
      category: [consentDocument],
      patient: refer(patientUrn(data)),
      dateTime: at.toISOString(),
      organization: [refer(organizationUrn(data))],
      policyRule: { text: `${purpose}, version ${version} of the words` },
      provision: { type: isGiven ? 'permit' : 'deny', code: [concept(systems.consentPurpose, purpose)] },
    }
    return entry(urnOf('consent', `${purpose} ${at.toISOString()}`), resource)
  })
}

/** A share is a consent too: to one practitioner, for some documents, until a moment. */
export function describeShares(data: ClientExport): BundleEntry[] {
  return data.shares.map(({ id, practitioner, documents, purpose, sharedAt, until, withdrawnAt }) => {
    const resource: Consent = {
      resourceType: 'Consent',
      status: withdrawnAt || until <= data.madeAt ? 'inactive' : 'active',
      scope: privacyScope,
      category: [consentDocument],
      patient: refer(patientUrn(data)),
      dateTime: sharedAt.toISOString(),
      organization: [refer(organizationUrn(data))],
      policyRule: { text: purpose || 'Documents shown to a practitioner' },
      provision: {
        type: 'permit',
        period: { start: sharedAt.toISOString(), end: (withdrawnAt ?? until).toISOString() },
        actor: [
          {
            role: concept('http://terminology.hl7.org/CodeSystem/v3-ParticipationType', 'PRCP'),
            reference: refer(practitionerUrn(data, practitioner.slug), practitioner.name),
          },
        ],
        data: documents.map((document) => ({
          meaning: 'instance',
          reference: refer(documentUrn(document.id), document.name),
        })),
      },
    }
    return entry(urnOf('share', id), resource)
  })
}

/** Without a hash: the one that FHIR R4 has (SHA-1) is not kept. */
export function describeDocuments(data: ClientExport): BundleEntry[] {
  return data.documents.map(({ id, kind, name, mediaType, bytes, addedAt, url }) => {
    const loinc = loincOfKind[kind]
    const resource: DocumentReference = {
      resourceType: 'DocumentReference',
      status: 'current',
      identifier: [{ system: 'urn:ietf:rfc:3986', value: `urn:uuid:${id}` }],
      type: {
        coding: [
          ...(loinc ? [{ system: systems.loinc, code: loinc }] : []),
          { system: systems.documentKind, code: kind },
        ],
        text: kind,
      },
      category: [concept(systems.documentKind, kind)],
      subject: refer(patientUrn(data)),
      date: addedAt.toISOString(),
      custodian: refer(organizationUrn(data)),
      description: name,
      content: [
        {
          attachment: {
            contentType: mediaType,
            url: new URL(url, data.provider.site).href,
            size: bytes,
            title: name,
            creation: addedAt.toISOString(),
          },
        },
      ],
    }
    return entry(documentUrn(id), resource)
  })
}

const requestStatus = {
  asked: 'active',
  offered: 'active',
  accepted: 'active',
  declined: 'revoked',
  lapsed: 'on-hold',
} as const

/** What was asked for, by them where that is known. Offers are no clinical records: they are in the export as JSON. */
export function describeRequests(data: ClientExport): BundleEntry[] {
  return data.quotes.map((quote) => {
    const { reference, procedure, earliest, latest, need, medicalNotes, sentAt, isSentSignedIn } = quote
    const resource: ServiceRequest = {
      resourceType: 'ServiceRequest',
      identifier: [{ system: systems.reference, value: reference }],
      status: requestStatus[quote.state],
      intent: 'proposal',
      ...(procedure ? { code: concept(systems.procedure, procedure.slug, procedure.name) } : {}),
      subject: refer(patientUrn(data)),
      occurrencePeriod: { start: earliest ?? undefined, end: latest ?? undefined },
      authoredOn: sentAt.toISOString(),
      ...(isSentSignedIn ? { requester: refer(patientUrn(data)) } : {}),
      performer: [refer(organizationUrn(data))],
      note: [need, medicalNotes].filter(Boolean).map((text) => ({ text })),
    }
    return entry(requestUrn(reference), resource)
  })
}

export function describeMessages(data: ClientExport): BundleEntry[] {
  const [patient, organization] = [refer(patientUrn(data)), refer(organizationUrn(data))]
  return data.quotes.flatMap(({ reference, messages }) =>
    messages.map(({ id, from, text, at }) => {
      const resource: Communication = {
        resourceType: 'Communication',
        status: 'completed',
        basedOn: [refer(requestUrn(reference))],
        subject: patient,
        sent: at.toISOString(),
        sender: from === 'client' ? patient : organization,
        recipient: [from === 'client' ? organization : patient],
        payload: [{ contentString: text }],
      }
      return entry(urnOf('message', id), resource)
    }),
  )
}

/** Create, read, update, delete; `E` for what is none of them. */
const actions: Record<string, AuditEvent['action']> = {
  read: 'R',
  open: 'R',
  preview: 'R',
  export: 'R',
  add: 'C',
  share: 'C',
  change: 'U',
  withdraw: 'U',
  remove: 'D',
}

export function describeAccess(data: ClientExport, lines: AccessEntry[]): BundleEntry[] {
  const organization = refer(organizationUrn(data))
  const patient = refer(patientUrn(data))
  return lines.map(({ id, at, actor, actorName, deed, subject, about, why, note }) => {
    const resource: AuditEvent = {
      resourceType: 'AuditEvent',
      type: { system: systems.dicom, code: deed === 'export' ? '110106' : '110110' },
      subtype: [{ system: systems.auditDeed, code: deed }],
      action: actions[deed] ?? 'E',
      recorded: at.toISOString(),
      outcome: '0',
      outcomeDesc: note,
      purposeOfEvent: [concept(systems.auditReason, why)],
      agent: [
        {
          requestor: actor !== 'system',
          name: actorName,
          who: actor === 'client' ? patient : organization,
        },
      ],
      source: { observer: organization },
      entity: [{ name: about || subject, description: subject }],
    }
    return entry(urnOf('access', id), resource)
  })
}
