// Which prices of a pack are unusually far from those in the database, or in another currency: an import of them is asked about first.
import { and, eq } from 'drizzle-orm'
import { type Database, enterProvider } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { packages } from '#domain/packages/tables.ts'
import { procedures } from '#domain/procedures/tables.ts'
import { companies, providers } from '#domain/provider/tables.ts'
import type { Money } from '#kernel/money.ts'
import type { Pack } from './pack.ts'
import { isUnusualChange } from './unusual-change.ts'

/** `field` as the pack names it: `priceFrom`. */
export type PriceChange = { item: string; field: string; before: Money; after: Money }

/** Nothing for a provider that the database does not have yet. */
export function unusualPriceChanges(database: Database, pack: Pack): Promise<PriceChange[]> {
  return database.directory(async (transaction) => {
    const { company, provider } = pack
    const [known] = await transaction
      .select({ id: providers.id })
      .from(providers)
      .innerJoin(companies, eq(companies.id, providers.companyId))
      .where(and(eq(companies.slug, company.slug), eq(providers.slug, provider.slug)))
    return known ? compare(await enterProvider(transaction, known.id), pack) : []
  })
}

async function compare(scope: Scope, pack: Pack): Promise<PriceChange[]> {
  const before = [...pricesOf({ procedures: await scope.rows(procedures), packages: await scope.rows(packages) })]
  const known = new Map(before.map((price) => [`${price.item} ${price.field}`, price.money]))
  return [...pricesOf(pack)].flatMap(({ item, field, money: after }) => {
    const stood = known.get(`${item} ${field}`)
    const isUnusual =
      stood && (stood.currency !== after.currency || isUnusualChange(stood.amountMinor, after.amountMinor))
    return isUnusual ? [{ item, field, before: stood, after }] : []
  })
}

type Price = { item: string; field: string; money: Money }

function* pricesOf({ procedures, packages }: Pick<Pack, 'procedures' | 'packages'>): Generator<Price> {
  for (const { slug, currency, priceFromMinor, priceToMinor } of procedures) {
    yield { item: `procedure ${slug}`, field: 'priceFrom', money: { amountMinor: priceFromMinor, currency } }
    yield { item: `procedure ${slug}`, field: 'priceTo', money: { amountMinor: priceToMinor, currency } }
  }
  for (const { slug, currency, priceMinor } of packages) {
    yield { item: `package ${slug}`, field: 'price', money: { amountMinor: priceMinor, currency } }
  }
}
