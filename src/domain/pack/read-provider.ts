// Reads provider.json: the company, the location, and what both say about themselves.
import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser'
import type { LegalTexts } from '#domain/provider/provider.ts'
import { inLanguage } from '#kernel/localized.ts'
import { checkObject, type Fields } from './check-object.ts'
import { currency as currencyRule, domain as domainRule, language as languageRule } from './field-rules.ts'
import { refuseWrongWeek } from './hours.ts'
import { noteLanguages } from './note-languages.ts'
import type { Pack, PackDomain, PackPlace } from './pack.ts'
import { PackTexts } from './pack-texts.ts'
import { refuseWrongPayments, toPayments } from './payments-shape.ts'
import { type ProviderShape, providerShape } from './provider-shape.ts'
import { readLegalText } from './read-legal-text.ts'
import type { Reading } from './reading.ts'
import type { Source } from './source.ts'
import { shown } from './wording.ts'

const file = 'provider.json'
const legalNames = ['cookiePolicy', 'privacyPolicy', 'termsOfService'] as const

export type ReadProvider = Pick<Pack, 'company' | 'userPoolAt' | 'provider' | 'domains'>

/** Undefined when anything in it is wrong. Makes the languages and the currency of the pack known to the reading. */
export function readProvider(reading: Reading): ReadProvider | undefined {
  const json = reading.json(file)
  if (!json) return undefined
  const { source, root } = json
  reading.texts = new PackTexts(readLanguages(source, root))
  const { all } = checkObject(source, root, providerShape(reading.texts))
  reading.currency = currencyRule.safeParse(findNodeAtLocation(root, ['location', 'currency'])?.value).data
  const legalTexts = Object.fromEntries(
    legalNames.map((name) => [name, readLegal(source, root, name, reading.texts.languages)]),
  )
  const domains = readDomains(source, root)
  refuseTwoTags(source, root)
  refuseTwoPools(source, root)
  refuseHalfPlace(source, root)
  refuseWrongWeek(source, findNodeAtLocation(root, ['contact', 'openingHours'])?.children ?? [])
  const hasSoundPayments = refuseWrongPayments(source, root, reading.currency)
  reading.notes.push(...noteLanguages(file, reading.texts.languages))
  if (!all || !hasSoundPayments) return undefined
  reading.noteLacking(file, all)
  return { ...toRows(all, legalTexts as LegalTexts), userPoolAt: placeOfPool(source, root), domains }
}

/** The languages that are codes, so that one bad code does not hide what is wrong elsewhere. */
function readLanguages(source: Source, root: Node): string[] {
  const known: string[] = []
  for (const node of findNodeAtLocation(root, ['languages'])?.children ?? []) {
    const { data: code } = languageRule.safeParse(node.value)
    if (code === undefined) continue
    if (known.includes(code)) source.refuse(node.offset, `language ${shown(code)} stands twice`)
    else known.push(code)
  }
  return known
}

function readLegal(source: Source, root: Node, name: string, languages: readonly string[]) {
  const entries = findNodeAtLocation(root, ['legalTexts', name, 'text'])
  const updatedOn: unknown = findNodeAtLocation(root, ['legalTexts', name, 'updatedOn'])?.value
  return {
    updatedOn: String(updatedOn).trim(),
    text: entries?.type === 'array' ? readLegalText(source, entries, languages) : {},
  }
}

function readDomains(source: Source, root: Node): PackDomain[] {
  const domains = new Map<string, PackDomain>()
  for (const node of findNodeAtLocation(root, ['domains'])?.children ?? []) {
    const { data: domain } = domainRule.safeParse(node.value)
    if (domain === undefined) continue
    if (domains.has(domain)) source.refuse(node.offset, `domain ${shown(domain)} stands twice`)
    else domains.set(domain, { domain, file, ...source.place(node.offset) })
  }
  return [...domains.values()]
}

function placeOfPool(source: Source, root: Node): PackPlace | undefined {
  const id = findNodeAtLocation(root, ['userPool', 'userPoolId'])
  return id && { file, ...source.place(id.offset) }
}

function refuseTwoTags(source: Source, root: Node): void {
  const ofCompany = findNodeAtLocation(root, ['company', 'gtagId'])
  const own = findNodeAtLocation(root, ['gtagId'])
  if (!own || !ofCompany || getNodeValue(own) === getNodeValue(ofCompany)) return
  const said = `gtagId is ${shown(getNodeValue(own))}, but company.gtagId is ${shown(getNodeValue(ofCompany))}`
  source.refuse(own.offset, `${said}; write one of them`)
}

function refuseTwoPools(source: Source, root: Node): void {
  const signIn = findNodeAtLocation(root, ['signIn'])
  if (!signIn || !findNodeAtLocation(root, ['userPool'])) return
  source.refuse(
    signIn.offset,
    'signIn is for the pool of the product, but userPool names another one; write one of them',
  )
}

function refuseHalfPlace(source: Source, root: Node): void {
  const latitude = findNodeAtLocation(root, ['location', 'latitude'])
  const longitude = findNodeAtLocation(root, ['location', 'longitude'])
  if (latitude && !longitude) source.refuse(latitude.offset, 'location.latitude needs location.longitude beside it')
  if (longitude && !latitude) source.refuse(longitude.offset, 'location.longitude needs location.latitude beside it')
}

function toRows(fields: Fields<ProviderShape>, legalTexts: LegalTexts): Pick<ReadProvider, 'company' | 'provider'> {
  const { slug, ...location } = fields.location
  const { company, languages, theme, settlementCurrency, contact, about } = fields
  return {
    company: {
      slug: company.slug,
      name: company.name,
      legalName: company.legalName ?? inLanguage(company.name, languages[0] ?? ''),
      gtagId: company.gtagId ?? fields.gtagId ?? null,
      userPool: fields.userPool ?? null,
      signIn: fields.signIn ?? null,
      retention: fields.retention ?? null,
    },
    provider: {
      slug,
      sample: fields.sample ?? false,
      languages,
      location,
      theme,
      settlementCurrency,
      payments: fields.payments ? toPayments(fields.payments, location.currency) : null,
      contact,
      about,
      legalTexts,
    },
  }
}
