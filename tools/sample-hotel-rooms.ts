// The rooms of a sample hotel: two or three kinds, one of them easy to use for whoever moves with care.
import type { Seed } from '#web/art/seed.ts'
import type { House } from './sample-hotel-names.ts'
import type { Text } from './sample-hotel-places.ts'

export type SampleRoomKind = {
  slug: string
  name: Text
  beds: Text
  sizeM2: number
  maxGuests: number
  maxAdults: number
  guestsIncluded: number
  features: string[]
  /** Times the price of the house. */
  factor: number
  minimumStay: number
}

const double = { en: '1 double bed', ar: 'سرير مزدوج واحد' }
const twin = { en: '2 single beds', ar: 'سريران مفردان' }
const doubleAndSingle = { en: '1 double bed and 1 single bed', ar: 'سرير مزدوج وسرير مفرد' }
const twoDoubles = { en: '2 double beds', ar: 'سريران مزدوجان' }
const doubleAndSofa = { en: '1 double bed and 1 sofa bed', ar: 'سرير مزدوج وأريكة سرير' }

const classic = (seed: Seed): SampleRoomKind => ({
  slug: 'classic',
  name: { en: 'Classic room', ar: 'غرفة كلاسيكية' },
  beds: seed.pick([double, twin]),
  sizeM2: 20 + seed.below(10),
  maxGuests: 3,
  maxAdults: 2,
  guestsIncluded: 2,
  features: [],
  factor: 1,
  minimumStay: 1,
})

const easyAccess = (seed: Seed): SampleRoomKind => ({
  slug: 'easy-access',
  name: { en: 'Easy-access room', ar: 'غرفة سهلة الوصول' },
  beds: doubleAndSingle,
  sizeM2: 28 + seed.below(10),
  maxGuests: 3,
  maxAdults: 3,
  guestsIncluded: 2,
  features: ['step-free', 'walk-in-shower', ...(seed.below(2) === 0 ? ['adjustable-bed'] : [])],
  factor: 1.15,
  minimumStay: 1,
})

const family = (seed: Seed): SampleRoomKind => ({
  slug: 'family',
  name: { en: 'Family room', ar: 'غرفة عائلية' },
  beds: twoDoubles,
  sizeM2: 34 + seed.below(14),
  maxGuests: 4,
  maxAdults: 4,
  guestsIncluded: 2,
  features: [],
  factor: 1.35,
  minimumStay: 1,
})

const suite = (seed: Seed): SampleRoomKind => ({
  slug: 'suite',
  name: { en: 'Suite with sitting room', ar: 'جناح مع غرفة جلوس' },
  beds: doubleAndSofa,
  sizeM2: 45 + seed.below(25),
  maxGuests: 4,
  maxAdults: 3,
  guestsIncluded: 2,
  features: ['medicine-fridge'],
  factor: 1.7,
  minimumStay: 1,
})

const studio = (seed: Seed): SampleRoomKind => ({
  slug: 'studio',
  name: { en: 'Studio with kitchen', ar: 'استوديو مع مطبخ' },
  beds: double,
  sizeM2: 32 + seed.below(12),
  maxGuests: 2,
  maxAdults: 2,
  guestsIncluded: 2,
  features: ['medicine-fridge'],
  factor: 1,
  minimumStay: 3,
})

const apartment = (seed: Seed): SampleRoomKind => ({
  slug: 'apartment',
  name: { en: 'Apartment with one bedroom', ar: 'شقة بغرفة نوم واحدة' },
  beds: doubleAndSofa,
  sizeM2: 50 + seed.below(16),
  maxGuests: 4,
  maxAdults: 3,
  guestsIncluded: 2,
  features: ['medicine-fridge', 'walk-in-shower'],
  factor: 1.25,
  minimumStay: 3,
})

const largeApartment = (seed: Seed): SampleRoomKind => ({
  slug: 'large-apartment',
  name: { en: 'Apartment with two bedrooms', ar: 'شقة بغرفتي نوم' },
  beds: { en: '1 double bed and 2 single beds', ar: 'سرير مزدوج وسريران مفردان' },
  sizeM2: 78 + seed.below(24),
  maxGuests: 6,
  maxAdults: 4,
  guestsIncluded: 4,
  features: ['medicine-fridge', 'walk-in-shower'],
  factor: 1.8,
  minimumStay: 3,
})

export function roomsOf(seed: Seed, house: House): SampleRoomKind[] {
  const kinds =
    house === 'apartments'
      ? [studio, apartment, largeApartment]
      : house === 'suites'
        ? [classic, easyAccess, suite]
        : house === 'guesthouse'
          ? [classic, family]
          : seed.pick([
              [classic, easyAccess, suite],
              [classic, easyAccess, family],
              [classic, easyAccess],
              [classic, family],
            ])
  return kinds.map((kind) => kind(seed))
}
