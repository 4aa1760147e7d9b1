// What LiteAPI knows of hotels, in the words of our lists; kept in memory, for it changes by the week.
import { LRUCache } from 'lru-cache'
import type { Clinic } from '#domain/bookings/clinic-of.ts'
import type { RecoveryFeature } from '#domain/hotels/hotel.ts'
import type { HotelFacts, RoomFacts } from '#domain/hotels/hotel-supplier.ts'
import { slugify } from '#kernel/slug.ts'
import { distanceKm } from './distance-km.ts'
import { keepAnswer } from './keep-answer.ts'
import type { CallLiteapi } from './liteapi-call.ts'
import {
  type LiteapiHotel,
  type LiteapiHotelDetail,
  type LiteapiRoom,
  liteapiHotelDetail,
  liteapiHotels,
} from './liteapi-shapes.ts'
import { readReply } from './read-reply.ts'

/** The hosts of pictures in their description. Pictures from elsewhere are not passed on: the page’s policy would not show them. */
export const liteapiPictureOrigins: readonly string[] = [
  'https://static.cupid.travel',
  'https://liteapi-travel-static-data.s3.amazonaws.com',
]

/** Around the clinic, in metres: what a car reaches in some twenty minutes. */
const radiusM = 10_000
/** A hotel further away than this is not sold, whoever asks for its address: its clock might be another than the clinic's. */
const farthestKm = 30
const most = 2_000
const staticMs = 8_000

const hours12 = 12 * 3_600_000

/** As it is written in their ids; a list of ids in one question is separated by commas. */
const keyPattern = /^\w{1,40}$/

export type HotelInDetail = { hotel: HotelFacts; rooms: RoomFacts[]; byRoomId: ReadonlyMap<number, RoomFacts> }

export type LiteapiHotels = {
  /** Around the clinic, the nearest first. */
  around(clinic: Clinic, language: string): Promise<HotelFacts[]>
  /** Undefined for one that nobody knows, or that is not near the clinic. */
  one(clinic: Clinic, key: string, language: string): Promise<HotelInDetail | undefined>
}

/** @throws Fault `unavailable`, and asks anew the next time */
export function createLiteapiHotels(call: CallLiteapi): LiteapiHotels {
  const lists = new LRUCache<string, Promise<HotelFacts[]>>({ max: 20, ttl: hours12 })
  const details = new LRUCache<string, Promise<HotelInDetail | undefined>>({ max: 1_000, ttl: hours12 })
  return {
    around: (clinic, language) =>
      keepAnswer(lists, `${language} ${placeName(clinic)}`, async () => {
        const query = { ...placeOf(clinic), limit: most, language }
        const { data } = await ask(call, '/data/hotels', query, liteapiHotels)
        return data
          .flatMap((one) => (isSold(one, clinic) ? [factsOf(one, clinic, language)] : []))
          .toSorted(byDistance(clinic))
      }),
    one: async (clinic, key, language) => {
      if (!keyPattern.test(key)) return undefined
      return keepAnswer(details, `${language} ${placeName(clinic)} ${key}`, () => askOne(call, clinic, key, language))
    },
  }
}

const byDistance = (clinic: Clinic) => (a: HotelFacts, b: HotelFacts) =>
  fromClinicKm(a, clinic) - fromClinicKm(b, clinic)

async function askOne(
  call: CallLiteapi,
  clinic: Clinic,
  key: string,
  language: string,
): Promise<HotelInDetail | undefined> {
  const [list, detail] = await Promise.all([
    ask(call, '/data/hotels', { hotelIds: key, language }, liteapiHotels),
    ask(call, '/data/hotel', { hotelId: key, language }, liteapiHotelDetail.or(noHotel)),
  ])
  const one = list.data.find(({ id }) => id === key)
  if (!one || !isSold(one, clinic)) return undefined
  return inDetail(factsOf(one, clinic, language), 'data' in detail ? detail.data : undefined, language)
}

/** What stands for a refusal: there is no such hotel. */
const none = { data: [] }
const noHotel = liteapiHotels.transform(() => ({}))

async function ask<T>(
  call: CallLiteapi,
  path: string,
  query: Record<string, string | number>,
  shape: { safeParse(body: unknown): { success: true; data: T } | { success: false } },
): Promise<T> {
  const reply = await call({
    at: 'search',
    method: 'GET',
    path,
    query: { ...query, timeout: staticMs / 1_000 },
    timeoutMs: staticMs,
  })
  return readReply(shape, reply.isRefused ? none : reply.body)
}

/** By the city where nobody says where the clinic stands. */
export function placeOf({ latitude, longitude, country, city }: Clinic): Record<string, string | number> {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude, radius: radiusM }
  return { countryCode: country, cityName: city['en'] ?? Object.values(city)[0] ?? '' }
}

const placeName = (clinic: Clinic) => `${clinic.providerId} ${Object.values(placeOf(clinic)).join(' ')}`

function isSold(hotel: LiteapiHotel, clinic: Clinic): boolean {
  return hotel.deletedAt === '' && keyPattern.test(hotel.id) && fromClinicKm(hotel, clinic) <= farthestKm
}

/** In a straight line; 0 where nobody says where the clinic stands. */
export function fromClinicKm(hotel: { latitude: number; longitude: number }, { latitude, longitude }: Clinic): number {
  return latitude === undefined || longitude === undefined ? 0 : distanceKm(hotel, { latitude, longitude })
}

function factsOf(hotel: LiteapiHotel, clinic: Clinic, language: string): HotelFacts {
  return {
    key: hotel.id,
    name: { [language]: hotel.name },
    summary: { [language]: summaryOf(hotel.hotelDescription) },
    address: { [language]: [hotel.address, hotel.city].filter((part) => part !== '').join(', ') },
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    stars: Math.floor(hotel.stars ?? 0),
    // A straight line says nothing of minutes.
    minutes: null,
    features: featuresOf(hotel.accessibilityAttributes),
    // Near the clinic, so under the clinic's clock: they name none.
    timeZone: clinic.timeZone,
    checkInFrom: '',
    checkOutUntil: '',
    phone: '',
    pictures: picturesOf([hotel.main_photo, hotel.thumbnail]).slice(0, 1),
    isSample: false,
  }
}

/**
 * What they say of access that says as much as our words do. A level entrance is not told: ours is without a step from the street to the
 * bed; nor is a lift among the facilities: theirs says that there is one, ours that it goes to every floor.
 */
const features: Record<string, RecoveryFeature> = { showerLevelFloor: 'walk-in-shower' }
/** Of a room: "Accessible by lift", "Upper floors accessible by elevator". */
const roomFeatures: Record<number, RecoveryFeature> = { 5: 'lift', 366: 'lift' }

function featuresOf(attributes: readonly string[]): RecoveryFeature[] {
  return [...new Set(attributes.flatMap((one) => (Object.hasOwn(features, one) ? (features[one] ?? []) : [])))]
}

/** Theirs is marked up, and several pages long. */
function summaryOf(description: string): string {
  const plain = description
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|nbsp|quot|#39|lt|gt);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= summaryLength) return plain
  const cut = plain.slice(0, summaryLength)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('؟ '))
  return end > summaryLength / 3 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`
}

const summaryLength = 320
const entities: Record<string, string> = { amp: '&', quot: '"', '#39': '’' }

function picturesOf(addresses: readonly string[]): string[] {
  const shown = addresses.flatMap((address) => {
    const url = URL.parse(address)
    return url && liteapiPictureOrigins.includes(url.origin) ? [url.href] : []
  })
  return [...new Set(shown)]
}

function inDetail(hotel: HotelFacts, detail: LiteapiHotelDetail | undefined, language: string): HotelInDetail {
  if (!detail) return { hotel, rooms: [], byRoomId: new Map() }
  const images = detail.hotelImages.toSorted(
    (a, b) => Number(b.defaultImage ?? false) - Number(a.defaultImage ?? false) || (a.order ?? 0) - (b.order ?? 0),
  )
  const pictures = picturesOf([...hotel.pictures, ...images.map(({ url }) => url)]).slice(0, 12)
  const byRoomId = new Map(detail.rooms.map((room) => [room.id, roomFactsOf(room, language)]))
  const times = detail.checkinCheckoutTimes
  return {
    hotel: {
      ...hotel,
      pictures,
      phone: detail.phone,
      checkInFrom: clockTime(times.checkin_start),
      checkOutUntil: clockTime(times.checkout),
    },
    rooms: [...byRoomId.values()],
    byRoomId,
  }
}

function roomFactsOf(room: LiteapiRoom, language: string): RoomFacts {
  const beds = room.bedTypes.map(({ quantity, bedType }) => `${quantity ? `${quantity} × ` : ''}${bedType}`).join(', ')
  const isMetric = /^m(2|²)$/i.test(room.roomSizeUnit)
  return {
    slug: slugify(room.roomName) || 'room',
    name: { [language]: room.roomName },
    beds: { [language]: beds },
    sizeM2: isMetric && room.roomSizeSquare ? Math.round(room.roomSizeSquare) : null,
    maxGuests: room.maxOccupancy && room.maxOccupancy > 0 ? room.maxOccupancy : null,
    features: [...new Set(room.roomAmenities.flatMap(({ amenitiesId }) => roomFeatures[amenitiesId] ?? []))],
  }
}

/** `04:00 PM` is `16:00`; empty for what is no time. */
function clockTime(written: string): string {
  const parts = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([AP]M)?$/i.exec(written.trim())
  if (!parts) return ''
  const [, hour = '', minute = '', half] = parts
  const hours = half ? (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : Number(hour)
  return hours > 23 || Number(minute) > 59 ? '' : `${String(hours).padStart(2, '0')}:${minute}`
}
