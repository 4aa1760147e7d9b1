// Makes one sample hotel for hotels.json: where it is, what it offers, its rooms, plans and nights, all from its name.
import { type Seed, seedFrom } from '#web/art/seed.ts'
import { anyWeek, calendarOf } from './sample-hotel-calendar.ts'
import { nameOf, type SampleName, slugOf } from './sample-hotel-names.ts'
import type { SamplePlace, Text } from './sample-hotel-places.ts'
import { plansOf } from './sample-hotel-plans.ts'
import { roomsOf, type SampleRoomKind } from './sample-hotel-rooms.ts'

const houses: Record<SampleName['house'], Text> = {
  hotel: { en: 'hotel', ar: 'فندق' },
  suites: { en: 'house of suites', ar: 'دار أجنحة' },
  apartments: { en: 'house of serviced apartments', ar: 'دار شقق فندقية' },
  guesthouse: { en: 'guesthouse', ar: 'بيت ضيافة' },
}
const traits: [Text, ...Text[]] = [
  { en: 'Rooms face a courtyard, away from the street.', ar: 'تطل الغرف على فناء داخلي بعيدًا عن الشارع.' },
  { en: 'Breakfast is brought to the room when you ask.', ar: 'يُحمل الإفطار إلى الغرفة عند الطلب.' },
  { en: 'Someone is at the desk day and night.', ar: 'مكتب الاستقبال مفتوح ليلًا ونهارًا.' },
  { en: 'There is a small garden with shaded benches.', ar: 'فيه حديقة صغيرة ومقاعد في الظل.' },
  { en: 'A pharmacy and a grocer are round the corner.', ar: 'على مقربة منه صيدلية وبقالة.' },
  { en: 'Curtains keep the light out, for sleep by day.', ar: 'تحجب الستائر الضوء لمن ينام نهارًا.' },
  { en: 'Extra pillows and a chair with arms come on request.', ar: 'تتوفر وسائد إضافية وكرسي بذراعين عند الطلب.' },
  { en: 'The car stops right at the door.', ar: 'تقف السيارة عند الباب مباشرة.' },
]
const counted: Record<number, Text> = {
  2: { en: 'two', ar: 'نجمتين' },
  3: { en: 'three', ar: '3 نجوم' },
  4: { en: 'four', ar: '4 نجوم' },
  5: { en: 'five', ar: '5 نجوم' },
}

/** @param at place of the hotel in the list, from 0 */
export function sampleHotel(place: SamplePlace, name: SampleName, at: number): Record<string, unknown> {
  const seed = seedFrom(`sample hotel ${place.folder} ${slugOf(name)}`)
  const minutesCar = place.known[name.en]?.minutes ?? 1 + Math.round(34 * (((at * 17) % 40) / 39) ** 1.3)
  const { latitude, longitude, walk } = placeAt(place, minutesCar, seed)
  const kinds = roomsOf(seed, name.house)
  return {
    slug: slugOf(name),
    name: nameOf(name),
    summary: summaryOf(name, seed),
    address: {
      en: `Sample Street ${at + 21}, Invented Quarter, ${place.city.en}`,
      ar: `شارع النموذج ${at + 21}، الحي المتخيَّل، ${place.city.ar}`,
    },
    latitude,
    longitude,
    stars: name.stars,
    checkInFrom: seed.pick(['14:00', '15:00']),
    checkOutUntil: seed.pick(['11:00', '12:00']),
    phone: `${place.phone}${String(at + 21)}`,
    minutesToClinic: { car: minutesCar, walk },
    features: featuresOf(name, minutesCar, seed),
    childrenFreeUnder: seed.pick([2, 6, 6, 12]),
    taxes: place.taxes(name.house, name.stars),
    rooms: sampleRooms(place, name, kinds, seed),
  }
}

function summaryOf({ house, stars }: SampleName, seed: Seed): Text {
  const { en, ar } = counted[stars] ?? { en: '', ar: '' }
  const trait = seed.pick(traits)
  return { en: `A ${en}-star ${houses[house].en}. ${trait.en}`, ar: `${houses[house].ar} من فئة ${ar}. ${trait.ar}` }
}

/** Short ways go slowly; long ones mostly over wide roads. Streets are a third longer than the straight line. */
function placeAt({ clinic, land: [from, to] }: SamplePlace, minutesCar: number, seed: Seed) {
  const straightKm = 0.2 * Math.min(minutesCar, 8) + 0.5 * Math.max(0, minutesCar - 8)
  const bearing = (seed.between(from, to) * Math.PI) / 180
  const north = (straightKm * Math.cos(bearing)) / 111.2
  const east = (straightKm * Math.sin(bearing)) / (111.2 * Math.cos((clinic.latitude * Math.PI) / 180))
  const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return {
    latitude: rounded(clinic.latitude + north),
    longitude: rounded(clinic.longitude + east),
    walk: Math.max(2, Math.round((straightKm * 1.33 * 60) / 4.6)),
  }
}

function featuresOf({ house, stars }: SampleName, minutesCar: number, seed: Seed): string[] {
  const chance = (percent: number) => seed.below(100) < percent
  const has: [string, boolean][] = [
    ['step-free', chance(35 + stars * 8)],
    ['lift', house === 'guesthouse' ? chance(30) : stars > 2 || chance(70)],
    ['walk-in-shower', chance(20 + stars * 8)],
    ['medicine-fridge', house === 'apartments' || chance(30 + stars * 10)],
    ['nurse-visits', chance(minutesCar <= 15 ? 60 : 20)],
    ['late-extension', chance(50)],
    ['diet-meals', house !== 'apartments' && chance(stars * 12)],
  ]
  return has.filter(([, isThere]) => isThere).map(([feature]) => feature)
}

function sampleRooms(place: SamplePlace, name: SampleName, kinds: SampleRoomKind[], seed: Seed) {
  const [least, most] = place.prices[name.stars] ?? [0, 0]
  const price = place.known[name.en]?.price ?? seed.between(least, most)
  const extra = Math.round((price * 0.3) / place.step) * place.step
  const plans = plansOf(seed, { meal: place.meal[name.stars] ?? 0, step: place.step })
  const closedFrom = seed.below(6) === 0 && !place.known[name.en] ? anyWeek(seed) : null
  const weekend = seed.pick([1, 1.1, 1.15, 1.2])
  return kinds.map(({ factor, minimumStay, ...kind }) => {
    const rooms = kind.slug === 'easy-access' ? 1 + seed.below(3) : 2 + seed.below(9)
    return {
      ...kind,
      extraAdult: String(extra),
      extraChild: String(Math.round(extra / 2 / place.step) * place.step),
      calendar: calendarOf(place, { price: price * factor, rooms, minimumStay, weekend, closedFrom }),
      plans,
    }
  })
}
