// Tells search engines what is offered at which price: in the currency that the clinic charges, never in a visitor's.
import type { Offer, OfferCatalog, WithContext } from 'schema-dts'
import type { Price } from '#contract/money.ts'
import { type CarePackage, listPackages } from '#contract/packages.ts'
import { toMajor } from '#kernel/money.ts'
import {
  clinicReference,
  type DescribedPage,
  describeClinic,
  sampleWords,
} from '#web/areas/contact/describe-clinic.server.ts'
import { photoAddress } from '#web/areas/contact/photo-address.server.ts'
import { pageAddress, siteOf } from '#web/page-address.ts'
import type { PageContext } from '#web/page-context.ts'
import { sharePath } from '#web/share-picture.ts'

type Offered = { name: string; summary: string; category: string; price: Price; url: string; image: string }

/** Nothing of a sample can be had, and its pages say so. */
export function describeOffer(offered: Offered, page: DescribedPage): Offer & object {
  const { name, summary, category, price, url, image } = offered
  return {
    '@type': 'Offer',
    '@id': url.includes('#') ? url : `${url}#offer`,
    name,
    ...sampleWords(page),
    url,
    image,
    category,
    ...priceOf(price),
    availability: page.provider.sample ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
    offeredBy: clinicReference(page),
    itemOffered: { '@type': 'Service', name, description: summary, provider: clinicReference(page) },
  }
}

function priceOf({ charged: { from, to } }: Price) {
  const priceCurrency = from.currency
  if (from.amountMinor === to.amountMinor) return { price: Number(toMajor(from)), priceCurrency }
  const [minPrice, maxPrice] = [Number(toMajor(from)), Number(toMajor(to))]
  return {
    priceCurrency,
    priceSpecification: { '@type': 'PriceSpecification', minPrice, maxPrice, priceCurrency } as const,
  }
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
        url: `${pageAddress(siteOf(page), visitor.language, { path: '/packages' })}#${one.slug}`,
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
  const { packages } = await page.call(listPackages, { language: page.visitor.language })
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
