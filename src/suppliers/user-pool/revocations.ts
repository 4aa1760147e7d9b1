// Asks a hosted pool whether a session still stands, with the access token itself, at most once a minute per session.
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { Fault } from '#kernel/fault.ts'
import { fetchAtMost } from './fetch-at-most.ts'

/** For so long an answer is believed: a session that was ended elsewhere lives here no longer. */
const believedMs = 60_000
const mostSessions = 20_000

/** `secondFactor`: the person has one set up, which the pool then asks for at each sign-in. */
export type Standing = { isRevoked: true } | { isRevoked: false; secondFactor: boolean }

export type Revocations = {
  /**
   * @param session where its pool is spoken to, and its `origin_jti`
   * @throws Fault unavailable when the pool gives no answer that says yes or no
   */
  standingOf(session: { endpoint: string; name: string }, accessToken: string): Promise<Standing>
}

type RevocationOptions = { patienceMs: number; elapsedMs?: () => number }

export function createRevocations({ patienceMs, elapsedMs = () => performance.now() }: RevocationOptions): Revocations {
  const asked = new LRUCache<string, Promise<Standing>>({
    max: mostSessions,
    ttl: believedMs,
    ttlResolution: 0,
    perf: { now: elapsedMs },
  })
  return {
    standingOf: ({ endpoint, name }, accessToken) => {
      const key = `${endpoint} ${name}`
      const known = asked.get(key)
      if (known) return known
      const answer = askPool(endpoint, accessToken, patienceMs)
      asked.set(key, answer)
      answer.catch(() => asked.peek(key) === answer && asked.delete(key))
      return answer
    },
  }
}

/** What the pool says to a token of a session that is over, or of a person who is gone. */
const overTypes = /^(NotAuthorized|UserNotFound|UserNotConfirmed|PasswordResetRequired)Exception$/

const failure = z.object({ __type: z.string() })
const person = z.object({ UserMFASettingList: z.array(z.string()).default([]) })

async function askPool(endpoint: string, accessToken: string, patienceMs: number): Promise<Standing> {
  const response = await fetchAtMost(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
    },
    body: JSON.stringify({ AccessToken: accessToken }),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  }).catch((cause: unknown) => {
    throw silent(cause)
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) {
    const methods = person.safeParse(body).data?.UserMFASettingList ?? []
    return { isRevoked: false, secondFactor: methods.length > 0 }
  }
  // Some gateways put the name of the service before the type.
  const type = failure.safeParse(body).data?.__type.replace(/^.*#/, '') ?? ''
  if (response.status === 400 && overTypes.test(type)) return { isRevoked: true }
  throw silent()
}

const silent = (cause?: unknown) =>
  new Fault('unavailable', 'The user pool does not say whether the session stands.', { retryAfterS: 5, cause })
