// The OpenAPI 3.1 description of the API, generated from the endpoints that are served.
import { z } from 'zod'
import { idTokenHeader } from '#contract/profile.ts'
import { tokenCookie } from '#kernel/cookies.ts'
import { type AnyEndpoint, problem } from '#kernel/endpoint.ts'
import { describeRaw } from './describe-raw.ts'
import { takesBody } from './serve.ts'

type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] }

const failed = {
  description: 'Failed',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

/** The access token of whoever is signed in, either way. */
const securitySchemes = {
  accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  tokenCookie: { type: 'apiKey', in: 'cookie', name: tokenCookie },
}

/** Either of the two. */
const signedInOnly = [{ accessToken: [] }, { tokenCookie: [] }]

export function describeApi(served: readonly AnyEndpoint[]): object {
  const paths: Record<string, Record<string, object>> = describeRaw(failed, signedInOnly)
  for (const endpoint of served) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: describeEndpoint(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Epidaurus', version: '1', description: 'The provider is told by the host name of the request.' },
    paths,
    components: { schemas: { Problem: schemaOf(problem, 'output') }, securitySchemes },
  }
}

function describeEndpoint(endpoint: AnyEndpoint): object {
  const input = schemaOf(endpoint.input, 'input')
  const inPath = new Set(Array.from(endpoint.path.matchAll(/\{(\w+)\}/g), (match) => match[1]))
  const required = new Set(input.required)
  const properties = Object.entries(input.properties ?? {})
  const parameters = properties
    .filter(([name]) => endpoint.method === 'GET' || inPath.has(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || required.has(name),
      schema,
    }))
  const idempotencyKey = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 200 },
  }
  const idToken = { name: idTokenHeader, in: 'header', required: true, schema: { type: 'string' } }
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    'x-who': endpoint.who,
    ...(endpoint.may && { 'x-may': endpoint.may }),
    parameters: [
      ...parameters,
      ...(endpoint.who === 'id-token' ? [idToken] : []),
      ...(endpoint.method === 'POST' ? [idempotencyKey] : []),
    ],
    ...((endpoint.who === 'client' || endpoint.who === 'staff') && { security: signedInOnly }),
    ...(endpoint.method === 'POST' &&
      takesBody(endpoint) && {
        requestBody: { required: true, content: { 'application/json': { schema: input } } },
      }),
    responses: {
      200: { description: 'Done', content: contentOf(endpoint) },
      default: failed,
    },
  }
}

/** Events are text: contract/ says beside the endpoint which there are. */
const contentOf = ({ reply, streams }: AnyEndpoint): object => ({
  'application/json': { schema: schemaOf(reply, 'output') },
  ...(streams && { 'text/event-stream': { schema: { type: 'string' } } }),
})

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, $defs: __, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  // The one schema that holds itself is that of any JSON at all, which an empty one says as well, wherever it stands.
  return JSON.parse(JSON.stringify(rest), (_key, value: unknown) => (isOwnReference(value) ? {} : value)) as JsonSchema
}

const isOwnReference = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '$ref' in value && String(value.$ref).startsWith('#/$defs/')
