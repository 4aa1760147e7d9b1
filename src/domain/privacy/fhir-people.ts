// The people and the provider of an export as FHIR R4 resources: Patient, RelatedPerson, Organization, Practitioner.
import type { BundleEntry, Organization, Patient, Practitioner, RelatedPerson } from 'fhir/r4'
import type { ClientExport } from './collect-export.ts'
import { concept, entry, refer, systems, urnOf } from './fhir-words.ts'

export const patientUrn = ({ account }: ClientExport): string => urnOf('patient', `${account.poolId} ${account.userId}`)
export const organizationUrn = ({ provider }: ClientExport): string => urnOf('organization', provider.id)
export const practitionerUrn = ({ provider }: ClientExport, slug: string): string =>
  urnOf('practitioner', `${provider.id} ${slug}`)

export function describePeople(data: ClientExport): BundleEntry[] {
  return [
    entry(patientUrn(data), describePatient(data)),
    entry(organizationUrn(data), describeOrganization(data)),
    ...describeCompanions(data),
    ...describePractitioners(data),
  ]
}

function describePatient(data: ClientExport): Patient {
  const { account, record, picture } = data
  const { address, emergencyContact } = record.details
  return {
    resourceType: 'Patient',
    identifier: [{ use: 'usual', system: `${systems.userPool}/${account.poolId}`, value: account.userId }],
    active: true,
    name: [{ use: 'usual', family: record.lastName, given: record.firstName ? [record.firstName] : [] }],
    telecom: [
      { system: 'email', value: account.email },
      ...(record.phoneNumber ? [{ system: 'phone' as const, value: record.phoneNumber }] : []),
      ...account.formerEmails.map((value) => ({ system: 'email' as const, use: 'old' as const, value })),
    ],
    ...(address
      ? {
          address: [
            {
              use: 'home',
              line: [address.line1, address.line2].filter(Boolean),
              city: address.city,
              state: address.region,
              postalCode: address.postalCode,
              country: address.country,
            },
          ],
        }
      : {}),
    ...(emergencyContact
      ? {
          contact: [
            {
              relationship: [
                {
                  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0131', code: 'C' }],
                  text: emergencyContact.relation,
                },
              ],
              name: { text: emergencyContact.name },
              telecom: emergencyContact.phone ? [{ system: 'phone', value: emergencyContact.phone }] : [],
            },
          ],
        }
      : {}),
    ...(picture ? { photo: [{ contentType: picture.mediaType, data: picture.content }] } : {}),
    ...(record.language
      ? { communication: [{ language: concept(systems.language, record.language), preferred: true }] }
      : {}),
    managingOrganization: refer(organizationUrn(data)),
  }
}

function describeOrganization({ provider }: ClientExport): Organization {
  return {
    resourceType: 'Organization',
    name: provider.company,
    alias: [provider.legalName, provider.location],
    telecom: [
      { system: 'email', value: provider.email },
      { system: 'phone', value: provider.phone },
      { system: 'url', value: provider.site },
    ],
    address: [{ text: provider.address, city: provider.city, country: provider.country }],
  }
}

function describeCompanions(data: ClientExport): BundleEntry[] {
  const patient = patientUrn(data)
  return (data.record.details.companions ?? []).map(({ name, relation, birthYear }, at) => {
    const resource: RelatedPerson = {
      resourceType: 'RelatedPerson',
      active: true,
      patient: refer(patient),
      relationship: relation ? [{ text: relation }] : [],
      name: [{ text: name }],
      ...(birthYear === null ? {} : { birthDate: String(birthYear) }),
    }
    return entry(urnOf('companion', `${patient} ${at}`), resource)
  })
}

/** Those that something was shared with, each once. */
function describePractitioners(data: ClientExport): BundleEntry[] {
  const names = new Map(data.shares.map(({ practitioner }) => [practitioner.slug, practitioner.name]))
  return [...names].map(([slug, name]) => {
    const resource: Practitioner = {
      resourceType: 'Practitioner',
      identifier: [{ system: systems.practitioner, value: slug }],
      name: [{ text: name }],
    }
    return entry(practitionerUrn(data, slug), resource)
  })
}
