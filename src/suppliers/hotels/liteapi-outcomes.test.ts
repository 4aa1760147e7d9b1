// LiteAPI's adapter over a stand-in that goes wrong: what is surely not done, and what nobody knows, are told apart.
import { afterEach, vi } from 'vitest'
import { refused, unknown } from '#kernel/outcome.ts'
import { type Action, type OpenedBooking, testBookingSupplier } from '#tests/support/booking-supplier-suite.ts'
import type { LiteapiStandIn, StandInChange } from '#tests/support/liteapi-stand-in.ts'
import { choose, clinic } from './liteapi-opened.test-support.ts'

afterEach(() => vi.restoreAllMocks())

/** The client has waited for too long, at the moment that the test says. */
function watchPatience(): () => void {
  const waiting: AbortController[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    if (ms > 20_000) throw new Error('nobody waits for longer than twenty seconds')
    const controller = new AbortController()
    waiting.push(controller)
    return controller.signal
  })
  return () => {
    for (const one of waiting) one.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
  }
}

type Data = Record<string, unknown>

/** Does it, and says of it what the change makes of the answer. */
const lying =
  (change: (data: Data) => Data): StandInChange =>
  ({ act, send }) => {
    const { status, body } = act()
    const { data } = body as { data: Data }
    send(status, JSON.stringify({ data: change(data) }))
  }

const failing =
  (status: number, code: number, description = ''): StandInChange =>
  ({ send }) =>
    send(status, JSON.stringify({ error: { code, description, message: description } }))

/** By what each is called in the titles of the tests. */
const changes: Record<string, (giveUp: () => void) => StandInChange> = {
  'refuses the key': () => failing(401, 401),
  'has too many requests': () => failing(429, 429),
  'is sold out, or does not cancel': () => failing(400, 2001, 'no availability found'),
  'fails, and did nothing': () => failing(503, 500),
  'never answers': (giveUp) => () => giveUp(),
  'answers too late':
    (giveUp) =>
    ({ act, send }) => {
      const { status, body } = act()
      giveUp()
      setImmediate(() => send(status, JSON.stringify(body)))
    },
  'breaks off its answer':
    () =>
    ({ act, response }) => {
      const text = JSON.stringify(act().body)
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length })
      response.write(text.slice(0, text.length / 2), () => response.destroy())
    },
  'breaks the line':
    () =>
    ({ act, response }) => {
      act()
      response.destroy()
    },
  'does it and fails':
    () =>
    ({ act, send }) => {
      act()
      send(500, '{"error":{"code":5000,"description":"","message":"unable to process request"}}')
    },
  'answers what cannot be read':
    () =>
    ({ act, send }) => {
      act()
      send(200, '<!doctype html>')
    },
  'says yes without an id': () => lying((data) => ({ ...data, bookingId: undefined, prebookId: undefined })),
  'has done it in part': () => lying((data) => ({ ...data, status: 'PENDING' })),
  'answers of another booking': () =>
    lying((data) => ({ ...data, bookingId: 'B9-x', clientReference: 'H-0000-0000', hotelId: 'lp9z' })),
}

async function open(): Promise<OpenedBooking> {
  const { supplier, standIn, hold, book, reference, status } = await choose()
  let holdId = ''
  let supplierReference = ''
  const ask: OpenedBooking['ask'] = {
    hold: async () => {
      const outcome = await hold()
      if (outcome.is === 'done') ({ holdId } = outcome.value)
      return outcome
    },
    book: async () => {
      const outcome = await book(holdId)
      if (outcome.is === 'done') ({ supplierReference } = outcome.value)
      return outcome
    },
    cancel: () => supplier.cancel(clinic, { reference, supplierReference }),
    release: () => supplier.release(clinic, reference),
  }
  const isKept = (one: { clientReference: string; status: string }) =>
    one.clientReference === reference && one.status === 'CONFIRMED'
  return {
    ask,
    status,
    kept: async () => standIn.bookings().filter(isKept).length,
    // A prebook keeps no room from anybody.
    after: {
      nothing: { state: 'none', kept: 0 },
      hold: { state: 'none', kept: 0 },
      release: { state: 'none', kept: 0 },
      book: { state: 'booked', kept: 1 },
      cancel: { state: 'cancelled', kept: 0 },
    },
    goWrong: (how) => goWrong(standIn, how),
  }
}

async function goWrong(standIn: LiteapiStandIn, how: string): Promise<() => Promise<unknown>> {
  if (how === 'is not reached') {
    await standIn.goAway()
    return () => standIn.comeBack()
  }
  const change = changes[how]
  if (!change) throw new Error(`nothing goes wrong in this way: ${how}`)
  standIn.manners.onChange = change(watchPatience())
  return async () => {
    standIn.manners.onChange = null
    vi.restoreAllMocks()
  }
}

const [no, maybe] = [unknown('no'), unknown('maybe')]
const all = <T>(outcome: T): Partial<Record<Action, T>> => ({ hold: outcome, book: outcome, cancel: outcome })

testBookingSupplier(open, [
  // Nobody has to be asked: a prebook keeps nothing from anyone.
  { how: 'is not reached', outcomes: { ...all(no), release: { is: 'done', value: undefined } } },
  { how: 'refuses the key', outcomes: all(no) },
  { how: 'has too many requests', outcomes: all(no) },
  {
    how: 'is sold out, or does not cancel',
    outcomes: { hold: refused('sold-out'), book: refused('sold-out'), cancel: refused('gone') },
  },
  ...[
    'fails, and did nothing',
    'never answers',
    'answers too late',
    'breaks off its answer',
    'breaks the line',
    'does it and fails',
    'answers what cannot be read',
    'says yes without an id',
  ].map((how) => ({ how, outcomes: all(maybe) })),
  { how: 'has done it in part', outcomes: { book: maybe, cancel: maybe } },
  // A prebook of another hotel is not what was chosen, and keeps nothing.
  { how: 'answers of another booking', outcomes: { hold: refused('gone'), book: maybe, cancel: maybe } },
])
