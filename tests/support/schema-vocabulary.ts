// Schema.org's vocabulary, read from the types that `schema-dts` makes of it, since tests may ask no other machine for it.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export type Vocabulary = {
  has(type: string): boolean
  /** What a property of a type may hold (names of types and data types); undefined when the type has no such property. */
  rangeOf(type: string, property: string): readonly string[] | undefined
  /** Whether one type is another, or a kind of it. */
  isKindOf(type: string, other: string): boolean
  /** Whether a text is one of the values that an enumeration lists. */
  isValueOf(text: string, enumeration: string): boolean
  /** The same as the graph that schema.org publishes. */
  graph: { '@graph': object[] }
}

const dataTypes = new Set(['Text', 'URL', 'Number', 'Integer', 'Float', 'Boolean', 'Date', 'DateTime', 'Time'])
export const isDataType = (name: string): boolean => dataTypes.has(name)

export async function readVocabulary(): Promise<Vocabulary> {
  const file = fileURLToPath(new URL('../../node_modules/schema-dts/dist/schema.d.ts', import.meta.url))
  const { unions, bases, leaves } = readDeclarations(await readFile(file, 'utf8'))
  const baseOf = (type: string) => (bases.has(type) ? type : leaves.get(type))
  const rangeOf = (type: string, property: string): readonly string[] | undefined => {
    const base = bases.get(baseOf(type) ?? '')
    return base?.properties.get(property) ?? base?.parents.map((one) => rangeOf(one, property)).find(Boolean)
  }
  const membersOf = (type: string): string[] => unions.get(type) ?? []
  const isKindOf = (type: string, other: string): boolean =>
    type === other || membersOf(other).some((one) => one !== other && unions.has(one) && isKindOf(type, one))
  const parentsOf = (type: string) => bases.get(type)?.parents ?? [leaves.get(type) ?? []].flat()
  return {
    has: (type) => leaves.has(type),
    rangeOf,
    isKindOf,
    isValueOf: (text, enumeration) => membersOf(enumeration).includes(`"${text}"`),
    graph: {
      '@graph': [
        ...[...new Set([...leaves.keys(), ...bases.keys()])].map((type) => ({
          '@type': 'rdfs:Class',
          '@id': `schema:${type}`,
          'rdfs:subClassOf': parentsOf(type).map((parent) => ({ '@id': `schema:${parent}` })),
        })),
        ...[...bases].flatMap(([type, { properties }]) =>
          [...properties.keys()].map((property) => ({
            '@type': 'rdf:Property',
            '@id': `schema:${property}`,
            'schema:domainIncludes': { '@id': `schema:${type}` },
          })),
        ),
      ],
    },
  }
}

type Base = { parents: string[]; properties: Map<string, string[]> }

/** `XBase` holds the properties of X, `XLeaf` names the type, and `X` itself is it or any of its kinds or values. */
function readDeclarations(source: string) {
  const unions = new Map<string, string[]>()
  const bases = new Map<string, Base>()
  const leaves = new Map<string, string>()
  for (const [, name = '', members = ''] of source.matchAll(/^export type (\w+) = (.+);$/gm)) {
    unions.set(name, members.split(' | '))
  }
  for (const [, name = '', above = '', body = ''] of source.matchAll(
    /^interface (\w+)Base extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
  )) {
    const parents = [...above.matchAll(/(\w+)Base/g)].flatMap(([, parent]) => parent ?? [])
    const properties = new Map(
      Array.from(body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm), ([, property = '', range = '']) => [
        property,
        range.split(' | '),
      ]),
    )
    bases.set(name, { parents, properties })
  }
  for (const [, name = '', base = ''] of source.matchAll(/^export interface (\w+)Leaf extends (\w+)Base /gm)) {
    leaves.set(name, base)
  }
  return { unions, bases, leaves }
}
