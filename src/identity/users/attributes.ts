// What may be said of a person of the pool: the standard attributes with their forms, and the pool's own `custom:` ones.
import { z } from 'zod'
import type { AttributeRule, PoolSettings } from '#identity/pool/pool.ts'
import { PoolError } from '#identity/pool/pool-error.ts'

/** As the wire has them. */
export type AttributeList = readonly { Name: string; Value?: string | undefined }[]
export type Attributes = Record<string, string>

/** What a code can be sent to. */
export const addresses = ['email', 'phone_number'] as const
export type Address = (typeof addresses)[number]

/** Longest value of an attribute that has no rule of its own. */
const maxLength = 2048

const texts =
  'address family_name gender given_name locale middle_name name nickname picture preferred_username profile website zoneinfo'
const standard = new Map<string, AttributeRule['type']>([
  ...texts.split(' ').map((name) => [name, 'String'] as const),
  ...addresses.map((name) => [name, 'String'] as const),
  ['birthdate', 'String'],
  ['updated_at', 'Number'],
])

/** Said by the pool alone, of what it has seen itself. */
const ownWords = new Set(['email_verified', 'phone_number_verified', 'identities', 'cognito:user_status'])

export const isEmail = (text: string): boolean => text.length <= 254 && z.email().safeParse(text).success
/** E.164. */
export const isPhone = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text)

/**
 * The attributes of somebody new, checked against the pool's rules.
 * @param byOperator may set what people cannot
 * @throws PoolError InvalidParameterException, NotAuthorizedException
 */
export function readNewAttributes(settings: PoolSettings, list: AttributeList, byOperator = false): Attributes {
  const read = readAttributes(settings, list, byOperator)
  const present = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== ''))
  for (const { name, required } of settings.attributes) if (required && !(name in present)) throw isRequired(name)
  return present
}

/**
 * What somebody wants to change, `''` for what they want to remove.
 * @throws PoolError InvalidParameterException, NotAuthorizedException
 */
export function readChanges(settings: PoolSettings, list: AttributeList): Attributes {
  const read = readAttributes(settings, list, false)
  for (const [name, value] of Object.entries(read)) {
    refuseFixed(settings, name)
    if (value === '') refuseRequired(settings, name)
  }
  return read
}

/** @throws PoolError when one of them has to stay */
export function readRemovals(settings: PoolSettings, names: readonly string[]): string[] {
  for (const name of names) {
    if (ownWords.has(name)) throw isUnauthorized()
    if (!typeOf(settings, name)) throw isUnknown(name)
    refuseFixed(settings, name)
    refuseRequired(settings, name)
  }
  return [...names]
}

/** The one that codes of a person are sent to. */
export function verifiedAddress(attributes: Attributes): Address | undefined {
  return addresses.find((one) => attributes[one] && attributes[`${one}_verified`] === 'true')
}

/** @throws PoolError for anything that no code can be sent to */
export function readAddressName(name: string): Address {
  const found = addresses.find((one) => one === name)
  if (found) return found
  throw isInvalid('Invalid attribute name: only email and phone_number can be verified.')
}

function readAttributes(settings: PoolSettings, list: AttributeList, byOperator: boolean): Attributes {
  const read: Attributes = {}
  for (const { Name: name, Value: given = '' } of list) {
    if (ownWords.has(name)) {
      if (!byOperator || !name.endsWith('_verified')) throw isUnauthorized()
      read[name] = String(given === 'true')
      continue
    }
    const type = typeOf(settings, name)
    if (!type) throw isUnknown(name)
    const value = addresses.some((one) => one === name) ? given.trim() : given
    if (value !== '') checkValue(settings, name, type, value)
    read[name] = value
  }
  return read
}

function checkValue(settings: PoolSettings, name: string, type: AttributeRule['type'], value: string): void {
  if (name === 'email' && !isEmail(value)) throw isInvalid('Invalid email address format.')
  if (name === 'phone_number' && !isPhone(value)) throw isInvalid('Invalid phone number format.')
  if (name === 'birthdate' && !isDate(value)) throw doesNotFit(name, 'Value is no date of the form YYYY-MM-DD')
  const rule = ruleOf(settings, name)
  if (type === 'Number') checkNumber(name, value, rule)
  else if (type === 'Boolean' && !/^(true|false)$/.test(value)) throw doesNotFit(name, 'Value is no boolean')
  else if (type === 'DateTime' && Number.isNaN(Date.parse(value))) throw doesNotFit(name, 'Value is no date')
  else if (type === 'String') checkLength(name, value, rule)
}

function checkLength(name: string, value: string, rule: AttributeRule | undefined): void {
  const { length } = Array.from(value)
  if (length < (rule?.minLength ?? 0)) throw doesNotFit(name, 'String is too short')
  if (length > (rule?.maxLength ?? maxLength)) throw doesNotFit(name, 'String is too long')
}

function checkNumber(name: string, value: string, rule: AttributeRule | undefined): void {
  if (!/^-?\d{1,15}(\.\d{1,10})?$/.test(value)) throw doesNotFit(name, 'Value is no number')
  const number = Number(value)
  if (number < (rule?.minValue ?? Number.NEGATIVE_INFINITY)) throw doesNotFit(name, 'Number is too small')
  if (number > (rule?.maxValue ?? Number.POSITIVE_INFINITY)) throw doesNotFit(name, 'Number is too large')
}

const isDate = (text: string): boolean => z.iso.date().safeParse(text).success
const ruleOf = (settings: PoolSettings, name: string) => settings.attributes.find((rule) => rule.name === name)
const typeOf = (settings: PoolSettings, name: string) =>
  name.startsWith('custom:') ? ruleOf(settings, name)?.type : standard.get(name)

function refuseFixed(settings: PoolSettings, name: string): void {
  if (ruleOf(settings, name)?.mutable === false) throw isInvalid(`user.${name}: Attribute cannot be updated.`)
}

/** What someone signs in with stays as well, where there is no other name to find them by. */
function refuseRequired(settings: PoolSettings, name: string): void {
  const { signInWith } = settings
  const isOnlyName = !signInWith.includes('username') && signInWith.some((one) => one === name)
  if (isOnlyName || ruleOf(settings, name)?.required) throw isRequired(name)
}

const isInvalid = (message: string) => new PoolError('InvalidParameterException', message)
const doesNotFit = (name: string, why: string) => isInvalid(`Attributes did not conform to the schema: ${name}: ${why}`)
const isRequired = (name: string) => doesNotFit(name, `The attribute ${name} is required`)
const isUnknown = (name: string) =>
  isInvalid(`Attributes did not conform to the schema: Type for attribute {${name}} could not be determined`)
const isUnauthorized = () =>
  new PoolError('NotAuthorizedException', 'A client attempted to write unauthorized attribute')
