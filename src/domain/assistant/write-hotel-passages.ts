// The passage of each hotel of the own inventory: how far it is, what it has for a body in recovery, and what it has not.
import { type RecoveryFeature, recoveryFeatures } from '#domain/hotels/hotel.ts'
import { formatClock } from '#texts/format.ts'
import type { KnownHotel } from './offered.ts'
import type { Passage } from './passage.ts'
import { splitSentences } from './split-sentences.ts'
import type { Wording } from './wording.ts'

export function writeHotelPassage(hotel: KnownHotel, wording: Wording): Passage {
  const { language, t, say, provider } = wording
  const clinic = t('meta.hotels.detail.toClinic', { clinic: say(provider.company.name) })
  return {
    path: `/hotels/${hotel.slug}`,
    language,
    kind: 'hotel',
    subject: { kind: 'hotel', slug: hotel.slug },
    title: say(hotel.name),
    lines: [
      ...splitSentences(say(hotel.summary)),
      t('hotels.list.stars', { count: hotel.stars }),
      `${t('hotels.list.car', { count: hotel.minutesCar })} ${clinic}`,
      `${t('hotels.list.walk', { count: hotel.minutesWalk })} ${clinic}`,
      ...sayFeatures(hotel, wording),
      ...sayRooms(hotel, wording),
      ...sayFacts(hotel, wording),
    ],
  }
}

/** What one of the own hotels does not say, it does not have. */
function sayFeatures({ features, rooms }: KnownHotel, { t, say, comma }: Wording): string[] {
  const roomsWith = (feature: RecoveryFeature) => rooms.filter((room) => room.features.includes(feature))
  const has = (feature: RecoveryFeature) => features.includes(feature) || roomsWith(feature).length > 0
  const missing = recoveryFeatures.filter((feature) => !has(feature)).map((feature) => t(`hotels.feature.${feature}`))
  return [
    ...recoveryFeatures.filter(has).map((feature) => {
      const title = t(`hotels.feature.${feature}`)
      if (features.includes(feature)) return title
      const names = roomsWith(feature).map(({ name }) => say(name))
      return `${title} (${t('meta.hotels.detail.inRooms', { rooms: names.join(' · ') })})`
    }),
    ...(missing.length > 0 ? [`${t('hotels.detail.notOffered')} ${missing.join(comma)}`] : []),
  ]
}

const sayRooms = ({ rooms }: KnownHotel, { t, say, comma }: Wording): string[] =>
  rooms.map(({ name, beds, sizeM2, maxGuests }) =>
    [
      `${say(name)}: ${say(beds)}`,
      t('meta.hotels.offer.size', { size: sizeM2 }),
      t('meta.hotels.offer.sleeps', { count: maxGuests }),
    ].join(comma),
  )

function sayFacts({ checkInFrom, checkOutUntil, address }: KnownHotel, { t, say, language }: Wording): string[] {
  // As a clock shows it in the language, of whichever day.
  const clock = (time: string) => formatClock(`2000-01-01T${time}:00Z`, 'UTC', language)
  return [
    `${t('hotels.detail.fact.arrival')}: ${t('meta.hotels.detail.arrival', { time: clock(checkInFrom) })}`,
    `${t('hotels.detail.fact.departure')}: ${t('meta.hotels.detail.departure', { time: clock(checkOutUntil) })}`,
    `${t('hotels.detail.fact.address')}: ${say(address)}`,
  ]
}
