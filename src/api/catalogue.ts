// What the catalogue endpoints share: everything a provider sells, remembered per revision, and how rows are presented.
import type { RateSource } from '#contract/money.ts'
import type { CarePackage } from '#contract/packages.ts'
import type { Photo } from '#contract/pictures.ts'
import type { ProcedureSummary } from '#contract/procedures.ts'
import type { Database } from '#db/open.ts'
import type { Conversion, Converter } from '#domain/currency/converter.ts'
import type { Exchange } from '#domain/currency/exchange.ts'
import { choosePriceCurrency, type Price, priceIn, type Range } from '#domain/currency/price.ts'
import { isOnSale, partsPrice } from '#domain/packages/care-package.ts'
import { type PackageRow, readPackages } from '#domain/packages/read-packages.ts'
import { presentPhoto, readPictureFacts } from '#domain/pictures/read-pictures.ts'
import { readPractitioners } from '#domain/practitioners/read-practitioners.ts'
import { priceOfSeveral } from '#domain/procedures/estimate.ts'
import { indexProcedures } from '#domain/procedures/index-procedures.ts'
import { categorySlug } from '#domain/procedures/procedure.ts'
import { type ProcedureRow, readProcedures } from '#domain/procedures/read-procedures.ts'
import { cachedByRevision } from '#domain/provider/cached-by-revision.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { type Clock, plainDate } from '#kernel/clock.ts'
import { inLanguage } from '#kernel/localized.ts'
import type { Money } from '#kernel/money.ts'
import { presentStatement } from './currency.ts'
import type { Call } from './serve.ts'

export function createCatalogue(database: Database) {
  return cachedByRevision(async (provider) => {
    const [procedures, packages, practitioners, photos] = await Promise.all([
      readProcedures(database, provider),
      readPackages(database, provider),
      readPractitioners(database, provider),
      readPictureFacts(database, provider),
    ])
    const currencies = new Set([...procedures, ...packages].map(({ currency }) => currency))
    return { provider, procedures, packages, practitioners, photos, currencies, index: indexProcedures(procedures) }
  })
}

export type Catalogue = Awaited<ReturnType<ReturnType<typeof createCatalogue>>>
export type ReadCatalogue = (provider: Provider) => Promise<Catalogue>
export type CatalogueParts = { readCatalogue: ReadCatalogue; exchange: Exchange; clock: Clock }

type VisitorInput = { language: string; currency?: string | undefined }

/**
 * A presenter with the rates of this moment; the reply holds no longer than they do.
 * @param also currencies that prices are converted to beside the visitor's
 */
export async function openPresenter(
  { exchange, clock }: CatalogueParts,
  call: Pick<Call, 'holdUntil' | 'header'>,
  catalogue: Catalogue,
  visitor: VisitorInput,
  also: readonly string[] = [],
): Promise<Presenter> {
  const { location } = catalogue.provider
  const currency = choosePriceCurrency(exchange, visitor.currency, location.currency)
  // Live rates are of use only where something is charged in dirhams; nobody is asked for others.
  const wanted = catalogue.currencies.has('AED') ? [currency, ...also] : []
  const converter = await exchange.converterFor(wanted, call.header('x-request-id'))
  if (converter.holdsUntil) call.holdUntil(converter.holdsUntil)
  const today = plainDate(clock(), location.timeZone)
  return new Presenter(catalogue, converter, { language: visitor.language, currency, today })
}

/** In the currency that the provider lists it in. */
export const chargedFor = ({ priceFromMinor, priceToMinor, currency }: ProcedureRow): Range => ({
  from: { amountMinor: priceFromMinor, currency },
  to: { amountMinor: priceToMinor, currency },
})

/** Turns rows of one provider into replies in one language and currency. */
export class Presenter {
  readonly language: string
  readonly currency: string
  readonly #catalogue: Catalogue
  readonly #converter: Converter
  readonly #today: string
  /** Conversions that were made, by their two codes. */
  readonly #used = new Map<string, Conversion>()
  #onSale: PackageRow[] | undefined

  constructor(
    catalogue: Catalogue,
    converter: Converter,
    visitor: { language: string; currency: string; today: string },
  ) {
    this.language = visitor.language
    this.currency = visitor.currency
    this.#catalogue = catalogue
    this.#converter = converter
    this.#today = visitor.today
  }

  /** Of the prices presented so far: rates are named only where one was used. */
  get rate(): RateSource | null {
    const statement = this.#converter.describe(this.#used.values())
    return statement ? presentStatement(statement) : null
  }

  say = <T>(text: Record<string, T>): T => inLanguage(text, this.language)

  /** Undefined of a currency that no rate is published for any longer. */
  convert = (money: Money, currency: string): Money | undefined =>
    money.currency === currency || this.#converter.knows(money.currency)
      ? this.#converter.convert(money, currency)
      : undefined

  /** In the visitor's currency, as something that is shown. */
  inCurrency = (money: Money): Money | undefined => {
    this.#use(money.currency, this.currency)
    return this.convert(money, this.currency)
  }

  /** One amount as a price that is shown. */
  amount = (money: Money): Price => this.#price({ from: money, to: money })

  packagesOnSale(procedureSlug?: string): PackageRow[] {
    this.#onSale ??= this.#findOnSale()
    if (procedureSlug === undefined) return this.#onSale
    return this.#onSale.filter((row) => row.procedureSlug === procedureSlug)
  }

  /** So many of what the price of a procedure is for. */
  several = (row: ProcedureRow, count: number): Price => this.#price(priceOfSeveral(chargedFor(row), count))

  procedure(row: ProcedureRow): ProcedureSummary {
    return {
      slug: row.slug,
      name: this.say(row.name),
      category: { slug: categorySlug(row.category), name: this.say(row.category) },
      summary: this.say(row.summary),
      price: this.#price(chargedFor(row)),
      unit: row.unit,
      durationMin: row.durationMin,
      anaesthesia: row.anaesthesia,
      hospitalNights: row.hospitalNights,
      stayDays: row.stayDays,
      flyFromDay: row.flyFromDay,
      releaseFromDay: row.releaseFromDay,
      packages: this.packagesOnSale(row.slug).length,
      photo: this.photo(row.slug),
    }
  }

  carePackage(row: PackageRow): CarePackage {
    const { currency } = row
    const one = (amountMinor: number) => this.#price({ from: { amountMinor, currency }, to: { amountMinor, currency } })
    const parts = partsPrice(row.inside, currency).amountMinor
    const procedure = this.#catalogue.procedures.find(({ slug }) => slug === row.procedureSlug)
    return {
      slug: row.slug,
      name: this.say(row.name),
      summary: this.say(row.summary),
      procedure: {
        slug: row.procedureSlug,
        name: procedure ? this.say(procedure.name) : row.procedureSlug,
        category: procedure ? categorySlug(procedure.category) : '',
      },
      nights: row.nights,
      hotelClass: row.hotelClass,
      transfers: row.transfers,
      companions: row.companions,
      flyFromDay: procedure?.flyFromDay ?? null,
      releaseFromDay: procedure?.releaseFromDay ?? null,
      inside: row.inside.map((part) => ({
        text: this.say(part.text),
        kind: part.kind,
        worth: one(part.worthMinor),
        mayChangeIf: part.mayChangeIf && this.say(part.mayChangeIf),
      })),
      excluded: row.excluded.map(this.say),
      price: one(row.priceMinor),
      partsPrice: one(parts),
      saving: parts > row.priceMinor ? one(parts - row.priceMinor) : null,
      validFrom: row.validFrom,
      validTo: row.validTo,
      photo: this.photo(row.slug),
    }
  }

  photo(slug: string): Photo | null {
    const facts = this.#catalogue.photos.get(slug)
    return facts ? presentPhoto(facts, this.language) : null
  }

  #findOnSale(): PackageRow[] {
    const { packages, procedures } = this.#catalogue
    const offered = new Set(procedures.map((row) => row.slug))
    return packages.filter((row) => isOnSale(row, this.#today) && offered.has(row.procedureSlug))
  }

  #price(charged: Range): Price {
    const { currency } = charged.from
    this.#use(currency, this.currency)
    this.#use(currency, 'AED')
    return priceIn(this.#converter, charged, this.currency)
  }

  #use(from: string, to: string): void {
    if (from !== to && this.#converter.knows(from)) this.#used.set(from + to, [from, to])
  }
}
