// Stays of a search as its screen gets them, for tests: an invented hotel each, with what a test wants different.
import type { StayCard, StayResults } from './present-results.server.ts'
import { readSearch, type SearchAddress } from './stay-address.ts'

export const sampleSearch = (more: Partial<SearchAddress> = {}): SearchAddress => ({
  ...readSearch(new URLSearchParams('checkIn=2036-05-12&checkOut=2036-05-15&room=2')),
  ...more,
})

/** @param priceMinor of the stay, in dirhams */
export function sampleStay(id: string, priceMinor: number, more: Partial<StayCard> = {}): StayCard {
  const shown = `AED ${priceMinor / 100}`
  return {
    id,
    name: `Hotel ${id}`,
    address: 'Creek Road 1',
    stars: 4,
    minutes: { car: 6, walk: 18 },
    features: ['step-free', 'lift'],
    inRoom: [],
    askedFeatures: 0,
    photo: null,
    remote: null,
    isSample: true,
    place: { latitude: 25.21, longitude: 55.28 },
    offer: 'quiet-double/flexible',
    room: 'Quiet double',
    board: 'breakfast',
    payment: 'at-hotel',
    canBook: true,
    roomsLeft: null,
    terms: { kind: 'free', text: 'Free cancellation until Sun 11 May, 18:00 there' },
    total: { shown, from: shown, aed: null, charged: null, unit: null, isRange: false },
    perNight: shown,
    atHotel: null,
    order: { price: priceMinor, recoveryRank: 50 },
    ...more,
  }
}

export function sampleResults(stays: StayCard[], more: Partial<StayResults> = {}): StayResults {
  return {
    source: 'own',
    others: [],
    isMore: false,
    forStay: 'for 3 nights, 2 adults',
    clinic: { name: 'Harbour Clinic', latitude: 25.2, longitude: 55.27, timeZone: 'Asia/Dubai' },
    mapStyle: '',
    revision: 1,
    rate: '',
    currency: 'AED',
    max: '',
    stays,
    ...more,
  }
}
