// @vitest-environment happy-dom
// A passkey that the browser offers while the password could still be typed: never in the way, and gone when it is not wanted.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PasskeyOffer } from './passkey-offer.ts'
import { done, email, openFlow, refused } from './sign-in-fixture.ts'
import type { NextStep } from './sign-in-step.ts'

type Get = (options: CredentialRequestOptions) => Promise<Credential | null>

let get: ReturnType<typeof vi.fn<Get>>
let canOffer = true
beforeEach(() => {
  canOffer = true
  get = vi.fn<Get>(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      }),
  )
  vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => canOffer })
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** As the library does it: asks the pool, then the browser, then the pool again. */
function libraryWithPasskey(next: NextStep = done) {
  const { library, asked } = openFlow()
  const signIn: typeof library.signIn = async (input) => {
    asked.push({ deed: 'signIn', input })
    await navigator.credentials.get({ publicKey: { challenge: new Uint8Array(1) } })
    return { isSignedIn: true, nextStep: next }
  }
  return { library: { ...library, signIn }, asked }
}

test('asks by the name alone, quietly, and puts the browser back as it was', async () => {
  const { library, asked } = libraryWithPasskey()
  get.mockResolvedValueOnce(null)
  const taken: NextStep[] = []
  const offer = new PasskeyOffer()
  await offer.start(
    async () => library,
    email,
    async (next) => void taken.push(next),
  )
  await vi.waitFor(() => expect(taken).toEqual([done]))
  expect(asked).toEqual([
    {
      deed: 'signIn',
      input: { username: email, options: { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN' } },
    },
  ])
  expect(get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' })
  expect(navigator.credentials.get).toBe(get)
})

test('stopped, it has ended before anything else is asked of the library', async () => {
  const { library } = libraryWithPasskey()
  const onTaken = vi.fn()
  const offer = new PasskeyOffer()
  await offer.start(async () => library, email, onTaken)
  await vi.waitFor(() => expect(get).toHaveBeenCalled())
  await offer.stop()
  expect(get.mock.calls[0]?.[0].signal?.aborted).toBe(true)
  expect(navigator.credentials.get).toBe(get)
  expect(onTaken).not.toHaveBeenCalled()
})

test('another address is another offer, and the first one ends', async () => {
  const { library, asked } = libraryWithPasskey()
  const offer = new PasskeyOffer()
  await offer.start(async () => library, 'first@mail.example', vi.fn())
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(1))
  await offer.start(async () => library, 'second@mail.example', vi.fn())
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2))
  expect(asked.map(({ input }) => (input as { username: string }).username)).toEqual([
    'first@mail.example',
    'second@mail.example',
  ])
  expect(get.mock.calls[0]?.[0].signal?.aborted).toBe(true)
  await offer.stop()
})

test('a browser that offers nothing asks the pool nothing', async () => {
  canOffer = false
  const { library, asked } = libraryWithPasskey()
  const offer = new PasskeyOffer()
  await offer.start(async () => library, email, vi.fn())
  await offer.stop()
  vi.stubGlobal('PublicKeyCredential', undefined)
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  await offer.start(async () => library, email, vi.fn())
  await offer.stop()
  expect(asked).toEqual([])
})

test('someone without a passkey, and a pool that refuses, are passed over in silence', async () => {
  const choice: NextStep = { signInStep: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION', availableChallenges: [] }
  for (const answer of [choice, refused('InvalidParameterException')]) {
    const { library, asked } = openFlow({ signIn: [answer] })
    const onTaken = vi.fn()
    const offer = new PasskeyOffer()
    await offer.start(async () => library, email, onTaken)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await offer.stop()
    expect(onTaken).not.toHaveBeenCalled()
  }
})

test('a passkey that is taken signs in; a password that is sent meanwhile goes first', async () => {
  const { flow, happened, asked, library } = openFlow()
  Object.assign(library, { signIn: libraryWithPasskey().library.signIn })
  get.mockResolvedValueOnce(null)
  await flow.offerPasskey(email)
  await vi.waitFor(() => expect(happened).toEqual(['session', 'profile']))

  const other = openFlow()
  const own = other.library.signIn
  Object.assign(other.library, {
    signIn: (input: { username: string; password?: string }) =>
      input.password ? own(input) : libraryWithPasskey().library.signIn(input),
  })
  await other.flow.offerPasskey(email)
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2))
  await other.flow.signIn(email, 'quiet harbour 7')
  expect(get.mock.calls[1]?.[0].signal?.aborted).toBe(true)
  expect(other.happened).toEqual(['session', 'profile'])
  expect(asked).toEqual([])
})
