// Reads and writes one place of a document by its path, and tells at which places two documents differ.
import type { CatalogueValue } from '#contract/catalogue.ts'

export type Json = CatalogueValue[string]
type Node = Json | undefined

/** `inside.2.worth`; numbers in brackets are read as well. */
export const partsOf = (path: string): string[] =>
  path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter(Boolean)

const childOf = (node: Node, part: string): Node => {
  if (Array.isArray(node)) return node[placeIn(node, part)]
  return isObject(node) && Object.hasOwn(node, part) ? node[part] : undefined
}

/** Entries of some lists are told apart by what they are, as the server does it: their slug, or the days from one to another. */
function placeIn(list: Json[], part: string): number {
  if (/^\d+$/.test(part)) return Number(part)
  return list.findIndex(
    (item) => isObject(item) && (item.slug === part || `${textOf(item.from)}/${textOf(item.to)}` === part),
  )
}

export const isObject = (node: Node): node is Record<string, Json> =>
  typeof node === 'object' && node !== null && !Array.isArray(node)

/** The text in a place; empty where there is none, or something else. */
export const textOf = (value: Node): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

export const valueAt = (document: CatalogueValue, path: string): Node =>
  partsOf(path).reduce<Node>((node, part) => childOf(node, part), document)

/** Another document with this value in this place; undefined takes the place away. What leads there is made where it is missing. */
export function withValueAt(document: CatalogueValue, path: string, value: Node): CatalogueValue {
  const changed = put(document, partsOf(path), value)
  return isObject(changed) ? changed : document
}

function put(node: Node, [part, ...rest]: string[], value: Node): Node {
  if (part === undefined) return value
  const child = put(childOf(node, part), rest, value)
  if (Array.isArray(node)) {
    const at = placeIn(node, part)
    if (child === undefined) return node.filter((_, own) => own !== at)
    return at < 0 || at >= node.length ? [...node, child] : node.map((one, own) => (own === at ? child : one))
  }
  const entries = Object.entries(isObject(node) ? node : {})
  if (child === undefined) return Object.fromEntries(entries.filter(([key]) => key !== part))
  // In its own place: the order of the languages of a text means something.
  const isThere = entries.some(([key]) => key === part)
  return Object.fromEntries(
    isThere ? entries.map(([key, own]) => [key, key === part ? child : own]) : [...entries, [part, child]],
  )
}

/** Paths of the smallest places that differ. A list that has become longer or shorter is one place. */
export function placesThatDiffer(one: Node, other: Node, path = ''): string[] {
  const below = (part: string | number) => (path ? `${path}.${part}` : `${part}`)
  if (isObject(one) && isObject(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)])
    return [...keys].flatMap((key) => placesThatDiffer(childOf(one, key), childOf(other, key), below(key)))
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    return one.flatMap((value, at) => placesThatDiffer(value, other[at], below(at)))
  }
  return isSame(one, other) ? [] : [path]
}

/** Nothing, null and a text without a letter are the same to whoever reads the site; the order of keys means nothing. */
function isSame(one: Node, other: Node): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other)
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, at) => isSame(value, other[at]))
  }
  if (isObject(one) && isObject(other)) return placesThatDiffer(one, other).length === 0
  return one === other
}

const isNothing = (node: Node): boolean =>
  node === undefined || node === null || node === '' || (isObject(node) && Object.values(node).every(isNothing))

/** As it is sent: what is empty is not there. Lists keep their entries. */
export function withoutEmpty(document: CatalogueValue): CatalogueValue {
  const kept = prune(document)
  return isObject(kept) ? kept : {}
}

function prune(node: Json): Json | undefined {
  if (node === '') return undefined
  if (Array.isArray(node)) return node.map((item) => prune(item) ?? {})
  if (!isObject(node)) return node
  const entries = Object.entries(node).flatMap(([key, value]) => {
    const kept = prune(value)
    return kept === undefined ? [] : [[key, kept] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** The places of one document put onto another. */
export const withPlaces = (onto: CatalogueValue, from: CatalogueValue, paths: readonly string[]): CatalogueValue =>
  paths.reduce((document, path) => withValueAt(document, path, valueAt(from, path)), onto)
