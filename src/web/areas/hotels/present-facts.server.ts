// What a hotel is, in words: where it stands, how far from the clinic, and what it has for a body in recovery.
import { formatClock } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import type { HotelReply } from './read-hotel.server.ts'
import { featureNames, type HotelFeature } from './stay-address.ts'

/** What one page shows of a supplier's pictures. */
const mostPictures = 5

type Fact = { name: 'arrival' | 'departure' | 'address'; text: string; link?: string }

export function presentFacts(page: PageContext, { hotel, rooms }: HotelReply) {
  return {
    name: hotel.name,
    summary: hotel.summary,
    stars: hotel.stars,
    distance: sayDistance(page, hotel),
    photo: hotel.photo,
    pictures: hotel.remotePictures.slice(0, mostPictures),
    isSample: hotel.isSample,
    ...presentFeatures(page, hotel, rooms),
    list: listFacts(page, hotel),
  }
}
export type FactsView = ReturnType<typeof presentFacts>

type Hotel = HotelReply['hotel']

function sayDistance({ t, provider }: PageContext, { minutes }: Hotel) {
  const names = { clinic: provider.name }
  if (!minutes) return { car: '', walk: '', clinic: t('meta.hotels.detail.distanceUnknown', names) }
  return {
    car: t('hotels.list.car', { count: minutes.car }),
    walk: t('hotels.list.walk', { count: minutes.walk }),
    clinic: t('meta.hotels.detail.toClinic', names),
  }
}

/** The provider knows its own hotels: what one of those does not say, it does not have. Of a supplier's nobody knows. */
function presentFeatures({ t }: PageContext, { id, features }: Hotel, rooms: HotelReply['rooms']) {
  const roomsWith = (name: HotelFeature) => rooms.filter((room) => room.features.includes(name))
  const isOffered = (name: HotelFeature) => features.includes(name) || roomsWith(name).length > 0
  return {
    features: featureNames.filter(isOffered).map((name) => ({
      name,
      title: t(`hotels.feature.${name}`),
      text: t(`meta.hotels.detail.feature.${name}`),
      /** What only some rooms have says which. */
      rooms: features.includes(name) ? '' : t('meta.hotels.detail.inRooms', { rooms: namesOf(roomsWith(name)) }),
    })),
    otherFeatures: featureNames.filter((name) => !isOffered(name)).map((name) => t(`hotels.feature.${name}`)),
    isOwn: !id.includes('~'),
  }
}

/** Each keeps its own direction. */
const namesOf = (rooms: HotelReply['rooms']): string => rooms.map(({ name }) => `\u2068${name}\u2069`).join(' · ')

function listFacts({ t, visitor }: PageContext, hotel: Hotel): Fact[] {
  const { checkInFrom, checkOutUntil, address, latitude, longitude } = hotel
  const place = `${latitude}/${longitude}`
  // As a clock shows it in the visitor's language, of whichever day.
  const clock = (time: string) => formatClock(`2000-01-01T${time}:00Z`, 'UTC', visitor.language)
  const facts: Fact[] = [
    { name: 'arrival', text: checkInFrom && t('meta.hotels.detail.arrival', { time: clock(checkInFrom) }) },
    { name: 'departure', text: checkOutUntil && t('meta.hotels.detail.departure', { time: clock(checkOutUntil) }) },
    {
      name: 'address',
      text: address,
      link: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${place}`,
    },
  ]
  return facts.filter(({ text }) => text !== '')
}
