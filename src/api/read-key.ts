// By what a request that comes twice is known: the key that its sender gave it, or all that it says.
import { createHash } from 'node:crypto'
import type { Call } from './serve.ts'

/**
 * @param today at the clinic
 * @returns without a key the content is the key, for a day: the same words in another month are something else
 */
export function readKey(call: Pick<Call, 'header'>, input: unknown, today: string) {
  const inputDigest = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
  return { idempotencyKey: call.header('idempotency-key')?.slice(0, 200) || `${today} ${inputDigest}`, inputDigest }
}
