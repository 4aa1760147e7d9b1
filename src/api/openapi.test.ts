// The OpenAPI document has the structure of 3.1 and describes everything that is served.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Permission, permissions } from '#kernel/who-may-do.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'

const schema = z.record(z.string(), z.unknown())
const content = z.record(z.string().regex(/^[a-z]+\/[a-z0-9.+-]+$/), z.strictObject({ schema: schema.optional() }))
const operation = z.strictObject({
  operationId: z.string().regex(/^[a-z][A-Za-z]+$/),
  summary: z.string().min(5),
  'x-who': z.enum(['anyone', 'client', 'id-token', 'staff']),
  'x-may': z.enum(permissions as [Permission, ...Permission[]]).optional(),
  security: z.array(z.partialRecord(z.enum(['accessToken', 'tokenCookie']), z.tuple([]))).optional(),
  parameters: z.array(
    z.strictObject({
      name: z.string().min(1),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      schema,
    }),
  ),
  requestBody: z.strictObject({ required: z.literal(true), content }).optional(),
  responses: z.record(
    z.string().regex(/^([1-5]\d\d|default)$/),
    z.strictObject({ description: z.string().min(1), content }),
  ),
})
/** The part of OpenAPI 3.1 that the document uses, and nothing beside it. */
const openApi = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string().min(1), version: z.string().min(1), description: z.string() }),
  paths: z.record(
    z.string().startsWith('/api/'),
    z.partialRecord(z.enum(['get', 'post', 'patch', 'delete', 'options']), operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[\w.-]+$/), schema),
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.enum(['http', 'apiKey']) })),
  }),
})

let api: SampleApi
let raw: unknown
let document: z.infer<typeof openApi>
let operations: { path: string; method: string; operation: z.infer<typeof operation> }[]

beforeAll(async () => {
  api = await openSampleApi()
  const response = await api.get('/api/openapi.json')
  expect(response.status).toBe(200)
  raw = await response.json()
  document = openApi.parse(raw)
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method, operation: one })),
  )
})

afterAll(() => api.close())

test('every path parameter is declared, required, and declared once; no other claims to be one', () => {
  for (const { path, operation } of operations) {
    const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect([path, declared.map(({ name }) => name).sort()]).toEqual([path, inPath.sort()])
    expect(declared.every(({ required }) => required)).toBe(true)
  }
})

test('no parameter is declared twice in one place', () => {
  for (const { path, operation } of operations) {
    const names = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
    expect([path, new Set(names).size]).toEqual([path, names.length])
  }
})

test('every $ref resolves inside the document', () => {
  const refs: string[] = []
  JSON.stringify(raw, (key, value: unknown) => {
    if (key === '$ref') refs.push(String(value))
    return value
  })
  expect(refs.length).toBeGreaterThan(0)
  for (const ref of refs) {
    const target = ref
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/')], raw)
    expect([ref, target]).toEqual([ref, expect.any(Object)])
  }
})

test('operation ids are unique', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('everything that is served is described, and nothing else: the document and its page aside', () => {
  const served = api.app.hono.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/api/openapi.json' && path !== '/api/docs')
    .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(new Set(operations.map(({ method, path }) => `${method} ${path}`))).toEqual(new Set(served))
})

test('every operation says how it fails, and what it gives', () => {
  for (const { path, operation } of operations) {
    expect([path, Object.keys(operation.responses)]).toEqual([path, [expect.stringMatching(/^20[014]$/), 'default']])
    expect(operation.responses.default?.content).toEqual({
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    })
  }
})

/** All that the one takes is in a header; the other makes codes for whoever is signed in. */
const takeNoBody = new Set(['/api/profile/id', '/api/desk/recovery-codes'])

test('what changes something takes an Idempotency-Key and a body; what reads takes neither', () => {
  const valued = new Set(api.app.served.map(({ path }) => path as string))
  for (const { path, method, operation } of operations.filter((one) => valued.has(one.path))) {
    const keyed = operation.parameters.some(({ name, in: place }) => place === 'header' && name === 'Idempotency-Key')
    const writes = method === 'post'
    const bodied = writes && !takeNoBody.has(path)
    expect([path, keyed, operation.requestBody !== undefined]).toEqual([path, writes, bodied])
  }
})

test('the problem is described as it is sent', () => {
  expect(document.components.schemas.Problem).toMatchObject({
    type: 'object',
    required: expect.arrayContaining(['type', 'title', 'status', 'detail', 'code', 'requestId']),
    properties: { code: { enum: expect.arrayContaining(['internal', 'not-found']) } },
  })
})

test('a field of the quote request is described with its limits', () => {
  const { post } = document.paths['/api/quotes'] ?? {}
  expect(post?.requestBody?.content['application/json']?.schema).toMatchObject({
    type: 'object',
    required: expect.arrayContaining(['name', 'email', 'consent', 'currency', 'language']),
    properties: { name: { type: 'string', minLength: 1, maxLength: 120 }, email: { format: 'email' } },
  })
})

test('what comes as JSON and as a stream says both, and nothing else does', () => {
  const typesOf = ({ responses }: z.infer<typeof operation>) => Object.keys(responses['200']?.content ?? {})
  const both = operations.filter(({ operation: one }) =>
    ['application/json', 'text/event-stream'].every((type) => typesOf(one).includes(type)),
  )
  expect(both.map(({ path }) => path)).toEqual(['/api/ai-agent/ask'])
})
