// What a conformance case lives in: a pool with the case's settings behind a server, people in it, and tabs of browsers.
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ClientSettings, PoolSettings } from '#identity/pool/pool.ts'
import type { FoundPool } from '#identity/pool/pool-directory.ts'
import { poolUsers } from '#identity/tables.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { beginSrp, proveSrp, type SrpChallenge } from '#tests/support/srp-client.ts'
import { type BrowserStorage, openTab, type Tab } from './browser.ts'
import { type House, openPoolServer, type Planted, type PoolServer } from './pool-server.ts'
import type { Fields } from './wire.ts'

export type ConformanceCase = {
  title: string
  /** What differs from the defaults of a pool and of its client. */
  pool?: Partial<PoolSettings>
  client?: Partial<ClientSettings>
  guestCredentials?: boolean
  run(world: World): Promise<void>
}

export type Person = { email: string; password: string; sub: string }

export type WireReply = { status: number; body: Fields & { __type?: string; message?: string } }

export type World = {
  server: PoolServer
  found: FoundPool
  /** A tab with an empty browser around it, or one more of a browser that is there. */
  openTab(options?: { storage?: BrowserStorage; guests?: boolean; confirmBy?: 'code' | 'link'; pool?: FoundPool }): Tab
  /** A request of no library's; the client id is added where the body has none and no token. */
  post(action: string, body?: Fields, headers?: Record<string, string>): Promise<WireReply>
  /** Someone who signed up and confirmed. */
  addPerson(fields?: { password?: string; attributes?: Record<string, string> }): Promise<Person>
  /** What an operator does to someone by hand. */
  change(person: Person, fields: Partial<PoolUser>): Promise<void>
  /** The newest code that went to an address or a number. */
  codeTo(to: string): string
  /** Signs in with the quick flow where the client has it, and says what came. */
  signIn(tab: Tab, person: Person): ReturnType<Tab['signIn']>
  /** SRP with maths of our own instead of the library's slow one. */
  signInByWire(person: Person, more?: Record<string, string>): Promise<WireReply>
  close(): Promise<void>
}

/** With these a case about something else need not wait for the library's own slow maths. */
export const quick = {
  pool: { devices: 'never' } satisfies Partial<PoolSettings>,
  client: {
    flows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_PASSWORD_AUTH', 'ALLOW_USER_AUTH'],
  } satisfies Partial<ClientSettings>,
}

export const newEmail = () => `p${randomBytes(6).toString('hex')}@mail.test`

export async function openWorld(house: House, one: ConformanceCase, planted: Planted = {}): Promise<World> {
  const server = await openPoolServer(house, { guestCredentials: one.guestCredentials ?? false, planted })
  const found = await server.ensurePool(one.pool ?? {}, one.client ?? {})
  const sender = randomBytes(8).toString('hex')
  const poolName = found.pool.id.split('_')[1] ?? ''
  const post: World['post'] = async (action, body = {}, headers = {}) => {
    const service = /^Get(Id|CredentialsForIdentity)$/.test(action) ? 'Identity' : 'IdentityProvider'
    const needsClient = service === 'IdentityProvider' && !('AccessToken' in body) && !('ClientId' in body)
    const response = await fetch(server.endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognito${service}Service.${action}`,
        'x-sender': sender,
        'x-pool-name': poolName,
        ...headers,
      },
      body: JSON.stringify(needsClient ? { ClientId: found.client.id, ...body } : body),
    })
    return { status: response.status, body: JSON.parse((await response.text()) || '{}') as WireReply['body'] }
  }
  const codeTo = (to: string) => {
    const message = server.messages.findLast((one) => one.to === to)
    if (!message) throw new Error('no message went there')
    return message.code
  }
  return {
    server,
    found,
    post,
    codeTo,
    openTab: (options = {}) => openTab({ endpoint: server.endpoint, pool: found, ...options }),
    addPerson: async ({ password = `Pw-${randomBytes(5).toString('hex')}`, attributes = {} } = {}) => {
      const email = newEmail()
      const given = Object.entries({ email, ...attributes }).map(([Name, Value]) => ({ Name, Value }))
      const signedUp = await post('SignUp', { Username: email, Password: password, UserAttributes: given })
      expect(signedUp).toMatchObject({ status: 200 })
      const ConfirmationCode = codeTo(email)
      expect(await post('ConfirmSignUp', { Username: email, ConfirmationCode })).toMatchObject({ status: 200 })
      return { email, password, sub: String(signedUp.body['UserSub']) }
    },
    change: (person, fields) =>
      server.inPool(found.pool.id, async (transaction) => {
        await transaction.update(poolUsers).set(fields).where(eq(poolUsers.sub, person.sub))
      }),
    signIn: (tab, { email, password }) => {
      const quickly = found.client.settings.flows.includes('ALLOW_USER_PASSWORD_AUTH')
      return tab.signIn({
        username: email,
        password,
        ...(quickly ? { options: { authFlowType: 'USER_PASSWORD_AUTH' as const } } : {}),
      })
    },
    signInByWire: async ({ email, password }, more = {}) => {
      const own = beginSrp()
      const AuthParameters = { USERNAME: email, SRP_A: own.open.toString(16) }
      const asked = await post('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters })
      if (asked.status !== 200) return asked
      const challenge = asked.body['ChallengeParameters'] as SrpChallenge
      const ChallengeResponses = { ...proveSrp(poolName, password, challenge, own), ...more }
      return post('RespondToAuthChallenge', { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses })
    },
    close: server.close,
  }
}
