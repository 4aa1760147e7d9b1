// Passwords: the pool's policy, and the sealed verifier that is kept of one.
import type { Door } from '#identity/ask.ts'
import type { PasswordPolicy } from '#identity/pool/pool.ts'

/** @throws PoolError InvalidPasswordException 'Password did not conform with policy: ...' */
export function checkPolicy(_policy: PasswordPolicy, _password: string): void {
  throw new Error('not built yet')
}

/** The sealed verifier to keep of a new password. The maths takes milliseconds: call it outside transactions. */
export function sealPassword(_door: Door, _sub: string, _password: string): Promise<Buffer> {
  throw new Error('not built yet')
}

/** Whether a password is the user's, by making its verifier again. */
export function isPassword(
  _door: Door,
  _user: { sub: string; verifier: Buffer | null },
  _password: string,
): Promise<boolean> {
  throw new Error('not built yet')
}
