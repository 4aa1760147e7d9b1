// What a new room, plan and step of a cancellation begin with.
import type { Json } from './value-at.ts'

export const blankPlan: Json = {
  slug: '',
  name: {},
  board: 'room-only',
  cancellation: [{ daysBefore: 2, time: '18:00', fee: { percent: 0 } }],
  payment: 'at-hotel',
}

export const blankRoom: Json = {
  slug: '',
  name: {},
  beds: {},
  sizeM2: '',
  maxGuests: 2,
  maxAdults: 2,
  guestsIncluded: 2,
  extraAdult: '0',
  extraChild: '0',
  features: [],
  plans: [blankPlan],
}
