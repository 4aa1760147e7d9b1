// Asks for one hotel with its rooms for a stay; a supplier that is slow or away leaves the page with what is remembered of the hotel.
import type { z } from 'zod'
import { readHotel } from '#contract/hotels.ts'
import { Fault, type FieldFault } from '#kernel/fault.ts'
import { foundOr404 } from '#web/page/not-found.server.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import { hasStay, missingDay, type SearchAddress, writeRoom } from './stay-address.ts'

export type HotelReply = z.output<typeof readHotel.reply>

/**
 * `faults`: what is wrong with the stay; then nothing was asked of it. `late`: whoever has the rooms has not answered yet; `away`: they
 * will not. Then `reply` is the hotel alone, or undefined where nobody remembers it.
 */
export type HotelRead = {
  reply: HotelReply | undefined
  faults: readonly FieldFault[]
  answer: 'told' | 'late' | 'away'
}

/** How long a page waits for a supplier's rooms; and, after that, for the facts of the hotel, which are in memory or not to be had. */
const patienceMs = 1_200
const memoryMs = 300

type Input = z.input<typeof readHotel.input>
type StayInput = Pick<Input, 'checkIn' | 'checkOut' | 'room'>

/**
 * @param isPatient waits for as long as the API does
 * @throws a 404 response where nobody has such a hotel
 */
export async function readOneHotel(
  page: PageContext,
  hotel: string,
  state: SearchAddress,
  isPatient: boolean,
): Promise<HotelRead> {
  // What is too long to be an id is as unknown as any other.
  if (!readHotel.input.shape.hotel.safeParse(hotel).success) throw new Response(null, { status: 404 })
  const { currency } = page.visitor
  const about = {
    hotel,
    language: contentLanguageOf(page.visitor),
    ...(currency && { currency }),
    ...(state.procedure && { procedure: state.procedure }),
  }
  const missing = missingDay(state)
  const { checkIn, checkOut, rooms } = state
  const stay = !missing && hasStay(state) ? { checkIn, checkOut, room: rooms.map(writeRoom) } : undefined
  const asked = ask(page, about, stay, missing ? [missing] : [])
  // The provider's own are in its database.
  if (isPatient || !hotel.includes('~')) return asked
  return (await inTime(asked, patienceMs)) ?? { reply: await remembered(page, about, stay), faults: [], answer: 'late' }
}

async function ask(
  page: PageContext,
  about: Input,
  stay: StayInput | undefined,
  faults: readonly FieldFault[],
): Promise<HotelRead> {
  try {
    return { reply: await foundOr404(page.call(readHotel, { ...about, ...stay })), faults, answer: 'told' }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    if (error.code === 'invalid-input' && stay) return ask(page, about, undefined, error.fields)
    if (error.code !== 'unavailable') throw error
    return { reply: await remembered(page, about, stay), faults, answer: 'away' }
  }
}

/** Without a stay it is the very question that was not answered. */
async function remembered(
  page: PageContext,
  about: Input,
  stay: StayInput | undefined,
): Promise<HotelReply | undefined> {
  if (!stay) return undefined
  return inTime(
    page.call(readHotel, about).catch(() => undefined),
    memoryMs,
  )
}

/** Undefined where it takes longer; what comes of it then is for whoever asks again. */
async function inTime<T>(work: Promise<T>, limitMs: number): Promise<T | undefined> {
  work.catch(() => {})
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), limitMs)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
