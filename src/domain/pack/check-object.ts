// Checks a JSON object key by key against zod schemas, so that one bad value hides no other, and puts each fault in its place.
import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser'
import { z } from 'zod'
import type { Source } from './source.ts'
import { missing, nearMiss, shown, unknown, wrong } from './wording.ts'

/** Every message of a schema completes the sentence "must be ...". */
export type Shape = Record<string, z.ZodType>
export type Fields<S extends Shape> = z.output<z.ZodObject<S>>

/** `some` has the keys that could be read, `all` is there when every key could. */
export type Item<S extends Shape> = { node: Node; some: Partial<Fields<S>>; all: Fields<S> | undefined }

type Path = (string | number)[]

/** @param place where the object stands in the file, for the names in messages: `[3]` in a list, nothing at the root */
export function checkObject<S extends Shape>(source: Source, node: Node, shape: S, place: Path = []): Item<S> {
  const value: unknown = getNodeValue(node)
  if (node.type !== 'object') {
    source.refuse(node.offset, wrong(nameOf(place, 'the file'), value, 'an object in { }'))
    return { node, some: {}, all: undefined }
  }
  const given = value as Record<string, unknown>
  const some: Record<string, unknown> = {}
  const issues: z.core.$ZodIssue[] = []
  for (const [key, schema] of Object.entries(shape)) {
    const parsed = schema.safeParse(Object.hasOwn(given, key) ? given[key] : undefined)
    if (parsed.success) some[key] = parsed.data
    else issues.push(...parsed.error.issues.map((issue) => ({ ...issue, path: [key, ...issue.path] })))
  }
  const extra = Object.keys(given).filter((key) => !Object.hasOwn(shape, key))
  if (extra.length > 0) issues.push({ code: 'unrecognized_keys', keys: extra, path: [], message: '', input: given })
  refuseIssues(source, node, z.object(shape), issues)
  return { node, some: some as Partial<Fields<S>>, all: issues.length === 0 ? (some as Fields<S>) : undefined }
}

/** The items of a file that is a list of objects; undefined when it is no list. */
export function checkList<S extends Shape>(source: Source, root: Node, shape: S): Item<S>[] | undefined {
  if (root.type === 'array') return (root.children ?? []).map((node, at) => checkObject(source, node, shape, [at]))
  source.refuse(root.offset, wrong('the file', getNodeValue(root), 'a list in [ ]'))
  return undefined
}

function refuseIssues(source: Source, node: Node, schema: z.ZodType, issues: z.core.$ZodIssue[]): void {
  // A key written wrong is one fault: the key it was meant to be is not told missing as well.
  const meant = new Set<string>()
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    const path = issue.path as Path
    const known = knownKeys(schema, path)
    for (const key of issue.keys) {
      source.refuse(keyOffset(node, [...path, key]), unknown('key', key, known))
      meant.add(nameOf([...path, nearMiss(key, known) ?? key], ''))
    }
  }
  for (const issue of issues) if (issue.code !== 'unrecognized_keys') refuseValue(source, node, issue, meant)
}

function refuseValue(source: Source, node: Node, issue: z.core.$ZodIssue, meant: Set<string>): void {
  const path = issue.path as Path
  const name = nameOf(path, 'the value')
  const found = findNodeAtLocation(node, path)
  const isKey = issue.code === 'custom' && issue.params?.['ofKey'] === true
  if (isKey) source.refuse(keyOffset(node, path), `unknown language ${shown(path.at(-1))}; must be ${issue.message}`)
  else if (found) source.refuse(found.offset, wrong(name, getNodeValue(found), issue.message))
  else if (!meant.has(name)) {
    const { near, rest } = nearestNode(node, path)
    source.refuse(near.offset, missing(name, issue.message), rest)
  }
}

/** `['inside', 2, 'worth']` is `inside[2].worth`. */
export function nameOf(path: Path, ofRoot: string): string {
  const name = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')
  return name === '' ? ofRoot : name.replace(/^\./, '')
}

/** What there is on the way to a value that is not there, and the rest of the way. */
function nearestNode(node: Node, path: Path): { near: Node; rest: Path } {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const near = findNodeAtLocation(node, path.slice(0, length))
    if (near) return { near, rest: path.slice(length) }
  }
  return { near: node, rest: path }
}

function keyOffset(node: Node, path: Path): number {
  const found = findNodeAtLocation(node, path)
  return found?.parent?.children?.[0]?.offset ?? node.offset
}

function knownKeys(schema: unknown, path: Path): string[] {
  if (schema instanceof z.ZodOptional) return knownKeys(schema.unwrap(), path)
  const [step, ...rest] = path
  if (schema instanceof z.ZodArray) return knownKeys(schema.element, rest)
  if (!(schema instanceof z.ZodObject)) return []
  return step === undefined ? Object.keys(schema.shape) : knownKeys(schema.shape[String(step)], rest)
}
