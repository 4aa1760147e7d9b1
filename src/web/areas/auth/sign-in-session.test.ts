// How long a sign-in may take, what outlives the page it is on, and what happens when the library does not come.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { email, openFlow, password, refused } from './sign-in-fixture.ts'
import { SignInFlow, sessionMs } from './sign-in-flow.ts'
import type { NextStep } from './sign-in-step.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const confirm: NextStep = { signInStep: 'CONFIRM_SIGN_UP' }
const appCode: NextStep = { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }
const ended = 'Invalid session for the user, session is expired.'

test('spec 9: "Sign-in session lifetime 3 minutes": when it ends that is said, and the address is kept', async () => {
  const { flow } = openFlow({ signIn: [appCode] })
  await flow.signIn(email, password)
  vi.advanceTimersByTime(sessionMs - 1)
  expect(flow.current().step.kind).toBe('code')
  vi.advanceTimersByTime(1)
  expect(flow.current()).toMatchObject({
    step: { kind: 'credentials' },
    email,
    failure: { text: 'auth.fail.sessionEnded' },
  })
})

test('a wrong code does not make the session longer', async () => {
  const { flow } = openFlow({ signIn: [appCode], confirmSignIn: [refused('CodeMismatchException')] })
  await flow.signIn(email, password)
  vi.advanceTimersByTime(sessionMs - 1000)
  await flow.answer('000000')
  expect(flow.current()).toMatchObject({ step: { kind: 'code' }, failure: { text: 'auth.fail.wrongCode' } })
  vi.advanceTimersByTime(1000)
  expect(flow.current().failure?.text).toBe('auth.fail.sessionEnded')
})

test('a pool that has given up the session leads back to the beginning as well', async () => {
  for (const error of [refused('NotAuthorizedException', ended), refused('SignInException')]) {
    const { flow } = openFlow({ signIn: [appCode], confirmSignIn: [error] })
    await flow.signIn(email, password)
    await flow.answer('123456')
    expect(flow.current()).toMatchObject({ step: { kind: 'credentials' }, email, busy: false })
    expect(flow.current().failure?.text).toBe('auth.fail.sessionEnded')
  }
})

test('a code that waits for the account to be confirmed has no three minutes', async () => {
  const { flow } = openFlow({ signIn: [confirm] })
  await flow.signIn(email, password)
  vi.advanceTimersByTime(10 * sessionMs)
  expect(flow.current().step.kind).toBe('confirm')
})

test('a session that cannot be opened is said, and nobody is led on', async () => {
  const { library } = openFlow()
  const onDone = vi.fn()
  const flow = new SignInFlow({
    open: async () => library,
    takeSignedIn: async () => {
      throw refused('EmptySessionException', 'Failed to get the session because the user is empty')
    },
    onDone,
  })
  await flow.signIn(email, password)
  expect(flow.current()).toMatchObject({ busy: false, failure: { text: 'auth.fail.noSession' } })
  expect(onDone).not.toHaveBeenCalled()
})

test('a browser that takes no cookies is told so at the beginning, whichever step it came to', async () => {
  const { library } = openFlow({ signIn: [appCode] })
  const takeSignedIn = async () => {
    throw refused('CookiesRefusedException')
  }
  const flow = new SignInFlow({ open: async () => library, takeSignedIn, onDone: () => {} })
  await flow.signIn(email, password)
  await flow.answer('123456')
  expect(flow.current()).toMatchObject({ step: { kind: 'credentials' }, email, busy: false })
  expect(flow.current().failure?.text).toBe('auth.fail.cookies')
})

test('pressed before the library has come, it waits for it; a library that does not come is a network error', async () => {
  const { library, deeds } = openFlow()
  const come = Promise.withResolvers<typeof library>()
  const flow = new SignInFlow({ open: () => come.promise, takeSignedIn: async () => {}, onDone: () => {} })
  const signedIn = flow.signIn(email, password)
  expect(flow.current().busy).toBe(true)
  come.resolve(library)
  await signedIn
  expect(deeds()).toEqual(['signIn'])

  const failing = new SignInFlow({
    open: () => Promise.reject(new TypeError('error loading dynamically imported module')),
    takeSignedIn: async () => {},
    onDone: () => {},
  })
  await failing.signIn(email, password)
  expect(failing.current()).toMatchObject({ email, busy: false, failure: { text: 'auth.fail.network' } })
})

test('whoever leaves the page while it signs in is led nowhere, and no password is kept', async () => {
  const { flow, happened } = openFlow({ signIn: [confirm] })
  const leave = flow.enter()
  await flow.signIn(email, password)
  leave()
  vi.runOnlyPendingTimers()
  await flow.confirm(email, '123456')
  expect(happened).toEqual([])
  expect(flow.current().notice).toBe('confirmedHere')
})

test('taken off the page and put back in the same breath, as React may do, it has lost nothing', async () => {
  const { flow, happened } = openFlow({ signIn: [confirm] })
  const leave = flow.enter()
  await flow.signIn(email, password)
  leave()
  flow.enter()
  vi.advanceTimersByTime(1)
  await flow.confirm(email, '123456')
  expect(happened).toEqual(['session', 'profile'])
})

test('every change is told', async () => {
  const { flow } = openFlow()
  const heard = vi.fn()
  const stop = flow.subscribe(heard)
  await flow.signIn(email, password)
  expect(heard).toHaveBeenCalled()
  stop()
  heard.mockClear()
  flow.startAgain()
  expect(heard).not.toHaveBeenCalled()
})
