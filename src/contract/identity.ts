// The fields of the user pool's protocol and their limits, in the words that the hosted service refuses them with.
import { z } from 'zod'

const text = (pattern: RegExp, max: number) =>
  z
    .string('Member must be a string')
    .min(1, 'Member must have length greater than or equal to 1')
    .max(max, `Member must have length less than or equal to ${max}`)
    .regex(pattern, `Member must satisfy regular expression pattern: ${pattern.source.replace(/^\^|\$$/g, '')}`)

const anything = /^[\s\S]+$/

export const clientId = text(/^[\w+]+$/, 128)
export const username = text(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u, 128)
export const password = text(/^[\S]+.*[\S]+$/, 256)
/** What is only compared is taken as it comes: an odd one is simply wrong. */
export const givenPassword = text(anything, 256)
export const code = text(/^[\S]+$/, 2048)
export const userCode = text(/^[0-9]{6}$/, 6)
export const accessToken = text(/^[A-Za-z0-9-_=.]+$/, 16_384)
export const refreshToken = text(/^[A-Za-z0-9-_=.]+$/, 16_384)
export const session = text(anything, 2048).min(20, 'Member must have length greater than or equal to 20')
export const deviceKey = text(/^[\w-]+_[0-9a-f-]+$/, 55)
export const identityPoolId = text(/^[\w-]+:[0-9a-f-]+$/, 55)
export const identityId = identityPoolId
export const attributeName = text(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u, 32)
export const attribute = z.object({ Name: attributeName, Value: z.string().max(2048).optional() })
export const attributes = z.array(attribute).max(100)
/** Small texts by name: challenge responses, metadata for the application. */
export const textMap = z.record(z.string().max(131_072), z.string().max(131_072))
export const credential = z.record(z.string(), z.unknown())
