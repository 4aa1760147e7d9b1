// A server of a test's own that plays LiteAPI: it keeps bookings under their client reference, and misbehaves as it is told.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CheckRequest, openLiteapiDescription } from './liteapi-description.ts'
import { error, LiteapiDesk, type StandInBooking, type StandInManners } from './liteapi-desk.ts'
import type { StandInHotel } from './liteapi-replies.ts'

export type LiteapiStandIn = {
  address: string
  key: string
  asked: { method: string; path: string; body: string }[]
  /** What is wrong with the requests by the official description; undefined where that is not there. */
  faults: string[] | undefined
  manners: StandInManners
  hotels: StandInHotel[]
  bookings: () => readonly StandInBooking[]
  now(): Date
  passTime(ms: number): void
  /** Others take all rooms of an offer. */
  sellOut(offerId: string): void
  close(): Promise<void>
}

export async function openLiteapiStandIn(hotels: StandInHotel[], begin: Date): Promise<LiteapiStandIn> {
  const check = openLiteapiDescription()
  const desk = new LiteapiDesk(hotels, begin)
  const asked: LiteapiStandIn['asked'] = []
  const faults: string[] = []
  const key = 'sand_stand-in'
  const server = createServer(async (request, response) => {
    const body = await textOf(request)
    const { method = '', url = '' } = request
    asked.push({ method, path: url, body })
    note(check, faults, { method, path: url, body })
    const { isSilent, garbage } = desk.manners
    if (isSilent) return
    const answer = request.headers['x-api-key'] === key ? desk.answer(method, url, body) : error(401, 401, '')
    response.writeHead(garbage === null ? answer.status : 200, { 'content-type': 'application/json' })
    response.end(garbage ?? (answer.status === 204 ? undefined : JSON.stringify(answer.body)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    asked,
    faults: check && faults,
    manners: desk.manners,
    hotels,
    bookings: () => [...desk.bookings.values()],
    now: () => new Date(desk.now),
    passTime: (ms) => {
      desk.now += ms
    },
    sellOut: (offerId) => desk.sold.add(offerId),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text
}

function note(
  check: CheckRequest | undefined,
  faults: string[],
  request: { method: string; path: string; body: string },
) {
  faults.push(...(check?.(request) ?? []).map((fault) => `${request.method} ${request.path.split('?')[0]}: ${fault}`))
}
