// How a guest changes a stay that is booked: other nights, or other people in its rooms, in the same kind of room at the same rate.
import type { AmendAnswers, Amendable, AmendField } from '#domain/bookings/amendment.ts'
import { Fault, type FieldFault } from '#kernel/fault.ts'
import { languages } from '#kernel/language.ts'
import type { Localized } from '#kernel/localized.ts'
import { done, refused } from '#kernel/outcome.ts'
import { addDays } from '#kernel/plain-date.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { HotelItem, HotelRequest } from './hotel-booking.ts'
import type { HotelSupplier } from './hotel-supplier.ts'
import { type RoomGuests, type Stay, stayFaults, stayLimits } from './stay.ts'

export const amendStay = (suppliers: readonly HotelSupplier[]): Amendable<HotelRequest, HotelItem> => ({
  fields: ({ stay }, _, today) => ({ dates: dateFields(stay, today), people: stay.rooms.flatMap(roomFields) }),
  find: async (clinic, { supplier: name, request, item }, answers) => {
    const supplier = suppliers.find((one) => one.name === name)
    if (!supplier) throw new Fault('unavailable', 'This supplier cannot be asked just now.', { retryAfterS: 60 })
    const stay = readStay(request.stay, answers)
    const { key } = request
    const found = await supplier.rates(clinic, key, stay, languages[0])
    if (!found) return refused('gone')
    const isSame = ({ room, plan }: HotelItem) => room.slug === item.room.slug && plan.slug === item.plan.slug
    const offer = found.offers.find((one) => isSame({ ...item, ...one }))
    if (!offer) return refused('sold-out')
    const { offerId, price } = offer
    const seen = { amountMinor: price.totalMinor, currency: price.currency }
    return done({ request: { key, offerId, stay }, seen })
  },
})

function dateFields({ checkIn, checkOut }: Stay, today: string): AmendField[] {
  const most = addDays(today, stayLimits.daysAhead)
  const date = { type: 'date' as const, most }
  return [
    { ...date, path: 'checkIn', label: said('mail.hotel.change.checkIn'), value: checkIn, least: today },
    { ...date, path: 'checkOut', label: said('mail.hotel.change.checkOut'), value: checkOut, least: addDays(today, 1) },
  ]
}

function roomFields({ adults, children }: RoomGuests, at: number, { length }: readonly RoomGuests[]): AmendField[] {
  const room = { room: String(at + 1) }
  const one = length === 1
  const people = said(one ? 'mail.hotel.change.adults' : 'mail.hotel.change.roomAdults', room)
  const young = said(one ? 'mail.hotel.change.children' : 'mail.hotel.change.roomChildren', room)
  const [count, ages] = [String(adults), children.join(', ')]
  return [
    { path: `room.${at}.adults`, type: 'count', label: people, value: count, least: '1', most: `${stayLimits.adults}` },
    {
      path: `room.${at}.children`,
      type: 'ages',
      label: young,
      value: ages,
      least: '0',
      most: `${stayLimits.children}`,
    },
  ]
}

type Label = `mail.hotel.change.${'checkIn' | 'checkOut' | 'adults' | 'children' | 'roomAdults' | 'roomChildren'}`

const said = (key: Label, values: Record<string, string> = {}): Localized =>
  Object.fromEntries(languages.map((language) => [language, translatorOf(language)(key, values)]))

/** What is wrong with the stay itself its own rules say, once it is asked for. */
function readStay({ checkIn, checkOut, rooms }: Stay, answers: AmendAnswers): Stay {
  const faults: FieldFault[] = []
  const number = (text: string, path: string) => {
    if (!/^\d{1,2}$/.test(text)) faults.push({ path, reason: 'invalid' })
    return Number(text)
  }
  const changed = rooms.map(({ adults, children }, at) => {
    const [people, young] = [`room.${at}.adults`, `room.${at}.children`]
    const ages = answers[young]?.split(/[,،\s]+/).filter((age) => age !== '')
    return {
      adults: answers[people] === undefined ? adults : number(answers[people].trim(), people),
      children: ages?.map((age) => number(age, young)) ?? children,
    }
  })
  const stay = { checkIn: answers.checkIn ?? checkIn, checkOut: answers.checkOut ?? checkOut, rooms: changed }
  for (const path of ['checkIn', 'checkOut'] as const)
    if (!/^\d{4}-\d{2}-\d{2}$/.test(stay[path])) faults.push({ path, reason: 'invalid' })
  const isReadable = faults.length === 0
  // Whether its first day is over is asked where it is held.
  const fields = isReadable ? stayFaults(stay, stay.checkIn) : faults
  if (fields.length > 0) throw new Fault('invalid-input', 'This is no stay that can be asked for.', { fields })
  return stay
}
