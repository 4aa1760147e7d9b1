// What a stranger writes into a token is read in no time, however it is made up.
import { expect, test } from 'vitest'
import { issuerOfToken, poolOfIssuer } from './check-token.ts'

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const forged = (iss: string) => `${base64({ alg: 'RS256', kid: 'x' })}.${base64({ iss })}.x`

test('the pool of an issuer, and none of anything else', () => {
  expect(poolOfIssuer('https://clinic.example/identity/own-1_AbCdEf123')).toBe('own-1_AbCdEf123')
  expect(poolOfIssuer('http://localhost:4100/identity/own-1_AbCdEf123')).toBe('own-1_AbCdEf123')
  for (const other of [
    '',
    'clinic.example/identity/own-1_AbCdEf123',
    'https://clinic.example/identity/own-1_AbCdEf123/',
    'https://clinic.example/identity/own-1_AbCdEf123?x',
    'https://clinic.example/identity/own-1',
    'https://clinic.example/own-1_AbCdEf123',
  ])
    expect(poolOfIssuer(other), other).toBeUndefined()
})

test('an issuer that is too long is not looked at', () => {
  const parse = URL.parse
  const seen: string[] = []
  URL.parse = (text, base) => {
    seen.push(String(text))
    return parse.call(URL, text, base)
  }
  try {
    for (const tail of ['_'.repeat(10_000), 'a_'.repeat(5_000), `${'_a'.repeat(5_000)}!`])
      expect(poolOfIssuer(issuerOfToken(forged(`https://clinic.example/identity/${tail}`)) ?? '')).toBeUndefined()
  } finally {
    URL.parse = parse
  }
  expect(seen).toEqual([])
})
