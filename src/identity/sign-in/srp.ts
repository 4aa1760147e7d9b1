// Secure Remote Password as the hosted pool speaks it: a proof that someone knows a password, without saying it.

/** What a password leaves behind: whoever has both can test guesses, nobody can sign in with them. */
export type Verifier = { salt: Buffer; verifier: Buffer }

/**
 * @param poolName the pool's id behind the underscore, for a device its group key
 * @param identity the user's sub, for a device its key
 */
export function makeVerifier(_poolName: string, _identity: string, _password: string): Promise<Verifier> {
  throw new Error('not built yet')
}
