// Ways in which a wire can lie: replies changed, deeds swallowed, tokens and proofs that are not what they should be.
import { randomBytes } from 'node:crypto'
import {
  beginSrp,
  group,
  hash,
  keyOf,
  multiplier,
  numberOf,
  padded,
  power,
  proveSrp,
  type SrpChallenge,
  secretOf,
  signClaim,
  type ToBytes,
} from '#tests/support/srp-client.ts'
import { answerOf, type Fields, fieldsOf, type OnTheWire, type WireAnswer, type WireCall, withFields } from './wire.ts'

/** Changes what one action answers when it succeeds. */
export function changing(action: string, change: (reply: Fields, asked: Fields) => Fields): OnTheWire {
  return async (call, next) => {
    const answer = await next(call)
    if (call.action !== action || answer.status !== 200) return answer
    return { ...answer, body: JSON.stringify(change(fieldsOf(answer.body), fieldsOf(call.body))) }
  }
}

/** Changes every refusal. */
export function changingRefusals(change: (answer: WireAnswer, said: Fields) => WireAnswer): OnTheWire {
  return async (call, next) => {
    const answer = await next(call)
    return answer.status === 200 ? answer : change(answer, fieldsOf(answer.body))
  }
}

/** Says that it was done, and does nothing. */
export function swallowing(action: string): OnTheWire {
  return async (call, next) => (call.action === action ? answerOf({}) : next(call))
}

/** Answers a second time what was answered once, to the same words. */
export function answeringAgain(action: string, sameWords = (asked: Fields) => JSON.stringify(asked)): OnTheWire {
  const told = new Map<string, WireAnswer>()
  return async (call, next) => {
    if (call.action !== action) return next(call)
    const words = sameWords(fieldsOf(call.body))
    const before = told.get(words)
    if (before) return before
    const answer = await next(call)
    if (answer.status === 200) told.set(words, answer)
    return answer
  }
}

/** Once something was refused so, whatever is named the same is refused for good. */
export function usingUp(name: (asked: Fields) => unknown, refusal: RegExp): OnTheWire {
  const gone = new Set<unknown>()
  return async (call, next) => {
    const named = call.body.length > 0 ? name(fieldsOf(call.body)) : undefined
    if (named !== undefined && gone.has(named)) {
      return answerOf({ __type: 'NotAuthorizedException', message: 'Invalid session for the user.' }, 400)
    }
    const answer = await next(call)
    if (named !== undefined && answer.status !== 200 && refusal.test(answer.body)) gone.add(named)
    return answer
  }
}

export const withoutHeader =
  (name: string): OnTheWire =>
  async (call, next) => {
    const { [name]: _, ...headers } = call.headers
    return next({ ...call, headers })
  }

type Tokens = { AccessToken: string; IdToken: string; RefreshToken?: string }

/** Gives out tokens that say something else, and takes them back as the ones that the server made. */
export function changingTokens(change: (tokens: Tokens) => Tokens): OnTheWire {
  const real = new Map<string, string>()
  return async (call, next) => {
    let body = call.body.toString()
    for (const [given, own] of real) body = body.replaceAll(given, own)
    const answer = await next({ ...call, body: Buffer.from(body) })
    const fields = fieldsOf(answer.body)
    const tokens = fields['AuthenticationResult'] as Tokens | undefined
    if (!tokens) return answer
    const changed = { ...tokens, ...change(tokens) }
    for (const name of ['AccessToken', 'IdToken'] as const) {
      if (changed[name] !== tokens[name] && changed[name] !== tokens.AccessToken) real.set(changed[name], tokens[name])
    }
    return { ...answer, body: JSON.stringify({ ...fields, AuthenticationResult: changed }) }
  }
}

/** A token with other claims in it; its signature is that of the old ones. */
export function saying(token: string, change: (claims: Fields) => Fields): string {
  const [header, payload = '', signature] = token.split('.')
  const claims = change(fieldsOf(Buffer.from(payload, 'base64url')))
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
}

/** Which numbers a server's maths of its own turns into bytes the wrong way. */
export type WrongMaths = { salt?: ToBytes; opens?: ToBytes; shared?: ToBytes }

/** A server in front of the server, with wrong maths: whoever proves a password to it is signed in behind it. */
export function wrongProofs({ salt: saltBytes = padded, opens = padded, shared = padded }: WrongMaths): OnTheWire {
  const people = new Map<string, { password: string; sub: string }>()
  const waiting = new Map<string, { call: WireCall; check(given: Fields): boolean; password: string }>()
  const begin = (call: WireCall, asked: Fields, poolName: string): WireAnswer => {
    const { USERNAME = '', SRP_A = '' } = asked['AuthParameters'] as Record<string, string>
    const { password, sub } = people.get(USERNAME) ?? { password: '', sub: '' }
    const salt = numberOf(randomBytes(16))
    const verifier = power(group.generator, secretOf(poolName, sub, password, salt, saltBytes))
    const secret = numberOf(randomBytes(32))
    const open = (multiplier * verifier + power(group.generator, secret)) % group.prime
    const SECRET_BLOCK = randomBytes(64).toString('base64')
    const theirs = numberOf(SRP_A)
    const scrambler = numberOf(hash(opens(theirs), opens(open)))
    const key = keyOf(power((theirs * power(verifier, scrambler)) % group.prime, secret), scrambler, shared)
    const check = (given: Fields) =>
      given['PASSWORD_CLAIM_SIGNATURE'] ===
      signClaim(key, poolName, { USER_ID_FOR_SRP: sub, SECRET_BLOCK }, String(given['TIMESTAMP']))
    waiting.set(SECRET_BLOCK, { call, check, password })
    const hex = (value: bigint) => padded(value).toString('hex')
    const ChallengeParameters = { SALT: hex(salt), SRP_B: hex(open), SECRET_BLOCK, USERNAME: sub, USER_ID_FOR_SRP: sub }
    return answerOf({ ChallengeName: 'PASSWORD_VERIFIER', ChallengeParameters })
  }
  return async (call, next) => {
    const asked = call.body.length > 0 ? fieldsOf(call.body) : {}
    if (call.action === 'SignUp') {
      const answer = await next(call)
      const sub = String(fieldsOf(answer.body)['UserSub'])
      people.set(String(asked['Username']), { password: String(asked['Password']), sub })
      return answer
    }
    const poolName = call.headers['x-pool-name'] ?? ''
    if (call.action === 'InitiateAuth' && asked['AuthFlow'] === 'USER_SRP_AUTH') return begin(call, asked, poolName)
    if (call.action !== 'RespondToAuthChallenge') return next(call)
    const given = asked['ChallengeResponses'] as Fields
    const step = waiting.get(String(given['PASSWORD_CLAIM_SECRET_BLOCK']))
    if (!step?.check(given)) {
      return answerOf({ __type: 'NotAuthorizedException', message: 'Incorrect username or password.' }, 400)
    }
    const own = beginSrp()
    const first = fieldsOf(step.call.body)
    const AuthParameters = { ...(first['AuthParameters'] as Fields), SRP_A: own.open.toString(16) }
    const begun = await next(withFields(step.call, { ...first, AuthParameters }))
    const challenge = fieldsOf(begun.body)['ChallengeParameters'] as SrpChallenge
    return next(withFields(call, { ...asked, ChallengeResponses: proveSrp(poolName, step.password, challenge, own) }))
  }
}
