// Everyone who may knock at the API of `other.test`: the headers that each of them sends.
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose'
import { staffGroup } from '#domain/clients/session.ts'
import { haveHostedPool, signInAtHosted } from './hosted-session.ts'
import type { SampleApi } from './sample-api.ts'
import { openSampleHostedPool } from './sample-hosted-pool.ts'
import { type SampleSession, signInAtPool } from './sample-session.ts'

/**
 * `a` is the client that a row is about, `b` another one of the same provider; `staff` are the provider's own people, `otherStaff`
 * those of another one; `expired` and `forged` are tokens of A that ran out or that somebody else signed; `otherPool` is a client
 * of another company; `otherToken` is A with the id token where the access token belongs, and the other way round.
 */
export const callers = [
  'visitor',
  'a',
  'b',
  'staff',
  'otherStaff',
  'expired',
  'forged',
  'otherPool',
  'otherToken',
] as const
export type Caller = (typeof callers)[number]

export type SampleCallers = {
  a: SampleSession
  b: SampleSession
  headers: Record<Caller, Record<string, string>>
  close(): Promise<void>
}

/** Whose pool the two companies have: the product's own, or each one of somebody else's. */
export const poolKinds = ['own', 'hosted'] as const
export type PoolKind = (typeof poolKinds)[number]

type SignIn = (email: string, groups?: string[]) => Promise<SampleSession>
/** `here` is the pool of `other.test`, `elsewhere` another company's. */
type Pools = { here: SignIn; elsewhere: SignIn; close(): Promise<void> }

type Tokens = { access: string; id: string }

const show = ({ access, id }: Tokens): Record<string, string> => ({ authorization: `Bearer ${access}`, idToken: id })

function ownPools(api: SampleApi): Pools {
  const at =
    (companyId: string): SignIn =>
    (email, groups) =>
      signInAtPool(api, companyId, email, groups)
  return { here: at(api.other.company.id), elsewhere: at(api.provider.company.id), close: async () => {} }
}

async function hostedPools(api: SampleApi): Promise<Pools> {
  const [here, elsewhere] = [await openSampleHostedPool(), await openSampleHostedPool('eu-west-1_Elsewhere')]
  await haveHostedPool(api, api.other, here)
  await haveHostedPool(api, api.provider, elsewhere)
  return {
    here: (email, groups) => signInAtHosted(api, here, api.other, { email, ...(groups && { groups }) }),
    elsewhere: (email, groups) => signInAtHosted(api, elsewhere, api.provider, { email, ...(groups && { groups }) }),
    close: async () => void (await Promise.all([here.close(), elsewhere.close()])),
  }
}

export async function openSampleCallers(api: SampleApi, kind: PoolKind): Promise<SampleCallers> {
  const { here, elsewhere, close } = kind === 'own' ? ownPools(api) : await hostedPools(api)
  const a = await here('amal@patient.example')
  const b = await here('badr@patient.example')
  const staff = await here('desk@clinic.example', [staffGroup])
  const otherStaff = await elsewhere('desk@other-clinic.example', [staffGroup])
  const otherPool = await elsewhere(a.email)
  for (const person of [a, b, staff, otherStaff, otherPool]) await person.introduce()
  return {
    a,
    b,
    close,
    headers: {
      visitor: {},
      a: show(a),
      b: show(b),
      staff: show(staff),
      otherStaff: show(otherStaff),
      expired: show(await bothOf(a, (token) => a.sign({ ...decodeJwt(token), exp: 1 }))),
      forged: show(await forge(a)),
      otherPool: show(otherPool),
      otherToken: show({ access: a.id, id: a.access }),
    },
  }
}

const bothOf = async ({ access, id }: Tokens, make: (token: string) => Promise<string>): Promise<Tokens> => ({
  access: await make(access),
  id: await make(id),
})

/** The same words under a key that the pool does not have, and that is named as the one that it has. */
async function forge(a: SampleSession): Promise<Tokens> {
  const { privateKey } = await generateKeyPair('RS256')
  const { kid = '' } = decodeProtectedHeader(a.access)
  return bothOf(a, (token) => new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey))
}
