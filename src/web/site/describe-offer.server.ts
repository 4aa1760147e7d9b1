// Tells search engines what is offered at which price: in the currency that the clinic charges, never in a visitor's.
import type { Offer, OfferCatalog, WithContext } from 'schema-dts'
import type { Price } from '#contract/money.ts'
import { type CarePackage, listPackages } from '#contract/packages.ts'
import { toMajor } from '#kernel/money.ts'
import { isCounted, type PriceUnit } from '#kernel/price-unit.ts'
import { pageAddress, siteOf } from '#web/page/page-address.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { sharePath } from '#web/page/share-picture.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import { clinicReference, type DescribedPage, describeClinic, sampleWords } from './describe-clinic.server.ts'
import { photoAddress } from './photo-address.server.ts'

type Offered = {
  name: string
  summary: string
  category: string
  price: Price
  /** What the price is for; left out: for all of it. */
  unit?: PriceUnit
  url: string
  image: string
}

/** Nothing of a sample can be had, and its pages say so. */
export function describeOffer(offered: Offered, page: DescribedPage): Offer & object {
  const { name, summary, category, price, unit = 'procedure', url, image } = offered
  return {
    '@type': 'Offer',
    '@id': url.includes('#') ? url : `${url}#offer`,
    name,
    ...sampleWords(page),
    url,
    image,
    category,
    ...priceOf(price, unit),
    availability: page.provider.sample ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
    offeredBy: clinicReference(page),
    itemOffered: { '@type': 'Service', name, description: summary, provider: clinicReference(page) },
  }
}

/** A price that is for one of several is told as such: nobody shall read that of one tooth as that of the treatment. */
function priceOf({ charged: { from, to } }: Price, unit: PriceUnit) {
  const priceCurrency = from.currency
  const [minPrice, maxPrice] = [Number(toMajor(from)), Number(toMajor(to))]
  const amounts = minPrice === maxPrice ? { price: minPrice } : { minPrice, maxPrice }
  if (isCounted(unit)) {
    const specification = { ...amounts, priceCurrency, unitText: unit }
    return { priceCurrency, priceSpecification: { '@type': 'UnitPriceSpecification', ...specification } as const }
  }
  if (minPrice === maxPrice) return { price: minPrice, priceCurrency }
  return { priceCurrency, priceSpecification: { '@type': 'PriceSpecification', ...amounts, priceCurrency } as const }
}

/** A package stands on the page of all packages, where its offer can be looked up until it ends. */
export function describePackage(one: CarePackage, page: DescribedPage): Offer & object {
  const { origin, provider, visitor } = page
  return {
    ...describeOffer(
      {
        name: one.name,
        summary: one.summary,
        category: one.procedure.name,
        price: one.price,
        url: `${pageAddress(siteOf(page), contentLanguageOf(visitor), { path: '/packages' })}#${one.slug}`,
        image: one.photo ? photoAddress(one.photo, page) : origin + sharePath(`package.${one.slug}`, provider.revision),
      },
      page,
    ),
    validFrom: one.validFrom,
    validThrough: one.validTo,
  }
}

/** Everything that the page of packages offers, and by whom. */
export async function describePackages(page: PageContext): Promise<object[]> {
  const { packages } = await page.call(listPackages, { language: contentLanguageOf(page.visitor) })
  if (packages.length === 0) return []
  const catalog: WithContext<OfferCatalog> = {
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    name: page.t('packages.title'),
    numberOfItems: packages.length,
    itemListElement: packages.map((one) => describePackage(one, page)),
  }
  return [describeClinic(page), catalog]
}
