// The fields of the user pool's protocol and their limits, in the words that the hosted service refuses them with.
import { z } from 'zod'

/**
 * What is too long is refused before any pattern sees it.
 * @param said the pattern in the hosted service's words, where ours is written otherwise
 */
const text = (pattern: RegExp, max: number, said = pattern.source.replace(/^\^|\$$/g, '')) =>
  z
    .string('Member must be a string')
    .min(1, 'Member must have length greater than or equal to 1')
    .max(max, { message: `Member must have length less than or equal to ${max}`, abort: true })
    .regex(pattern, `Member must satisfy regular expression pattern: ${said}`)

const anything = /^[\s\S]+$/

export const clientId = text(/^[\w+]+$/, 128)
export const username = text(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u, 128)
/** The same as what the hosted service says, without a repetition that would go back over the others. */
export const password = text(/^\S.*\S$/, 256, '[\\S]+.*[\\S]+')
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
/** Tokens by the provider that made them: no token is longer. */
export const logins = z.record(
  z.string().max(2048),
  z.string().max(16_384, 'Member must have length less than or equal to 16384'),
)
/** What is kept, or looked for, of a sign-in by somebody who has proved nothing yet. */
const longest = { USERNAME: 128, DEVICE_KEY: 55 }
/** Parameters and responses of a sign-in. What is only compared is taken as it comes. */
export const signInTexts = textMap.superRefine((texts, context) => {
  for (const [name, max] of Object.entries(longest))
    if ((texts[name]?.length ?? 0) > max)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `Member must have length less than or equal to ${max}`,
      })
})
