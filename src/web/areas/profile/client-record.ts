// What the settings show and change of the client's own record.
import type { Client } from '#contract/clients.ts'
import { getClient, updateClient } from '#web/browser/endpoints/clients.ts'
import { hasShape, isFlag, isText } from '#web/browser/read-reply.ts'
import { type InputOf, toEndpoint } from '#web/browser/to-endpoint.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'

export type ClientSettings = Pick<Client, 'email' | 'language' | 'notifications'>

const isSettings = hasShape<ClientSettings>({
  email: isText,
  language: isText,
  notifications: hasShape({ offers: isFlag, messages: isFlag, reminders: isFlag }),
})

/** @throws TabFailure, as everything that `call` is asked */
export const loadClient = (call: OwnCall, email: string): Promise<ClientSettings> =>
  call(toEndpoint(getClient, { email }, isSettings))

/** What is left out stays as it is. */
export const changeClient = (
  call: OwnCall,
  email: string,
  change: Omit<InputOf<typeof updateClient>, 'email'>,
): Promise<ClientSettings> => call(toEndpoint(updateClient, { email, ...change }, isSettings))
