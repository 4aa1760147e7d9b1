// Who sells in LiteAPI's stand-in: it remembers what it offered, held and sold, and misbehaves as it is told.
import { deadline, inDetail, listed, type Offer, type StandInHotel, told, wholePolicies } from './liteapi-replies.ts'

/** How it misbehaves; all of it off in the beginning. */
export type StandInManners = {
  /** Takes the line and never answers. */
  isSilent: boolean
  /** Answers everything with this status. */
  failsWith: number | null
  /** Answers everything with this text. */
  garbage: string | null
  /** Answers 500 to a booking that it has made. */
  failsAfterBooking: boolean
  /** What prebook makes of each price. */
  dearerBy: number
  /** Prebook says that nothing comes back. */
  hardens: boolean
  /** Prebook says another board. */
  boardAtPrebook: string | null
  /** Answers all bookings and cancellations with this error, and does nothing. */
  refusesWith: { status: number; code: number; description: string } | null
}

type Prebook = { id: string; offer: Offer; replaces: string | null; endsAt: number }
export type StandInBooking = Record<string, unknown> & {
  bookingId: string
  clientReference: string
  status: string
  offer: Offer
}

const prebookLifeMs = 30 * 60_000

export type Answer = { status: number; body: unknown }
const data = (value: unknown): Answer => ({ status: 200, body: { data: value, sandbox: true } })
export const error = (status: number, code: number, description: string): Answer => ({
  status,
  body: { error: { code, description, message: description || 'unable to process request' } },
})

/** As theirs: what it was booked from is ours to know. */
const shown = (booking: StandInBooking): object => ({ ...booking, offer: undefined })

/** Who sells, and remembers what was sold. */
export class LiteapiDesk {
  readonly manners: StandInManners = {
    isSilent: false,
    failsWith: null,
    garbage: null,
    failsAfterBooking: false,
    dearerBy: 1,
    hardens: false,
    boardAtPrebook: null,
    refusesWith: null,
  }
  readonly offers = new Map<string, Offer>()
  readonly sold = new Set<string>()
  readonly prebooks = new Map<string, Prebook>()
  readonly bookings = new Map<string, StandInBooking>()
  readonly hotels: StandInHotel[]
  now: number

  constructor(hotels: StandInHotel[], begin: Date) {
    this.hotels = hotels
    this.now = begin.getTime()
  }

  answer(method: string, address: string, text: string): Answer {
    if (this.manners.failsWith) return error(this.manners.failsWith, 500, '')
    const { pathname, searchParams: query } = new URL(address, 'http://liteapi.test')
    const body = text === '' ? {} : JSON.parse(text)
    const [, area, id = '', more] = pathname.split('/')
    if (pathname === '/data/hotels') return this.listHotels(query)
    if (pathname === '/data/hotel') return this.readHotel(query.get('hotelId') ?? '')
    if (pathname === '/hotels/rates') return this.rates(body)
    if (pathname === '/rates/prebook') return this.prebook(body.offerId)
    if (pathname === '/rates/book') return this.book(body, null)
    if (pathname === '/rates/rebook') return this.book(body, body.existingBookingId)
    if (pathname === '/bookings') return data(this.found(query.get('clientReference')))
    if (area === 'bookings' && more === 'alternative-prebooks') return this.alternatives(id, body)
    if (area === 'bookings' && method === 'GET') return this.read(id)
    if (area === 'bookings' && method === 'PUT') return this.cancel(id)
    return error(404, 404, 'no such path')
  }

  private listHotels(query: URLSearchParams): Answer {
    const ids = query.get('hotelIds')?.split(',')
    const some = this.hotels.filter(({ id }) => !ids || ids.includes(id))
    return data(some.map(listed))
  }

  private readHotel(id: string): Answer {
    const hotel = this.hotels.find((one) => one.id === id)
    return hotel ? data(inDetail(hotel)) : error(400, 4002, 'hotelId is missing or invalid')
  }

  private rates(
    asked: Omit<Offer, 'hotel' | 'rate'> & {
      hotelIds: string[]
      maxRatesPerHotel?: number
      boardType?: string
      refundableRatesOnly?: boolean
    },
  ): Answer {
    const some = this.hotels.filter(({ id }) => asked.hotelIds.includes(id))
    const entries = some.map((hotel) => ({
      hotelId: hotel.id,
      roomTypes: hotel.rates
        .filter(({ board }) => !asked.boardType || asked.boardType.split(',').includes(board))
        .filter(({ freeDays }) => !asked.refundableRatesOnly || freeDays !== null)
        .toSorted((a, b) => a.perNight - b.perNight)
        .slice(0, asked.maxRatesPerHotel)
        .flatMap((rate) => this.offer({ ...asked, hotel, rate })),
    }))
    const sold = entries.filter(({ roomTypes }) => roomTypes.length > 0)
    return sold.length > 0 ? data(sold) : error(200, 2001, 'no availability found')
  }

  private offer(offer: Offer) {
    const { hotel, rate, checkin, checkout, occupancies, currency } = offer
    const offerId = Buffer.from(
      JSON.stringify([hotel.id, rate.room, rate.board, rate.freeDays, checkin, checkout, occupancies]),
    )
      .toString('hex')
      .toUpperCase()
    if (this.sold.has(offerId)) return []
    this.offers.set(offerId, { hotel, rate, checkin, checkout, occupancies, currency })
    return [{ roomTypeId: `T${offerId}`, offerId, ...told(offer) }]
  }

  private prebook(offerId: string): Answer {
    const offer = this.offers.get(offerId)
    if (!offer) return error(400, 4002, 'invalid offerId')
    if (this.sold.has(offerId)) return error(408, 4040, 'outdated offerId')
    return data(this.keep(offerId, offer, null))
  }

  private keep(offerId: string, offer: Offer, replaces: string | null) {
    const { dearerBy, hardens, boardAtPrebook } = this.manners
    const rate = {
      ...offer.rate,
      perNight: offer.rate.perNight * dearerBy,
      board: boardAtPrebook ?? offer.rate.board,
      ...(hardens && { freeDays: null }),
    }
    const kept = { ...offer, rate }
    const prebookId = `pre-${this.prebooks.size + 1}`
    this.prebooks.set(prebookId, { id: prebookId, offer: kept, replaces, endsAt: this.now + prebookLifeMs })
    const { hotel, checkin, checkout, currency } = offer
    const { rates, offerRetailRate } = told(kept)
    // Their prebook says the board in the name of the room.
    const named = rates.map((one) => ({ ...one, name: `${one.name} - ${one.boardName}` }))
    return {
      prebookId,
      offerId,
      hotelId: hotel.id,
      checkin,
      checkout,
      currency,
      price: offerRetailRate.amount,
      priceDifferencePercent: Math.round((dearerBy - 1) * 100),
      cancellationChanged: hardens,
      boardChanged: boardAtPrebook !== null,
      roomTypes: [{ rates: named }],
      secretKey: 'not for anybody',
    }
  }

  private alternatives(
    id: string,
    asked: Pick<Offer, 'checkin' | 'checkout' | 'occupancies'> & { maxPrebooks?: number },
  ): Answer {
    const booking = this.bookings.get(id)
    if (booking?.status !== 'CONFIRMED') return error(404, 1000, 'invalid booking id, booking not found')
    const { hotel, currency, rate: before } = booking.offer
    const same = hotel.rates.filter(({ paymentTypes }) => paymentTypes.join() === before.paymentTypes.join())
    return data(
      same.slice(0, asked.maxPrebooks).map((rate) => this.keep('ALT', { ...asked, hotel, rate, currency }, id)),
    )
  }

  private book(
    asked: { prebookId: string; clientReference: string; holder: object; guests: object[] },
    replaced: string | null,
  ): Answer {
    const { refusesWith, failsAfterBooking } = this.manners
    if (refusesWith) return error(refusesWith.status, refusesWith.code, refusesWith.description)
    if (this.found(asked.clientReference).length > 0)
      return error(400, 4005, 'duplicate booking attempt with existing client reference')
    const prebook = this.prebooks.get(asked.prebookId)
    if (!prebook || prebook.endsAt < this.now || prebook.replaces !== replaced)
      return error(400, 4002, 'invalid prebookId, rate not found')
    const bookingId = `B${this.bookings.size + 1}-x`
    const { offer } = prebook
    const { rates, offerRetailRate } = told(offer)
    const booking: StandInBooking = {
      bookingId,
      clientReference: asked.clientReference,
      status: 'CONFIRMED',
      hotelConfirmationCode: '',
      checkin: offer.checkin,
      checkout: offer.checkout,
      holder: asked.holder,
      guests: asked.guests,
      price: offerRetailRate.amount,
      currency: offer.currency,
      cancellationPolicies: wholePolicies(offer, rates.length),
      cancelledAt: null,
      updatedAt: this.stamp(),
      offer,
    }
    this.bookings.set(bookingId, booking)
    if (replaced) this.cancel(replaced)
    return failsAfterBooking ? error(500, 5000, 'unable to process request') : data(shown(booking))
  }

  private found(reference: string | null): object[] {
    return [...this.bookings.values()].filter((one) => one.clientReference === reference).map(shown)
  }

  private read(id: string): Answer {
    const booking = this.bookings.get(id)
    return booking ? data(shown(booking)) : error(204, 204, 'Booking Id not found')
  }

  private cancel(id: string): Answer {
    const booking = this.bookings.get(id)
    if (!booking) return error(204, 204, 'booking id not found')
    const { refusesWith } = this.manners
    if (refusesWith) return error(refusesWith.status, refusesWith.code, refusesWith.description)
    if (booking.status !== 'CONFIRMED') return error(400, 4000, 'booking is cancelled already')
    const { rate, checkin, currency } = booking.offer
    const isFree = rate.freeDays !== null && this.now < deadline(checkin, rate.freeDays)
    const price = Number(booking['price'])
    booking.status = isFree ? 'CANCELLED' : 'CANCELLED_WITH_CHARGES'
    booking['cancelledAt'] = this.stamp()
    const fee = isFree ? 0 : price
    return data({ bookingId: id, status: booking.status, cancellation_fee: fee, refund_amount: price - fee, currency })
  }

  /** As theirs, without a zone. */
  private stamp(): string {
    return new Date(this.now).toISOString().slice(0, 19)
  }
}
