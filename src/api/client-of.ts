// Which client is asking: whoever is signed in, by the address that their id token tied them to.
import type { Database } from '#db/open.ts'
import { type ClientAccount, findAccount } from '#domain/clients/accounts.ts'
import { notTheirs } from '#domain/clients/hold-account.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { Call } from './serve.ts'

export type AskingClient = { account: ClientAccount; provider: Provider }

/**
 * @param email the client that is asked for, in lower case; left out where the path names none
 * @throws Fault not-allowed for every other address, known or not, and for whoever's own is not verified
 */
export async function clientOf(
  database: Pick<Database, 'forPool'>,
  call: Pick<Call<'client'>, 'session' | 'findOwnProvider'>,
  email?: string,
): Promise<AskingClient> {
  const [account, provider] = await Promise.all([findAccount(database, call.session), call.findOwnProvider()])
  if (!account?.emailVerified || (email !== undefined && email !== account.email)) throw notTheirs()
  return { account, provider }
}
