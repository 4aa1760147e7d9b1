// Asks for one hotel with its rooms for a stay, and where that is refused or not answered, for the hotel alone.
import type { z } from 'zod'
import { readHotel } from '#contract/hotels.ts'
import { Fault, type FieldFault } from '#kernel/fault.ts'
import { foundOr404 } from '#web/not-found.server.ts'
import type { PageContext } from '#web/page-context.ts'
import { hasStay, missingDay, type SearchAddress, writeRoom } from './stay-address.ts'

export type HotelReply = z.output<typeof readHotel.reply>

/**
 * `faults`: what is wrong with the stay; then nothing was asked of it. `isAway`: whoever has the rooms did not answer; `reply` is
 * undefined where they did not tell of the hotel either.
 */
export type HotelRead = { reply: HotelReply | undefined; faults: readonly FieldFault[]; isAway: boolean }

/** @throws a 404 response where nobody has such a hotel */
export async function readOneHotel(page: PageContext, hotel: string, state: SearchAddress): Promise<HotelRead> {
  // What is too long to be an id is as unknown as any other.
  if (!readHotel.input.shape.hotel.safeParse(hotel).success) throw new Response(null, { status: 404 })
  const { language, currency } = page.visitor
  const about = {
    hotel,
    language,
    ...(currency && { currency }),
    ...(state.procedure && { procedure: state.procedure }),
  }
  const missing = missingDay(state)
  if (missing || !hasStay(state)) return readAlone(page, about, missing ? [missing] : [])
  const { checkIn, checkOut, rooms } = state
  try {
    const reply = await foundOr404(page.call(readHotel, { ...about, checkIn, checkOut, room: rooms.map(writeRoom) }))
    return { reply, faults: [], isAway: false }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    if (error.code === 'invalid-input') return readAlone(page, about, error.fields)
    if (error.code !== 'unavailable') throw error
    return { ...(await readAlone(page, about, [])), isAway: true }
  }
}

async function readAlone(
  page: PageContext,
  about: z.input<typeof readHotel.input>,
  faults: readonly FieldFault[],
): Promise<HotelRead> {
  try {
    return { reply: await foundOr404(page.call(readHotel, about)), faults, isAway: false }
  } catch (error) {
    if (error instanceof Fault && error.code === 'unavailable') return { reply: undefined, faults, isAway: true }
    throw error
  }
}
