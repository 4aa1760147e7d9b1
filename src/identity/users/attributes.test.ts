// Checks which attributes a pool takes, in which form, and which ones stay as they are.
import { expect, test } from 'vitest'
import { type AttributeRule, defaultPoolSettings, type PoolSettings } from '#identity/pool/pool.ts'
import { readAddressName, readChanges, readNewAttributes, readRemovals, verifiedAddress } from './attributes.ts'

const rule = (changes: Partial<AttributeRule> & { name: string }): AttributeRule => ({
  type: 'String',
  required: false,
  mutable: true,
  ...changes,
})
const settings: PoolSettings = {
  ...defaultPoolSettings,
  attributes: [
    rule({ name: 'family_name', required: true }),
    rule({ name: 'custom:plan', minLength: 2, maxLength: 5 }),
    rule({ name: 'custom:age', type: 'Number', minValue: 18, maxValue: 120 }),
    rule({ name: 'custom:vip', type: 'Boolean' }),
    rule({ name: 'custom:since', type: 'DateTime' }),
    rule({ name: 'custom:tenant', mutable: false }),
  ],
}
const listOf = (values: Record<string, string>) => Object.entries(values).map(([Name, Value]) => ({ Name, Value }))
const create = (values: Record<string, string>) =>
  readNewAttributes(settings, listOf({ family_name: 'Haddad', ...values }))

test('attributes of the right form are taken as they are, empty ones left out', () => {
  const values = {
    email: 'Amal@Mail.Example',
    phone_number: '+971501234567',
    birthdate: '1980-02-29',
    given_name: 'أمل',
    address: '1 Creek Road\nDubai',
    updated_at: '1795248000',
    'custom:plan': 'gold',
    'custom:age': '45',
    'custom:vip': 'true',
    'custom:since': '2026-11-21T08:00:00Z',
    'custom:tenant': 'a',
  }
  expect(create({ ...values, nickname: '' })).toEqual({ family_name: 'Haddad', ...values })
})

test.for([
  ['email', 'amal', 'Invalid email address format.'],
  ['email', 'a@b.example, c@d.example', 'Invalid email address format.'],
  ['email', 'a@b.example\r\nBcc: c@d.example', 'Invalid email address format.'],
  ['phone_number', '0501234567', 'Invalid phone number format.'],
  ['phone_number', '+971 50 123 4567', 'Invalid phone number format.'],
  ['birthdate', '1981-02-29', 'birthdate: Value is no date'],
  ['birthdate', '29.02.1980', 'birthdate: Value is no date'],
  ['given_name', 'x'.repeat(2049), 'given_name: String is too long'],
  ['custom:plan', 'a', 'custom:plan: String is too short'],
  ['custom:plan', 'golden', 'custom:plan: String is too long'],
  ['custom:age', 'forty', 'custom:age: Value is no number'],
  ['custom:age', '17', 'custom:age: Number is too small'],
  ['custom:age', '121', 'custom:age: Number is too large'],
  ['custom:age', '1e2', 'custom:age: Value is no number'],
  ['custom:vip', 'yes', 'custom:vip: Value is no boolean'],
  ['custom:since', 'yesterday', 'custom:since: Value is no date'],
  ['custom:other', 'x', 'Type for attribute {custom:other} could not be determined'],
  ['shoe_size', '40', 'Type for attribute {shoe_size} could not be determined'],
  ['sub', 'x', 'Type for attribute {sub} could not be determined'],
  ['constructor', 'x', 'Type for attribute {constructor} could not be determined'],
] as const)('%s = %j is refused: %s', ([name, value, why]) => {
  expect(() => create({ [name]: value })).toThrow(
    expect.objectContaining({ type: 'InvalidParameterException', message: expect.stringContaining(why) }),
  )
})

test('what is required has to be there, and cannot be emptied or removed', () => {
  const missing = 'Attributes did not conform to the schema: family_name: The attribute family_name is required'
  expect(() => readNewAttributes(settings, [])).toThrow(missing)
  expect(() => readNewAttributes(settings, listOf({ family_name: '' }))).toThrow(missing)
  expect(() => readChanges(settings, listOf({ family_name: '' }))).toThrow(missing)
  expect(() => readRemovals(settings, ['family_name'])).toThrow(missing)
})

test('what people sign in with cannot be removed, unless they have a user name', () => {
  expect(() => readRemovals(settings, ['email'])).toThrow('The attribute email is required')
  expect(readRemovals(settings, ['phone_number', 'given_name'])).toEqual(['phone_number', 'given_name'])
  expect(readRemovals({ ...settings, signInWith: ['username', 'email'] }, ['email'])).toEqual(['email'])
})

test('an attribute that is fixed is set at sign-up and never again', () => {
  expect(create({ 'custom:tenant': 'a' })).toHaveProperty('custom:tenant', 'a')
  const fixed = 'user.custom:tenant: Attribute cannot be updated.'
  expect(() => readChanges(settings, listOf({ 'custom:tenant': 'b' }))).toThrow(fixed)
  expect(() => readRemovals(settings, ['custom:tenant'])).toThrow(fixed)
})

test('only the pool says what is verified, and an operator', () => {
  for (const name of ['email_verified', 'phone_number_verified']) {
    const refusal = expect.objectContaining({
      type: 'NotAuthorizedException',
      message: 'A client attempted to write unauthorized attribute',
    })
    expect(() => create({ [name]: 'true' })).toThrow(refusal)
    expect(() => readChanges(settings, listOf({ [name]: 'true' }))).toThrow(refusal)
    expect(() => readRemovals(settings, [name])).toThrow(refusal)
    const byOperator = readNewAttributes(settings, listOf({ family_name: 'Haddad', [name]: 'true' }), true)
    expect(byOperator).toEqual({ family_name: 'Haddad', [name]: 'true' })
  }
})

test('codes go to an address that is verified, the e-mail first', () => {
  expect(verifiedAddress({ email: 'a@b.example', email_verified: 'false' })).toBeUndefined()
  expect(verifiedAddress({ email_verified: 'true' })).toBeUndefined()
  const both = { email: 'a@b.example', phone_number: '+971501234567', phone_number_verified: 'true' }
  expect(verifiedAddress(both)).toBe('phone_number')
  expect(verifiedAddress({ ...both, email_verified: 'true' })).toBe('email')
  expect(readAddressName('email')).toBe('email')
  expect(() => readAddressName('given_name')).toThrow('only email and phone_number')
})
