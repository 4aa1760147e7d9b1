// Links whoever is signed in to the company and location whose site is on the screen.
import { callApi } from '#web/browser/call-api.ts'
import { currencyStore } from '#web/browser/currency-service.ts'
import { addCompanyLocation as endpoint } from '#web/browser/endpoints/clients.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import type { AuthState } from './auth-store.ts'
import { readClaims } from './token-claims.ts'

/** @throws TabFailure: "Product API failures are only logged, except the add-company-location call, which rethrows" (spec, 8) */
export async function addCompanyLocation(
  { email, idToken }: Pick<AuthState, 'email' | 'idToken'>,
  { companyId, locationId }: { companyId: string; locationId: string },
): Promise<void> {
  const { givenName, familyName } = readNames(idToken)
  const countryId = currencyStore()?.state.getState().countryCode ?? ''
  const input = { email, givenName, familyName, companyId, locationId, countryId }
  await callApi(toEndpoint(endpoint, input, undefined, { onFailure: 'throw' }))
}

/** The names that an id token says; empty where it says none, and then the account's are taken. */
export function readNames(idToken: string): { givenName: string; familyName: string } {
  const claims = readClaims(idToken)
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '')
  return { givenName: text('given_name'), familyName: text('family_name') }
}
