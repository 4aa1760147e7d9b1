// Addresses of hosted pools by their ids.
import { expect, test } from 'vitest'
import { hostedEndpoint } from './hosted-endpoint.ts'

test('the region of the id is in the address, and China has a domain of its own', () => {
  expect(hostedEndpoint('cognito-idp', 'me-central-1_AbC_d')).toBe('https://cognito-idp.me-central-1.amazonaws.com/')
  expect(hostedEndpoint('cognito-identity', 'eu-west-1:0e9d:1')).toBe(
    'https://cognito-identity.eu-west-1.amazonaws.com/',
  )
  expect(hostedEndpoint('cognito-idp', 'cn-north-1_A')).toBe('https://cognito-idp.cn-north-1.amazonaws.com.cn/')
})
