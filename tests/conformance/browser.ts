// The real aws-amplify in tabs of browsers: each tab has the library anew with state of its own, tabs of one browser share what is stored.
import { createRequire } from 'node:module'
import type * as amplify from 'aws-amplify'
import type * as auth from 'aws-amplify/auth'
import type * as cognito from 'aws-amplify/auth/cognito'
import type * as utils from 'aws-amplify/utils'
import type { FoundPool } from '#identity/pool/pool-directory.ts'

export type Library = typeof auth & Pick<typeof amplify, 'Amplify'> & Pick<typeof utils, 'Hub'>

/** What a browser stores; two tabs with the same one are in the same browser. */
export type BrowserStorage = Map<string, string>

export type Tab = Library & {
  storage: BrowserStorage
  /** What is stored under the last part of a key: `refreshToken`, `accessToken`, `deviceKey`. */
  stored(name: string): string | undefined
}

export type TabOptions = {
  endpoint: string
  pool: FoundPool
  storage?: BrowserStorage
  /** The identity pool as well. */
  guests?: boolean
  /** How the library is told that accounts are confirmed. */
  confirmBy?: 'code' | 'link'
}

const require = createRequire(import.meta.url)

export function openTab({ endpoint, pool, storage = new Map(), guests, confirmBy }: TabOptions): Tab {
  const library = loadAnew()
  const { Amplify, Hub, ConsoleLogger, cognitoUserPoolsTokenProvider } = library
  // It warns of every endpoint that is not a hosted one.
  ConsoleLogger.LOG_LEVEL = 'NONE'
  const userPool = {
    userPoolId: pool.pool.id,
    userPoolClientId: pool.client.id,
    userPoolEndpoint: endpoint,
    ...(confirmBy ? { signUpVerificationMethod: confirmBy } : {}),
  }
  const identityPool = {
    identityPoolId: pool.pool.identityPoolId,
    identityPoolEndpoint: endpoint,
    allowGuestAccess: true,
  }
  Amplify.configure({ Auth: { Cognito: guests ? { ...userPool, ...identityPool } : userPool } })
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: async (key) => storage.get(key) ?? null,
    setItem: async (key, value) => void storage.set(key, value),
    removeItem: async (key) => void storage.delete(key),
    clear: async () => storage.clear(),
  })
  const stored = (name: string) => [...storage].find(([key]) => key.endsWith(`.${name}`))?.[1]
  // Behind the library's own exports: `autoSignIn` is another function after each sign-up.
  return Object.assign(Object.create(library.auth) as typeof auth, { Amplify, Hub, storage, stored })
}

/** The library keeps its state in its modules: a tab of its own takes modules of its own. */
function loadAnew() {
  for (const path of Object.keys(require.cache)) if (path.includes('aws-amplify')) delete require.cache[path]
  const { Amplify } = require('aws-amplify') as typeof amplify
  const { cognitoUserPoolsTokenProvider } = require('aws-amplify/auth/cognito') as typeof cognito
  const { ConsoleLogger, Hub } = require('aws-amplify/utils') as typeof utils
  return {
    Amplify,
    ConsoleLogger,
    Hub,
    cognitoUserPoolsTokenProvider,
    auth: require('aws-amplify/auth') as typeof auth,
  }
}
