// What a person is found by: the name they chose, and their e-mail and telephone where the pool signs in with them.
import type { PoolSettings } from '#identity/pool/pool.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { type Address, type Attributes, addresses, isEmail, isPhone } from './attributes.ts'
import { isSub, nameKey } from './find-user.ts'

/**
 * Reads the name that somebody new typed.
 * @returns `address` where it is one that the pool signs in with: their user name is then their sub
 * @throws PoolError InvalidParameterException
 */
export function readNewName({ signInWith }: PoolSettings, typed: string): { address?: Address } {
  const name = typed.trim()
  if (!signInWith.includes('username')) {
    if (signInWith.includes('email') && isEmail(name)) return { address: 'email' }
    if (signInWith.includes('phone_number') && isPhone(name)) return { address: 'phone_number' }
    throw isInvalid(`Username should be ${sayAddresses(signInWith)}.`)
  }
  if (signInWith.includes('email') && isEmail(name))
    throw isInvalid('Username cannot be of email format, since user pool is configured for email alias.')
  if (signInWith.includes('phone_number') && isPhone(name))
    throw isInvalid('Username cannot be of phone number format, since user pool is configured for phone number alias.')
  // A sub names a user too: nobody may take another's.
  if (isSub.test(nameKey(name))) throw isInvalid('Invalid username.')
  return {}
}

/**
 * The keys that the table knows addresses by. An address counts once it is verified; the one that is somebody's name counts from
 * the beginning, so that it is taken once.
 */
export function addressKeys(
  { signInWith }: PoolSettings,
  attributes: Attributes,
  isName: (address: Address, value: string) => boolean,
): { emailKey: string | null; phoneKey: string | null } {
  const keyOf = (address: Address): string | null => {
    const value = attributes[address]
    if (!value || !signInWith.includes(address)) return null
    const canBeName = !signInWith.includes('username') && isName(address, value)
    return canBeName || attributes[`${address}_verified`] === 'true' ? nameKey(value) : null
  }
  const [emailKey = null, phoneKey = null] = addresses.map(keyOf)
  return { emailKey, phoneKey }
}

function sayAddresses(signInWith: PoolSettings['signInWith']): string {
  if (!signInWith.includes('phone_number')) return 'an email'
  return signInWith.includes('email') ? 'either an email or a phone number' : 'a phone number'
}

const isInvalid = (message: string) => new PoolError('InvalidParameterException', message)
