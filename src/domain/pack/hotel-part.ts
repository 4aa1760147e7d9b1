// A part of a hotel in its place in the file: what of it could be read, so that the rules between its keys can be told.
import { findNodeAtLocation, getNodePath, getNodeValue, type Node } from 'jsonc-parser'
import { type Fields, nameOf, type Shape } from './check-object.ts'
import type { Source } from './source.ts'
import { missing, shown } from './wording.ts'

export type Part<S extends Shape> = { node: Node; some: Partial<Fields<S>> }

/** The objects of a list, or the object, under a key; what is wrong within each key was refused before and is left out here. */
export function partsOf<S extends Shape>(node: Node, key: string, shape: S): Part<S>[] {
  const found = findNodeAtLocation(node, [key])
  const nodes = found?.type === 'array' ? (found.children ?? []) : found ? [found] : []
  return nodes.filter(({ type }) => type === 'object').map((part) => ({ node: part, some: readKeys(part, shape) }))
}

function readKeys<S extends Shape>(node: Node, shape: S): Partial<Fields<S>> {
  const given = getNodeValue(node) as Record<string, unknown>
  const some: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(shape)) {
    if (!Object.hasOwn(given, key)) continue
    const parsed = schema.safeParse(given[key])
    if (parsed.success) some[key] = parsed.data
  }
  return some as Partial<Fields<S>>
}

/** Refuses what breaks a rule between keys, and remembers that it did. */
export class PartRules {
  readonly #source: Source
  readonly #depth: number
  isSound = true

  /** @param depth of what messages name its keys in: 1 in a file that is a list, 0 in one that is an object */
  constructor(source: Source, depth = 1) {
    this.#source = source
    this.#depth = depth
  }

  /** `rooms[1].maxAdults is 5; must be ...`, at the value. */
  refuse(node: Node, key: string, expected: string): void {
    const found = findNodeAtLocation(node, [key])
    if (found)
      this.refuseAt(found, `${nameAt(found, this.#depth)} is ${shown(getNodeValue(found))}; must be ${expected}`)
    else this.refuseAt(node, missing(nameOf([...pathOf(node, this.#depth), key], ''), expected), [key])
  }

  /** @param rest of a key that is not there: the way to it from the node */
  refuseAt(node: Node, message: string, rest?: readonly string[]): void {
    this.#source.refuse(node.offset, message, rest)
    this.isSound = false
  }
}

/** From the item of the file's list on: the name that messages know a value by. */
export function nameAt(node: Node, depth = 1): string {
  return nameOf(pathOf(node, depth), 'the value')
}

const pathOf = (node: Node, depth: number) => getNodePath(node).slice(depth)
