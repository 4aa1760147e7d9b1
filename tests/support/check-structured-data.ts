// Validates the structured data of a page: by a validator, against schema.org's types of values, and by what Google requires.
import Validator from '@adobe/structured-data-validator'
import { isDataType, readVocabulary, type Vocabulary } from './schema-vocabulary.ts'

type Thing = { '@type'?: string; '@id'?: string; [name: string]: unknown }

/** What a rich result cannot do without: https://developers.google.com/search/docs/appearance/structured-data/search-gallery */
const required: Record<string, readonly string[]> = {
  MedicalClinic: ['name', 'address', 'url', 'telephone'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Offer: ['name', 'priceCurrency', 'availability', 'offeredBy', 'url'],
  MedicalProcedure: ['name', 'description', 'url'],
  Person: ['name'],
  WebSite: ['name', 'url'],
}

let known: Promise<Vocabulary> | undefined

/** What is wrong with the things that one page describes, in words; empty when nothing is. */
export async function structuredFaults(things: readonly object[]): Promise<string[]> {
  known ??= readVocabulary()
  const vocabulary = await known
  const roots = things as readonly Thing[]
  const nodes = roots.flatMap(nodesOf)
  const ids = new Set(nodes.filter((node) => node['@type']).map((node) => node['@id']))
  const dangling = nodes.filter((node) => !node['@type'] && !ids.has(node['@id']))
  return [
    ...roots.filter((root) => root['@context'] !== 'https://schema.org').map(() => 'a thing without its context'),
    ...(await validatorFaults(roots, vocabulary)),
    ...nodes.flatMap((node) => valueFaults(node, vocabulary)),
    ...nodes.flatMap(requiredFaults),
    ...dangling.map((node) => `nothing on the page is ${JSON.stringify(node)}`),
  ]
}

/** The structured data that a document carries; throws where one is no JSON. */
export function structuredDataOf(html: string): Thing[] {
  return Array.from(html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g), ([, json = '']) =>
    JSON.parse(json),
  )
}

function nodesOf(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (typeof value !== 'object' || value === null) return []
  return [value as Thing, ...Object.values(value).flatMap(nodesOf)]
}

async function validatorFaults(roots: readonly Thing[], { graph }: Vocabulary): Promise<string[]> {
  const jsonld = Object.groupBy(roots, (root) => root['@type'] ?? '') as Record<string, object[]>
  const issues = await new Validator(graph).validate({ jsonld: structuredClone(jsonld) })
  return issues.map(({ severity, rootType, issueMessage }) => `${severity} in ${rootType}: ${issueMessage}`)
}

function requiredFaults(node: Thing): string[] {
  const type = node['@type'] ?? ''
  const missing = (required[type] ?? []).filter((name) => node[name] === undefined || node[name] === '')
  const priceless = type === 'Offer' && node.price === undefined && node.priceSpecification === undefined
  const short = type === 'BreadcrumbList' && (node.itemListElement as unknown[]).length < 2
  return [
    ...missing.map((name) => `${type} without ${name}`),
    ...(priceless ? ['Offer without a price'] : []),
    ...(short ? ['BreadcrumbList of one step'] : []),
  ]
}

function valueFaults(node: Thing, vocabulary: Vocabulary): string[] {
  const type = node['@type']
  if (!type) return Object.keys(node).length === 1 && node['@id'] ? [] : ['a thing without a type']
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const range = vocabulary.rangeOf(type, name) ?? []
      return [value]
        .flat()
        .filter((one) => !fits(one, range, vocabulary))
        .map((one) => `${type}.${name} is no ${range.join(' or ')}: ${JSON.stringify(one)}`)
    })
}

/** Whether a value is of one of the kinds that a property holds. */
function fits(value: unknown, range: readonly string[], vocabulary: Vocabulary): boolean {
  if (typeof value === 'object' && value !== null) {
    const type = (value as Thing)['@type']
    if (!type) return range.includes('IdReference')
    return range.some((one) => vocabulary.isKindOf(type, one))
  }
  return range.some((one) => (isDataType(one) ? isData(value, one) : vocabulary.isValueOf(String(value), one)))
}

function isData(value: unknown, type: string): boolean {
  if (type === 'Number' || type === 'Float') return typeof value === 'number' && Number.isFinite(value)
  if (type === 'Integer') return Number.isInteger(value)
  if (type === 'Boolean') return typeof value === 'boolean'
  if (typeof value !== 'string') return false
  if (type === 'URL') return URL.canParse(value) && /^https?:/.test(value)
  if (type === 'Date') return /^\d{4}-\d\d-\d\d$/.test(value)
  if (type === 'DateTime') return /^\d{4}-\d\d-\d\dT/.test(value)
  if (type === 'Time') return /^\d\d:\d\d/.test(value)
  return value.trim() !== ''
}
