// Members of a group that needs a second factor: asked in every pool, led through setting up an app, and never without one again.
import { afterEach, expect, test } from 'vitest'
import { addToGroup } from '#identity/operator/change-groups.ts'
import type { PoolSettings } from '#identity/pool/pool.ts'
import { type Answer, openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import {
  addPerson,
  isSignedIn,
  parametersOf,
  respond,
  samplePassword,
  sessionOf,
  signInBySrp,
} from '#tests/support/sign-in.ts'
import { sampleDoor, signedInUser } from '#tests/support/signed-in-user.ts'
import { totpAt } from '#tests/support/totp.ts'

let sample: SampleIdentity
afterEach(() => sample.close())

const open = async (settings: Partial<PoolSettings> = {}) => {
  sample = await openSampleIdentity(settings, {}, { mfaGroups: ['staff', 'keepers'] })
}

const tokenOf = ({ body }: Answer) => (body.AuthenticationResult as { AccessToken: string }).AccessToken

async function secondFactorOf(done: Answer): Promise<boolean> {
  const checked = await sample.identity.checkToken(sample.found.pool.id, tokenOf(done), 'access')
  if (checked.state !== 'valid') throw new Error(checked.state)
  return checked.claims.secondFactor
}

/** As the library does it, from the challenge to the tokens. */
async function setUpApp(sub: string, asked: Answer) {
  const { body } = await sample.post('AssociateSoftwareToken', { Session: sessionOf(asked) })
  const secret = String(body.SecretCode)
  const verified = await sample.post('VerifySoftwareToken', {
    Session: body.Session,
    UserCode: totpAt(secret, sample.now()),
  })
  return { secret, done: await respond(sample, 'MFA_SETUP', sessionOf(verified), { USERNAME: sub }) }
}

test('in a pool of any kind a member sets up an app with the first sign-in, and is asked for its code from then on', async () => {
  for (const settings of [{ mfa: 'OFF' }, { mfa: 'OPTIONAL' }, { mfa: 'ON', mfaMethods: ['EMAIL_OTP'] }] as const) {
    await open({
      ...settings,
      ...('mfaMethods' in settings ? { mfaMethods: [...settings.mfaMethods] } : {}),
    } as Partial<PoolSettings>)
    const { email, sub } = await addPerson(sample, { groups: ['editors', 'staff'] })
    const asked = await signInBySrp(sample, email)
    expect(asked.body.ChallengeName).toBe('MFA_SETUP')
    expect(JSON.parse(parametersOf(asked).MFAS_CAN_SETUP ?? '')).toEqual(['SOFTWARE_TOKEN_MFA'])
    const { secret, done } = await setUpApp(sub, asked)
    expect(await secondFactorOf(done)).toBe(true)
    sample.pass(30_000)
    const again = await signInBySrp(sample, email)
    expect(again.body.ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
    const code = { USERNAME: sub, SOFTWARE_TOKEN_MFA_CODE: totpAt(secret, sample.now()) }
    expect(await secondFactorOf(await respond(sample, 'SOFTWARE_TOKEN_MFA', sessionOf(again), code))).toBe(true)
    if (settings.mfa !== 'ON') await sample.close()
  }
})

test('nobody else is asked for more than their pool wants', async () => {
  await open({ mfa: 'OFF' })
  const { email } = await addPerson(sample, { groups: ['friends'] })
  const done = await signInBySrp(sample, email)
  expect(isSignedIn(done)).toBe(true)
  expect(await secondFactorOf(done)).toBe(false)
})

test('a code by mail is no second factor of a member, since their password can be set anew with one', async () => {
  await open()
  const person = await addPerson(sample, { groups: ['staff'], mfa: { enabled: ['EMAIL_OTP'], preferred: 'EMAIL_OTP' } })
  const asked = await signInBySrp(sample, person.email)
  expect(asked.body.ChallengeName).toBe('MFA_SETUP')
  const byMail = await respond(sample, 'MFA_SETUP', sessionOf(asked), { USERNAME: person.sub, EMAIL: person.email })
  expect(byMail.body.__type).toBe('InvalidParameterException')
  expect(sample.messages).toEqual([])
})

test('a member cannot switch off the last factor that counts, nor count on one that does not', async () => {
  await open({ mfa: 'OFF' })
  const { email, sub } = await addPerson(sample, { groups: ['keepers'] })
  const { done } = await setUpApp(sub, await signInBySrp(sample, email))
  const prefer = (settings: object) => sample.post('SetUserMFAPreference', { AccessToken: tokenOf(done), ...settings })
  for (const settings of [
    { SoftwareTokenMfaSettings: { Enabled: false } },
    { SoftwareTokenMfaSettings: { Enabled: false }, EmailMfaSettings: { Enabled: true } },
  ])
    expect((await prefer(settings)).body.__type).toBe('InvalidParameterException')
  expect((await signInBySrp(sample, email)).body.ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
})

test('a member who has one can move to another app, also in a pool that wants none', async () => {
  await open({ mfa: 'OFF' })
  const { tokens } = await signedInUser(sample, { groups: ['staff'] })
  const { body } = await sample.post('AssociateSoftwareToken', { AccessToken: tokens.AccessToken })
  const UserCode = totpAt(String(body.SecretCode), sample.now())
  const taken = await sample.post('VerifySoftwareToken', { AccessToken: tokens.AccessToken, UserCode })
  expect(taken.body).toEqual({ Status: 'SUCCESS' })
  const enabled = { AccessToken: tokens.AccessToken, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } }
  expect((await sample.post('SetUserMFAPreference', enabled)).status).toBe(200)
})

test('whoever joins the group while signed in with a password alone sets up an app with the next sign-in', async () => {
  await open()
  const { email, sub } = await addPerson(sample)
  const before = await signInBySrp(sample, email, samplePassword)
  await addToGroup(sampleDoor(sample), sub, 'staff')
  expect(await secondFactorOf(before)).toBe(false)
  expect((await signInBySrp(sample, email)).body.ChallengeName).toBe('MFA_SETUP')
})
