// What the pool asks of a new password, rule by rule, so that a screen can say which ones are kept while it is typed.
import type { UserPoolConfig } from '#contract/user-pool.ts'

/** As the pool's configuration names them. */
export type PasswordPolicy = UserPoolConfig['passwordPolicy']

export type PasswordRule = 'length' | 'lowercase' | 'uppercase' | 'numbers' | 'symbols' | 'edges'

/** A pool that names no policy takes any password of six characters (specification, section 5). */
export const plainPolicy: PasswordPolicy = {
  minimumLength: 6,
  requireLowercase: false,
  requireUppercase: false,
  requireNumbers: false,
  requireSymbols: false,
}

/** The characters that count as symbols, as the hosted service lists them; a space only with something on both sides. */
const symbol = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]|(?<=\S) (?=\S)/

/** The pool takes no password with a space at its beginning or end, whatever its policy. */
const bareEdge = /^\s|\s$/

const shapes = { lowercase: /[a-z]/, uppercase: /[A-Z]/, numbers: /[0-9]/, symbols: symbol }

/** The rules of a policy in the order they are shown, each with whether a password keeps it; that of the edges only when it is broken. */
export function checkPassword(policy: PasswordPolicy, password: string): { rule: PasswordRule; isKept: boolean }[] {
  const wanted = {
    lowercase: policy.requireLowercase,
    uppercase: policy.requireUppercase,
    numbers: policy.requireNumbers,
    symbols: policy.requireSymbols,
  }
  const rules = (['lowercase', 'uppercase', 'numbers', 'symbols'] as const).filter((rule) => wanted[rule])
  return [
    { rule: 'length' as const, isKept: Array.from(password).length >= policy.minimumLength },
    ...rules.map((rule) => ({ rule, isKept: shapes[rule].test(password) })),
    ...(bareEdge.test(password) ? [{ rule: 'edges' as const, isKept: false }] : []),
  ]
}
