// The one way to the sign-in library: loaded when it is first needed, set to the user pool that the provider names.

import { callApi } from '#web/browser/call-api.ts'
import { getUserPoolConfig } from '#web/browser/endpoints/provider.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import type * as library from './auth-library.ts'
import { readPoolConfig } from './pool-config.ts'
import { poolStorage } from './pool-storage.ts'

/** The library, ready to use. */
export type UserPoolLibrary = typeof library

let opened: Promise<UserPoolLibrary> | undefined

/**
 * Loads the library and the configuration, once per document.
 * @throws TabFailure when the configuration cannot be had, TypeError when the library cannot; asked again at the next call
 */
export function openUserPool(): Promise<UserPoolLibrary> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function open(): Promise<UserPoolLibrary> {
  const [pool, config] = await Promise.all([import('./auth-library.ts'), askForConfig()])
  // It warns of every endpoint that is not the hosted service's, and would tell the console of people's names.
  pool.ConsoleLogger.LOG_LEVEL = 'NONE'
  pool.Amplify.configure(config)
  // After `configure`, which goes back to a storage of its own.
  pool.cognitoUserPoolsTokenProvider.setKeyValueStorage(poolStorage)
  return pool
}

async function askForConfig() {
  const request = toEndpoint(getUserPoolConfig, { providerDomain: location.host }, undefined, { onFailure: 'throw' })
  const answer = await callApi({ ...request, parse: readPoolConfig })
  if (answer.state === 'error') throw new Error('a call that throws has no failure to give')
  return answer.value
}
