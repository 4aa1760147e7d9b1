// Checks requests against LiteAPI's own description, where REFERENCE_DATA names the folder that has it (openapi/liteapi/*.json).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv, { type ValidateFunction } from 'ajv'
import { z } from 'zod'

const parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() })
const schema = z.looseObject({})
const operation = z.object({
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content: z.object({ 'application/json': z.object({ schema }) }) }).optional(),
})
const description = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

type Operation = {
  method: string
  path: RegExp
  parameters: z.infer<typeof parameter>[]
  body: ValidateFunction | undefined
}

/** What is wrong with a request, by place; nothing for what is right. */
export type CheckRequest = (request: { method: string; path: string; body: string }) => string[]

const files = ['search', 'booking', 'static']
const formats = { float: true as const, date: /^\d{4}-\d{2}-\d{2}$/ }

let opened: { check: CheckRequest | undefined } | undefined

/** Undefined where the description is not there. Read once: compiling it takes a while. */
export function openLiteapiDescription(): CheckRequest | undefined {
  opened ??= { check: open(process.env['REFERENCE_DATA']) }
  return opened.check
}

function open(folder: string | undefined): CheckRequest | undefined {
  const place = folder && join(folder, 'openapi', 'liteapi')
  if (!place || !files.every((file) => existsSync(join(place, `${file}.json`)))) return undefined
  const operations = files.flatMap((file) => readOperations(join(place, `${file}.json`)))
  return ({ method, path, body }) => {
    const { pathname, searchParams } = new URL(path, 'http://liteapi.test')
    const found = operations.find((one) => one.method === method && one.path.test(pathname))
    return found ? faultsOf(found, searchParams, body) : [`${method} ${pathname} is not described`]
  }
}

function readOperations(file: string): Operation[] {
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false, formats })
  const { paths } = description.parse(JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, one]) => {
      const { data } = operation.safeParse(one)
      if (!data) return []
      const body = data.requestBody?.content['application/json'].schema
      return {
        method: method.toUpperCase(),
        path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
        parameters: data.parameters,
        body: body && ajv.compile(closed(body)),
      }
    }),
  )
}

/** A field that is not described is a mistake, though their schemas let it pass. */
function closed(value: unknown): object {
  const walk = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(walk)
    if (typeof one !== 'object' || one === null) return one
    const walked = Object.fromEntries(Object.entries(one).map(([name, part]) => [name, walk(part)]))
    return 'properties' in walked && !('additionalProperties' in walked)
      ? { ...walked, additionalProperties: false }
      : walked
  }
  return Object(walk(value))
}

function faultsOf({ parameters, body }: Operation, query: URLSearchParams, sent: string): string[] {
  const queries = parameters.filter((one) => one.in === 'query')
  const unknown = [...query.keys()].filter((name) => !queries.some((one) => one.name === name))
  const missing = queries.filter(({ name, required }) => required && !query.has(name))
  const isRight = body ? body(sent === '' ? undefined : JSON.parse(sent)) : sent === ''
  return [
    ...unknown.map((name) => `?${name} is not described`),
    ...missing.map(({ name }) => `?${name} is missing`),
    ...(isRight ? [] : (body?.errors ?? [{ instancePath: '', message: 'no body is described' }]).map(told)),
  ]
}

const told = ({ instancePath, message }: { instancePath: string; message?: string | undefined }) =>
  `body${instancePath} ${message ?? ''}`.trim()
