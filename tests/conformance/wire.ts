// The line between the library and the server: what a request and its answer are, and what may stand between the two.
import type { IncomingMessage, ServerResponse } from 'node:http'

export type WireCall = {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer
  /** What the header X-Amz-Target names behind the dot; empty without one. */
  action: string
}

export type WireAnswer = { status: number; headers: Record<string, string>; body: string }

/** The line breaks before the answer is through. */
export const cut = Symbol('cut')

/** Stands between library and server: passes a call on as it is or changed, changes the answer, or cuts the line. */
export type OnTheWire = (
  call: WireCall,
  next: (call: WireCall) => Promise<WireAnswer>,
) => Promise<WireAnswer | typeof cut>

export type Fields = Record<string, unknown>

export const fieldsOf = (text: Buffer | string): Fields => JSON.parse(text.toString() || '{}') as Fields

export const withFields = (call: WireCall, fields: Fields): WireCall => ({
  ...call,
  body: Buffer.from(JSON.stringify(fields)),
})

export function answerOf(fields: Fields, status = 200): WireAnswer {
  const type = status === 200 ? {} : { 'x-amzn-errortype': String(fields['__type']) }
  return {
    status,
    headers: { 'content-type': 'application/x-amz-json-1.1', ...type },
    body: JSON.stringify(fields),
  }
}

export async function readCall(request: IncomingMessage): Promise<WireCall> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers)) headers[name] = String(value)
  return {
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers,
    body: Buffer.concat(pieces),
    action: headers['x-amz-target']?.split('.')[1] ?? '',
  }
}

export async function readAnswer(answer: Response): Promise<WireAnswer> {
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
}

export function sendAnswer(response: ServerResponse, answer: WireAnswer | typeof cut): void {
  if (answer === cut) return void response.destroy()
  response.writeHead(answer.status, answer.headers)
  response.end(answer.body)
}
