// What the test gateway would tell by itself: signed, so that nobody else can.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { GatewayEvent } from '#domain/payments/payment-gateway.ts'
import { Fault } from '#kernel/fault.ts'

const shape = z.object({
  eventId: z.string().min(1).max(200),
  type: z.string().max(100),
  subject: z.object({ paymentId: z.uuid(), providerId: z.uuid(), reference: z.string().max(40) }).nullable(),
  gatewayReference: z.string().max(200),
})

const header = 'test-gateway-signature'
const sign = (body: Uint8Array, key: string) => createHmac('sha256', key).update(body).digest()

export function signTestEvent(event: GatewayEvent, key: string): { body: Uint8Array; headers: Headers } {
  const body = new TextEncoder().encode(JSON.stringify(event))
  return { body, headers: new Headers({ [header]: sign(body, key).toString('hex') }) }
}

/** @throws Fault not-allowed where it was not signed with this key */
export function readTestEvent(body: Uint8Array, headers: Headers, key: string): GatewayEvent | undefined {
  const given = Buffer.from(headers.get(header) ?? '', 'hex')
  const right = sign(body, key)
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new Fault('not-allowed', 'The gateway did not sign this.')
  return shape.safeParse(JSON.parse(new TextDecoder().decode(body))).data
}
