// A server of a test's own that plays LiteAPI: it keeps bookings under their client reference, and misbehaves as it is told.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CheckRequest, openLiteapiDescription } from './liteapi-description.ts'
import { type Answer, error, LiteapiDesk, type StandInBooking, type StandInManners } from './liteapi-desk.ts'
import type { StandInHotel } from './liteapi-replies.ts'

/** What becomes of a call that changes something, in place of what should: `act` does what was asked for. */
export type StandInChange = (call: {
  act: () => Answer
  send: (status: number, text: string) => void
  response: ServerResponse
}) => void

export type LiteapiStandIn = {
  address: string
  key: string
  asked: { method: string; path: string; body: string }[]
  /** What is wrong with the requests by the official description; undefined where that is not there. */
  faults: string[] | undefined
  manners: StandInManners & { onChange: StandInChange | null }
  hotels: StandInHotel[]
  bookings: () => readonly StandInBooking[]
  now(): Date
  passTime(ms: number): void
  /** Others take all rooms of an offer. */
  sellOut(offerId: string): void
  /** Nobody is there under its address, until it comes back. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
  close(): Promise<void>
}

export async function openLiteapiStandIn(hotels: StandInHotel[], begin: Date): Promise<LiteapiStandIn> {
  const check = openLiteapiDescription()
  const desk = new LiteapiDesk(hotels, begin)
  const asked: LiteapiStandIn['asked'] = []
  const faults: string[] = []
  const key = 'sand_stand-in'
  const manners: LiteapiStandIn['manners'] = Object.assign(desk.manners, { onChange: null })
  const server = createServer(async (request, response) => {
    // Else a connection that is kept may break under the next call, where nobody was to be reached.
    response.shouldKeepAlive = false
    const body = await textOf(request)
    const { method = '', url = '' } = request
    asked.push({ method, path: url, body })
    note(check, faults, { method, path: url, body })
    const { isSilent, garbage, onChange } = manners
    if (isSilent) return
    if (onChange && isChange(method, url)) {
      const send = (status: number, text: string) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(text)
      }
      return onChange({ act: () => desk.answer(method, url, body), send, response })
    }
    const answer = request.headers['x-api-key'] === key ? desk.answer(method, url, body) : error(401, 401, '')
    response.writeHead(garbage === null ? answer.status : 200, { 'content-type': 'application/json' })
    response.end(garbage ?? (answer.status === 204 ? undefined : JSON.stringify(answer.body)))
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    key,
    asked,
    faults: check && faults,
    manners,
    hotels,
    bookings: () => [...desk.bookings.values()],
    now: () => new Date(desk.now),
    passTime: (ms) => {
      desk.now += ms
    },
    sellOut: (offerId) => desk.sold.add(offerId),
    goAway: close,
    comeBack: () => listen(port),
    close,
  }
}

const isChange = (method: string, url: string) => method === 'PUT' || /^\/rates\/|-prebooks/.test(url)

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
