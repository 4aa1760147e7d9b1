// Guards what the tab reads out of tokens: never more than they say, and nothing out of what is none.
import { expect, test } from 'vitest'
import { isOfStaff, readClaims } from './token-claims.ts'

const tokenOf = (payload: string) => `head.${Buffer.from(payload).toString('base64url')}.signature`

test('the claims of a token, whatever letters they are in', () => {
  expect(readClaims(tokenOf('{"given_name":"أمل","n":1}'))).toEqual({ given_name: 'أمل', n: 1 })
})

test('what is no token says nothing', () => {
  for (const text of ['', 'a', 'a.b.c', tokenOf('null'), tokenOf('7'), tokenOf('{')])
    expect(readClaims(text)).toEqual({})
})

test('somebody is of the clinic’s own people by the group alone', () => {
  expect(isOfStaff(tokenOf('{"cognito:groups":["friends","staff"]}'))).toBe(true)
  for (const payload of ['{}', '{"cognito:groups":["friends"]}', '{"cognito:groups":"staff"}', '{"groups":["staff"]}'])
    expect(isOfStaff(tokenOf(payload))).toBe(false)
})
