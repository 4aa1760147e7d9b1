// Devices that the pool knows again: remembered on request, listed, signing in without a second factor, and forgotten.
import { expect } from 'vitest'
import { type ConformanceCase, quick } from '#tests/conformance/world.ts'
import { totpAt } from '#tests/support/totp.ts'
import { setUpApp } from './mfa.ts'

const asked = { devices: 'asked' as const }

export const rememberedSkips: ConformanceCase = {
  title: 'a remembered device signs in without the app’s code, another browser of the same person does not',
  pool: asked,
  client: quick.client,
  run: async (world) => {
    const { openTab, addPerson, signIn, server } = world
    const person = await addPerson()
    const tab = openTab()
    await signIn(tab, person)
    await setUpApp(world, tab)
    await tab.updateMFAPreference({ totp: 'PREFERRED' })
    await tab.rememberDevice()
    await tab.signOut()
    expect(await signIn(tab, person)).toMatchObject({ isSignedIn: true })
    expect(server.asked.filter((action) => action === 'RespondToAuthChallenge')).toHaveLength(2)
    expect(await signIn(openTab(), person)).toMatchObject({
      nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' },
    })
  },
}

export const rememberedBySrp: ConformanceCase = {
  title: 'a remembered device skips the code after a proof of the password as well',
  pool: asked,
  run: async (world) => {
    const { openTab, addPerson, signIn, server } = world
    const person = await addPerson()
    const tab = openTab()
    await signIn(tab, person)
    await setUpApp(world, tab)
    await tab.updateMFAPreference({ totp: 'PREFERRED' })
    await tab.rememberDevice()
    await tab.signOut()
    server.asked.length = 0
    expect(await signIn(tab, person)).toMatchObject({ isSignedIn: true })
    expect(server.asked).toEqual([
      'InitiateAuth',
      'RespondToAuthChallenge',
      'RespondToAuthChallenge',
      'RespondToAuthChallenge',
    ])
  },
}

export const onlyWhenAsked: ConformanceCase = {
  title: 'a device that nobody asked to remember is listed and still gives its code',
  pool: asked,
  run: async (world) => {
    const { openTab, addPerson, signIn, server } = world
    const person = await addPerson()
    const tab = openTab()
    await signIn(tab, person)
    const secret = await setUpApp(world, tab)
    await tab.updateMFAPreference({ totp: 'PREFERRED' })
    const devices = await tab.fetchDevices()
    expect(devices).toMatchObject([{ id: tab.stored('deviceKey'), name: navigator.userAgent }])
    await tab.signOut()
    server.pass(30_000)
    expect(await signIn(tab, person)).toMatchObject({ nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } })
    await tab.confirmSignIn({ challengeResponse: totpAt(secret, server.now()) })
    expect(await tab.fetchDevices()).toHaveLength(1)
  },
}

export const alwaysRemembered: ConformanceCase = {
  title: 'where the pool remembers every device, nobody has to ask',
  pool: { devices: 'always' },
  client: quick.client,
  run: async (world) => {
    const { openTab, addPerson, signIn } = world
    const person = await addPerson()
    const tab = openTab()
    await signIn(tab, person)
    await setUpApp(world, tab)
    await tab.updateMFAPreference({ totp: 'PREFERRED' })
    await tab.signOut()
    expect(await signIn(tab, person)).toMatchObject({ isSignedIn: true })
  },
}

export const neverTracked: ConformanceCase = {
  title: 'where the pool keeps no devices, none gets a key',
  ...quick,
  run: async ({ openTab, addPerson, signIn }) => {
    const tab = openTab()
    await signIn(tab, await addPerson())
    expect(tab.stored('deviceKey')).toBeUndefined()
    expect(await tab.fetchDevices()).toEqual([])
  },
}

export const forgottenHere: ConformanceCase = {
  title: 'a device that is forgotten here gives its code again',
  pool: asked,
  client: quick.client,
  run: async (world) => {
    const { openTab, addPerson, signIn } = world
    const person = await addPerson()
    const tab = openTab()
    await signIn(tab, person)
    await setUpApp(world, tab)
    await tab.updateMFAPreference({ totp: 'PREFERRED' })
    await tab.rememberDevice()
    await tab.forgetDevice()
    expect(await tab.fetchDevices()).toEqual([])
    await tab.signOut()
    expect(await signIn(tab, person)).toMatchObject({ nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } })
  },
}

export const forgottenElsewhere: ConformanceCase = {
  title:
    'spec 8: "A missing device clears device metadata and retries.": the same proof is taken without a device that was forgotten',
  pool: asked,
  run: async (world) => {
    const { openTab, addPerson, signIn, server } = world
    const person = await addPerson()
    const [lost, here] = [openTab(), openTab()]
    await signIn(lost, person)
    await lost.rememberDevice()
    await lost.signOut()
    await signIn(here, person)
    const key = lost.stored('deviceKey') ?? ''
    await here.forgetDevice({ device: { id: key } })
    server.asked.length = 0
    expect(await signIn(lost, person)).toMatchObject({ isSignedIn: true })
    const first = ['InitiateAuth', 'RespondToAuthChallenge', 'RespondToAuthChallenge']
    expect(server.asked).toEqual([...first, 'ConfirmDevice'])
    expect(lost.stored('deviceKey')).not.toBe(key)
  },
}

export const deviceCases = [
  rememberedSkips,
  rememberedBySrp,
  onlyWhenAsked,
  alwaysRemembered,
  neverTracked,
  forgottenHere,
  forgottenElsewhere,
]
