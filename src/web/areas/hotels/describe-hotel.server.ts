// Tells search engines about one hotel: what its page says of it without a stay, and the way to the page.
import type { BreadcrumbList, Hotel, WithContext } from 'schema-dts'
import { type Place, pageAddress, siteOf } from '#web/page/page-address.ts'
import { sharePath } from '#web/page/share-picture.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import type { DescribedPage } from '#web/site/describe-clinic.server.ts'
import { photoAddress } from '#web/site/photo-address.server.ts'
import type { HotelReply } from './read-hotel.server.ts'

type HotelFacts = HotelReply['hotel']

export const placeOfHotel = (id: string): Place => ({ path: `/hotels/${encodeURIComponent(id)}` })

/** Prices are left out: they are of a stay, and the page that is found has none. */
export function describeHotel(hotel: HotelFacts, page: DescribedPage): object[] {
  return [describeOne(hotel, page), describeTrail(hotel, page)]
}

/** No machine may take an invented hotel for one that one can sleep in. */
function describeOne(hotel: HotelFacts, page: DescribedPage): WithContext<Hotel> {
  const { t, visitor } = page
  const url = pageAddress(siteOf(page), contentLanguageOf(visitor), placeOfHotel(hotel.id))
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    '@id': `${url}#hotel`,
    name: hotel.isSample ? `${hotel.name} (${t('hotels.list.sample')})` : hotel.name,
    ...(hotel.isSample && { disambiguatingDescription: t('meta.hotels.detail.sample') }),
    ...(hotel.summary && { description: hotel.summary }),
    url,
    image: pictureOf(hotel, page),
    ...(hotel.address && { address: hotel.address }),
    geo: { '@type': 'GeoCoordinates', latitude: hotel.latitude, longitude: hotel.longitude },
    ...(hotel.stars > 0 && {
      starRating: { '@type': 'Rating', ratingValue: hotel.stars, bestRating: 5, worstRating: 1 },
    }),
    ...(hotel.checkInFrom && { checkinTime: hotel.checkInFrom }),
    ...(hotel.checkOutUntil && { checkoutTime: hotel.checkOutUntil }),
    amenityFeature: hotel.features.map((feature) => ({
      '@type': 'LocationFeatureSpecification',
      name: t(`hotels.feature.${feature}`),
      value: true,
    })),
  }
}

function pictureOf({ photo, remotePictures, id }: HotelFacts, page: DescribedPage): string {
  if (photo) return photoAddress(photo, page)
  return remotePictures[0] ?? page.origin + sharePath(`hotel.${id}`, page.provider.revision)
}

function describeTrail(hotel: HotelFacts, page: DescribedPage): WithContext<BreadcrumbList> {
  const site = siteOf(page)
  const steps: [string, Place][] = [
    [page.provider.name, { path: '/' }],
    [page.t('hotels.title'), { path: '/hotels' }],
    [hotel.name, placeOfHotel(hotel.id)],
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, place], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@type': 'WebPage', '@id': pageAddress(site, contentLanguageOf(page.visitor), place) },
    })),
  }
}
