// Types of the validator, which comes without any.
declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; rootType: string; fieldNames: string[] }

  export default class Validator {
    /** @param schemaOrg the vocabulary as a JSON-LD graph of classes and properties */
    constructor(schemaOrg: object)
    validate(extracted: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
