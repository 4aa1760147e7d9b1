// Reads a part of what a provider says of itself as somebody wants it: look, contact, about, legal texts, host names.
import { and, eq, inArray, ne } from 'drizzle-orm'
import { importDomains } from '#domain/pack/import-provider.ts'
import { readSiteDocument } from '#domain/pack/read-site-document.ts'
import { writeSite } from '#domain/pack/write-site.ts'
import type { LegalTexts } from '#domain/provider/provider.ts'
import { normalizeDomain } from '#domain/provider/provider.ts'
import { providerDomains, providers } from '#domain/provider/tables.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { CatalogueDocument } from './catalogue.ts'
import { contextOf, need, unfit, type Wanted } from './document-rules.ts'
import { isSame } from './places.ts'
import { type DeskWorld, isSitePart } from './read-item.ts'

/** @throws Fault invalid-input with the path of each field; not-found for parts that there are none of */
export async function readWantedSite(world: DeskWorld, slug: string, document: CatalogueDocument): Promise<Wanted> {
  if (!isSitePart(slug)) throw new Fault('not-found', 'There is nothing of this name.')
  const { scope, provider } = world
  const plain = slug === 'domains' ? withPlainDomains(document) : document
  const row = need(readSiteDocument(slug, plain, await contextOf(world)))
  if ('domains' in row) return readWantedDomains(world, row.domains)
  const wanted = 'legalTexts' in row && row.legalTexts ? { legalTexts: redated(world, row.legalTexts) } : row
  return {
    document: writeSite(slug, { ...provider, ...wanted }, []),
    write: async () => {
      await scope.transaction.update(providers).set(wanted).where(eq(providers.id, provider.id))
    },
  }
}

/** People copy host names out of the address line, with what stands around them there. */
function withPlainDomains(document: CatalogueDocument): CatalogueDocument {
  const { domains } = document
  if (!Array.isArray(domains)) return document
  const plain = (text: string) =>
    normalizeDomain(
      text
        .trim()
        .replace(/^https?:\/\//i, '')
        .replace(/[/?#].*$/, ''),
    )
  return { ...document, domains: domains.map((one: unknown) => (typeof one === 'string' ? plain(one) : one)) }
}

async function readWantedDomains({ scope, provider, domain }: DeskWorld, domains: string[]): Promise<Wanted> {
  if (domain !== undefined && !domains.includes(domain)) throw unfit([{ path: 'domains', reason: 'own-domain' }])
  const taken = await scope.transaction
    .select({ domain: providerDomains.domain })
    .from(providerDomains)
    .where(and(inArray(providerDomains.domain, domains), ne(providerDomains.providerId, provider.id)))
  if (taken.length > 0) {
    throw unfit(taken.map((one) => ({ path: `domains.${domains.indexOf(one.domain)}`, reason: 'taken' })))
  }
  const placed = domains.map((one) => ({ domain: one, file: 'provider.json', line: 1, column: 1 }))
  return {
    document: writeSite('domains', provider, domains),
    write: async () => {
      await importDomains(scope.transaction, provider.id, placed)
    },
  }
}

/** A text whose words are others than before is of today, unless somebody gave it another day. */
function redated({ provider, now }: DeskWorld, wanted: LegalTexts): LegalTexts {
  const today = plainDate(now, provider.location.timeZone)
  const one = (name: keyof LegalTexts) => {
    const [before, after] = [provider.legalTexts[name], wanted[name]]
    const isOther = !isSame(before.text, after.text) && before.updatedOn === after.updatedOn
    return isOther ? { ...after, updatedOn: today } : after
  }
  return {
    cookiePolicy: one('cookiePolicy'),
    privacyPolicy: one('privacyPolicy'),
    termsOfService: one('termsOfService'),
  }
}
