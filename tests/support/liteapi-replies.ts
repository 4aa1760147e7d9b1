// What LiteAPI's stand-in says of hotels and rates, in the shapes of the official examples with hotels and figures of our own.
import { addDays, nightsBetween } from '#kernel/plain-date.ts'

export type StandInRate = {
  room: string
  board: string
  boardName: string
  /** Major units, per room and night. */
  perNight: number
  /** Days before arrival until which cancelling costs nothing; null where nothing comes back. */
  freeDays: number | null
  paymentTypes: string[]
  /** What the hotel takes itself, per room. */
  atHotel: number
}

export type StandInHotel = {
  id: string
  name: string
  latitude: number
  longitude: number
  stars: number
  attributes: string[]
  rates: StandInRate[]
}

type Occupancy = { adults: number; children?: number[] }
export type Offer = {
  hotel: StandInHotel
  rate: StandInRate
  checkin: string
  checkout: string
  occupancies: Occupancy[]
  currency: string
}
export const deadline = (checkin: string, freeDays: number) => Date.parse(`${addDays(checkin, -freeDays)}T12:00:00Z`)

/** What comes of adding decimals: 330.20 a night is 990.5999999999999 for three. */
export const priceOf = ({ rate, checkin, checkout }: Offer) => rate.perNight * nightsBetween(checkin, checkout)

function policies(offer: Offer, amount: number) {
  const { rate, checkin, currency } = offer
  const at = new Date(deadline(checkin, rate.freeDays ?? 0)).toISOString().slice(0, 19).replace('T', ' ')
  return {
    cancelPolicyInfos: [{ cancelTime: at, amount, currency, type: 'amount', timezone: '' }],
    hotelRemarks: [],
    refundableTag: rate.freeDays === null ? 'NRFN' : 'RFN',
  }
}

export const wholePolicies = (offer: Offer, rooms: number) => policies(offer, priceOf(offer) * rooms)

export function told(offer: Offer) {
  const { rate, occupancies, currency } = offer
  const amount = priceOf(offer)
  const rates = occupancies.map(({ adults, children = [] }, at) => ({
    rateId: `R${at + 1}`,
    occupancyNumber: at + 1,
    name: rate.room,
    maxOccupancy: 4,
    adultCount: adults,
    childCount: children.length,
    childrenAges: children,
    boardType: rate.board,
    boardName: rate.boardName,
    remarks: '',
    retailRate: {
      total: [{ amount, currency }],
      initialPrice: null,
      taxesAndFees: [
        { included: true, description: 'VAT', amount: 10.5, currency },
        ...(rate.atHotel > 0 ? [{ included: false, description: 'Tourism fee', amount: rate.atHotel, currency }] : []),
      ],
    },
    cancellationPolicies: policies(offer, amount),
    paymentTypes: rate.paymentTypes,
    mappedRoomId: 7,
  }))
  return { rates, offerRetailRate: { amount: amount * occupancies.length, currency } }
}

export function listed({ id, name, latitude, longitude, stars, attributes }: StandInHotel) {
  return {
    id,
    name,
    hotelDescription: `<p>${name} is an invented hotel.</p>`,
    currency: 'AED',
    country: 'AE',
    city: 'Dubai',
    latitude,
    longitude,
    address: '1 Sample Street',
    main_photo: `https://static.cupid.travel/hotels/${id}.jpg`,
    thumbnail: 'https://pictures.example/elsewhere.jpg',
    stars,
    facilityIds: [48],
    accessibilityAttributes: { attributes, showerChair: '', rampAngle: 0 },
    deletedAt: null,
  }
}

export function inDetail({ id, name }: StandInHotel) {
  return {
    id,
    name,
    checkinCheckoutTimes: { checkin_start: '03:00 PM', checkin_end: '12:00 AM', checkout: '12:00 PM' },
    hotelImages: [{ url: `https://static.cupid.travel/hotels/${id}-2.jpg`, order: 1, defaultImage: false }],
    phone: '+97140000000',
    rooms: [
      {
        id: 7,
        roomName: 'Standard Room',
        roomSizeSquare: 23.4,
        roomSizeUnit: 'm2',
        maxOccupancy: 3,
        bedTypes: [{ quantity: 1, bedType: 'King bed' }],
        roomAmenities: [{ amenitiesId: 366 }],
      },
    ],
  }
}

/** Two near a clinic in Dubai, and one at the other end of the country. */
export function standInHotels(): StandInHotel[] {
  const flex = {
    board: 'BB',
    boardName: 'Bed & Breakfast',
    perNight: 330.2,
    freeDays: 3,
    paymentTypes: ['PROPERTY_PAY'],
    atHotel: 20,
  }
  const fixed = {
    board: 'RO',
    boardName: 'Room Only',
    perNight: 280.15,
    freeDays: null,
    paymentTypes: ['NUITEE_PAY'],
    atHotel: 20,
  }
  const near = {
    latitude: 25.2,
    longitude: 55.27,
    stars: 4,
    attributes: ['showerLevelFloor', 'receptionWheelchairAccessible'],
  }
  return [
    {
      id: 'lp1a',
      name: 'Creek Sample',
      ...near,
      rates: [
        { room: 'Standard Room', ...flex },
        { room: 'Standard Room', ...fixed },
      ],
    },
    {
      id: 'lp2b',
      name: 'Harbour Sample',
      ...near,
      latitude: 25.21,
      stars: 5,
      attributes: [],
      rates: [{ room: 'Sea Room', ...flex, perNight: 510.4 }],
    },
    {
      id: 'lp9z',
      name: 'Far Sample',
      ...near,
      latitude: 24.45,
      longitude: 54.37,
      rates: [{ room: 'Far Room', ...flex, perNight: 90 }],
    },
  ]
}
