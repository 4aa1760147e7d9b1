// Somebody who makes an account of their own at the running product, as a browser does: code by mail, password, device, telephone.
import { randomBytes } from 'node:crypto'
import type { Jobs } from '#db/jobs.ts'
import { runAsLogin } from '#db/notes-fixture.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { systemClock } from '#kernel/clock.ts'
import { newId } from '#kernel/id.ts'
import type { Services } from '#wiring/services.ts'
import type { SampleIdentity } from './sample-identity.ts'
import { otherOrigin } from './sample-session.ts'
import { samplePassword, signInBySrp } from './sign-in.ts'

/** The product as it runs, with a provider at `other.test`. */
export type LiveHouse = { services: Services; provider: Provider; jobs: Jobs; databaseUrl: string }

/** Every word that stands for one person alone, by what it is. */
export type Words = Map<string, string>

export type LiveAccount = {
  email: string
  access: string
  id: string
  words: Words
  /** Makes a word that nobody else has, of letters alone. */
  word(what: string): string
  /** @throws where the answer is no success */
  ask(path: string, init?: RequestInit): Promise<Response>
  post(path: string, body: object, headers?: Record<string, string>): Promise<Response>
  identity: SampleIdentity['post']
}

/** @param mark letters that stand in no other word of the database */
export async function makeLiveAccount(house: LiveHouse, mark: string): Promise<LiveAccount> {
  const { services, provider, databaseUrl } = house
  const words: Words = new Map()
  const word = (what: string) => {
    words.set(what, mark + what)
    return mark + what
  }
  const email = `${mark.toLowerCase()}@patient.example`
  words.set('email', email)
  const found = await services.identity.parts.pools.ensurePool(provider.company.id)
  const identity = identityOf(house, found.client.id)
  const phone = `+97150${randomDigits(7)}`
  words.set('phone', phone)
  const names = { given_name: word('Given'), family_name: word('Family'), phone_number: phone }
  const attributes = Object.entries(names).map(([Name, Value]) => ({ Name, Value }))
  const made = await identity('SignUp', { Username: email, Password: samplePassword, UserAttributes: attributes })
  words.set('sub', String(made.body['UserSub']))
  const [mail] = await runAsLogin<{ text: string }>(databaseUrl, `select text from mails where to_address = '${email}'`)
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0]
  await identity('ConfirmSignUp', { Username: email, ConfirmationCode: code })
  const tokens = Object((await signInBySrp(asSample(house, found, identity), email)).body['AuthenticationResult'])
  await rememberDevice(identity, tokens, word('Device'))
  await identity('GetUserAttributeVerificationCode', { AccessToken: tokens.AccessToken, AttributeName: 'phone_number' })
  const ask: LiveAccount['ask'] = async (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${tokens.AccessToken}`)
    const response = await services.api.hono.request(new URL(path, otherOrigin), { ...init, headers })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const post: LiveAccount['post'] = (path, body, headers = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  await post('/api/profile/id', {}, { idToken: tokens.IdToken })
  return { email, access: tokens.AccessToken, id: tokens.IdToken, words, word, ask, post, identity }
}

export const randomDigits = (count: number): string =>
  Array.from(randomBytes(count), (byte) => String(byte % 10)).join('')

const withClient = /^(SignUp|ConfirmSignUp|InitiateAuth|RespondToAuthChallenge)$/

function identityOf({ services, provider }: LiveHouse, clientId: string): SampleIdentity['post'] {
  return async (action, body = {}) => {
    const request = new Request(`${otherOrigin}/identity/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
      },
      body: JSON.stringify(withClient.test(action) ? { ClientId: clientId, ...body } : body),
    })
    const asker = { origin: otherOrigin, sender: newId(), language: 'en', place: provider.id }
    const response = await services.identity.answer(request, asker)
    const text = (await response.text()) || '{}'
    if (!response.ok) throw new Error(`${action}: ${response.status} ${text}`)
    return { status: response.status, body: JSON.parse(text) }
  }
}

/** For what signs people of the sample pool in. */
const asSample = (
  { services }: LiveHouse,
  found: SampleIdentity['found'],
  post: SampleIdentity['post'],
): SampleIdentity => ({
  identity: services.identity,
  database: services.database,
  found,
  post,
  key: Buffer.alloc(0),
  messages: [],
  logLines: [],
  now: systemClock,
  pass: () => {},
  close: async () => {},
})

type Tokens = { AccessToken: string; IdToken: string; NewDeviceMetadata?: { DeviceKey: string } }

async function rememberDevice(identity: SampleIdentity['post'], tokens: Tokens, name: string): Promise<void> {
  const verifier = Buffer.concat([Buffer.alloc(1), randomBytes(256)])
  await identity('ConfirmDevice', {
    AccessToken: tokens.AccessToken,
    DeviceKey: tokens.NewDeviceMetadata?.DeviceKey,
    DeviceName: name,
    DeviceSecretVerifierConfig: {
      Salt: randomBytes(16).toString('base64'),
      PasswordVerifier: verifier.toString('base64'),
    },
  })
}
