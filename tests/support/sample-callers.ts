// Everyone who may knock at the API of `other.test`: the headers that each of them sends.
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { staffGroup } from '#domain/clients/session.ts'
import type { SampleApi } from './sample-api.ts'
import { type SampleSession, signInAtOther, signInAtPool } from './sample-session.ts'

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
}

type Tokens = { access: string; id: string }

const show = ({ access, id }: Tokens): Record<string, string> => ({ authorization: `Bearer ${access}`, idToken: id })

export async function openSampleCallers(api: SampleApi): Promise<SampleCallers> {
  const a = await signInAtOther(api, 'amal@patient.example')
  const b = await signInAtOther(api, 'badr@patient.example')
  const staff = await signInAtOther(api, 'desk@clinic.example', [staffGroup])
  const otherCompany = api.provider.company.id
  const otherStaff = await signInAtPool(api, otherCompany, 'desk@other-clinic.example', [staffGroup])
  const otherPool = await signInAtPool(api, otherCompany, a.email)
  for (const person of [a, b, staff, otherStaff, otherPool]) await person.introduce()
  return {
    a,
    b,
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

/** The same words under a key that the pool does not have. */
async function forge(a: SampleSession): Promise<Tokens> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const { kid = 'forged' } = await exportJWK(publicKey)
  return bothOf(a, (token) => new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey))
}
