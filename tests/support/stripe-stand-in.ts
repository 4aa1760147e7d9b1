// A server of a test's own that plays Stripe: strict about what it is asked, true to its idempotency keys, and it misbehaves as it is told.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type StripeAnswer, StripeDesk, stripeError } from './stripe-desk.ts'
import { previewForms, readForm, type StripeCall, stripeForms } from './stripe-forms.ts'

type Asked = { call: string; key: string; version: string; body: string }

/** What becomes of a call that changes something, in place of what should: `act` does what was asked for. */
export type StripeChange = (call: { act: () => StripeAnswer; response: ServerResponse }) => void

export type StripeStandIn = {
  address: string
  secretKey: string
  asked: Asked[]
  /** What Stripe would not have taken. */
  faults: string[]
  desk: StripeDesk
  manners: StripeDesk['manners'] & {
    /** Takes the line and never answers. */
    isSilent: boolean
    /** Answers everything with this error, and does nothing. */
    failsWith: StripeAnswer | null
    /** Answers everything with this text, and does nothing. */
    garbage: string | null
    /** Does what so many of the next changes ask for, and breaks the line instead of answering. */
    losesAnswers: number
    onChange: StripeChange | null
  }
  /** Nobody is there under its address, until it comes back. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
  close(): Promise<void>
}

export async function openStripeStandIn(begin: Date): Promise<StripeStandIn> {
  const desk = new StripeDesk(begin)
  const manners: StripeStandIn['manners'] = Object.assign(desk.manners, {
    isSilent: false,
    failsWith: null,
    garbage: null,
    losesAnswers: 0,
    onChange: null,
  })
  const opened = { secretKey: 'sk_test_stand_in', asked: [] as Asked[], faults: [] as string[], desk, manners }
  const kept = new Map<string, { digest: string; answer: StripeAnswer }>()
  const server = createServer(async (request, response) => {
    // Else a connection that is kept may break under the next call, where nobody was to be reached.
    response.shouldKeepAlive = false
    const body = await textOf(request)
    if (manners.isSilent) return
    if (manners.garbage !== null) return send(response, 200, manners.garbage)
    const act = () => manners.failsWith ?? answerTo(opened, kept, request, body)
    const isChange = request.method === 'POST'
    if (isChange && manners.onChange) return manners.onChange({ act, response })
    const answer = act()
    if (isChange && manners.losesAnswers > 0) {
      manners.losesAnswers--
      return void response.socket?.destroy()
    }
    send(response, answer.status, JSON.stringify(answer.body))
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return { ...opened, address: `http://127.0.0.1:${port}`, goAway: close, comeBack: () => listen(port), close }
}

/** As Stripe: a key with the same content has the answer of the first time, with other content it is refused; what does not fit is not kept. */
function answerTo(
  { secretKey, asked, faults, desk }: Pick<StripeStandIn, 'secretKey' | 'asked' | 'faults' | 'desk'>,
  kept: Map<string, { digest: string; answer: StripeAnswer }>,
  request: IncomingMessage,
  body: string,
): StripeAnswer {
  const { method = '', url = '' } = request
  const [path = '', query = ''] = url.split('?')
  const { call, id } = callOf(method, path)
  const [key, version] = [headerOf(request, 'idempotency-key'), headerOf(request, 'stripe-version')]
  asked.push({ call: call ?? `${method} ${path}`, key, version, body: body || query })
  const fault = (text: string) => {
    faults.push(`${method} ${path}: ${text}`)
    return stripeError(400, { type: 'invalid_request_error', code: 'parameter_unknown', message: text })
  }
  if (headerOf(request, 'authorization') !== `Bearer ${secretKey}`)
    return stripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
  if (!call) return fault('there is no such call')
  if (key.length > 255) return fault('the key is too long')
  if (method === 'POST' && key === '') return fault('a change without a key')
  const before = kept.get(key)
  const digest = `${path} ${body}`
  if (before?.digest === digest) return before.answer
  if (before) return stripeError(400, { type: 'idempotency_error', message: 'Keys for idempotent requests' })
  const forms = version.endsWith('.preview') ? { ...stripeForms, ...previewForms } : stripeForms
  const input = forms[call].safeParse(readForm(body || query))
  if (!input.success) return fault(input.error.issues.map((one) => `${one.path.join('.')} ${one.message}`).join('; '))
  const answer = desk.answer(call, id, input.data)
  if (method === 'POST' && answer.status !== 400) kept.set(key, { digest, answer })
  return answer
}

function callOf(method: string, path: string): { call: StripeCall | undefined; id: string } {
  for (const call of Object.keys(stripeForms) as StripeCall[]) {
    const pattern = new RegExp(`^${call.replace('{id}', '(\\w+)')}$`)
    const match = pattern.exec(`${method} ${path}`)
    if (match) return { call, id: match[1] ?? '' }
  }
  return { call: undefined, id: '' }
}

const headerOf = ({ headers }: IncomingMessage, name: string): string => String(headers[name] ?? '')

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(text)
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text
}
